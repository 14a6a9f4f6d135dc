"""Hydraulic breaker."""

from math import radians

from kit.attachments.mount import bearers, ears
from kit.curves import arc
from kit.machine_parts import hose
from kit.materials import blade_mat
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group


def martillo_hidraulico():
    """Box-housed hydraulic breaker lying on two timbers, chisel forward."""
    bearers((-1.05, 0.55), 1.3)
    with group(
        "breaker", (-0.55, 0, 0.49), (0, radians(-90), 0)
    ):  # built upright, chisel down, then laid forward
        with group("mount", (0, 0, 0.95)):
            ears(0.22, 0.5, 0.3, 0.065)
        box(-0.22, 0.22, -0.2, 0.2, -1.1, 0.9, "graphite", 0.03)
        housing = [
            (-0.19, -1.28),
            (0.19, -1.28),
            (0.29, -1.0),
            (0.29, 0.8),
            (0.22, 0.9),
            (-0.22, 0.9),
            (-0.29, 0.8),
            (-0.29, -1.0),
        ]
        for side in SIDES:
            prism(housing, side * 0.2, side * 0.26, "amber", 0.02)
            for z0, z1 in ((-0.85, -0.35), (0.1, 0.55)):  # windows with the tie-rod heads
                prism(
                    arc(0, z1 - 0.09, 0.09, 0, 180, 8) + arc(0, z0 + 0.09, 0.09, 180, 360, 8),
                    side * 0.255,
                    side * 0.268,
                    "graphite",
                    0.006,
                )
            for z in (-1.08, -0.12, 0.72):
                for x in (-0.2, 0.2):
                    cyl(0.032, (x, side * 0.255, z), (x, side * 0.285, z), "steel", 0.006, 6)
            box(-0.2, 0.2, side * 0.262, side * 0.268, -0.28, 0.02, "forest", 0.003)
        for side in SIDES:
            box(side * 0.25 - 0.03, side * 0.25 + 0.03, -0.24, 0.24, -1.0, 0.82, "amber", 0.02)
        slats = [
            TRS((side * 0.285, 0, -0.7 + 0.12 * i), sc=(0.015, 0.26, 0.05))
            for i in range(5)
            for side in SIDES
        ]
        multi_box(slats, "graphite", 0.004)
        cyl(0.17, (0, 0, -1.3), (0, 0, -1.2), "graphite", 0.02)
        cyl(0.13, (0, 0, -1.38), (0, 0, -1.28), "graphite", 0.02)
        cyl(0.1, (0, 0, -1.3), (0, 0, -2.05), blade_mat(), 0.01, 32)
        cyl(0.1, (0, 0, -2.05), (0, 0, -2.36), blade_mat(), 0.004, 32, r2=0.014)
        for side in SIDES:  # wear strips, lifting eye, retainer pins
            for x in (-0.24, 0.24):
                box(x - 0.035, x + 0.035, side * 0.255, side * 0.285, -0.95, -0.45, blade_mat(), 0.008)
            cyl(0.035, (0.0, side * 0.25, -1.14), (0.0, side * 0.3, -1.14), "steel", 0.008)
            cyl(0.016, (0.0, side * 0.255, 0.3), (0.0, side * 0.29, 0.3), "steel", 0, 8)
            for z in (-0.72, -0.48, 0.22, 0.42):
                cyl(0.035, (0, side * 0.25, z), (0, side * 0.276, z), "steel", 0.004, 6)
        tube([(0.3, 0, -0.28), (0.36, 0, -0.22), (0.36, 0, -0.1), (0.3, 0, -0.04)], 0.02, "steel")
        for y in (-0.1, 0.1):
            cyl(0.045, (0.27, y, 0.62), (0.36, y, 0.62), "steel", 0.008)
            hose(
                [
                    (0.36, y, 0.62),
                    (0.5, y, 0.66),
                    (0.52, y * 1.4, 0.95),
                    (0.4, y * 1.8, 1.25),
                    (0.28, y * 2.2, 1.5),
                ],
                0.03,
            )
            cyl(0.04, (0.28, y * 2.2, 1.5), (0.25, y * 2.25, 1.58), "steel", 0.006)
