"""Crawler dozer with semi-U blade and ripper."""

from math import radians

from kit.brand import ONE_COLOUR, mark
from kit.curves import arc, strip
from kit.machine_parts import (
    beacon,
    bolts,
    glazed_cab,
    hose,
    hyd,
    lamp,
    mirror,
    rail,
    slats_front,
    slats_side,
)
from kit.materials import blade_mat
from kit.running_gear import track_pair
from kit.shapes import TRS, beam, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group


def bulldozer():
    """Crawler dozer of about 18 t (class D61/D6) with semi-U blade and three-shank ripper."""
    half = 1.62  # half blade width
    _tracks()
    _hood()
    _cab()
    _blade(half)
    _ripper()


def _tracks():
    """Tracks with hub bolts, frames and the trunnions of the blade arms."""
    track_pair(3.8, 1.02, 1.95, 0.58, 0.2)
    for side in SIDES:
        y = side * 0.975
        for sx in (-1.36, 1.36):  # sprocket / idler hubs and bolts
            bolts((sx, 0.51), 0.17, 8, y + side * 0.155, 0.022)
        box(-0.9, 0.9, y - 0.15, y + 0.15, 0.62, 0.74, "amber_d", 0.03)
        cyl(0.1, (0.0, y + side * 0.1, 0.5), (0.0, side * 1.46, 0.5), "steel", 0.02)  # blade-arm trunnion
    box(-1.9, 1.9, -0.58, 0.58, 0.5, 1.14, "graphite", 0.06)
    prism([(1.75, 0.55), (2.12, 0.62), (2.12, 1.05), (1.75, 1.05)], -0.56, 0.56, "graphite", 0.04)


def _hood():
    """Engine hood with grille, doors, lamps, exhaust and air filter."""
    prism(
        [(0.15, 1.1), (2.02, 1.02), (2.12, 1.1), (2.1, 1.5), (1.95, 1.72), (0.15, 2.02)],
        -0.56,
        0.56,
        "amber",
        0.08,
        seg=3,
    )
    box(2.04, 2.125, -0.44, 0.44, 1.08, 1.5, "graphite", 0.02)
    slats_front(2.13, -0.42, 0.42, 1.12, 1.48, 7, "steel", 0.015)
    for side in SIDES:
        box(0.3, 1.85, side * 0.555, side * 0.572, 1.16, 1.24, "forest", 0.004)
        mark(0.56, side * 0.56, 1.5, 0.26, "left" if side > 0 else "right", ONE_COLOUR)
        slats_side(0.85, 1.75, side * 0.565, 1.33, 1.6, 9)
        for x in (0.35, 0.78, 1.8):
            box(x - 0.008, x + 0.008, side * 0.55, side * 0.566, 1.15, 1.62, "graphite", 0.002)
        lamp(1.98, side * 0.42, 1.78, 1.1)
        rail(
            [
                (0.35, side * 0.5, 1.98),
                (0.35, side * 0.5, 2.12),
                (1.2, side * 0.5, 1.97),
                (1.2, side * 0.5, 1.85),
            ],
            0.016,
        )
    cyl(0.075, (1.15, -0.22, 1.8), (1.15, -0.22, 2.62), "graphite", 0.01)
    tube([(1.15, -0.22, 2.58), (1.13, -0.22, 2.7), (1.02, -0.22, 2.76)], 0.06, "graphite")
    cyl(0.06, (0.72, 0.2, 1.9), (0.72, 0.2, 2.2), "graphite", 0.01)
    cyl(0.12, (0.72, 0.2, 2.2), (0.72, 0.2, 2.36), "graphite", 0.04)


def _cab():
    """Fenders, tank and cab with its roll-over bar."""
    for side in SIDES:
        prism(
            [(-1.75, 1.12), (0.55, 1.12), (0.75, 1.06), (0.75, 1.12), (0.58, 1.2), (-1.75, 1.2)],
            side * 0.56,
            side * 1.26,
            "graphite",
            0.02,
        )
        prism(
            [(-1.95, 1.2), (-1.2, 1.2), (-1.2, 1.72), (-1.85, 1.72), (-1.95, 1.6)],
            side * 0.62,
            side * 1.22,
            "amber",
            0.05,
            seg=3,
        )
        box(-0.2, 0.52, side * 0.8, side * 1.22, 1.2, 1.42, "amber", 0.04)
        slats_side(-0.1, 0.4, side * 1.222, 1.25, 1.37, 6, out=0.012)
        rail([(0.5, side * 1.18, 1.42), (0.5, side * 1.18, 1.75), (0.25, side * 0.84, 2.0)], 0.017)
        rail([(-1.25, side * 1.18, 1.72), (-1.25, side * 1.18, 2.1), (-1.25, side * 0.8, 2.25)], 0.017)
        box(-0.75, -0.4, side * 1.27, side * 1.3, 0.98, 1.06, "graphite", 0.01)
    prism(
        [(-2.02, 1.1), (-1.2, 1.1), (-1.2, 2.1), (-1.8, 2.1), (-2.02, 1.9)], -0.64, 0.64, "amber", 0.07, seg=3
    )
    glazed_cab(
        [(-1.25, 1.2), (0.1, 1.2), (0.28, 1.55), (0.2, 2.1), (0.02, 2.98), (-1.2, 2.98)],
        -0.8,
        0.8,
        1.62,
        3.02,
        mid=-0.5,
        post=0.085,
    )
    for side in SIDES:
        lamp(0.06, side * 0.55, 3.14)
        lamp(-1.2, side * 0.55, 3.14, face=(-1, 0, 0))
        box(-0.42, -0.28, side * 0.79, side * 0.82, 1.72, 1.77, "steel", 0.006)
        cyl(0.07, (-1.32, side * 0.74, 1.9), (-1.3, side * 0.74, 3.06), "amber", 0.02)  # ROPS posts
    beam((-1.3, -0.86, 3.06), (-1.3, 0.86, 3.06), 0.2, 0.14, "amber", 0.03)
    beacon(-0.9, 0.5, 3.1)
    mirror(0.2, 0.8, 2.75, 1, 0.9)


