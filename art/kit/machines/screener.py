"""Tracked screener with hopper, screen box and three discharge belts."""

import random
from math import radians

from kit.heaps import soil_heap
from kit.machine_parts import beacon, bolts, hyd, slats_side
from kit.machines.conveyor import belt
from kit.materials import mat
from kit.running_gear import track_pair
from kit.shapes import TRS, beam, box, cyl, multi_box, panel, prism
from kit.stage import SIDES, group
from kit.stones import rock


def cribadora():
    """Tracked screener: reject-grid hopper, feeder, inclined double-deck screen box and three discharge belts."""
    track_pair(3.6, 0.85, 2.0, 0.45)
    _frame()
    _hopper()
    _screen()
    _power_pack()
    _chute()
    _belts()


def _frame():
    for side in SIDES:
        prism(
            [(-5.0, 1.12), (2.9, 1.12), (3.1, 1.3), (3.1, 1.42), (-5.2, 1.42), (-5.2, 1.25)],
            side * 0.82 - 0.08,
            side * 0.82 + 0.08,
            "graphite",
            0.02,
        )
        for x in (-0.8, 0.8):
            beam((x, side * 0.82, 1.14), (x, side * 1.0, 0.6), 0.18, 0.18)
    for x in (-4.9, -3.3, -1.6, 0, 1.5, 2.9):
        box(x - 0.08, x + 0.08, -0.8, 0.8, 1.16, 1.38, "graphite", 0.02)


def _hopper():
    """Hopper on legs, with feeder and tipping reject grid."""
    rear, front, bottom, top = -5.3, -2.7, 2.15, 3.05
    for side in SIDES:
        panel(
            (rear + 0.2, side * 0.7, bottom),
            (front - 0.1, side * 0.7, bottom),
            (front, side * 1.45, top),
            (rear, side * 1.45, top),
            0.05,
        )
        for i in range(5):
            share = i / 4
            beam(
                (rear + 0.2 + (front - 0.3 - rear) * share, side * 0.74, bottom),
                (rear + (front - rear) * share, side * 1.5, top),
                0.08,
                0.07,
                "amber",
            )
        cyl(0.06, (rear, side * 1.48, top), (front, side * 1.48, top), "amber", 0.02, 12)
        for x in (rear + 0.5, front - 0.4):
            beam((x, side * 0.85, 1.4), (x, side * 1.05, 2.6), 0.1, 0.1)
    panel((rear + 0.2, 0.7, bottom), (rear + 0.2, -0.7, bottom), (rear, -1.45, top), (rear, 1.45, top), 0.05)
    cyl(0.06, (rear, -1.48, top), (rear, 1.48, top), "amber", 0.02, 12)
    prism(
        [(rear + 0.1, 1.75), (-1.4, 2.35), (-1.4, 2.75), (front, 2.55), (rear + 0.1, 2.25)],
        -0.72,
        0.72,
        "amber",
        0.03,
    )  # feeder trough
    with group("grid", (front, 0, top + 0.1), (0, radians(13), 0)):
        length = 2.75
        for side in SIDES:
            box(-length, 0.1, side * 1.4 - 0.05, side * 1.4 + 0.05, -0.06, 0.14, "amber", 0.02)
        for x in (-length, 0.1):
            box(x - 0.05, x + 0.05, -1.4, 1.4, -0.06, 0.14, "amber", 0.02)
        for i in range(13):
            box(
                -length,
                0.1,
                -1.3 + 0.2167 * i - 0.018,
                -1.3 + 0.2167 * i + 0.018,
                -0.02,
                0.1,
                "graphite",
                0.008,
            )
        for i in range(3):
            box(
                -length + 0.7 * (i + 0.8) - 0.03,
                -length + 0.7 * (i + 0.8) + 0.03,
                -1.35,
                1.35,
                -0.08,
                0.0,
                "graphite",
                0.008,
            )
    for side in SIDES:
        hyd((front - 0.1, side * 1.2, 2.2), (front - 0.5, side * 1.3, 3.2), 0.06)
    soil_heap(rear + 0.3, front - 0.12, -0.92, 0.92, 2.45, 0.5, "lime_d", 40, 2.2, 0.5, 0.1)


