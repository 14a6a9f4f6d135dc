"""Trees, shrubs and grass. `tree`, `radiata` and `tuft` give objects to place or to scatter."""

import random
from math import cos, sin, sqrt

import bmesh
from mathutils import Euler, Matrix, Vector

from kit.materials import M
from kit.scatter import instances
from kit.shapes import icosphere
from kit.stage import mesh, source

TURN = 6.283

# Broad-leaved kinds: outer balls of leaves, radius, height of the middle (both per height), upright stretch.
BROAD_LEAVED = {
    "oak": (6, 0.31, 0.56, 0.85),
    "birch": (5, 0.2, 0.58, 1.25),
    "shrub": (4, 0.42, 0.38, 0.75),
}


class Leaves:
    """A crown as one mesh of many small balls."""

    def __init__(self, chance, subdivisions=1):
        self.chance = chance
        self.ball, self.ball_faces = icosphere(subdivisions)
        self.vertices = []
        self.faces = []

    def add(self, centre, radius, squash=1.0):
        """One slightly flattened ball, turned at random."""
        chance = self.chance
        first = len(self.vertices)
        turned = Euler((chance.random() * 6, chance.random() * 6, chance.random() * 6)).to_matrix()
        for point in self.ball:
            deep = point.y * radius * chance.uniform(0.7, 1)
            high = point.z * radius * squash * chance.uniform(0.6, 0.95)
            self.vertices.append(centre + turned @ Vector((point.x * radius, deep, high)))
        self.faces += [tuple(first + index for index in face) for face in self.ball_faces]

    def mesh(self, name="crown"):
        return mesh(self.vertices, self.faces, name)


def tree(kind="oak", seed=0, h=6.0, detail=1.0):
    """An oak, birch, shrub or pine of height h, not yet placed; detail multiplies its leaves."""
    leaves = Leaves(random.Random(seed * 31 + 5))
    if kind == "pine":
        _pine_crown(leaves, seed, h, int(760 * detail))
        colour = "pine_l" if seed % 2 else "pine"
        trunk, trunk_height = 0.025 * h, h * 0.8
    else:
        _broad_crown(leaves, BROAD_LEAVED[kind], h, int(1150 * detail))
        colour = "leaf" if seed % 3 else "leaf_l"
        trunk, trunk_height = 0.035 * h, h * BROAD_LEAVED[kind][2]
    return _on_trunk(kind, leaves.mesh(), colour, trunk, trunk * 0.5, trunk_height, segments=8)


def _pine_crown(leaves, seed, h, count):
    """Whorls of branches, narrower towards the top."""
    chance = leaves.chance
    for number in range(count):
        up = number / count
        reach = h * 0.235 * (1 - up) ** 0.85 * (0.72 + 0.28 * sin(up * h * 4.2 + seed)) + 0.05
        angle = chance.random() * TURN
        out = reach * sqrt(chance.uniform(0.25, 1))
        centre = Vector((out * cos(angle), out * sin(angle), h * (0.14 + 0.86 * up) - 0.22 * out))
        leaves.add(centre, h * 0.027 * (1.25 - 0.6 * up) * chance.uniform(0.7, 1.25), 0.7)


def _broad_crown(leaves, kind, h, count):
    """Leaves on the surface of several overlapping balls."""
    outer, radius, middle, stretch = kind
    chance = leaves.chance
    balls = [(Vector((0, 0, h * middle)), h * radius)]
    for number in range(outer):
        angle = TURN * number / outer + chance.random()
        out = h * radius * chance.uniform(0.55, 0.85)
        up = h * middle + h * chance.uniform(-0.12, 0.16) * stretch
        balls.append(
            (Vector((out * cos(angle), out * sin(angle), up)), h * radius * chance.uniform(0.5, 0.72))
        )
    balls.append((Vector((0, 0, h * middle + h * 0.2 * stretch)), h * radius * 0.7))
    surface = [size**2 for _, size in balls]
    for _ in range(count):
        centre, size = chance.choices(balls, surface)[0]
        away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1) + 0.25)).normalized()
        place = centre + Vector((away.x, away.y, away.z * stretch)) * size * chance.uniform(0.8, 1.03)
        leaves.add(place, h * 0.038 * chance.uniform(0.55, 1.25), 0.8)


