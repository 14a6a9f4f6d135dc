"""The digging bucket."""

from mathutils import Vector, noise

from kit.shapes import prism
from kit.stage import SIDES, mesh, ob

# The back of the bucket from the pin down to the cutting edge, at scale 1.
BACK = [
    (-0.02, 0.02),
    (0.14, 0.10),
    (0.46, 0.06),
    (0.68, -0.16),
    (0.80, -0.48),
    (0.76, -0.82),
    (0.58, -1.10),
    (0.28, -1.32),
    (0.02, -1.44),
]
INSIDE = Vector((0.35, -0.6))
EAR = [(-0.16, 0), (-0.1, 0.14), (0.12, 0.2), (0.5, 0.2), (0.6, 0), (0.4, -0.05), (0.05, -0.05)]
TOOTH = [(0.10, -1.34), (0.0, -1.36), (-0.10, -1.64), (-0.06, -1.65), (0.1, -1.46)]
TEETH = 5


def bucket(w=1.25, k=1.0, m="graphite", fill="earth"):
    """Bucket of width w at scale k: pin at the origin, teeth down, opening towards -x; fill: what heaps it."""

    def scaled(points):
        return [(x * k, z * k) for x, z in points]

    back = scaled(BACK)
    prism(back + _inner_side(back, 0.05 * k, INSIDE * k)[::-1], -w / 2, w / 2, m, 0.012 * k)
    for side in SIDES:
        cheek = back + scaled([(-0.06, -1.0), (-0.10, -0.35)])
        prism(cheek, side * w / 2 - 0.03 * k, side * w / 2 + 0.03 * k, m, 0.012 * k)
        prism(scaled(EAR), side * 0.24 * k - 0.04 * k, side * 0.24 * k + 0.04 * k, m, 0.015 * k)
    for number in range(TEETH):
        y = -w / 2 + 0.09 * k + (w - 0.18 * k) * number / (TEETH - 1)
        prism(scaled(TOOTH), y - 0.055 * k, y + 0.055 * k, "steel", 0.012 * k)
    if fill:
        _heap(w, k, fill)


def _inner_side(line, thickness, inside):
    """The line moved by the plate's thickness towards the inside."""
    moved = []
    for number, point in enumerate(line):
        before, after = Vector(line[max(0, number - 1)]), Vector(line[min(len(line) - 1, number + 1)])
        along = (after - before).normalized()
        normal = Vector((-along.y, along.x))
        if normal.dot(inside - Vector(point)) < 0:
            normal = -normal
        moved.append(tuple(Vector(point) + normal * thickness))
    return moved


def _heap(w, k, m, steps=22):
    """The load bulging out of the opening."""
    top, bottom = Vector((-0.06 * k, -0.25 * k)), Vector((-0.02 * k, -1.36 * k))
    vertices = []
    for row in range(steps + 1):
        for column in range(steps + 1):
            down, across = row / steps, column / steps
            bulge = (1 - (2 * down - 1) ** 4) * (1 - (2 * across - 1) ** 4)
            lumps = 0.26 * k + 0.10 * k * noise.noise(Vector((down * 3.1, across * 3.7, 1.3)))
            grain = 0.04 * k * noise.noise(Vector((down * 11, across * 11, 7)))
            place = top.lerp(bottom, down)
            out = bulge * (lumps + grain) - 0.06 * k
            vertices.append((place.x - out, -w / 2 + 0.03 * k + (w - 0.06 * k) * across, place.y))
    faces = []
    for row in range(steps):
        for column in range(steps):
            here = row * (steps + 1) + column
            faces.append((here, here + 1, here + steps + 2, here + steps + 1))
    ob(mesh(vertices, faces), m, 0, ang=60)
