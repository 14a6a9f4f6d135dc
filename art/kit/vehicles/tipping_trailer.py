"""Half-pipe tipping semi-trailer on its landing legs."""

from math import cos, radians, sin

from kit.curves import arc, strip
from kit.heaps import soil_heap
from kit.machine_parts import rail
from kit.materials import mat
from kit.running_gear import wheel
from kit.shapes import box, cyl, prism
from kit.stage import SIDES
from kit.vehicles.chassis import landing_legs, mudflap, side_guard, tail_lights

REAR, FRONT, BOTTOM, TOP, HALF = -4.7, 4.1, 1.22, 2.95, 1.26
RADIUS = 0.52
AXLES = (-1.3, -2.61, -3.92)
PAINT = "forest2"


def banera():
    """Three-axle half-pipe tipping semi-trailer on its landing legs."""
    _chassis()
    _tub()
    _front()
    _rear()


def _chassis():
    """Frame, king pin, axles, landing legs and side guards."""
    for side in SIDES:
        prism(
            [(REAR + 0.1, 0.86), (1.4, 0.86), (2.0, 1.0), (3.9, 1.05), (3.9, 1.2), (REAR + 0.1, 1.18)],
            side * 0.48 - 0.06,
            side * 0.48 + 0.06,
            "graphite",
            0.02,
        )
    for x in (-4.4, -3.3, -2.0, -0.6, 0.8, 2.2, 3.6):
        box(x - 0.06, x + 0.06, -0.48, 0.48, 0.92, 1.14, "graphite", 0.01)
    box(2.5, 3.95, -0.55, 0.55, 1.02, 1.07, "graphite", 0.01)
    cyl(0.05, (3.2, 0, 0.86), (3.2, 0, 1.05), "steel", 0.01)
    cyl(0.09, (3.2, 0, 0.84), (3.2, 0, 0.88), "steel", 0.01)
    for x in AXLES:
        cyl(0.08, (x, -1.0, RADIUS), (x, 1.0, RADIUS), "graphite", 0.01)
        for side in SIDES:
            wheel(x, side * 1.06, RADIUS, 0.38, "steel", side, lugs=28)
            prism(
                arc(x, RADIUS, 0.63, 152, 28, 12) + arc(x, RADIUS, 0.6, 28, 152, 12),
                side * 0.82,
                side * 1.27,
                "graphite",
                0.008,
            )
            cyl(0.14, (x + 0.25, side * 0.48, 0.62), (x + 0.25, side * 0.48, 0.9), "rubber", 0.04)
    landing_legs(1.9, 0.78, 1.1)
    side_guard(-0.5, 1.5)
    box(0.1, 0.8, -1.18, -0.66, 0.55, 0.98, "graphite", 0.04)


def _tub():
    """Half-pipe shell with hoops, rim, end walls."""

    def hull(growth=0.0):
        """Outer cross-section (y, z), grown by k, from left rim down and up to the right rim."""
        return (
            [(HALF + growth, TOP), (HALF - 0.01 + growth, 2.3)]
            + [
                (y * (HALF - 0.02 + growth), 2.3 + z * (2.3 - BOTTOM + growth))
                for y, z in [
                    (cos(radians(angle)), -abs(sin(radians(angle))) ** 0.72) for angle in range(8, 176, 8)
                ]
            ]
            + [(-HALF + 0.01 - growth, 2.3), (-HALF - growth, TOP)]
        )

    prism(strip(hull(), -0.05), REAR, FRONT, PAINT, 0.012, axis="x", ang=40)
    for x in (REAR + 0.06, -3.0, -1.2, 0.6, 2.4, FRONT - 0.06):
        prism(strip(hull(0.035), -0.05), x - 0.06, x + 0.06, PAINT, 0.012, axis="x", ang=40)
    for side in SIDES:
        box(
            REAR - 0.05,
            FRONT + 0.05,
            side * HALF - 0.07,
            side * HALF + 0.06,
            TOP - 0.1,
            TOP + 0.05,
            PAINT,
            0.03,
        )
        box(REAR + 0.1, FRONT - 0.1, side * (HALF - 0.005), side * (HALF + 0.012), 2.66, 2.75, "cream", 0.004)
    prism(hull(0.0), FRONT - 0.04, FRONT + 0.03, PAINT, 0.015, axis="x", ang=40)
    prism(hull(0.02), REAR - 0.08, REAR, PAINT, 0.015, axis="x", ang=40)
    for y in (-0.75, 0, 0.75):
        box(REAR - 0.13, REAR - 0.06, y - 0.05, y + 0.05, 1.5, TOP - 0.02, PAINT, 0.012)


def _front():
    """Stiffeners, ram, ladder, rolled tarpaulin, and the load."""
    for y in (-0.8, 0.8):
        box(FRONT + 0.02, FRONT + 0.1, y - 0.05, y + 0.05, 1.75, TOP + 0.2, PAINT, 0.012)
    prism(
        [
            (FRONT - 0.02, TOP - 0.05),
            (FRONT + 0.06, TOP - 0.05),
            (FRONT + 0.12, TOP + 0.3),
            (FRONT + 0.04, TOP + 0.3),
        ],
        -HALF + 0.04,
        HALF - 0.04,
        PAINT,
        0.02,
    )
    cyl(0.17, (FRONT + 0.3, 0, 0.95), (FRONT + 0.3, 0, 2.25), "graphite", 0.03)
    cyl(0.14, (FRONT + 0.3, 0, 2.2), (FRONT + 0.3, 0, 2.5), "chrome", 0.01)
    cyl(0.11, (FRONT + 0.3, 0, 2.45), (FRONT + 0.3, 0, 2.7), "chrome", 0.01)
    box(FRONT, FRONT + 0.4, -0.2, 0.2, 2.66, 2.82, "graphite", 0.03)
    box(FRONT - 0.2, FRONT + 0.5, -0.35, 0.35, 0.9, 1.05, "graphite", 0.03)
    for across in (0.55, 0.95):
        rail(
            [
                (FRONT + 0.16, across, 1.3),
                (FRONT + 0.18, across, TOP + 0.45),
                (FRONT + 0.0, across, TOP + 0.5),
            ],
            0.02,
            "steel",
        )
    for i in range(7):
        rail([(FRONT + 0.165, 0.55, 1.4 + 0.26 * i), (FRONT + 0.165, 0.95, 1.4 + 0.26 * i)], 0.015, "steel")
    cyl(
        0.1,
        (REAR + 0.1, -HALF + 0.02, TOP + 0.12),
        (FRONT - 0.05, -HALF + 0.02, TOP + 0.12),
        mat("tarp", "#3c5a45", rough=0.8),
        0.03,
    )
    for x in (-3.6, -1.2, 1.2, 3.4):
        box(x - 0.025, x + 0.025, -HALF - 0.1, -HALF + 0.14, TOP + 0.0, TOP + 0.24, "graphite", 0.04)
    soil_heap(REAR + 0.05, FRONT - 0.05, -HALF + 0.08, HALF - 0.08, 2.52, 0.62, "lime_d", 80, 6.3, 0.7, 0.12)


def _rear():
    """Bumper, lights and flaps."""
    box(REAR - 0.1, REAR + 0.02, -1.2, 1.2, 0.52, 0.66, "graphite", 0.02)
    tail_lights(REAR - 0.06, 0.98, 0.8)
    mudflap(-4.6, 0.85, 1.25)
    mudflap(-4.6, -1.25, -0.85)
    box(REAR - 0.02, REAR + 0.1, -1.05, 1.05, 0.7, 1.1, "graphite", 0.02)
