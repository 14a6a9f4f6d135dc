"""Single rocks and loose stones."""

import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.materials import M
from kit.scatter import scatter
from kit.stage import ob, rnd, source


def rock_mesh(seed, sub=2, cuts=5):
    """A ball with flat breaks."""
    chance = random.Random(seed)
    breaks = [
        (
            Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized(),
            chance.uniform(0.55, 0.85),
        )
        for _ in range(cuts + 4)
    ]
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=sub, radius=1)
    for vertex in ball.verts:
        point = vertex.co.copy()
        for direction, distance in breaks:
            beyond = point.dot(direction) - distance
            if beyond > 0:
                point -= direction * beyond
        point *= 1 + 0.10 * noise.noise(point * 1.8 + Vector((seed, 0, 0)))
        vertex.co = (point.x, point.y * 0.9, point.z * 0.8)
    data = bpy.data.meshes.new(f"rock{seed}")
    ball.to_mesh(data)
    ball.free()
    return data


def rock(loc, r=0.3, m="lime", var=0, rot=None, sub=2):
    """One rock of radius r; var picks one of several shapes."""
    turned = rot or (rnd.random() * 6, rnd.random() * 6, rnd.random() * 6)
    stone = ob(_shared_mesh(m, var, sub), m, 0, smooth=False, loc=loc, rot=turned)
    stone.scale = (r,) * 3
    return stone


def _shared_mesh(material, shape, subdivisions):
    """All rocks of one kind share one mesh."""
    name = f"rock {material if isinstance(material, str) else material.name} {shape} {subdivisions}"
    data = bpy.data.meshes.get(name)
    if data is None:
        data = rock_mesh(11 + shape * 7, subdivisions)
        data.name = name
    return data


def stone_source(seed, m):
    """A small stone to scatter."""
    data = rock_mesh(seed, 1, 4)
    data.materials.append(M(m) if isinstance(m, str) else m)
    return source("stone", data)


def lying(chance, x, y, z, size):
    """Where and how one scattered stone lies, for `scatter()`."""
    return (
        (x, y, z),
        chance.uniform(*size),
        chance.random() * 6.283,
        (chance.gauss(0, 0.5), chance.gauss(0, 0.5), 1),
    )


def pebbles(n, area, where, hf, size=(0.03, 0.09), mats=("lime", "gravel", "earth_d"), seed=4):
    """Loose stones on the ground: n tries in area (x0, x1, y0, y1), kept where where(x, y) is true."""
    chance = random.Random(seed)
    for number, material in enumerate(mats):
        items = []
        for _ in range(n // len(mats)):
            x, y = chance.uniform(*area[:2]), chance.uniform(*area[2:])
            if where(x, y):
                items.append(lying(chance, x, y, hf(x, y), size))
        scatter(stone_source(80 + number, material), items)
