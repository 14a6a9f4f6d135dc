from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from kit.materials import M
from kit.stage import _parent, mesh, ob


def box(x0, x1, y0, y1, z0, z1, m="amber", bev=0.03, rot=None, seg=2, taper=None):
    """Axis aligned box by extents; taper=(tx,ty) scales the top."""
    c = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    hx, hy, hz = abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2
    tx, ty = taper or (1, 1)
    v = [
        (-hx, -hy, -hz),
        (hx, -hy, -hz),
        (hx, hy, -hz),
        (-hx, hy, -hz),
        (-hx * tx, -hy * ty, hz),
        (hx * tx, -hy * ty, hz),
        (hx * tx, hy * ty, hz),
        (-hx * tx, hy * ty, hz),
    ]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return ob(mesh(v, f), m, min(bev, hx * 0.9, hy * 0.9, hz * 0.9), seg, loc=c, rot=rot or (0, 0, 0))


def prism(profile, a, b, m="amber", bev=0.03, axis="y", seg=2, ang=28):
    """Extrude a 2D polygon. axis 'y': profile=(x,z); 'z': profile=(x,y); 'x': profile=(y,z)."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(profile, profile[1:] + profile[:1]))
    if area < 0:
        profile = profile[::-1]
    n = len(profile)

    def P(p, t):
        return {"y": (p[0], t, p[1]), "z": (p[0], p[1], t), "x": (t, p[0], p[1])}[axis]

    v = [P(p, a) for p in profile] + [P(p, b) for p in profile]
    f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)
    ]
    me = mesh(v, f)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return ob(me, m, bev, seg, ang=ang)


def cyl(r, p0, p1, m="steel", bev=0.015, n=28, r2=None):
    p0, p1 = Vector(p0), Vector(p1)
    d = p1 - p0
    L = d.length
    r2 = r if r2 is None else r2
    v = [(r * cos(2 * pi * i / n), r * sin(2 * pi * i / n), 0) for i in range(n)] + [
        (r2 * cos(2 * pi * i / n), r2 * sin(2 * pi * i / n), L) for i in range(n)
    ]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    o = ob(mesh(v, f), m, min(bev, r * 0.4, L * 0.4), 2, loc=p0, ang=40)
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return o


def tube(pts, r=0.03, m="graphite", smooth=False, res=3, closed=False):
    cu = bpy.data.curves.new("t", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    s = cu.splines.new("NURBS" if smooth else "POLY")
    s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts):
        p.co = (*q, 1)
    if smooth:
        s.use_endpoint_u = True
        s.order_u = 4
    s.use_cyclic_u = closed
    cu.materials.append(M(m) if isinstance(m, str) else m)
    o = bpy.data.objects.new("t", cu)
    bpy.context.scene.collection.objects.link(o)
    o.parent = _parent[-1]
    return o


def lathe(prof, m, n=40, loc=(0, 0, 0), ang=35, axis="y"):
    """prof=[(r,t)] revolved around local Y (t along Y)."""
    k = len(prof)
    v = []
    f = []
    for i in range(n):
        a = 2 * pi * i / n
        for r, t in prof:
            v.append((r * cos(a), t, r * sin(a)) if axis == "y" else (r * cos(a), r * sin(a), t))
    for i in range(n):
        for j in range(k - 1):
            a, b = i * k + j, ((i + 1) % n) * k + j
            f.append((a, b, b + 1, a + 1))
    me = mesh(v, f)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return ob(me, m, 0, loc=loc, ang=ang)


def multi_box(mats_, m, bev=0.008, seg=1):
    """One object from many unit cubes given as 4x4 matrices."""
    v = []
    f = []
    cube = [
        (-0.5, -0.5, -0.5),
        (0.5, -0.5, -0.5),
        (0.5, 0.5, -0.5),
        (-0.5, 0.5, -0.5),
        (-0.5, -0.5, 0.5),
        (0.5, -0.5, 0.5),
        (0.5, 0.5, 0.5),
        (-0.5, 0.5, 0.5),
    ]
    fc = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    for mx in mats_:
        b = len(v)
        v += [mx @ Vector(c) for c in cube]
        f += [tuple(b + i for i in q) for q in fc]
    return ob(mesh(v, f), m, bev, seg)


def TRS(loc, rot=(0, 0, 0), sc=(1, 1, 1)):
    return Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((*sc, 1))


def _ico(sub=1):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    r = ([v.co.copy() for v in bm.verts], [tuple(v.index for v in p.verts) for p in bm.faces])
    bm.free()
    return r


def _sph():
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=1)
    me = bpy.data.meshes.new("s")
    bm.to_mesh(me)
    bm.free()
    return me


def _half():
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=1)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.z < -0.01], context="VERTS")
    me = bpy.data.meshes.new("s")
    bm.to_mesh(me)
    bm.free()
    return me


def panel(a, b, c, d, t=0.05, m="amber", bev=0.012):
    """Thick quad a-b-c-d; grows by t along its normal."""
    a, b, c, d = [Vector(p) for p in (a, b, c, d)]
    n = (b - a).cross(d - a).normalized() * t
    me = mesh(
        [a, b, c, d, a + n, b + n, c + n, d + n],
        [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
    )
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return ob(me, m, bev)


def beam(p0, p1, w=0.12, h=0.12, m="graphite", bev=0.015):
    """Rectangular bar from p0 to p1 (w across, h in the upright plane)."""
    p0, p1 = Vector(p0), Vector(p1)
    d = p1 - p0
    L = d.length
    o = box(0, L, -w / 2, w / 2, -h / 2, h / 2, m, bev)
    for v in o.data.vertices:
        v.co.x += L / 2
    o.location = p0
    o.rotation_euler = d.to_track_quat("X", "Z").to_euler()
    return o
