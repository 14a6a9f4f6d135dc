"""Reversible vibrating plate."""

from kit.curves import arc, strip
from kit.machine_parts import bolts, hose, slats_side
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES


def plancha_vibratoria():
    """Reversible vibrating plate with petrol engine, guard frame and folding handle."""
    _plate()
    _engine()
    _guard_frame()
    _handle()


def _plate():
    """Base plate with its exciter and rubber mounts."""
    prism(
        strip([(0.5, 0.24), (0.41, 0.07), (0.32, 0.0), (-0.32, 0.0), (-0.41, 0.07), (-0.5, 0.24)], -0.032),
        -0.26,
        0.26,
        "graphite",
        0.01,
    )
    for side in SIDES:
        prism(
            [
                (0.44, 0.2),
                (0.36, 0.08),
                (0.3, 0.03),
                (-0.3, 0.03),
                (-0.36, 0.08),
                (-0.44, 0.2),
                (-0.36, 0.16),
                (0.36, 0.16),
            ],
            side * 0.235,
            side * 0.255,
            "graphite",
            0.008,
        )
    prism([(-0.3, 0.03), (0.22, 0.03), (0.18, 0.2), (-0.24, 0.2)], -0.16, 0.16, "amber", 0.03)
    cyl(0.085, (0.02, -0.2, 0.13), (0.02, 0.2, 0.13), "graphite", 0.02)
    for x in (-0.26, 0.24):
        for side in SIDES:
            cyl(0.04, (x, side * 0.17, 0.16), (x, side * 0.17, 0.26), "rubber", 0.015)
    prism([(-0.36, 0.26), (0.34, 0.26), (0.36, 0.3), (-0.38, 0.3)], -0.22, 0.22, "amber", 0.012)


def _engine():
    """Crankcase, finned cylinder, recoil starter, tank, air filter, silencer."""
    box(-0.12, 0.16, -0.12, 0.12, 0.3, 0.46, "graphite", 0.03)
    prism([(0.0, 0.4), (0.2, 0.36), (0.24, 0.54), (0.04, 0.58)], -0.1, 0.1, "graphite", 0.015)
    multi_box(
        [TRS((0.09 + 0.028 * i, 0, 0.47 + 0.0 * i), (0, 0.2, 0), (0.012, 0.26, 0.2)) for i in range(6)],
        "steel",
        0.002,
    )
    cyl(0.13, (-0.02, 0.11, 0.44), (-0.02, 0.18, 0.44), "graphite", 0.02, 32)
    cyl(0.1, (-0.02, 0.17, 0.44), (-0.02, 0.21, 0.44), "amber", 0.02, 28)
    bolts((-0.02, 0.44), 0.07, 6, 0.205, 0.008, depth=0.012)
    cyl(0.035, (-0.02, 0.2, 0.44), (-0.02, 0.222, 0.44), "graphite", 0.008)
    prism(
        [(-0.2, 0.53), (0.1, 0.53), (0.12, 0.57), (0.1, 0.67), (-0.18, 0.67), (-0.22, 0.62)],
        -0.15,
        0.15,
        "forest",
        0.035,
        seg=3,
    )
    cyl(0.035, (-0.05, 0, 0.66), (-0.05, 0, 0.71), "graphite", 0.01)
    box(0.12, 0.28, -0.1, 0.1, 0.56, 0.68, "graphite", 0.03, seg=3)
    box(0.1, 0.3, -0.2, -0.09, 0.4, 0.54, "steel", 0.02)
    slats_side(0.12, 0.28, -0.2, 0.42, 0.52, 5, out=0.01)


def _guard_frame():
    """Belt guard on the right, lifting eye, tubular frame."""
    prism(
        arc(-0.02, 0.44, 0.11, 150, 0, 10) + arc(0.02, 0.14, 0.1, 0, -180, 10), -0.24, -0.19, "amber", 0.015
    )
    for side in SIDES:
        tube(
            [
                (0.36, side * 0.2, 0.28),
                (0.4, side * 0.2, 0.5),
                (0.34, side * 0.2, 0.78),
                (0.26, side * 0.19, 0.83),
                (-0.2, side * 0.19, 0.83),
                (-0.3, side * 0.2, 0.76),
                (-0.36, side * 0.2, 0.28),
            ],
            0.018,
            "graphite",
        )
    for x, z in ((0.3, 0.81), (-0.25, 0.8), (0.02, 0.83)):
        tube([(x, -0.2, z), (x, 0.2, z)], 0.016, "graphite")
    tube([(0.02, -0.05, 0.83), (0.02, -0.04, 0.9), (0.02, 0.04, 0.9), (0.02, 0.05, 0.83)], 0.014, "steel")


def _handle():
    for side in SIDES:
        box(-0.4, -0.3, side * 0.14 - 0.03, side * 0.14 + 0.03, 0.26, 0.42, "graphite", 0.01)
        cyl(0.035, (-0.36, side * 0.1, 0.38), (-0.36, side * 0.19, 0.38), "rubber", 0.01)
    tube(
        [
            (-0.34, 0.14, 0.36),
            (-0.52, 0.14, 0.6),
            (-0.98, 0.16, 1.0),
            (-1.06, 0.15, 1.03),
            (-1.1, 0.1, 1.04),
            (-1.1, -0.1, 1.04),
            (-1.06, -0.15, 1.03),
            (-0.98, -0.16, 1.0),
            (-0.52, -0.14, 0.6),
            (-0.34, -0.14, 0.36),
        ],
        0.018,
        "amber",
    )
    tube([(-1.1, 0.09, 1.04), (-1.1, -0.09, 1.04)], 0.026, "rubber")
    tube([(-0.74, 0.15, 0.79), (-0.74, -0.15, 0.79)], 0.014, "amber")
    box(-0.82, -0.72, -0.06, 0.06, 0.79, 0.86, "graphite", 0.015)
    tube([(-0.78, 0.03, 0.86), (-0.82, 0.05, 0.95)], 0.009, "steel")
    hose([(-0.76, 0.0, 0.8), (-0.6, 0.05, 0.62), (-0.4, 0.08, 0.5), (-0.15, 0.1, 0.5)], 0.008)