def radiata(seed=0, h=7.0, bare=0.38, n=620):
    """Plantation pine (Pinus radiata), not yet placed: the trunk bare up to that share, a loose conical crown."""
    leaves = Leaves(random.Random(seed * 17 + 3))
    chance = leaves.chance
    for number in range(n):
        up = number / n
        reach = (
            h * 0.165 * (1 - up) ** 0.7 * min(1, 0.45 + up * 3.2) * (0.75 + 0.25 * sin(up * 21 + seed)) + 0.05
        )
        angle = chance.random() * TURN
        out = reach * sqrt(chance.uniform(0.2, 1))
        centre = Vector((out * cos(angle), out * sin(angle), h * (bare + (1 - bare) * up) - 0.18 * out))
        leaves.add(centre, h * 0.027 * (1.2 - 0.5 * up) * chance.uniform(0.7, 1.25), 0.7)
    colour = "pine" if seed % 2 else "pine_l"
    return _on_trunk("radiata", leaves.mesh(), colour, 0.021 * h, 0.006 * h, h * 0.95, segments=10)


def _on_trunk(name, crown, colour, foot, top, height, segments):
    """Crown and trunk as one object of two materials."""
    crown.materials.append(M(colour))
    crown.materials.append(M("bark"))
    whole = bmesh.new()
    whole.from_mesh(crown)
    stem = bmesh.ops.create_cone(
        whole,
        cap_ends=True,
        segments=segments,
        radius1=foot,
        radius2=top,
        depth=height,
        matrix=Matrix.Translation((0, 0, height / 2 - 0.1)),
    )
    for face in {face for vertex in stem["verts"] for face in vertex.link_faces}:
        face.material_index = 1
    whole.to_mesh(crown)
    whole.free()
    return source(name, crown)


def tuft(seed=0, n=16, h=0.28, spread=0.22, m="meadow"):
    """A tuft of n bent blades of grass, not yet placed."""
    chance = random.Random(seed)
    vertices = []
    faces = []
    for _ in range(n):
        first = len(vertices)
        vertices += _blade(chance, h, spread)
        faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    data = mesh(vertices, faces, "tuft")
    data.materials.append(M(m))
    return source("tuft", data)


def _blade(chance, h, spread):
    """Two corners at the root, two at the bend, one tip."""
    angle = chance.random() * TURN
    out = spread * sqrt(chance.random())
    x, y = out * cos(angle), out * sin(angle)
    height = h * chance.uniform(0.5, 1.1)
    width = 0.018 * chance.uniform(0.8, 1.5) * h / 0.28
    lean = chance.random() * TURN
    tip_x, tip_y = height * 0.45 * cos(lean), height * 0.45 * sin(lean)
    across_x, across_y = -sin(lean) * width, cos(lean) * width
    bend_x, bend_y = x + tip_x * 0.35, y + tip_y * 0.35
    return [
        (x - across_x, y - across_y, 0),
        (x + across_x, y + across_y, 0),
        (bend_x + across_x * 0.8, bend_y + across_y * 0.8, height * 0.6),
        (bend_x - across_x * 0.8, bend_y - across_y * 0.8, height * 0.6),
        (x + tip_x, y + tip_y, height),
    ]


def plant(items, hf, detail=1.1):
    """Single trees (kind, seed, height, x, y) on the ground hf(x, y)."""
    for kind, seed, h, x, y in items:
        planted = tree(kind, seed, h, detail)
        planted.location = (x, y, hf(x, y) - 0.1)
        planted.rotation_euler = (0, 0, seed * 1.7)


def meadow(n, area, where, hf, h=0.27, seed=3, mats=("meadow_l", "meadow", "meadow")):
    """Grass: n tries for a tuft in area (x0, x1, y0, y1), kept where where(x, y) is true."""
    tufts = [tuft(number, 16, h, h * 0.8, material) for number, material in enumerate(mats)]
    instances(tufts, n, area, where, hf, scale=(0.6, 1.3), sink=0.02, seed=seed)
