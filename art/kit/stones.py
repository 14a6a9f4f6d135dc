import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.materials import M
from kit.plants import scatter
from kit.stage import ob, rnd


def rock_mesh(seed, sub=2, cuts=5):
    r = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    pl = [
        (Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized(), r.uniform(0.55, 0.85))
        for _ in range(cuts + 4)
    ]
    for v in bm.verts:
        p = v.co.copy()
        for n, d in pl:
            k = p.dot(n)
            if k > d:
                p -= n * (k - d)
        p *= 1 + 0.10 * noise.noise(p * 1.8 + Vector((seed, 0, 0)))
        v.co = (p.x, p.y * 0.9, p.z * 0.8)
    me = bpy.data.meshes.new("rock%d" % seed)
    bm.to_mesh(me)
    bm.free()
    return me


_rk = {}


def rock(loc, r=0.3, m="lime", var=0, rot=None, sub=2):
    key = (m, var, sub)
    try:
        me = _rk[key]
        me.name
    except Exception:
        me = _rk[key] = rock_mesh(11 + var * 7, sub)
    o = ob(me, m, 0, smooth=False, loc=loc, rot=rot or (rnd.random() * 6, rnd.random() * 6, rnd.random() * 6))
    o.scale = (r,) * 3
    return o


def pebbles(n, area, where, hf, size=(0.03, 0.09), mats=("lime", "gravel", "earth_d"), seed=4):
    """Instanced loose stones on the ground."""
    r = random.Random(seed)
    x0, x1, y0, y1 = area
    for k, m in enumerate(mats):
        me = rock_mesh(80 + k, 1, 4)
        o = bpy.data.objects.new("pebble", me)
        me.materials.append(M(m))
        bpy.context.scene.collection.objects.link(o)
        it = []
        for _ in range(n // len(mats)):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if where(x, y):
                it.append(
                    (
                        (x, y, hf(x, y)),
                        r.uniform(*size),
                        r.random() * 6,
                        (r.gauss(0, 0.5), r.gauss(0, 0.5), 1),
                    )
                )
        scatter(o, it)
