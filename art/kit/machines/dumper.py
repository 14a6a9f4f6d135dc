"""Articulated dump truck."""

from kit.brand import ONE_COLOUR, mark
from kit.curves import arc
from kit.heaps import soil_heap
from kit.machine_parts import (
    beacon,
    glazed_cab,
    hyd,
    lamp,
    mirror,
    pin,
    rail,
    slats_flat,
    slats_front,
    slats_side,
)
from kit.materials import lamp_mat
from kit.running_gear import wheel
from kit.shapes import beam, box, cyl, panel, prism, tube
from kit.stage import SIDES
from kit.vehicles.chassis import mudflap


def dumper():
    """Articulated dump truck, 25 t class, 6x6."""
    radius, tyre = 0.74, 0.6  # wheel radius, tyre width
    front_axle, rear_axles = 2.55, (-1.65, -3.35)
    _axles(front_axle, rear_axles, radius, tyre)
    _hood()
    _steps(front_axle, radius)
    _cab(front_axle)
    _hitch()
    _rear_frame()
    _body()


def _axles(front_axle, rear_axles, radius, tyre):
    for x in (front_axle, *rear_axles):
        for side in SIDES:
            wheel(x, side * 1.13, radius, tyre, "amber_d", side, lugs=20)
        cyl(0.16, (x, -0.9, radius), (x, 0.9, radius), "graphite", 0.02)
        cyl(0.3, (x, -0.22, radius), (x, 0.22, radius), "graphite", 0.08)


def _hood():
    """Front frame, hood, grille and bumper."""
    prism([(0.9, 0.75), (4.9, 0.75), (5.1, 0.95), (5.1, 1.15), (0.9, 1.25)], -0.6, 0.6, "graphite", 0.05)
    prism(
        [(3.05, 1.12), (5.08, 1.05), (5.22, 1.2), (5.16, 1.78), (4.98, 1.98), (3.05, 2.3)],
        -0.98,
        0.98,
        "amber",
        0.12,
        seg=4,
    )
    box(5.1, 5.235, -0.68, 0.68, 1.18, 1.72, "graphite", 0.03)
    slats_front(5.24, -0.62, 0.62, 1.24, 1.66, 6, "steel", 0.016)
    box(5.22, 5.26, -0.22, 0.22, 1.4, 1.5, "forest", 0.008)
    prism(
        [(4.6, 0.7), (5.2, 0.7), (5.32, 0.8), (5.3, 1.04), (4.6, 1.04)], -1.12, 1.12, "graphite", 0.06, seg=3
    )
    for side in SIDES:  # bumper ends, swept back, with fog lamps
        panel(
            (5.3, side * 1.1, 0.76),
            (4.75, side * 1.34, 0.76),
            (4.75, side * 1.34, 1.04),
            (5.28, side * 1.1, 1.04),
            -0.08 * side,
            "graphite",
            0.02,
        )
        cyl(0.06, (5.28, side * 0.85, 0.9), (5.34, side * 0.85, 0.9), lamp_mat(), 0.01)
    for y in (-0.25, 0.25):
        prism([(5.2, 0.72), (5.42, 0.78), (5.42, 0.92), (5.2, 0.98)], y - 0.04, y + 0.04, "graphite", 0.015)
    pin(5.36, 0.85, -0.3, 0.3, 0.035)
    slats_flat(3.5, 4.3, -0.5, 0.5, 2.165, 7)
    box(4.95, 5.05, -0.6, 0.6, 1.93, 1.99, "graphite", 0.015)


