"""Tracked jaw crusher: hopper at the rear, discharge belt to the front."""

from math import cos, pi, sin

from mathutils import Vector

from kit.brand import mark
from kit.heaps import soil_heap
from kit.machine_parts import beacon, hose, hyd, lamp, slats_front
from kit.machines.conveyor import conveyor
from kit.running_gear import track_pair
from kit.shapes import TRS, beam, box, cyl, lathe, multi_box, panel, prism, tube
from kit.stage import SIDES, group, rnd
from kit.stones import rock


def crusher(loc=(0, 0, 0), rz=0.0, body="amber"):
    """Tracked jaw crusher: hopper at rear (-x), discharge conveyor to the front (+x)."""
    with group("crusher", loc, rz=rz) as root:
        track_pair(4.3, 0.95, 2.3, 0.5)
        _frame()
        _hopper(body)
        _jaw(body)
        _engine_house(body)
        _catwalk()
        _discharge(body)
    return root


def _frame():
    """Main frame on the tracks."""
    for side in SIDES:
        prism(
            [(-4.1, 1.15), (3.6, 1.15), (3.9, 1.4), (3.9, 1.62), (-4.3, 1.62), (-4.3, 1.4)],
            side * 0.95 - 0.09,
            side * 0.95 + 0.09,
            "graphite",
            0.03,
        )
    for x in (-3.6, -1.8, 0, 1.8, 3.4):
        box(x - 0.1, x + 0.1, -0.9, 0.9, 1.2, 1.5, "graphite", 0.02)
    prism([(-1.2, 0.75), (1.2, 0.75), (1.4, 1.2), (-1.4, 1.2)], -0.9, 0.9, "graphite", 0.05)


def _hopper(body):
    """Feeder and the flared hopper above it, full of stone."""
    prism([(-4.6, 1.75), (-1.4, 1.55), (-1.4, 2.1), (-4.6, 2.3)], -0.85, 0.85, body, 0.04)

    top, bottom = 3.75, 2.2
    rear_foot, rear_rim, front_foot, front_rim = -4.6, -5.0, -1.5, -1.2
    for side in SIDES:
        panel(
            (rear_foot, side * 0.85, bottom),
            (front_foot, side * 0.85, bottom),
            (front_rim, side * 1.75, top),
            (rear_rim, side * 1.75, top),
            t=0.06,
            m=body,
        )
        for rib in range(6):
            share = rib / 5
            a = Vector((rear_foot + (front_foot - rear_foot) * share, side * 0.88, bottom))
            b = Vector((rear_rim + (front_rim - rear_rim) * share, side * 1.8, top))
            cyl(0.055, a, b, body, 0.01, 8)
        cyl(0.07, (rear_rim, side * 1.78, top), (front_rim, side * 1.78, top), body, 0.02, 12)
        # props
        cyl(0.06, (rear_rim + 0.9, side * 1.0, 1.6), (rear_rim + 0.9, side * 1.55, 3.2), "graphite", 0.01, 12)
        cyl(
            0.06,
            (front_rim - 0.9, side * 1.0, 1.6),
            (front_rim - 0.9, side * 1.55, 3.2),
            "graphite",
            0.01,
            12,
        )
    panel(
        (rear_foot, 0.85, bottom),
        (rear_foot, -0.85, bottom),
        (rear_rim, -1.75, top),
        (rear_rim, 1.75, top),
        t=0.06,
        m=body,
    )
    cyl(0.07, (rear_rim, -1.78, top), (rear_rim, 1.78, top), body, 0.02, 12)
    for rib in range(5):
        share = -1 + 2 * rib / 4
        cyl(
            0.055,
            (rear_foot - 0.04, share * 0.85, bottom),
            (rear_rim - 0.04, share * 1.7, top),
            body,
            0.01,
            8,
        )
    soil_heap(rear_rim + 0.25, front_rim - 0.25, -1.2, 1.2, 2.85, 0.95, "lime_d", 50, 9, 0.7, 0.1)
    for rib in range(170):
        x = rnd.uniform(rear_rim + 0.5, front_rim - 0.5)
        y = rnd.uniform(-1.05, 1.05)
        heaped = min(1, (1.25 - abs(y)) * 1.6)
        rock(
            (x, y, 3.12 + 0.55 * heaped + rnd.uniform(-0.05, 0.12)),
            rnd.uniform(0.09, 0.24),
            "lime",
            rnd.randint(0, 4),
        )


