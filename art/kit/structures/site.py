import random
from math import atan2, cos, sin

from mathutils import Vector

from kit.materials import mat
from kit.paths import sweep
from kit.shapes import box, cyl, tube
from kit.stage import group


def cone(x, y, z, s=1.0):
    with group("cone", (x, y, z), scale=s):
        box(-0.2, 0.2, -0.2, 0.2, 0, 0.04, "orange", 0.01)
        cyl(0.15, (0, 0, 0.03), (0, 0, 0.7), "orange", 0.01, 20, r2=0.03)
        cyl(0.117, (0, 0, 0.26), (0, 0, 0.40), "white", 0, 20, r2=0.092)
        cyl(0.076, (0, 0, 0.50), (0, 0, 0.58), "white", 0, 20, r2=0.06)


def fence(p0, p1, z=None, h=1.9, panel=2.5, feet=True):
    """Mesh site fence between two ground points (x,y); z = height or height function."""
    a, b = Vector((*p0, 0)), Vector((*p1, 0))
    n = max(1, round((b - a).length / panel))
    d = (b - a) / n
    L = d.length - 0.06
    ang = atan2(d.y, d.x)
    for i in range(n):
        p = a + d * i
        zz = z(p.x, p.y) if callable(z) else (z or 0.0)
        with group("fence", (p.x, p.y, zz), rz=ang):
            for q in (0, L):
                tube([(q, 0, 0.05), (q, 0, h)], 0.03, "steel")
            for q in (0.25, h * 0.52, h - 0.06):
                tube([(0, 0, q), (L, 0, q)], 0.018, "steel")
            for q in range(1, 17):
                tube([(L * q / 17, 0, 0.25), (L * q / 17, 0, h - 0.06)], 0.007, "steel", res=1)
            if feet:
                box(-0.15, 0.15, -0.34, 0.34, 0.0, 0.13, "concrete", 0.03)


def hand_rail(pts, h=1.0, m="amber"):
    """Edge protection: two rails, toe board and posts along ground points (x,y,z)."""
    for a, b in zip(pts, pts[1:]):
        a, b = Vector(a), Vector(b)
        n = max(1, round((b - a).length / 1.6))
        for i in range(n + 1):
            p = a.lerp(b, i / n)
            tube([p, p + Vector((0, 0, h + 0.04))], 0.028, m)
        for z in (0.52, h):
            tube([a + Vector((0, 0, z)), b + Vector((0, 0, z))], 0.022, m)
        sweep(
            [(-0.015, 0.02), (0.015, 0.02), (0.015, 0.17), (-0.015, 0.17)],
            [a, b],
            mat("board", "#b98a55", rough=0.8),
        )


def soldier_wall(L=6.0, H=3.2, pitch=1.25, emb=0.3):
    """Shoring seen from -y: steel H-piles and timber lagging along +x at y=0, waling beam with raking struts."""
    wood = mat("lagging", "#9c7448", rough=0.85, var=0.22, vscale=2.5, bump=0.3, bscale=20)
    n = int(L / pitch)
    for i in range(n + 1):
        x = L * i / n
        for y in (-0.16, 0.10):
            box(x - 0.13, x + 0.13, y - 0.015, y + 0.015, -emb, H + 0.35, "steel", 0.005)
        box(x - 0.012, x + 0.012, -0.16, 0.10, -emb, H + 0.35, "steel", 0.004)
    for i in range(n):
        for j in range(int(H / 0.24)):
            box(
                L * i / n + 0.05,
                L * (i + 1) / n - 0.05,
                -0.05 + 0.012 * ((i * 7 + j * 5) % 3),
                0.06,
                j * 0.24 + 0.008,
                j * 0.24 + 0.232,
                wood,
                0.012,
            )
    box(-0.1, L + 0.1, -0.42, -0.18, H * 0.62, H * 0.62 + 0.26, "amber_d", 0.02)
    for i in range(1, n, 2):
        x = L * i / n
        cyl(0.09, (x, -0.3, H * 0.66), (x, -2.0, 0.12), "amber_d", 0.02, 18)
        box(x - 0.35, x + 0.35, -2.4, -1.85, -0.1, 0.2, "concrete", 0.03)


def footing(x, y, z=0.0, w=1.5, h=0.5, rise=0.9):
    """Concrete pad footing with starter bars."""
    rb = mat("rebar", "#6b3f2a", rough=0.7, metal=0.4)
    box(x - w * 0.62, x + w * 0.62, y - w * 0.62, y + w * 0.62, z - 0.1, z + 0.06, "concrete", 0.02)
    box(x - w / 2, x + w / 2, y - w / 2, y + w / 2, z, z + h, "concrete", 0.025)
    q = [(a * 0.19, b * 0.19) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
    for a, b in q:
        tube([(x + a, y + b, z + h - 0.05), (x + a, y + b, z + h + rise)], 0.016, rb)
    for k in range(4):
        tube(
            [
                (x + a * 0.21, y + b * 0.21, z + h + 0.12 + k * 0.2)
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ],
            0.011,
            rb,
            closed=True,
        )


def total_station(x, y, z, rz=0.0):
    """Surveyor's tripod with instrument."""
    with group("station", (x, y, z), rz=rz):
        for i in range(3):
            a = 2.094 * i
            tube([(0.42 * cos(a), 0.42 * sin(a), 0), (0.07 * cos(a), 0.07 * sin(a), 1.35)], 0.022, "amber")
        cyl(0.11, (0, 0, 1.33), (0, 0, 1.38), "graphite", 0.01)
        box(-0.09, 0.09, -0.09, 0.09, 1.38, 1.66, "white", 0.03)
        cyl(0.05, (-0.14, 0, 1.53), (0.14, 0, 1.53), "graphite", 0.01, 16)


def bundle(x, y, z, rz=0.0, L=3.2, n=14, r=0.02, m=None):
    """Bundle of bars on two timber bearers."""
    rb = m or mat("rebar", "#6b3f2a", rough=0.7, metal=0.4)
    rr = random.Random(n)
    with group("bundle", (x, y, z), rz=rz):
        for q in (-L * 0.3, L * 0.3):
            box(q - 0.06, q + 0.06, -0.4, 0.4, 0, 0.1, mat("board", "#b98a55", rough=0.8), 0.01)
        for i in range(n):
            y_ = -0.26 + 0.52 * (i % 7) / 6
            z_ = 0.1 + r + (i // 7) * r * 1.9
            o = rr.uniform(-0.12, 0.12)
            tube([(-L / 2 + o, y_, z_), (L / 2 + o, y_ + rr.uniform(-0.02, 0.02), z_)], r, rb)