def _steps(front_axle, radius):
    """Lamps, slats, mudguards, steps, rails and mirrors."""
    for side in SIDES:
        box(5.16, 5.27, side * 0.86 - 0.11, side * 0.86 + 0.11, 1.3, 1.5, lamp_mat(), 0.03)
        slats_side(3.75, 4.75, side * 0.985, 1.4, 1.75, 9)
        box(3.3, 4.95, side * 0.975, side * 0.988, 1.2, 1.3, "forest", 0.004)
        # mudguard and steps
        prism(
            arc(front_axle, radius, 0.98, 178, 8, 16) + arc(front_axle, radius, 0.9, 8, 178, 16),
            side * 0.82,
            side * 1.46,
            "graphite",
            0.015,
        )
        for i in range(4):
            box(
                3.62 + 0.05 * i,
                3.95,
                side * 1.08,
                side * 1.42,
                0.62 + 0.26 * i,
                0.66 + 0.26 * i,
                "graphite",
                0.01,
            )
        for x in (3.62, 3.95):
            beam((x, side * 1.4, 0.56), (x + 0.04, side * 1.4, 1.5), 0.03, 0.05)
        rail([(3.9, side * 1.4, 1.5), (3.9, side * 1.4, 2.2), (3.3, side * 1.05, 2.35)], 0.02)
        rail(
            [
                (3.4, side * 0.9, 2.22),
                (3.4, side * 0.9, 2.5),
                (4.7, side * 0.86, 2.3),
                (4.7, side * 0.86, 2.02),
            ],
            0.018,
        )
        mirror(3.05, side * 0.9, 2.95, side, 1.5)


def _cab(front_axle):
    """Cab, its fittings, exhaust and tanks behind it."""
    glazed_cab(
        [(1.6, 1.4), (3.1, 1.4), (3.24, 1.75), (3.2, 2.25), (2.98, 3.3), (1.68, 3.3)],
        -0.86,
        0.86,
        1.98,
        3.34,
        mid=2.3,
        post=0.09,
        roof="graphite",
    )
    prism([(1.75, 3.42), (2.85, 3.41), (2.75, 3.5), (1.85, 3.52)], -0.6, 0.6, "amber", 0.04)
    for side in SIDES:
        lamp(3.08, side * 0.6, 3.45, 1.1)
        box(2.36, 2.52, side * 0.85, side * 0.88, 2.08, 2.13, "steel", 0.006)
    beacon(2.0, 0.5, 3.5, 1.2)
    tube([(3.27, -0.3, 1.98), (3.2, 0.05, 2.5)], 0.014, "rubber")
    for side in SIDES:
        rail([(1.62, side * 0.92, 1.5), (1.6, side * 0.96, 2.1), (1.66, side * 0.9, 2.6)], 0.018)
        box(1.7, 3.0, side * 0.855, side * 0.87, 1.5, 1.6, "forest", 0.004)
        mark(2.7, side * 0.86, 1.79, 0.28, "left" if side > 0 else "right", ONE_COLOUR)
        mudflap(front_axle - 1.0, side * 0.85, side * 1.42, 0.35, 1.0)
    cyl(0.1, (1.42, -0.62, 1.3), (1.42, -0.62, 3.2), "graphite", 0.02)
    tube([(1.42, -0.62, 3.15), (1.4, -0.62, 3.32), (1.3, -0.62, 3.4)], 0.075, "graphite")
    box(1.15, 1.55, -1.2, 1.2, 1.1, 1.5, "graphite", 0.04)
    for side in SIDES:
        box(1.2, 1.62, side * 0.7, side * 1.28, 1.28, 1.85, "amber", 0.05)


def _hitch():
    """Hitch and steering cylinders."""
    cyl(0.3, (0.7, 0, 0.7), (0.7, 0, 1.35), "graphite", 0.05)
    cyl(0.42, (0.35, 0, 1.0), (0.85, 0, 1.0), "graphite", 0.05)
    for side in SIDES:
        hyd((1.3, side * 0.55, 0.98), (0.1, side * 0.5, 0.98), 0.085)


