"""Crawler post driver for guard rails."""

from math import radians

from kit.machine_parts import beacon, hose, hyd, lamp, rail, slats_flat, slats_front, slats_side
from kit.materials import mat
from kit.running_gear import track_pair
from kit.shapes import TRS, beam, box, cyl, multi_box, prism, tube
from kit.stage import SIDES

MAST, MAST_TOP = 1.2, 3.75  # mast axis, mast top


def hincadora():
    """Crawler pile driver for guard-rail posts: mast with sliding hydraulic hammer, post in the guide."""
    _crawler()
    _engine()
    _controls()
    _hoses_and_fittings()
    _carriage()


def _crawler():
    """Tracks and deck."""
    track_pair(2.25, 0.54, 1.35, 0.3, 0.1)
    box(-0.8, 0.8, -0.5, 0.5, 0.32, 0.6, "graphite", 0.04)
    prism(
        [(-1.15, 0.56), (0.75, 0.56), (0.85, 0.66), (0.75, 0.78), (-1.15, 0.78)],
        -0.62,
        0.62,
        "graphite",
        0.03,
    )


def _engine():
    """Engine cowl with slats, exhaust and rails."""
    prism(
        [(-1.18, 0.78), (-0.1, 0.78), (-0.1, 1.5), (-0.25, 1.6), (-1.05, 1.6), (-1.18, 1.48)],
        -0.58,
        0.58,
        "amber",
        0.06,
        seg=3,
    )
    slats_flat(-0.95, -0.4, -0.35, 0.35, 1.605, 7, out=0.015)
    for side in SIDES:
        slats_side(-1.05, -0.55, side * 0.585, 1.0, 1.4, 7, out=0.016)
        box(-0.48, -0.16, side * 0.575, side * 0.59, 0.86, 1.46, "forest", 0.004)
        rail(
            [
                (-1.0, side * 0.5, 1.58),
                (-1.0, side * 0.5, 1.7),
                (-0.3, side * 0.5, 1.7),
                (-0.3, side * 0.5, 1.58),
            ],
            0.016,
        )
    cyl(0.045, (-0.85, -0.3, 1.58), (-0.85, -0.3, 1.95), "graphite", 0.01)
    tube([(-0.85, -0.3, 1.92), (-0.87, -0.3, 2.0), (-0.95, -0.3, 2.04)], 0.035, "graphite")
    beacon(-0.2, -0.35, 1.58, 0.9)


def _controls():
    """Hydraulic tank, control stand with levers, deck treads and valve block."""
    prism(
        [(-0.06, 0.78), (0.42, 0.78), (0.42, 1.22), (0.3, 1.32), (-0.06, 1.32)],
        -0.58,
        -0.1,
        "amber",
        0.05,
        seg=3,
    )
    cyl(0.05, (0.1, -0.35, 1.3), (0.1, -0.35, 1.37), "graphite", 0.01)
    beam((0.1, 0.42, 0.78), (0.1, 0.42, 1.2), 0.08, 0.08)
    prism([(-0.1, 1.18), (0.3, 1.18), (0.3, 1.28), (-0.1, 1.36)], 0.18, 0.66, "graphite", 0.02)
    for i in range(5):
        cyl(0.01, (0.08, 0.25 + 0.085 * i, 1.3), (0.1, 0.25 + 0.085 * i, 1.48), "steel", 0, 8)
        cyl(
            0.02,
            (0.1, 0.25 + 0.085 * i, 1.46),
            (0.102, 0.25 + 0.085 * i, 1.52),
            "red" if i == 4 else "graphite",
            0.01,
            10,
        )
    # tank plate and level gauge
    box(0.12, 0.34, -0.585, -0.57, 0.9, 1.16, "forest", 0.004)
    cyl(0.012, (0.43, -0.2, 0.9), (0.43, -0.2, 1.15), "pane", 0, 8)
    # deck treads
    multi_box([TRS((0.02 + 0.07 * i, 0.2, 0.785), sc=(0.03, 0.78, 0.01)) for i in range(11)], "steel", 0.002)
    # valve block
    box(0.3, 0.62, 0.28, 0.5, 0.78, 0.98, "graphite", 0.02)


