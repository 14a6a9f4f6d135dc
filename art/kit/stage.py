"""The stage: an empty scene, groups that move together, and objects put on it."""

import random
from math import radians

import bpy
from mathutils import noise

from kit.materials import M, forget_materials

SIDES = (-1, 1)  # right and left of a machine

rnd = random.Random(7)  # small irregularities of models; seeded anew for every picture
_parents = [None]


def reset():
    """An empty scene and the same chance again: the same script gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    del _parents[1:]
    rnd.seed(7)
    noise.seed_set(3)


class group:
    """`with group("truck", loc, rz=…):` places everything made inside together."""

    def __init__(self, name, loc=(0, 0, 0), rot=(0, 0, 0), rz=None, scale=1.0):
        self.handle = place(bpy.data.objects.new(name, None))
        self.handle.location = loc
        self.handle.rotation_euler = rot if rz is None else (0, 0, rz)
        self.handle.scale = (scale,) * 3

    def __enter__(self):
        _parents.append(self.handle)
        return self.handle

    def __exit__(self, *failure):
        _parents.pop()


def place(thing):
    """Put an object into the scene, as a part of the current group."""
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = _parents[-1]
    return thing


def source(name, mesh_data):
    """An object outside all groups, to be copied by `scatter()`."""
    thing = bpy.data.objects.new(name, mesh_data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(verts, faces, name="m"):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(vertex) for vertex in verts], [], faces)
    data.update()
    return data


def ob(me, material=None, bev=0.0, seg=2, smooth=True, loc=(0, 0, 0), rot=(0, 0, 0), name="o", ang=35):
    """An object from a mesh: material by name or itself, bevelled edges sharper than ang degrees."""
    thing = place(bpy.data.objects.new(name, me))
    thing.location = loc
    thing.rotation_euler = rot
    if material is not None and not me.materials:
        me.materials.append(M(material) if isinstance(material, str) else material)
    if smooth:
        for polygon in me.polygons:
            polygon.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = radians(ang)
    if bev:
        bevel = thing.modifiers.new("b", "BEVEL")
        bevel.width = bev
        bevel.segments = seg
        bevel.limit_method = "ANGLE"
        bevel.angle_limit = radians(ang)
        bevel.harden_normals = True
    return thing
