"""Thousands of copies for the price of one: grass, trees and stones as instances on a carrier mesh."""

import random
from math import cos, sin

import bpy
from mathutils import Vector

from kit.stage import mesh, place


def scatter(o, items):
    """Copy object o to every item (position, scale, turn about its axis, axis or None for upright)."""
    vertices = []
    faces = []
    for position, scale, turn, axis in items:
        first = len(vertices)
        vertices += _small_square(Vector(position), scale / 2, turn, axis)
        faces.append((first, first + 1, first + 2, first + 3))
    if not faces:
        o.hide_render = True
        return None
    carrier = place(bpy.data.objects.new("carrier", mesh(vertices, faces)))
    carrier.instance_type = "FACES"
    carrier.use_instance_faces_scale = True
    carrier.instance_faces_scale = 1.0
    carrier.show_instancer_for_render = False
    o.parent = carrier
    o.location = (0, 0, 0)
    return carrier


def _small_square(centre, half, turn, axis):
    """The face that carries one copy: its place, size and directions."""
    up = Vector(axis or (0, 0, 1)).normalized()
    forward = Vector((cos(turn), sin(turn), 0))
    forward = (forward - up * forward.dot(up)).normalized() * half
    left = up.cross(forward)
    return [
        centre - forward - left,
        centre + forward - left,
        centre + forward + left,
        centre - forward + left,
    ]


def instances(objs, n, area, where, hf, scale=(0.7, 1.3), sink=0.05, seed=5):
    """Copies of several objects at random: n tries in area (x0, x1, y0, y1), kept where where(x, y) is true."""
    chance = random.Random(seed)
    places = [[] for _ in objs]
    for _ in range(n):
        x, y = chance.uniform(*area[:2]), chance.uniform(*area[2:])
        if where(x, y):
            kind = places[chance.randrange(len(objs))]
            kind.append(((x, y, hf(x, y) - sink), chance.uniform(*scale), chance.random() * 6, None))
    for thing, places_of_thing in zip(objs, places):
        scatter(thing, places_of_thing)
