from math import cos, pi, sin

from mathutils import Vector

from kit.materials import beacon_mat, lamp_mat
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import group


def hyd(p0, p1, r=0.07, split=0.55, m="graphite", y=None):
    """Hydraulic cylinder between two points ((x,y,z) or (x,z) with y)."""
    if y is not None:
        p0 = (p0[0], y, p0[1])
        p1 = (p1[0], y, p1[1])
    p0, p1 = Vector(p0), Vector(p1)
    c = p0.lerp(p1, split)
    cyl(r, p0, c, m, 0.02)
    cyl(r * 1.12, p0.lerp(p1, split - 0.04), c, m, 0.01)
    cyl(r * 0.55, c, p1, "chrome", 0)
    d = Vector((0, 1, 0))
    for p in (p0, p1):
        cyl(r * 1.05, p - d * r * 1.1, p + d * r * 1.1, m, 0.01)


def slats_side(x0, x1, y, z0, z1, n=7, m="graphite", out=0.02):
    """Upright ventilation slats on a side panel at y."""
    p = (x1 - x0) / n
    multi_box(
        [TRS((x0 + p * (i + 0.5), y, (z0 + z1) / 2), sc=(p * 0.5, out, z1 - z0)) for i in range(n)], m, 0.004
    )


def slats_flat(x0, x1, y0, y1, z, n=7, m="graphite", out=0.02):
    """Slats on a horizontal lid."""
    p = (x1 - x0) / n
    multi_box(
        [TRS((x0 + p * (i + 0.5), (y0 + y1) / 2, z), sc=(p * 0.5, y1 - y0, out)) for i in range(n)], m, 0.004
    )


def slats_front(x, y0, y1, z0, z1, n=6, m="graphite", out=0.02, lean=0.0):
    """Lying slats on a front panel at x; lean = dx per metre of height."""
    p = (z1 - z0) / n
    multi_box(
        [
            TRS((x + lean * (p * (i + 0.5)), (y0 + y1) / 2, z0 + p * (i + 0.5)), sc=(out, y1 - y0, p * 0.5))
            for i in range(n)
        ],
        m,
        0.004,
    )


def lamp(x, y, z, s=1.0, face=(1, 0, 0)):
    """Work lamp: dark housing and lit lens."""
    f = Vector(face)
    w = 0.075 * s
    with group("lamp", (x, y, z), f.to_track_quat("X", "Z").to_euler()):
        box(-0.05 * s, 0.03 * s, -w, w, -w * 0.75, w * 0.75, "graphite", 0.015 * s)
        box(0.02 * s, 0.042 * s, -w * 0.82, w * 0.82, -w * 0.6, w * 0.6, lamp_mat(), 0.01 * s)


def beacon(x, y, z, s=1.0):
    cyl(0.075 * s, (x, y, z), (x, y, z + 0.05 * s), "graphite", 0.01)
    cyl(0.06 * s, (x, y, z + 0.04 * s), (x, y, z + 0.17 * s), beacon_mat(), 0.025 * s)


def rail(pts, r=0.018, m="graphite"):
    tube(pts, r, m)


def hose(pts, r=0.02):
    tube(pts, r, "rubber", smooth=True)


def pin(x, z, y0, y1, r=0.06, m="steel"):
    """Cross pin along Y with end caps."""
    cyl(r, (x, y0, z), (x, y1, z), m, 0.01, 20)
    for y, s in ((min(y0, y1), -1), (max(y0, y1), 1)):
        cyl(r * 0.55, (x, y, z), (x, y + s * r * 0.25, z), "graphite", 0.004, 12)


def bolts(c, R, n, y, r=0.02, m="graphite", depth=0.03):
    """Ring of bolt heads around c=(x,z) on a plane at y (facing away from the axis)."""
    s = 1 if y > 0 else -1
    for i in range(n):
        a = 2 * pi * i / n
        cyl(
            r,
            (c[0] + R * cos(a), y, c[1] + R * sin(a)),
            (c[0] + R * cos(a), y + s * depth, c[1] + R * sin(a)),
            m,
            0,
            8,
        )


def mirror(x, y, z, s=1, k=1.0):
    """Mirror on an arm, s = side."""
    tube(
        [
            (x, y, z),
            (x + 0.12 * k, y + s * 0.16 * k, z + 0.08 * k),
            (x + 0.12 * k, y + s * 0.16 * k, z - 0.2 * k),
        ],
        0.014 * k,
    )
    box(
        x + 0.1 * k,
        x + 0.15 * k,
        y + s * 0.06 * k,
        y + s * 0.26 * k,
        z - 0.28 * k,
        z + 0.08 * k,
        "graphite",
        0.025 * k,
    )


def glazed_cab(P, y0, y1, sill, roof_z, body="amber", post=0.07, roof="graphite", over=0.06, mid=None):
    """Cab from a side profile P (bottom rear, bottom front, ..., top front, top rear).

    Glass volume, posts on the corners, body-colour skirt up to z = sill, overhanging roof at roof_z; mid = x of the door post.
    """
    g = post * 0.35
    cx = sum(p[0] for p in P) / len(P)
    cz = sum(p[1] for p in P) / len(P)
    shrink = lambda p: (p[0] + (g if p[0] < cx else -g), p[1] + (g if p[1] < cz else -g))
    prism([shrink(p) for p in P], y0 + g, y1 - g, "glass", 0.03)
    # skirt: the profile cut at the sill
    cut = []
    for a, b in zip(P, P[1:] + P[:1]):
        if a[1] <= sill:
            cut.append(a)
        if (a[1] - sill) * (b[1] - sill) < 0:
            t = (sill - a[1]) / (b[1] - a[1])
            cut.append((a[0] + (b[0] - a[0]) * t, sill))
    if len(cut) > 2:
        prism(cut, y0, y1, body, 0.03)
    for a, b in zip(P, P[1:] + P[:1]):
        if abs(a[1] - b[1]) < 0.05:
            continue
        for y in (y0 + post / 2, y1 - post / 2):
            cyl(post / 2, (a[0], y, a[1]), (b[0], y, b[1]), roof, 0.01, 12)
    xs = [p[0] for p in P if p[1] > roof_z - 0.2]
    xa, xb = min(xs), max(xs)
    if mid is not None:
        for y in (y0 + post * 0.4, y1 - post * 0.4):
            cyl(post * 0.4, (mid, y, sill - 0.02), (mid, y, roof_z), roof, 0.01, 12)
    prism(
        [
            (xa - over, roof_z - 0.05),
            (xb + over * 1.6, roof_z - 0.05),
            (xb + over * 0.8, roof_z + 0.06),
            (xa, roof_z + 0.09),
            (xa - over, roof_z + 0.05),
        ],
        y0 - over,
        y1 + over,
        roof,
        0.035,
        seg=3,
    )