def _hoses_and_fittings():
    """Hoses from the valves, brackets, lamps and hazard stripes."""
    for i in range(5):
        cyl(0.018, (0.34 + 0.06 * i, 0.39, 0.98), (0.34 + 0.06 * i, 0.39, 1.05), "steel", 0.004, 8)
        hose(
            [
                (0.34 + 0.06 * i, 0.39, 1.04),
                (0.4 + 0.05 * i, 0.36, 1.16),
                (0.62, 0.28 - 0.1 * i, 1.1),
                (0.9, 0.2 - 0.1 * i, 1.0),
            ],
            0.012,
        )
    for side in SIDES:
        prism(
            [(0.44, 0.78), (0.66, 0.78), (0.6, 0.97), (0.5, 0.97)],
            side * 0.4 - 0.02,
            side * 0.4 + 0.02,
            "amber",
            0.01,
        )
        prism(
            [(0.44, 0.78), (0.66, 0.78), (0.6, 0.97), (0.5, 0.97)],
            side * 0.52 - 0.02,
            side * 0.52 + 0.02,
            "amber",
            0.01,
        )
        box(-0.62, -0.28, side * 0.56, side * 0.72, 0.6, 0.72, "graphite", 0.015)
        lamp(0.8, side * 0.42, 0.92, 0.7)
        box(-1.1, 0.7, side * 0.615, side * 0.626, 0.62, 0.7, "forest", 0.003)
    # hazard stripes
    multi_box(
        [TRS((1.045, -0.42 + 0.14 * i, 0.68), (radians(38), 0, 0), (0.008, 0.05, 0.42)) for i in range(7)],
        "graphite",
        0.001,
    )


def _carriage():
    """Side-shift beams and slewing head under the mast."""
    for side in SIDES:
        beam((0.5, side * 0.32, 0.68), (1.02, side * 0.32, 0.68), 0.12, 0.16, "amber", 0.02)
    box(0.82, 1.04, -0.5, 0.5, 0.5, 0.86, "amber", 0.03)
    cyl(0.2, (1.0, 0, 0.66), (1.12, 0, 0.66), "graphite", 0.02, 30)
    _mast()
    _hammer()
    _post()


def _mast():
    """Mast with guide channels, tilt cylinders and the pulley on top."""
    prism([(1.08, 0.42), (1.2, 0.42), (1.2, 1.5), (1.08, 1.3)], -0.24, 0.24, "amber", 0.02)
    for side in SIDES:
        box(
            MAST, MAST + 0.14, side * 0.17 - 0.035, side * 0.17 + 0.035, 0.16, MAST_TOP, "amber", 0.012
        )  # guide channels
        box(MAST + 0.02, MAST + 0.12, side * 0.205, side * 0.215, 0.3, MAST_TOP - 0.1, "steel", 0.004)
        hyd((0.55, side * 0.46, 0.92), (MAST - 0.02, side * 0.28, 1.95), 0.05, 0.58)
        prism(
            [(MAST - 0.1, 1.85), (MAST + 0.02, 1.8), (MAST + 0.02, 2.1), (MAST - 0.1, 2.0)],
            side * 0.28 - 0.03,
            side * 0.28 + 0.03,
            "amber",
            0.012,
        )
    for i in range(9):
        z = 0.3 + 0.42 * i
        box(MAST - 0.01, MAST + 0.03, -0.15, 0.15, z, z + 0.1, "amber", 0.01)
    for i in range(5):  # mast side stiffeners and bolts
        for side in SIDES:
            box(
                MAST - 0.03,
                MAST + 0.06,
                side * 0.2,
                side * 0.235,
                0.5 + 0.7 * i,
                0.62 + 0.7 * i,
                "amber",
                0.01,
            )
            cyl(
                0.014,
                (MAST + 0.02, side * 0.23, 0.56 + 0.7 * i),
                (MAST + 0.02, side * 0.25, 0.56 + 0.7 * i),
                "steel",
                0,
                6,
            )
    box(MAST - 0.06, MAST + 0.2, -0.26, 0.26, MAST_TOP - 0.06, MAST_TOP + 0.05, "amber", 0.02)
    cyl(0.11, (MAST + 0.07, -0.09, MAST_TOP + 0.1), (MAST + 0.07, 0.09, MAST_TOP + 0.1), "graphite", 0.03)
    cyl(0.05, (MAST + 0.07, -0.14, MAST_TOP + 0.1), (MAST + 0.07, 0.14, MAST_TOP + 0.1), "steel", 0.01)
    tube([(MAST + 0.17, 0, MAST_TOP + 0.1), (MAST + 0.17, 0, 3.1)], 0.016, "steel")
    tube([(MAST - 0.04, 0, MAST_TOP + 0.1), (MAST - 0.04, 0, 0.5)], 0.016, "steel")


