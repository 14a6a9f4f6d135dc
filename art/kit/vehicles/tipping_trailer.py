from math import cos, radians, sin

from kit.curves import arc, strip
from kit.heaps import soil_heap
from kit.machine_parts import rail
from kit.materials import mat
from kit.running_gear import wheel
from kit.shapes import box, cyl, prism
from kit.stage import SIDES
from kit.vehicles.chassis import landing_legs, mudflap, side_guard, tail_lights


def banera():
    """Three-axle half-pipe tipping semi-trailer on its landing legs."""
    X0, X1, ZB, ZT, HW = -4.7, 4.1, 1.22, 2.95, 1.26
    R = 0.52
    axles = (-1.3, -2.61, -3.92)
    G = "forest2"
    # chassis
    for side in SIDES:
        prism(
            [(X0 + 0.1, 0.86), (1.4, 0.86), (2.0, 1.0), (3.9, 1.05), (3.9, 1.2), (X0 + 0.1, 1.18)],
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
    for x in axles:
        cyl(0.08, (x, -1.0, R), (x, 1.0, R), "graphite", 0.01)
        for side in SIDES:
            wheel(x, side * 1.06, R, 0.38, "steel", side, lugs=28)
            prism(
                arc(x, R, 0.63, 152, 28, 12) + arc(x, R, 0.6, 28, 152, 12),
                side * 0.82,
                side * 1.27,
                "graphite",
                0.008,
            )
            cyl(0.14, (x + 0.25, side * 0.48, 0.62), (x + 0.25, side * 0.48, 0.9), "rubber", 0.04)
    landing_legs(1.9, 0.78, 1.1)
    side_guard(-0.5, 1.5)
    box(0.1, 0.8, -1.18, -0.66, 0.55, 0.98, "graphite", 0.04)

    # tub: half-pipe shell, hoops, top rim
    def hull(k=0.0):
        """Outer cross-section (y, z), grown by k, from left rim down and up to the right rim."""
        return (
            [(HW + k, ZT), (HW - 0.01 + k, 2.3)]
            + [
                (y * (HW - 0.02 + k), 2.3 + z * (2.3 - ZB + k))
                for y, z in [(cos(radians(t)), -abs(sin(radians(t))) ** 0.72) for t in range(8, 176, 8)]
            ]
            + [(-HW + 0.01 - k, 2.3), (-HW - k, ZT)]
        )

    prism(strip(hull(), -0.05), X0, X1, G, 0.012, axis="x", ang=40)
    for x in (X0 + 0.06, -3.0, -1.2, 0.6, 2.4, X1 - 0.06):
        prism(strip(hull(0.035), -0.05), x - 0.06, x + 0.06, G, 0.012, axis="x", ang=40)
    for side in SIDES:
        box(X0 - 0.05, X1 + 0.05, side * HW - 0.07, side * HW + 0.06, ZT - 0.1, ZT + 0.05, G, 0.03)
        box(X0 + 0.1, X1 - 0.1, side * (HW - 0.005), side * (HW + 0.012), 2.66, 2.75, "cream", 0.004)
    prism(hull(0.0), X1 - 0.04, X1 + 0.03, G, 0.015, axis="x", ang=40)
    prism(hull(0.02), X0 - 0.08, X0, G, 0.015, axis="x", ang=40)
    for y in (-0.75, 0, 0.75):
        box(X0 - 0.13, X0 - 0.06, y - 0.05, y + 0.05, 1.5, ZT - 0.02, G, 0.012)
    # front: stiffeners, ram, ladder, tarp and its bow
    for y in (-0.8, 0.8):
        box(X1 + 0.02, X1 + 0.1, y - 0.05, y + 0.05, 1.75, ZT + 0.2, G, 0.012)
    prism(
        [(X1 - 0.02, ZT - 0.05), (X1 + 0.06, ZT - 0.05), (X1 + 0.12, ZT + 0.3), (X1 + 0.04, ZT + 0.3)],
        -HW + 0.04,
        HW - 0.04,
        G,
        0.02,
    )
    cyl(0.17, (X1 + 0.3, 0, 0.95), (X1 + 0.3, 0, 2.25), "graphite", 0.03)
    cyl(0.14, (X1 + 0.3, 0, 2.2), (X1 + 0.3, 0, 2.5), "chrome", 0.01)
    cyl(0.11, (X1 + 0.3, 0, 2.45), (X1 + 0.3, 0, 2.7), "chrome", 0.01)
    box(X1, X1 + 0.4, -0.2, 0.2, 2.66, 2.82, "graphite", 0.03)
    box(X1 - 0.2, X1 + 0.5, -0.35, 0.35, 0.9, 1.05, "graphite", 0.03)
    for s in (0.55, 0.95):
        rail([(X1 + 0.16, s, 1.3), (X1 + 0.18, s, ZT + 0.45), (X1 + 0.0, s, ZT + 0.5)], 0.02, "steel")
    for i in range(7):
        rail([(X1 + 0.165, 0.55, 1.4 + 0.26 * i), (X1 + 0.165, 0.95, 1.4 + 0.26 * i)], 0.015, "steel")
    cyl(
        0.1,
        (X0 + 0.1, -HW + 0.02, ZT + 0.12),
        (X1 - 0.05, -HW + 0.02, ZT + 0.12),
        mat("tarp", "#3c5a45", rough=0.8),
        0.03,
    )
    for x in (-3.6, -1.2, 1.2, 3.4):
        box(x - 0.025, x + 0.025, -HW - 0.1, -HW + 0.14, ZT + 0.0, ZT + 0.24, "graphite", 0.04)
    soil_heap(X0 + 0.05, X1 - 0.05, -HW + 0.08, HW - 0.08, 2.52, 0.62, "lime_d", 80, 6.3, 0.7, 0.12)
    # rear: bumper, lights, tailgate hinges
    box(X0 - 0.1, X0 + 0.02, -1.2, 1.2, 0.52, 0.66, "graphite", 0.02)
    tail_lights(X0 - 0.06, 0.98, 0.8)
    mudflap(-4.6, 0.85, 1.25)
    mudflap(-4.6, -1.25, -0.85)
    box(X0 - 0.02, X0 + 0.1, -1.05, 1.05, 0.7, 1.1, "graphite", 0.02)