def _screen():
    """Screen box on springs: high at the rear, falling to the front."""
    slope = radians(15)
    with group("screen", (0.35, 0, 2.95), (0, slope, 0)):
        for side in SIDES:
            prism(
                [(-2.1, -0.25), (2.0, -0.25), (2.1, -0.1), (2.05, 0.42), (-1.7, 0.55), (-2.1, 0.4)],
                side * 0.86 - 0.03,
                side * 0.86 + 0.03,
                "amber",
                0.012,
            )
            for i in range(7):
                box(
                    -1.75 + 0.58 * i - 0.03,
                    -1.75 + 0.58 * i + 0.03,
                    side * 0.88,
                    side * 0.94,
                    -0.22,
                    0.42,
                    "amber",
                    0.01,
                )
            box(-2.0, 2.0, side * 0.86, side * 0.95, -0.27, -0.19, "amber", 0.012)
            bolts((-0.1, 0.12), 0.3, 10, side * 0.9, 0.025)
            cyl(0.22, (-0.1, side * 0.88, 0.12), (-0.1, side * 1.08, 0.12), "graphite", 0.03)
            for x in (-1.5, 1.5):
                for dx in (-0.1, 0.1):
                    cyl(0.07, (x + dx, side * 0.92, -0.62), (x + dx, side * 0.92, -0.26), "steel", 0.02, 14)
                box(x - 0.2, x + 0.2, side * 0.8, side * 1.04, -0.7, -0.6, "graphite", 0.02)
        for z in (0.18, -0.12):
            box(-2.0, 2.05, -0.84, 0.84, z - 0.02, z, mat("mesh", "#55534e", rough=0.6, metal=0.5), 0)
        multi_box(
            [TRS((-1.95 + 0.08 * i, 0, 0.19), sc=(0.02, 1.66, 0.02)) for i in range(50)], "steel", 0.002
        )
        multi_box([TRS((0, -0.8 + 0.1 * i, 0.2), sc=(4.0, 0.02, 0.02)) for i in range(17)], "steel", 0.002)
        cyl(0.11, (-0.1, -0.86, 0.12), (-0.1, 0.86, 0.12), "graphite", 0.02)
        chance = random.Random(4)
        for _ in range(230):
            rock(
                (chance.uniform(-1.9, 1.7), chance.uniform(-0.75, 0.75), 0.22 + chance.random() * 0.05),
                chance.uniform(0.03, 0.1),
                chance.choice(("lime", "gravel")),
                chance.randint(0, 4),
            )
        panel((2.05, -0.82, 0.16), (2.05, 0.82, 0.16), (2.5, 0.5, -0.2), (2.5, -0.5, -0.2), 0.03)
    for side in SIDES:
        for x, z in ((-1.25, 2.72), (1.75, 1.95)):
            beam((x, side * 0.92, 1.4), (x, side * 0.92, z), 0.14, 0.14)
        beam((-1.25, side * 0.92, 1.5), (0.2, side * 0.92, 2.2), 0.08, 0.08)


def _power_pack():
    """Engine and controls on the left, tank on the right."""
    prism(
        [(-2.6, 1.42), (-1.35, 1.42), (-1.35, 2.1), (-1.5, 2.2), (-2.6, 2.2)],
        -1.5,
        -0.85,
        "amber",
        0.06,
        seg=3,
    )
    prism(
        [(-2.75, 1.1), (-0.75, 1.1), (-0.75, 1.9), (-0.9, 2.02), (-2.75, 2.02)],
        0.92,
        1.62,
        "amber",
        0.06,
        seg=3,
    )
    slats_side(-2.6, -1.75, 1.625, 1.35, 1.85, 9)
    box(-1.55, -0.9, 1.615, 1.63, 1.22, 1.88, "forest", 0.006)
    box(-1.5, -1.44, 1.62, 1.65, 1.5, 1.6, "steel", 0.008)
    cyl(0.06, (-2.5, 1.3, 2.0), (-2.5, 1.3, 2.5), "graphite", 0.01)
    beacon(-1.0, 1.3, 2.0, 1.3)
    cyl(0.12, (-2.0, 1.3, 2.0), (-2.0, 1.3, 2.14), "graphite", 0.03)


def _chute():
    """Fines chute below the screen."""
    prism([(-1.1, 2.5), (1.7, 1.8), (1.0, 1.42), (-0.6, 1.42)], -0.74, 0.74, "amber", 0.03)
    for side in SIDES:
        multi_box(
            [
                TRS((-0.6 + 0.5 * i, side * 0.75, 1.75), (0, 0.12 * (i - 1.5), 0), (0.05, 0.04, 0.62))
                for i in range(4)
            ],
            "amber",
            0.01,
        )


def _belts():
    """Three discharge belts: left, right, and the oversize to the front."""
    belt((0.3, 1.25), (4.1, 2.85), 90, (-0.1, 0, 0), 0.62, load="gravel")
    belt((0.3, 1.25), (4.1, 2.85), -90, (0.6, 0, 0), 0.62, load="earth_l")
    belt((1.5, 1.15), (6.3, 3.15), 0, (0, 0, 0), 0.85, load="lime")
    for side in SIDES:
        x = -0.1 if side > 0 else 0.6
        for aside in (-0.24, 0.24):
            hyd((x + aside, side * 0.9, 1.12), (x + aside, side * 2.1, 1.8), 0.045)
        hyd((3.1, side * 0.5, 1.35), (4.3, side * 0.4, 2.15), 0.05)
