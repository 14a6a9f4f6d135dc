from math import cos, radians, sin

from mathutils import Vector


def sstep(a, b, x):
    t = max(0.0, min(1.0, (x - a) / (b - a))) if a != b else float(x > a)
    return t * t * (3 - 2 * t)


def arc(cx, cz, r, a0, a1, n=10):
    return [
        (cx + r * cos(radians(a0 + (a1 - a0) * i / n)), cz + r * sin(radians(a0 + (a1 - a0) * i / n)))
        for i in range(n + 1)
    ]


def rot2(p, a):
    return (p[0] * cos(a) - p[1] * sin(a), p[0] * sin(a) + p[1] * cos(a))


def add2(a, b):
    return (a[0] + b[0], a[1] + b[1])


def strip(pts, t):
    """Closed polygon: the polyline pts thickened by t to its left."""
    out = []
    for i, p in enumerate(pts):
        a, b = Vector(pts[max(0, i - 1)]), Vector(pts[min(len(pts) - 1, i + 1)])
        d = (b - a).normalized()
        out.append((p[0] - d.y * t, p[1] + d.x * t))
    return list(pts) + out[::-1]
