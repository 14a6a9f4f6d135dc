"""Trees, shrubs and grass. `tree`, `radiata` and `tuft` give objects to place or to scatter."""

import random
from dataclasses import dataclass
from math import cos, sin, sqrt

import bmesh
from mathutils import Euler, Matrix, Vector

from kit.materials import M
from kit.scatter import instances
from kit.shapes import icosphere
from kit.stage import mesh, source

TURN = 6.283


@dataclass
class Crown:
    """A broad-leaved kind; measures are shares of its height."""

    balls: int
    ball: tuple[float, float]  # smallest and largest radius of a ball of leaves
    reach: float  # how far from the trunk the balls stand
    low: float  # where the crown begins
    high: float  # and where its uppermost ball stands
    leaves: tuple[str, str]
    bark: str = "bark"
    trunk: float = 0.03


BROAD_LEAVED = {
    "oak": Crown(11, (0.13, 0.22), 0.36, 0.42, 0.74, ("leaf", "leaf_l"), trunk=0.04),
    "beech": Crown(12, (0.12, 0.18), 0.2, 0.34, 0.84, ("beech", "beech_d"), "smooth_bark"),
    "birch": Crown(8, (0.09, 0.14), 0.14, 0.34, 0.86, ("leaf_l", "beech"), "smooth_bark", 0.02),
    "shrub": Crown(6, (0.24, 0.36), 0.34, 0.2, 0.5, ("leaf", "leaf_l")),
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
    """An oak, beech, birch, shrub or pine of height h, not yet placed; detail multiplies its leaves."""
    if kind == "pine":
        return radiata(seed, h, 0.26, int(900 * detail))
    leaves, crown = Leaves(random.Random(seed * 31 + 5)), BROAD_LEAVED[kind]
    balls = _balls(leaves.chance, crown, h)
    _leaves_on(leaves, balls, h, int(1250 * detail))
    limbs = [(centre, crown.trunk * h * 0.3) for centre, _ in balls] if kind != "shrub" else []
    colour = crown.leaves[0 if seed % 3 else 1]
    trunk = crown.trunk * h
    return _on_trunk(kind, leaves.mesh(), (colour, crown.bark), trunk, trunk * 0.6, h * crown.low, 10, limbs)


def _balls(chance, crown, h):
    """The crown as balls of leaves: wide in its lower half, closed above, none like the other."""
    balls = []
    for number in range(crown.balls):
        up = number / (crown.balls - 1)
        wide = sin(0.5 + up * 2.5) ** 0.7
        angle = number * 2.4 + chance.uniform(-0.5, 0.5)
        out = h * crown.reach * wide * chance.uniform(0.55, 1.1)
        height = h * (crown.low + (crown.high - crown.low) * up + chance.uniform(-0.03, 0.03))
        size = h * chance.uniform(*crown.ball) * (0.8 + 0.35 * wide)
        balls.append((Vector((out * cos(angle), out * sin(angle), height)), size))
    return balls


def _leaves_on(leaves, balls, h, count):
    chance = leaves.chance
    surface = [size**2 for _, size in balls]
    for _ in range(count):
        centre, size = chance.choices(balls, surface)[0]
        away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1) + 0.25)).normalized()
        place = centre + Vector((away.x, away.y, away.z * 0.8)) * size * chance.uniform(0.75, 1.05)
        leaves.add(place, h * 0.034 * chance.uniform(0.55, 1.25), 0.8)


def radiata(seed=0, h=7.0, bare=0.38, n=620):
    """Plantation pine (Pinus radiata), not yet placed: the trunk bare up to that share, whorls of uneven branches."""
    leaves = Leaves(random.Random(seed * 17 + 3))
    chance = leaves.chance
    whorls = 9
    lengths = [[chance.uniform(0.6, 1.15) for _ in range(6)] for _ in range(whorls)]
    for number in range(n):
        up = number / n
        whorl = min(whorls - 1, int(up * whorls))
        branch = chance.randrange(6)
        wide = h * 0.2 * (1 - up) ** 0.7 * min(1, 0.5 + up * 3.2) * lengths[whorl][branch] + 0.03
        angle = (branch + 0.5 * (whorl % 2)) * TURN / 6 + seed + chance.gauss(0, 0.3)
        out = wide * sqrt(chance.uniform(0.1, 1))
        tier = (whorl + 0.55 * chance.random()) / whorls
        centre = Vector((out * cos(angle), out * sin(angle), h * (bare + (1 - bare) * tier) + 0.12 * out))
        leaves.add(centre, h * 0.026 * (1.2 - 0.5 * up) * chance.uniform(0.7, 1.25), 0.7)
    colour = "pine" if seed % 2 else "pine_l"
    return _on_trunk("radiata", leaves.mesh(), (colour, "bark"), 0.021 * h, 0.005 * h, h * 0.97, 10)


def _on_trunk(name, crown, materials, foot, top, height, segments, limbs=()):
    """Crown, trunk and limbs (end, thickness) as one object of two materials."""
    for material in materials:
        crown.materials.append(M(material))
    whole = bmesh.new()
    whole.from_mesh(crown)
    stems = [(Vector((0, 0, -0.1)), Vector((0, 0, height)), foot, top)]
    fork = Vector((0, 0, height * 0.85))
    stems += [(fork, end, max(thickness, top * 0.4), thickness * 0.6) for end, thickness in limbs]
    for start, end, lower, upper in stems:
        line = end - start
        turned = line.to_track_quat("Z", "Y").to_matrix().to_4x4()
        stem = bmesh.ops.create_cone(
            whole,
            cap_ends=True,
            segments=segments,
            radius1=lower,
            radius2=upper,
            depth=line.length,
            matrix=Matrix.Translation((start + end) / 2) @ turned,
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
