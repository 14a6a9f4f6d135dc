"""What stands on a building site: cones, fences, rails, shoring, footings, survey tools."""

import random
from math import atan2, cos, sin

from mathutils import Vector

from kit.materials import mat
from kit.paths import sweep
from kit.shapes import box, cyl, tube
from kit.stage import group


def cone(x, y, z, s=1.0):
    """Traffic cone, 0.7 m high at scale 1."""
    with group("cone", (x, y, z), scale=s):
        box(-0.2, 0.2, -0.2, 0.2, 0, 0.04, "orange", 0.01)
        cyl(0.15, (0, 0, 0.03), (0, 0, 0.7), "orange", 0.01, 20, r2=0.03)
        cyl(0.117, (0, 0, 0.26), (0, 0, 0.40), "white", 0, 20, r2=0.092)
        cyl(0.076, (0, 0, 0.50), (0, 0, 0.58), "white", 0, 20, r2=0.06)


def fence(p0, p1, z=None, h=1.9, panel=2.5, feet=True):
    """Mesh site fence between two ground points (x,y); z = height or height function."""
    start, end = Vector((*p0, 0)), Vector((*p1, 0))
    panels = max(1, round((end - start).length / panel))
    stride = (end - start) / panels
    length = stride.length - 0.06
    heading = atan2(stride.y, stride.x)
    for number in range(panels):
        p = start + stride * number
        ground = z(p.x, p.y) if callable(z) else (z or 0.0)
        with group("fence", (p.x, p.y, ground), rz=heading):
            for at in (0, length):
                tube([(at, 0, 0.05), (at, 0, h)], 0.03, "steel")
            for at in (0.25, h * 0.52, h - 0.06):
                tube([(0, 0, at), (length, 0, at)], 0.018, "steel")
            for at in range(1, 17):
                tube([(length * at / 17, 0, 0.25), (length * at / 17, 0, h - 0.06)], 0.007, "steel", res=1)
            if feet:
                box(-0.15, 0.15, -0.34, 0.34, 0.0, 0.13, "concrete", 0.03)


def hand_rail(pts, h=1.0, m="amber"):
    """Edge protection: two rails, toe board and posts along ground points (x,y,z)."""
    for start, end in zip(pts, pts[1:]):
        start, end = Vector(start), Vector(end)
        bays = max(1, round((end - start).length / 1.6))
        for number in range(bays + 1):
            post = start.lerp(end, number / bays)
            tube([post, post + Vector((0, 0, h + 0.04))], 0.028, m)
        for z in (0.52, h):
            tube([start + Vector((0, 0, z)), end + Vector((0, 0, z))], 0.022, m)
        sweep(
            [(-0.015, 0.02), (0.015, 0.02), (0.015, 0.17), (-0.015, 0.17)],
            [start, end],
            mat("board", "#b98a55", rough=0.8),
        )


def soldier_wall(L=6.0, H=3.2, pitch=1.25, emb=0.3):
    """Shoring seen from -y: steel H-piles and timber lagging along +x at y=0, waling beam with raking struts."""
    wood = mat("lagging", "#9c7448", rough=0.85, var=0.22, vscale=2.5, bump=0.3, bscale=20)
    bays = int(L / pitch)
    for bay in range(bays + 1):
        x = L * bay / bays
        for y in (-0.16, 0.10):
            box(x - 0.13, x + 0.13, y - 0.015, y + 0.015, -emb, H + 0.35, "steel", 0.005)
        box(x - 0.012, x + 0.012, -0.16, 0.10, -emb, H + 0.35, "steel", 0.004)
    for bay in range(bays):
        for board in range(int(H / 0.24)):
            box(
                L * bay / bays + 0.05,
                L * (bay + 1) / bays - 0.05,
                -0.05 + 0.012 * ((bay * 7 + board * 5) % 3),
                0.06,
                board * 0.24 + 0.008,
                board * 0.24 + 0.232,
                wood,
                0.012,
            )
    box(-0.1, L + 0.1, -0.42, -0.18, H * 0.62, H * 0.62 + 0.26, "amber_d", 0.02)
    for bay in range(1, bays, 2):
        x = L * bay / bays
        cyl(0.09, (x, -0.3, H * 0.66), (x, -2.0, 0.12), "amber_d", 0.02, 18)
        box(x - 0.35, x + 0.35, -2.4, -1.85, -0.1, 0.2, "concrete", 0.03)


def footing(x, y, z=0.0, w=1.5, h=0.5, rise=0.9):
    """Concrete pad footing with starter bars."""
    rebar = mat("rebar", "#6b3f2a", rough=0.7, metal=0.4)
    box(x - w * 0.62, x + w * 0.62, y - w * 0.62, y + w * 0.62, z - 0.1, z + 0.06, "concrete", 0.02)
    box(x - w / 2, x + w / 2, y - w / 2, y + w / 2, z, z + h, "concrete", 0.025)
    bars = [(along * 0.19, across * 0.19) for along in (-1, 0, 1) for across in (-1, 0, 1) if along or across]
    for along, across in bars:
        tube([(x + along, y + across, z + h - 0.05), (x + along, y + across, z + h + rise)], 0.016, rebar)
    for hoop in range(4):
        tube(
            [
                (x + along * 0.21, y + across * 0.21, z + h + 0.12 + hoop * 0.2)
                for along, across in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ],
            0.011,
            rebar,
            closed=True,
        )


def total_station(x, y, z, rz=0.0):
    """Surveyor's tripod with instrument."""
    with group("station", (x, y, z), rz=rz):
        for leg in range(3):
            angle = 2.094 * leg
            tube(
                [(0.42 * cos(angle), 0.42 * sin(angle), 0), (0.07 * cos(angle), 0.07 * sin(angle), 1.35)],
                0.022,
                "amber",
            )
        cyl(0.11, (0, 0, 1.33), (0, 0, 1.38), "graphite", 0.01)
        box(-0.09, 0.09, -0.09, 0.09, 1.38, 1.66, "white", 0.03)
        cyl(0.05, (-0.14, 0, 1.53), (0.14, 0, 1.53), "graphite", 0.01, 16)


def bundle(x, y, z, rz=0.0, L=3.2, n=14, r=0.02, m=None):
    """Bundle of bars on two timber bearers."""
    steel = m or mat("rebar", "#6b3f2a", rough=0.7, metal=0.4)
    chance = random.Random(n)
    with group("bundle", (x, y, z), rz=rz):
        for bearer in (-L * 0.3, L * 0.3):
            box(bearer - 0.06, bearer + 0.06, -0.4, 0.4, 0, 0.1, mat("board", "#b98a55", rough=0.8), 0.01)
        for bar in range(n):
            across = -0.26 + 0.52 * (bar % 7) / 6
            up = 0.1 + r + (bar // 7) * r * 1.9
            shift = chance.uniform(-0.12, 0.12)
            tube(
                [(-L / 2 + shift, across, up), (L / 2 + shift, across + chance.uniform(-0.02, 0.02), up)],
                r,
                steel,
            )
