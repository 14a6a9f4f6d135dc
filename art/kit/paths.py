import bmesh
from mathutils import Vector

from kit.stage import mesh, ob


def sweep(profile, path, m, bev=0.0, ang=35):
    """Extrude a closed profile [(left offset, height)] along a path [(x,y,z)]."""
    P = [Vector(p) for p in path]
    k = len(profile)
    v = []
    f = []
    for i, p in enumerate(P):
        t = P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]
        n = Vector((-t.y, t.x, 0)).normalized()
        v += [p + n * d + Vector((0, 0, h)) for d, h in profile]
    for i in range(len(P) - 1):
        for j in range(k):
            a, b = i * k + j, i * k + (j + 1) % k
            f.append((a, b, b + k, a + k))
    f += [tuple(range(k)), tuple(range((len(P) - 1) * k, len(P) * k))]
    me = mesh(v, f)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return ob(me, m, bev, ang=ang)


def ribbon(path, d0, d1, m, t=0.012):
    """Thin strip between lateral offsets d0 and d1 (road markings, asphalt layer)."""
    return sweep([(d0, -0.03), (d1, -0.03), (d1, t), (d0, t)], path, m)


def cutpath(path, s0, s1, step=0.4):
    """Part of a polyline between arc lengths s0 and s1, resampled."""
    P = [Vector(p) for p in path]
    acc = [0.0]
    for a, b in zip(P, P[1:]):
        acc.append(acc[-1] + (b - a).length)

    def at(s):
        s = max(0, min(acc[-1], s))
        i = max(j for j in range(len(P) - 1) if acc[j] <= s or j == 0)
        return P[i].lerp(P[i + 1], (s - acc[i]) / max(1e-6, acc[i + 1] - acc[i]))

    n = max(1, int((s1 - s0) / step))
    return [tuple(at(s0 + (s1 - s0) * i / n)) for i in range(n + 1)]


def dashes(path, d, m, on=1.6, off=2.2, w=0.12, start=0.4):
    """Broken line along a path."""
    L = sum((Vector(b) - Vector(a)).length for a, b in zip(path, path[1:]))
    s = start
    while s + on < L:
        ribbon(cutpath(path, s, s + on), d - w / 2, d + w / 2, m)
        s += on + off