def _jaw(body):
    """Jaw box with its two flywheels."""
    prism(
        [(-1.35, 1.5), (0.75, 1.5), (0.9, 2.0), (0.55, 3.25), (-0.1, 3.45), (-1.1, 3.3), (-1.35, 2.9)],
        -0.92,
        0.92,
        body,
        0.06,
        seg=3,
    )
    box(-1.0, 0.3, -0.7, 0.7, 3.35, 3.6, "graphite", 0.05)
    for side in SIDES:
        lathe(
            [
                (0.0, side * 0.96),
                (0.25, side * 1.0),
                (0.28, side * 0.97),
                (0.62, side * 1.0),
                (0.64, side * 0.95),
                (0.74, side * 0.95),
                (0.76, side * 1.0),
                (0.76, side * 1.16),
                (0.74, side * 1.2),
                (0.64, side * 1.2),
                (0.62, side * 1.14),
                (0.3, side * 1.1),
                (0.25, side * 1.24),
                (0, side * 1.24),
            ],
            "graphite",
            48,
            loc=(0.05, 0, 2.72),
        )
        for i in range(6):
            angle = 2 * pi * i / 6
            cyl(
                0.05,
                (0.05 + 0.28 * cos(angle), side * 1.13, 2.72 + 0.28 * sin(angle)),
                (0.05 + 0.63 * cos(angle), side * 1.15, 2.72 + 0.63 * sin(angle)),
                body,
                0.01,
                8,
            )
        prism(
            [(-1.2, 1.62), (0.6, 1.62), (0.6, 1.8), (-1.2, 1.8)],
            side * 0.92,
            side * 1.02,
            "graphite",
            0.02,
        )
        for i in range(4):
            box(
                -1.15 + i * 0.42,
                -1.08 + i * 0.42,
                side * 0.92,
                side * 0.98,
                1.8,
                3.0,
                body,
                0.012,
            )


def _engine_house(body):
    prism(
        [(1.05, 1.62), (3.55, 1.62), (3.55, 2.75), (3.4, 2.9), (1.2, 2.9), (1.05, 2.75)],
        -1.15,
        1.15,
        body,
        0.07,
        seg=3,
    )
    for side in SIDES:
        multi_box(
            [TRS((1.55 + i * 0.1, side * 1.155, 2.25), sc=(0.045, 0.03, 0.7)) for i in range(8)],
            "graphite",
            0.004,
        )
        box(2.55, 3.35, side * 1.15, side * 1.165, 1.85, 2.65, "forest", 0.008)
        mark(2.98, side * 1.165, 2.25, 0.46, "left" if side > 0 else "right", ("cream",) * 4)
        box(2.62, 2.7, side * 1.15, side * 1.2, 2.2, 2.3, "steel", 0.01)
    cyl(0.09, (1.6, 0.5, 2.85), (1.6, 0.5, 3.5), "graphite", 0.01)
    cyl(0.26, (2.6, 0, 2.85), (2.6, 0, 3.05), "graphite", 0.03)


def _catwalk():
    """Walkway with rails and ladder on the left."""
    box(-1.2, 3.5, 1.2, 1.75, 1.5, 1.56, "graphite", 0.01)
    for z in (2.05, 2.55):
        tube([(-1.2, 1.73, z), (3.5, 1.73, z)], 0.02, "amber_d")
    for i in range(6):
        x = -1.2 + 4.7 * i / 5
        tube([(x, 1.73, 1.52), (x, 1.73, 2.55)], 0.02, "amber_d")
    for y in (1.28, 1.68):
        tube([(-1.35, y, 0.35), (-1.22, y, 1.56)], 0.02, "amber_d")
    for i in range(4):
        box(-1.42, -1.2, 1.28, 1.68, 0.45 + i * 0.28, 0.48 + i * 0.28, "graphite", 0.004)


def _discharge(body):
    """Main belt to the front, held by rams and stays."""
    conveyor((0.4, 0.95), (8.3, 3.75), 0.95, frame=body)
    hyd((3.7, -0.62, 1.6), (5.6, -0.5, 2.62), 0.06)
    hyd((3.7, 0.62, 1.6), (5.6, 0.5, 2.62), 0.06)
    for side in SIDES:
        cyl(0.05, (3.85, side * 0.55, 2.7), (6.4, side * 0.5, 2.98), "graphite", 0.01, 10)


def trituradora():
    """Tracked jaw crusher: the kit's crusher with track-frame legs, controls, magnet and guards."""
    crusher()
    for side in SIDES:
        beam((-0.9, side * 0.95, 1.15), (-0.9, side * 1.1, 0.7), 0.2, 0.2)
        beam((0.9, side * 0.95, 1.15), (0.9, side * 1.1, 0.7), 0.2, 0.2)
        lamp(3.6, side * 0.9, 2.75, 1.2)
        hose(
            [
                (1.0, side * 1.02, 1.5),
                (0.6, side * 1.12, 1.3),
                (-0.4, side * 1.1, 1.28),
                (-1.4, side * 1.05, 1.5),
            ],
            0.025,
        )
    box(3.55, 3.62, 0.25, 0.95, 1.8, 2.45, "graphite", 0.02)
    box(3.61, 3.63, 0.35, 0.85, 2.15, 2.38, "pane", 0.005)
    slats_front(3.56, -0.95, 0.1, 1.8, 2.6, 8)
    beacon(3.2, 0.9, 2.88, 1.3)
    cyl(0.05, (3.64, 0.35, 2.0), (3.67, 0.35, 2.0), "red", 0.01)
