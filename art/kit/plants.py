import random
from math import cos, sin, sqrt

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from kit.materials import M
from kit.shapes import _ico
from kit.stage import _parent, mesh


def _blob(v, f, c, r, rr, ivs, ifs, squash=1.0):
    b = len(v)
    q = Euler((rr.random() * 6, rr.random() * 6, rr.random() * 6)).to_matrix()
    v += [
        c + q @ Vector((a.x * r, a.y * r * rr.uniform(0.7, 1), a.z * r * squash * rr.uniform(0.6, 0.95)))
        for a in ivs
    ]
    f += [tuple(b + i for i in t) for t in ifs]


def tree(kind="oak", seed=0, h=6.0, detail=1.0):
    """Returns an unplaced tree object (for scatter or ob copies). kinds: oak, pine, birch, shrub."""
    rr = random.Random(seed * 31 + 5)
    ivs, ifs = _ico(1)
    v = []
    f = []
    tv = []
    tf = []
    if kind == "pine":
        n = int(760 * detail)
        for i in range(n):
            t = i / n
            z = h * (0.14 + 0.86 * t)
            R = h * 0.235 * (1 - t) ** 0.85 * (0.72 + 0.28 * sin(t * h * 4.2 + seed)) + 0.05
            a = rr.random() * 6.283
            q = R * sqrt(rr.uniform(0.25, 1))
            _blob(
                v,
                f,
                Vector((q * cos(a), q * sin(a), z - 0.22 * q)),
                h * 0.027 * (1.25 - 0.6 * t) * rr.uniform(0.7, 1.25),
                rr,
                ivs,
                ifs,
                0.7,
            )
        mt = "pine" if seed % 2 == 0 else "pine_l"
        tr = 0.025 * h
        th = h * 0.8
    else:
        sp = {"oak": (6, 0.31, 0.56, 0.85), "birch": (5, 0.2, 0.58, 1.25), "shrub": (4, 0.42, 0.38, 0.75)}[
            kind
        ]
        blobs = [(Vector((0, 0, h * sp[2])), h * sp[1])]
        for i in range(sp[0]):
            a = 6.283 * i / sp[0] + rr.random()
            d = h * sp[1] * rr.uniform(0.55, 0.85)
            blobs.append(
                (
                    Vector((d * cos(a), d * sin(a), h * sp[2] + h * rr.uniform(-0.12, 0.16) * sp[3])),
                    h * sp[1] * rr.uniform(0.5, 0.72),
                )
            )
        blobs.append((Vector((0, 0, h * sp[2] + h * 0.2 * sp[3])), h * sp[1] * 0.7))
        n = int(1150 * detail)
        for i in range(n):
            c, r = rr.choices(blobs, [b[1] ** 2 for b in blobs])[0]
            d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1) + 0.25)).normalized()
            p = c + Vector((d.x, d.y, d.z * sp[3])) * r * rr.uniform(0.8, 1.03)
            _blob(v, f, p, h * 0.038 * rr.uniform(0.55, 1.25), rr, ivs, ifs, 0.8)
        mt = "leaf" if seed % 3 else "leaf_l"
        tr = 0.035 * h
        th = h * sp[2]
    me = mesh(v, f, "crown")
    me.materials.append(M(mt))
    me.materials.append(M("bark"))
    n = 8
    b = len(me.vertices)
    bm = bmesh.new()
    bm.from_mesh(me)
    ret = bmesh.ops.create_cone(
        bm,
        cap_ends=True,
        segments=8,
        radius1=tr,
        radius2=tr * 0.5,
        depth=th,
        matrix=Matrix.Translation((0, 0, th / 2 - 0.1)),
    )
    for fc in {fa for vv in ret["verts"] for fa in vv.link_faces}:
        fc.material_index = 1
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new(kind, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def tuft(seed=0, n=16, h=0.28, spread=0.22, m="meadow"):
    rr = random.Random(seed)
    v = []
    f = []
    for i in range(n):
        a = rr.random() * 6.283
        d = spread * sqrt(rr.random())
        x, y = d * cos(a), d * sin(a)
        hh = h * rr.uniform(0.5, 1.1)
        w = 0.018 * rr.uniform(0.8, 1.5) * h / 0.28
        b = rr.random() * 6.283
        lx, ly = hh * 0.45 * cos(b), hh * 0.45 * sin(b)
        px, py = -sin(b) * w, cos(b) * w
        k = len(v)
        v += [
            (x - px, y - py, 0),
            (x + px, y + py, 0),
            (x + lx * 0.35 + px * 0.8, y + ly * 0.35 + py * 0.8, hh * 0.6),
            (x + lx * 0.35 - px * 0.8, y + ly * 0.35 - py * 0.8, hh * 0.6),
            (x + lx, y + ly, hh),
        ]
        f += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    me = mesh(v, f, "tuft")
    me.materials.append(M(m))
    o = bpy.data.objects.new("tuft", me)
    bpy.context.scene.collection.objects.link(o)
    return o


def scatter(o, items):
    """Instance object o at items [(pos, scale, rz, normal or None)] through a face-instancing carrier (cheap in Cycles)."""
    v = []
    f = []
    for p, s, rz, n in items:
        z = Vector(n or (0, 0, 1)).normalized()
        x = Vector((cos(rz), sin(rz), 0))
        x = (x - z * x.dot(z)).normalized()
        y = z.cross(x)
        p = Vector(p)
        b = len(v)
        h = s / 2
        v += [p - x * h - y * h, p + x * h - y * h, p + x * h + y * h, p - x * h + y * h]
        f.append((b, b + 1, b + 2, b + 3))
    if not f:
        o.hide_render = True
        return None
    c = bpy.data.objects.new("carrier", mesh(v, f))
    bpy.context.scene.collection.objects.link(c)
    c.instance_type = "FACES"
    c.use_instance_faces_scale = True
    c.instance_faces_scale = 1.0
    c.show_instancer_for_render = False
    c.parent = _parent[-1]
    o.parent = c
    o.location = (0, 0, 0)
    return c


def plant(items, hf, detail=1.1):
    """Single trees: items = [(kind, seed, height, x, y)] set on the height field."""
    for kind, seed, h, x, y in items:
        o = tree(kind, seed, h, detail)
        o.location = (x, y, hf(x, y) - 0.1)
        o.rotation_euler = (0, 0, seed * 1.7)


def meadow(n, area, where, hf, h=0.27, seed=3, mats=("meadow_l", "meadow", "meadow")):
    """Grass tufts: n tries in area (x0,x1,y0,y1), kept where where(x,y) is true."""
    r = random.Random(seed)
    x0, x1, y0, y1 = area
    sets = [[] for _ in mats]
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if where(x, y):
            sets[r.randrange(len(mats))].append(
                ((x, y, hf(x, y) - 0.02), r.uniform(0.6, 1.3), r.random() * 6, None)
            )
    for i, (m, it) in enumerate(zip(mats, sets)):
        scatter(tuft(i, 16, h, h * 0.8, m), it)


def instances(objs, n, area, where, hf, scale=(0.7, 1.3), sink=0.05, seed=5):
    """Scatter copies of several source objects at random."""
    r = random.Random(seed)
    x0, x1, y0, y1 = area
    sets = [[] for _ in objs]
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if where(x, y):
            sets[r.randrange(len(objs))].append(
                ((x, y, hf(x, y) - sink), r.uniform(*scale), r.random() * 6, None)
            )
    for o, it in zip(objs, sets):
        scatter(o, it)


def radiata(seed=0, h=7.0, bare=0.38, n=620):
    """Plantation pine (Pinus radiata): bare trunk, loose conical crown. Returns an unplaced object."""
    rr = random.Random(seed * 17 + 3)
    ivs, ifs = _ico(1)
    v = []
    f = []
    for i in range(n):
        t = i / n
        z = h * (bare + (1 - bare) * t)
        R = h * 0.165 * (1 - t) ** 0.7 * min(1, 0.45 + t * 3.2) * (0.75 + 0.25 * sin(t * 21 + seed)) + 0.05
        a = rr.random() * 6.283
        q = R * sqrt(rr.uniform(0.2, 1))
        _blob(
            v,
            f,
            Vector((q * cos(a), q * sin(a), z - 0.18 * q)),
            h * 0.027 * (1.2 - 0.5 * t) * rr.uniform(0.7, 1.25),
            rr,
            ivs,
            ifs,
            0.7,
        )
    me = mesh(v, f, "crown")
    me.materials.append(M("pine" if seed % 2 else "pine_l"))
    me.materials.append(M("bark"))
    bm = bmesh.new()
    bm.from_mesh(me)
    ret = bmesh.ops.create_cone(
        bm,
        cap_ends=True,
        segments=10,
        radius1=0.021 * h,
        radius2=0.006 * h,
        depth=h * 0.95,
        matrix=Matrix.Translation((0, 0, h * 0.475 - 0.1)),
    )
    for fc in {fa for vv in ret["verts"] for fa in vv.link_faces}:
        fc.material_index = 1
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new("radiata", me)
    bpy.context.scene.collection.objects.link(o)
    return o
