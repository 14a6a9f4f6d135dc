"""What hangs on a truck's frame: axles, mudguards, tanks, lights, guards, landing legs."""

from math import cos, pi, sin

from mathutils import Vector

from kit.curves import arc
from kit.materials import beacon_mat
from kit.running_gear import wheel
from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES


def chassis(x0, x1, axles_front, axles_rear, r=0.52, tw=1.02, rim="steel"):
    for side in SIDES:
        box(x0, x1, side * 0.42 - 0.05, side * 0.42 + 0.05, 0.82, 1.1, "graphite", 0.015)
    for i in range(6):
        x = x0 + 0.2 + (x1 - x0 - 0.4) * i / 5
        box(x - 0.06, x + 0.06, -0.4, 0.4, 0.85, 1.05, "graphite", 0.01)
    for x in axles_front + axles_rear:
        cyl(0.09, (x, -1, r), (x, 1, r), "graphite", 0.01)
        if x in axles_rear:
            cyl(0.22, (x - 0.0, -0.12, r), (x, 0.12, r), "graphite", 0.05)
        for side in SIDES:
            prism(
                [
                    (x - 0.5, r + 0.2),
                    (x, r + 0.1),
                    (x + 0.5, r + 0.2),
                    (x + 0.5, r + 0.26),
                    (x, r + 0.2),
                    (x - 0.5, r + 0.26),
                ],
                side * 0.42 - 0.04,
                side * 0.42 + 0.04,
                "graphite",
                0.01,
            )
    for x in axles_front:
        for side in SIDES:
            wheel(x, side * tw, r, 0.32, rim, side)
    for x in axles_rear:
        for side in SIDES:
            wheel(x, side * (tw + 0.06), r, 0.28, rim, side, twin=True)


def mud(x, r=0.52, y=1.2, w=0.62, R=0.62):
    for side in SIDES:
        oa = arc(x, r, R + 0.03, 160, 20, 12)
        ia = arc(x, r, R, 20, 160, 12)
        prism(oa + ia, side * (y - w), side * y, "graphite", 0.008)


def suzi(p0, p1, m, r=0.045, turns=14):
    """Coiled brake or electric line from p0 to p1."""
    p0, p1 = Vector(p0), Vector(p1)
    along = p1 - p0
    aside = along.orthogonal().normalized()
    other = along.cross(aside).normalized()
    steps = turns * 10
    points = []
    for i in range(steps + 1):
        share = i / steps
        sag = Vector((0, 0, -0.35 * sin(pi * share)))
        turn = 2 * pi * turns * share
        points.append(p0 + along * share + sag + (aside * cos(turn) + other * sin(turn)) * r)
    tube(points, 0.011, m, res=1)


def side_tank(x0, x1, s, m="steel", z0=0.5, z1=1.04, straps=2):
    """Fuel tank hung on the frame side s, with straps and filler cap."""
    box(x0, x1, s * 0.62, s * 1.22, z0, z1, m, 0.13, seg=4)
    for i in range(straps):
        x = x0 + (x1 - x0) * (i + 0.5) / straps
        box(x - 0.025, x + 0.025, s * 0.615, s * 1.228, z0 - 0.008, z1 + 0.008, "graphite", 0.13, seg=4)
    cyl(0.06, (x0 + 0.14, s * 1.12, z1 - 0.04), (x0 + 0.14, s * 1.18, z1 + 0.05), "graphite", 0.015)


def tail_lights(x, y=1.0, z=0.8):
    """Rear lamp clusters (facing -X) on a bumper bar."""
    for side in SIDES:
        box(x - 0.05, x + 0.03, side * y - 0.2, side * y + 0.2, z - 0.07, z + 0.07, "graphite", 0.015)
        box(x - 0.07, x - 0.04, side * y - 0.18, side * y + 0.02, z - 0.05, z + 0.05, "red", 0.01)
        box(x - 0.07, x - 0.04, side * y + 0.05, side * y + 0.17, z - 0.05, z + 0.05, beacon_mat(), 0.01)


def mudflap(x, y0, y1, z0=0.18, z1=0.6):
    box(x - 0.012, x + 0.012, y0, y1, z0, z1, "rubber", 0.006)


def side_guard(x0, x1, y=1.2, zs=(0.58, 0.84)):
    """Cyclist guard rails between the axles."""
    for side in SIDES:
        for z in zs:
            box(x0, x1, side * y - 0.015, side * y + 0.015, z - 0.05, z + 0.05, "steel", 0.01)
        for x in (x0 + 0.15, x1 - 0.15):
            box(
                x - 0.03,
                x + 0.03,
                side * (y - 0.55),
                side * (y - 0.01),
                zs[0] - 0.02,
                zs[-1] + 0.02,
                "graphite",
                0.01,
            )


def landing_legs(x, s_y=0.72, top=1.1):
    """Pair of trailer legs with feet and crank."""
    for side in SIDES:
        box(x - 0.09, x + 0.09, side * s_y - 0.08, side * s_y + 0.08, 0.45, top, "graphite", 0.02)
        box(x - 0.065, x + 0.065, side * s_y - 0.055, side * s_y + 0.055, 0.06, 0.5, "steel", 0.01)
        box(x - 0.17, x + 0.17, side * s_y - 0.15, side * s_y + 0.15, 0.0, 0.06, "graphite", 0.02)
    tube([(x, -s_y, 0.62), (x, s_y, 0.62)], 0.03)
    tube(
        [(x, s_y, 0.85), (x, s_y + 0.2, 0.85), (x + 0.02, s_y + 0.2, 0.6), (x + 0.02, s_y + 0.3, 0.6)],
        0.018,
        "steel",
    )