def _rear_frame():
    """Frame with bogie beams and tipping cylinders."""
    for side in SIDES:
        prism(
            [(-4.2, 0.95), (0.4, 0.85), (0.55, 1.0), (0.4, 1.22), (-4.2, 1.3)],
            side * 0.48 - 0.08,
            side * 0.48 + 0.08,
            "graphite",
            0.03,
        )
        prism(
            [(-3.5, 0.62), (-2.5, 0.82), (-1.5, 0.62), (-1.5, 0.86), (-2.5, 1.12), (-3.5, 0.86)],
            side * 0.72 - 0.07,
            side * 0.72 + 0.07,
            "graphite",
            0.03,
        )
        hyd((-0.35, side * 0.7, 0.85), (-1.7, side * 0.72, 1.75), 0.1, 0.62)
    for x in (-4.0, -2.5, -0.2):
        box(x - 0.1, x + 0.1, -0.5, 0.5, 0.9, 1.2, "graphite", 0.02)
    box(-4.35, -4.2, -1.0, 1.0, 0.9, 1.12, "graphite", 0.02)
    for side in SIDES:
        box(-4.38, -4.33, side * 0.8 - 0.12, side * 0.8 + 0.12, 0.95, 1.07, "red", 0.015)


def _body():
    """Dump body between stations (x, floor z, half floor width, rim z, half rim width)."""
    stations = [
        (0.55, 1.5, 0.92, 2.72, 1.42),
        (-3.3, 1.34, 0.98, 2.78, 1.44),
        (-5.15, 2.12, 1.08, 2.62, 1.42),
    ]
    for (xa, za, wa, ra, ya), (xb, zb, wb, rb, yb) in zip(stations, stations[1:]):
        panel((xa, -wa, za), (xa, wa, za), (xb, wb, zb), (xb, -wb, zb), 0.06)
        for side in SIDES:
            panel(
                (xa, side * wa, za),
                (xb, side * wb, zb),
                (xb, side * yb, rb),
                (xa, side * ya, ra),
                0.06 * side,
            )
            cyl(0.075, (xa, side * ya, ra), (xb, side * yb, rb), "amber", 0.02, 12)
            cyl(0.06, (xa, side * wa, za), (xb, side * wb, zb), "amber", 0.02, 12)
    for i in range(6):
        x = 0.3 - 0.76 * i
        f = (0.55 - x) / 3.85
        zf = 1.5 - 0.16 * f
        wf = 0.92 + 0.06 * f
        for side in SIDES:
            beam((x, side * (wf + 0.02), zf), (x, side * 1.46, 2.7), 0.13, 0.09, "amber", 0.015)
    for side in SIDES:
        beam((-4.15, side * 1.05, 1.72), (-4.15, side * 1.45, 2.66), 0.13, 0.09, "amber", 0.015)
    panel((0.55, -0.92, 1.5), (0.55, 0.92, 1.5), (0.95, 1.42, 2.72), (0.95, -1.42, 2.72), -0.07)
    panel((0.92, -1.42, 2.7), (0.92, 1.42, 2.7), (1.15, 1.36, 3.1), (1.15, -1.36, 3.1), -0.06)  # spill guard
    for side in SIDES:
        panel(
            (0.55, side * 0.92, 1.5),
            (0.95, side * 1.42, 2.72),
            (0.55, side * 1.42, 2.72),
            (0.5, side * 0.95, 1.5),
            0.05 * side,
        )
    for y in (-0.8, 0, 0.8):
        beam((0.62, y, 1.5), (1.0, y * 1.3, 2.75), 0.1, 0.1, "amber")
    for side in SIDES:
        beam((0.55, side * 1.2, 2.05), (-3.4, side * 1.23, 2.02), 0.07, 0.09, "amber")
        box(-4.42, -4.36, side * 1.0 - 0.2, side * 1.0 + 0.2, 0.62, 0.9, "rubber", 0.01)
    soil_heap(-4.7, 0.8, -1.34, 1.34, 2.42, 0.85, "earth", 70, 3.7, 0.9, 0.1)
