import math
from math import atan2, cos, pi, sin

from mathutils import Vector

from kit.heaps import soil_heap
from kit.materials import mat
from kit.shapes import TRS, box, multi_box, prism, tube
from kit.stage import SIDES, group, mesh, ob


def block_wall(p0, p1, z=0.0, rows=3, b=(1.6, 0.8, 0.8), m="concrete"):
    """Wall of interlocking concrete blocks between two points along x or y (running bond, one object, studs on top)."""
    a, c = Vector((*p0, z)), Vector((*p1, z))
    d = c - a
    L = d.length
    ang = atan2(d.y, d.x)
    with group("blocks", a, rz=ang):
        ms = []
        for k in range(rows):
            x = -b[0] / 2 if k % 2 else 0.0
            while x < L - 0.05:
                u, w = max(0, x), min(L, x + b[0])
                if w - u > 0.1:
                    ms.append(
                        TRS(((u + w) / 2, 0, (k + 0.5) * b[2]), sc=(w - u - 0.015, b[1] - 0.01, b[2] - 0.012))
                    )
                x += b[0]
        multi_box(ms, m, 0.03)
        n = int(L / 0.8)
        multi_box(
            [TRS((L * (i + 0.5) / n, 0, rows * b[2] + 0.04), sc=(0.3, 0.3, 0.1)) for i in range(n)], m, 0.03
        )


def big_bag(x, y, z=0.0, rz=0.0, fill="gravel", s=0.9):
    """Woven 1 m3 bag with four lifting loops, filled to the brim."""
    cloth = mat("bigbag", "#ded9cb", rough=0.9, var=0.06, vscale=6, bump=0.25, bscale=30)
    with group("bag", (x, y, z), rz=rz):
        h = s / 2
        n = 16
        v = []
        f = []
        lev = [(0, 0.9), (0.12, 1.0), (0.5, 1.06), (0.85, 1.01), (1.0, 0.97), (1.0, 0.9), (0.9, 0.88)]
        for t, k in lev:
            for i in range(4 * n):
                a = 2 * pi * i / (4 * n)
                c, q = cos(a), sin(a)
                e = 5.0
                v.append(
                    (
                        h * k * math.copysign(abs(c) ** (2 / e), c),
                        h * k * math.copysign(abs(q) ** (2 / e), q),
                        s * t + 0.012 * sin(i * 1.7 + t * 5) * (t < 0.95),
                    )
                )
        N = 4 * n
        for j in range(len(lev) - 1):
            for i in range(N):
                f.append((j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i))
        ob(mesh(v, f), cloth, 0, ang=60)
        soil_heap(-h * 0.9, h * 0.9, -h * 0.9, h * 0.9, s * 0.86, 0.16, fill, 24, x * 3 + y, 0.5, 0.05)
        for side in SIDES:
            for b in (-1, 1):
                tube(
                    [
                        (side * h * 0.9, b * h * 0.35, s * 0.8),
                        (side * h * 0.88, b * h * 0.5, s * 1.22),
                        (side * h * 0.6, b * h * 0.86, s * 1.22),
                        (side * h * 0.35, b * h * 0.9, s * 0.8),
                    ],
                    0.022,
                    mat("loop", "#2f6b4a", rough=0.8),
                    smooth=True,
                )


def weighbridge(x0, x1, y0, y1, z=0.0):
    """Surface weighbridge along x: deck, amber guide rails, end ramps."""
    box(x0, x1, y0, y1, z - 0.1, z + 0.22, "concrete", 0.02)
    n = int((x1 - x0) / 1.5)
    for i in range(n):
        box(
            x0 + (x1 - x0) * i / n + 0.04,
            x0 + (x1 - x0) * (i + 1) / n - 0.04,
            y0 + 0.15,
            y1 - 0.15,
            z + 0.2,
            z + 0.25,
            mat("checker", "#5c6163", rough=0.5, metal=0.6, bump=0.4, bscale=40),
            0.01,
        )
    for y in (y0 + 0.06, y1 - 0.06):
        tube([(x0 + 0.1, y, z + 0.5), (x1 - 0.1, y, z + 0.5)], 0.06, "amber")
        for i in range(7):
            x = x0 + 0.1 + (x1 - x0 - 0.2) * i / 6
            tube([(x, y, z + 0.2), (x, y, z + 0.5)], 0.045, "amber")
    for s, xe in ((-1, x0), (1, x1)):
        prism(
            [(xe, z - 0.05), (xe, z + 0.22), (xe + s * 1.5, z + 0.0), (xe + s * 1.5, z - 0.05)],
            y0 + 0.05,
            y1 - 0.05,
            "concrete",
            0.01,
        )


def cabin(x, y, z=0.0, rz=0.0, w=2.6, d=2.0, h=2.5):
    """Weighbridge / site cabin, window and door towards -y."""
    with group("cabin", (x, y, z), rz=rz):
        for side in SIDES:
            box(side * w * 0.4 - 0.1, side * w * 0.4 + 0.1, -d * 0.45, d * 0.45, 0, 0.15, "concrete", 0.01)
        box(-w / 2, w / 2, -d / 2, d / 2, 0.15, h, "cream", 0.04)
        box(-w / 2 - 0.1, w / 2 + 0.1, -d / 2 - 0.25, d / 2 + 0.1, h, h + 0.12, "forest", 0.03)
        box(-w / 2 - 0.01, w / 2 + 0.01, -d / 2 - 0.01, d / 2 + 0.01, 0.15, 0.5, "forest", 0.02)
        box(-w * 0.42, w * 0.1, -d / 2 - 0.02, -d / 2 + 0.05, 1.15, 2.05, "glass", 0.01)
        box(-w * 0.42 - 0.04, w * 0.1 + 0.04, -d / 2 - 0.1, -d / 2, 1.05, 1.15, "forest", 0.01)
        box(w * 0.18, w * 0.45, -d / 2 - 0.025, -d / 2 + 0.05, 0.2, 2.1, "forest", 0.01)
        box(w / 2 - 0.05, w / 2 + 0.02, -d * 0.3, d * 0.3, 1.15, 2.05, "glass", 0.01)
