import random
from math import radians

import bpy
from mathutils import noise

from kit.materials import M, _mats

rnd = random.Random(7)


_parent = [None]


class group:
    """with group('truck', loc=(0,0,0), rz=0): everything made inside is parented to an empty."""

    def __init__(s, name, loc=(0, 0, 0), rot=(0, 0, 0), rz=None, scale=1.0):
        s.e = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(s.e)
        s.e.parent = _parent[-1]
        s.e.location = loc
        s.e.rotation_euler = rot if rz is None else (0, 0, rz)
        s.e.scale = (scale,) * 3

    def __enter__(s):
        _parent.append(s.e)
        return s.e

    def __exit__(s, *a):
        _parent.pop()


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    del _parent[1:]
    rnd.seed(7)
    noise.seed_set(3)


def ob(me, material=None, bev=0.0, seg=2, smooth=True, loc=(0, 0, 0), rot=(0, 0, 0), name="o", ang=35):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.parent = _parent[-1]
    o.location = loc
    o.rotation_euler = rot
    if material is not None and not me.materials:
        me.materials.append(M(material) if isinstance(material, str) else material)
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = radians(ang)
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = radians(ang)
        b.harden_normals = True
    return o


def mesh(verts, faces, name="m"):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    return me


SIDES = (-1, 1)