def _blade(half):
    """Concave mouldboard with cutting edge and wings, push arms and cylinders."""
    mould = arc(4.05, 0.72, 1.28, 206, 150, 10)
    prism(strip(mould, 0.06), -half + 0.33, half - 0.33, "amber", 0.004)
    for side in SIDES:
        with group("wing", (2.86, side * (half - 0.36), 0), (0, 0, -side * radians(24))):
            prism(
                [(x - 2.86, z) for x, z in strip(mould, 0.06)],
                -0.02 if side > 0 else -0.62,
                0.62 if side > 0 else 0.02,
                "amber",
                0.004,
            )
            prism(
                [
                    (-0.19, 0.12),
                    (0.12, 0.1),
                    (0.14, 0.2),
                    (-0.02, 0.72),
                    (0.12, 1.32),
                    (-0.1, 1.36),
                    (-0.2, 0.9),
                ],
                side * 0.58,
                side * 0.64,
                "amber",
                0.012,
            )
            box(-0.01, 0.07, 0 if side > 0 else -0.62, 0.62 if side > 0 else 0, 0.06, 0.24, blade_mat(), 0.01)
        beam((0.05, side * 1.43, 0.46), (2.62, side * 1.43, 0.42), 0.17, 0.24, "amber", 0.03)  # push arms
        hyd((1.05, side * 1.43, 0.66), (2.66, side * 1.36, 1.12), 0.065, 0.6)
        prism(
            [(0.88, 0.5), (1.2, 0.5), (1.1, 0.76), (0.98, 0.76)],
            side * 1.43 - 0.08,
            side * 1.43 + 0.08,
            "amber",
            0.02,
        )
        hyd((1.9, side * 0.68, 1.52), (2.68, side * 0.5, 0.74), 0.075, 0.62)  # lift cylinders
        prism([(1.6, 1.2), (2.0, 1.2), (2.02, 1.6), (1.82, 1.64)], side * 0.57, side * 0.64, "amber", 0.02)
        hose(
            [
                (1.75, side * 0.6, 1.3),
                (1.95, side * 0.8, 1.75),
                (2.1, side * 0.74, 1.45),
                (2.18, side * 0.7, 1.3),
            ],
            0.018,
        )
    box(2.85, 2.93, -half + 0.36, half - 0.36, 0.06, 0.24, blade_mat(), 0.01)
    bm_ = [TRS((2.94, -1.15 + 0.23 * i, 0.15), sc=(0.02, 0.05, 0.05)) for i in range(11)]
    multi_box(bm_, "graphite", 0.006)
    prism([(2.45, 0.3), (2.72, 0.24), (2.68, 0.58), (2.45, 0.58)], -1.3, 1.3, "amber", 0.03)
    prism([(2.52, 1.0), (2.72, 0.98), (2.78, 1.26), (2.6, 1.2)], -1.25, 1.25, "amber", 0.03)


def _ripper():
    """Three shanks at the rear."""
    box(-2.45, -2.05, -0.9, 0.9, 0.62, 0.9, "amber", 0.05)
    for side in SIDES:
        beam((-1.85, side * 0.45, 0.75), (-2.3, side * 0.45, 0.75), 0.16, 0.3, "amber", 0.03)
        hyd((-1.95, side * 0.38, 1.35), (-2.3, side * 0.38, 0.95), 0.06)
    for y in (-0.75, 0, 0.75):
        prism(
            [
                (-2.42, 0.95),
                (-2.14, 0.95),
                (-2.14, 0.5),
                (-2.02, 0.22),
                (-1.9, 0.16),
                (-2.1, 0.1),
                (-2.3, 0.4),
                (-2.42, 0.6),
            ],
            y - 0.05,
            y + 0.05,
            "graphite",
            0.02,
        )