def _hammer():
    """The sliding hammer: carriage, body, striking cap."""
    box(MAST + 0.1, MAST + 0.2, -0.26, 0.26, 2.18, 3.12, "graphite", 0.02)
    prism(
        [
            (MAST + 0.2, 2.25),
            (MAST + 0.56, 2.25),
            (MAST + 0.62, 2.4),
            (MAST + 0.6, 3.0),
            (MAST + 0.5, 3.1),
            (MAST + 0.2, 3.1),
        ],
        -0.2,
        0.2,
        "amber",
        0.04,
        seg=3,
    )
    for side in SIDES:
        box(MAST + 0.28, MAST + 0.5, side * 0.2, side * 0.215, 2.45, 2.9, "graphite", 0.01)
        for dx in (0.3, 0.48):
            for z in (2.49, 2.86):
                cyl(0.014, (MAST + dx, side * 0.21, z), (MAST + dx, side * 0.232, z), "steel", 0, 6)
        for z in (2.3, 2.65, 3.0):
            cyl(0.035, (MAST + 0.15, side * 0.24, z), (MAST + 0.15, side * 0.3, z), "steel", 0.008)
            box(MAST + 0.08, MAST + 0.2, side * 0.2, side * 0.26, z - 0.06, z + 0.06, "graphite", 0.012)
        cyl(0.045, (MAST + 0.3, side * 0.1, 3.08), (MAST + 0.3, side * 0.1, 3.2), "steel", 0.008)
    box(MAST + 0.605, MAST + 0.625, -0.1, 0.1, 2.62, 2.9, "forest", 0.004)
    slats_front(MAST + 0.612, -0.12, 0.12, 2.42, 2.56, 3, "graphite", 0.012)
    tube(
        [
            (MAST + 0.4, -0.06, 3.1),
            (MAST + 0.4, -0.06, 3.17),
            (MAST + 0.4, 0.06, 3.17),
            (MAST + 0.4, 0.06, 3.1),
        ],
        0.016,
        "steel",
    )
    cyl(0.13, (MAST + 0.4, 0, 2.02), (MAST + 0.4, 0, 2.28), "graphite", 0.02)
    cyl(0.17, (MAST + 0.4, 0, 1.93), (MAST + 0.4, 0, 2.05), "steel", 0.02)


def _post():
    """A guard-rail post in its clamp, hoses over the mast, stabilisers at the rear."""
    post = (MAST + 0.4, 0)
    galvanised = mat("galva", "#b4babb", rough=0.42, metal=0.8)
    prism(
        [
            (-0.05, -0.065),
            (0.05, -0.065),
            (0.05, -0.045),
            (-0.038, -0.052),
            (-0.038, 0.052),
            (0.05, 0.045),
            (0.05, 0.065),
            (-0.05, 0.065),
        ],
        0,
        1.95,
        galvanised,
        0.004,
        axis="z",
    ).location = (post[0], post[1], 0)
    for z in (0.3, 0.62):
        box(MAST + 0.12, MAST + 0.34, -0.03, 0.03, z, z + 0.07, "graphite", 0.01)
        box(post[0] - 0.12, post[0] + 0.1, -0.12, -0.075, z, z + 0.09, "graphite", 0.012)
        box(post[0] - 0.12, post[0] + 0.1, 0.075, 0.12, z, z + 0.09, "graphite", 0.012)
    for k, y in enumerate((-0.2, -0.12, 0.12, 0.2)):
        hose(
            [
                (0.2, y * 1.6, 1.25),
                (0.5, y * 1.5, 2.2),
                (0.85, y * 1.4, 3.3),
                (1.0, y * 1.3, 3.7),
                (1.2, y * 1.2, 3.4),
                (1.3, y, 3.05),
            ],
            0.016,
        )
    # rear stabilisers
    for y in (-0.42, 0.42):
        beam((-1.1, y, 0.62), (-1.1, y, 0.12), 0.1, 0.1, "amber")
        box(-1.22, -0.98, y - 0.12, y + 0.12, 0.0, 0.04, "graphite", 0.01)
