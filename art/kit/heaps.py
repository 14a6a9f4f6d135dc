"""Heaps of soil, gravel and stone."""

import random
from math import atan2, cos, hypot, pi, sin, sqrt

from mathutils import Vector, noise

from kit.fields import fbm
from kit.scatter import scatter
from kit.stage import mesh, ob
from kit.stones import lying, stone_source

KINDS_OF_STONE = 4


def soil_heap(x0, x1, y0, y1, z, h=0.6, m="earth", n=44, seed=0, edge=0.5, rough=0.12):
    """Loose load inside a rectangle, as in a truck's body.

    z: level at its rim, h: about its height, edge: how steeply it rises from the rim, n: points along x.
    """
    rows = max(8, int(n * abs((y1 - y0) / (x1 - x0))))

    def surface(x, y):
        along, across = (x - x0) / (x1 - x0), (y - y0) / (y1 - y0)
        rise = min(1, min(along, 1 - along) * abs(x1 - x0) / edge / 2)
        rise *= min(1, min(across, 1 - across) * abs(y1 - y0) / edge / 1.2)
        rise *= 2 - rise
        lumps = 0.5 + 0.5 * noise.fractal(Vector((x * 0.55 + seed, y * 0.55, seed)), 1.0, 2.0, 3)
        grain = noise.fractal(Vector((x * 2.6, y * 2.6, seed + 3)), 1.0, 2.0, 3)
        return z + h * rise * (0.55 + 0.65 * lumps) + rough * grain * min(1, rise * 2)

    return ob(_sheet((x0, x1, y0, y1), n, rows, surface), m, 0, ang=50)


def _sheet(area, columns, rows, surface):
    """Mesh of a height function over a rectangle."""
    x0, x1, y0, y1 = area
    vertices = []
    for column in range(columns + 1):
        for row in range(rows + 1):
            x, y = x0 + (x1 - x0) * column / columns, y0 + (y1 - y0) * row / rows
            vertices.append((x, y, surface(x, y)))
    faces = []
    for column in range(columns):
        for row in range(rows):
            here = column * (rows + 1) + row
            faces.append((here, here + rows + 1, here + rows + 2, here + 1))
    return mesh(vertices, faces)


def gravel_pile(x, y, z, R=2.6, H=1.7, m="gravel", n=900, size=(0.05, 0.12), seed=1, core="gravel"):
    """Cone of radius R and height H at its angle of repose, covered with n stones of that size."""
    chance = random.Random(seed)

    def surface(at_x, at_y):
        out = hypot(at_x - x, at_y - y) / R
        out *= 1 + 0.07 * noise.noise(Vector((atan2(at_y - y, at_x - x) * 1.3, seed, 0)))
        blunt = 1 if out > 0.12 else 1 - 0.075 * (1 - out / 0.12)
        return z + H * (1 - out) * blunt - 0.02 + 0.05 * fbm(at_x, at_y, 1.6, 3, seed)

    ob(_cone_mesh(x, y, z, R * 1.08, H, surface), core, 0, ang=60)
    for kind in range(KINDS_OF_STONE):
        items = []
        for _ in range(n // KINDS_OF_STONE):
            angle = chance.random() * 6.283
            out = R * sqrt(chance.random()) * (1.0 if chance.random() < 0.9 else chance.uniform(1.0, 1.28))
            at_x, at_y = x + out * cos(angle), y + out * sin(angle)
            items.append(lying(chance, at_x, at_y, max(z, surface(at_x, at_y)) + 0.01, size))
        scatter(stone_source(50 + kind + seed * 5, m), items)


def _cone_mesh(x, y, z, radius, height, surface, rings=26, spokes=72):
    vertices = [(x, y, z + height)]
    for ring in range(1, rings + 1):
        for spoke in range(spokes):
            angle = 2 * pi * spoke / spokes
            at_x, at_y = x + radius * ring / rings * cos(angle), y + radius * ring / rings * sin(angle)
            vertices.append((at_x, at_y, max(z - 0.1, surface(at_x, at_y))))
    faces = [(0, 1 + spoke, 1 + (spoke + 1) % spokes) for spoke in range(spokes)]
    for ring in range(rings - 1):
        for spoke in range(spokes):
            here = 1 + ring * spokes + spoke
            beside = 1 + ring * spokes + (spoke + 1) % spokes
            faces.append((here, here + spokes, beside + spokes, beside))
    return mesh(vertices, faces)


def bay_pile(
    x0, x1, y0, y1, z=0.0, H=2.0, m="gravel", core="gravel", n=2500, size=(0.06, 0.12), seed=1, spill=1.2
):
    """Heap against the back wall of a storage bay open towards -y, its toe spilling out past y0."""
    chance = random.Random(seed)
    run = (y1 - y0) * 0.62
    front = y0 - spill - 0.6

    def rise(x, y):
        from_wall = min(1.0, (x - x0 + 0.5) / 1.2, (x1 - x + 0.5) / 1.2)
        middle = 1 - ((2 * x - x0 - x1) / (x1 - x0)) ** 2
        toe = y0 - spill * (0.35 + 0.65 * middle) + 0.4 * noise.noise(Vector((x * 0.7, seed * 3.0, 0)))
        share = max(0.0, min(1.0, (y - toe) / (run + spill)))
        if share <= 0:
            return -0.05
        uneven = 0.95 + 0.12 * noise.noise(Vector((x * 0.5, y * 0.5, seed)))
        return H * (1 - (1 - share) ** 1.6) * share**0.25 * (0.82 + 0.18 * from_wall) * uneven

    def surface(x, y):
        return z - 0.03 + rise(x, y) + 0.03 * fbm(x, y, 2.0, 3, seed)

    ob(_sheet((x0, x1, front, y1), 60, 60, surface), core, 0, ang=60)
    for kind in range(KINDS_OF_STONE if n else 0):
        items = []
        for _ in range(n // KINDS_OF_STONE):
            x, y = chance.uniform(x0 + 0.12, x1 - 0.12), chance.uniform(front + 0.3, y1 - 0.1)
            up = rise(x, y)
            if up > 0.02 or (up > -0.06 and chance.random() < 0.05):
                items.append(lying(chance, x, y, z + max(0, up), size))
        scatter(stone_source(50 + kind + seed * 5, m), items)
