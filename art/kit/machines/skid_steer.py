"""Skid-steer loader."""

from kit.curves import strip
from kit.heaps import soil_heap
from kit.machine_parts import beacon, glazed_cab, hose, hyd, lamp, pin, slats_flat, slats_side
from kit.materials import blade_mat
from kit.running_gear import wheel
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES


def mini_cargadora():
    """Skid-steer loader of about 2.4 t (class S450) with a dirt bucket."""
    for x in (-0.5, 0.5):
        for side in SIDES:
            wheel(x, side * 0.6, 0.39, 0.27, "amber_d", side, lugs=18)
    _hull()
    _tail()
    _lift_arms()
    _cab()
    _shovel()


def _hull():
    prism(
        [(-1.12, 0.32), (0.82, 0.26), (0.95, 0.42), (0.92, 0.7), (0.62, 0.84), (-1.12, 0.92)],
        -0.46,
        0.46,
        "graphite",
        0.03,
    )
    for side in SIDES:
        prism(
            [(-1.1, 0.78), (0.6, 0.78), (0.86, 0.68), (0.9, 0.74), (0.66, 0.86), (-1.1, 0.88)],
            side * 0.44,
            side * 0.54,
            "amber",
            0.015,
        )


def _tail():
    """Engine housing with its vents and exhaust."""
    prism(
        [(-1.34, 0.38), (-0.45, 0.38), (-0.45, 1.3), (-0.95, 1.34), (-1.22, 1.26), (-1.38, 0.9)],
        -0.47,
        0.47,
        "amber",
        0.05,
        seg=3,
    )
    slats_flat(-1.05, -0.55, -0.3, 0.3, 1.335, 6)
    cyl(0.045, (-1.0, -0.32, 1.28), (-1.0, -0.32, 1.62), "graphite", 0.01)


def _lift_arms():
    """Uprights, lift arms, cylinders and pins on both sides."""
    for side in SIDES:
        prism(
            [
                (-1.36, 0.5),
                (-0.74, 0.5),
                (-0.72, 0.9),
                (-0.86, 1.4),
                (-0.96, 1.6),
                (-1.2, 1.6),
                (-1.32, 1.35),
            ],
            side * 0.475,
            side * 0.535,
            "amber",
            0.02,
        )
        slats_side(-1.2, -0.85, side * 0.54, 0.62, 0.82, 5, out=0.014)
        box(-1.28, -0.78, side * 0.535, side * 0.542, 0.95, 1.05, "forest", 0.003)
        # lift arm, cylinder, pins
        arm = [
            (-1.22, 1.42),
            (-1.18, 1.58),
            (-1.02, 1.63),
            (0.28, 1.22),
            (0.78, 1.0),
            (1.08, 0.62),
            (1.26, 0.26),
            (1.22, 0.14),
            (1.08, 0.14),
            (0.98, 0.3),
            (0.78, 0.62),
            (0.5, 0.84),
            (0.2, 0.96),
            (-1.0, 1.36),
        ]
        prism(arm, side * 0.55, side * 0.69, "amber", 0.02)
        prism(
            [(-0.55, 1.3), (0.1, 1.1), (0.12, 1.14), (-0.5, 1.36)],
            side * 0.69,
            side * 0.697,
            "graphite",
            0.003,
        )
        pin(-1.08, 1.48, side * 0.45, side * 0.73, 0.055)
        pin(1.15, 0.22, side * 0.5, side * 0.72, 0.05)
        pin(0.16, 1.06, side * 0.5, side * 0.72, 0.04)
        hyd((-0.78, side * 0.62, 0.72), (0.14, side * 0.62, 1.04), 0.042, 0.62)
        lamp(0.56, side * 0.34, 1.86, 0.9)
        lamp(-1.34, side * 0.4, 1.1, 0.7, (-1, 0, 0))
        hose(
            [
                (-0.3, side * 0.5, 1.2),
                (0.3, side * 0.52, 1.18),
                (0.75, side * 0.5, 1.02),
                (0.9, side * 0.4, 0.8),
                (0.95, side * 0.3, 0.7),
            ],
            0.014,
        )
    cyl(0.06, (0.86, -0.56, 0.66), (0.86, 0.56, 0.66), "amber", 0.01)


def _cab():
    """Cab with side screens."""
    profile = [(-0.55, 0.84), (0.6, 0.62), (0.7, 0.8), (0.64, 1.2), (0.5, 1.92), (-0.55, 1.96)]
    glazed_cab(profile, -0.43, 0.43, 0.9, 1.96, roof="graphite", post=0.06)
    for side in SIDES:
        multi_box(
            [TRS((-0.5 + 0.07 * i, side * 0.432, 1.45), sc=(0.012, 0.012, 0.95)) for i in range(13)]
            + [TRS((-0.08, side * 0.432, 1.08 + 0.11 * i), sc=(0.9, 0.012, 0.012)) for i in range(8)],
            "graphite",
            0.002,
        )
        cyl(0.02, (0.62, side * 0.36, 0.9), (0.62, side * 0.36, 1.2), "steel", 0.004)
    prism([(0.6, 0.62), (0.92, 0.62), (0.98, 0.68), (0.7, 0.8)], -0.42, 0.42, "graphite", 0.015)
    prism([(-0.5, 2.0), (0.5, 1.99), (0.44, 2.06), (-0.44, 2.07)], -0.36, 0.36, "amber", 0.03)
    beacon(-0.35, 0.25, 2.05, 0.9)
    tube([(0.69, -0.1, 0.95), (0.61, 0.1, 1.5)], 0.01)  # wiper


def _shovel():
    """Quick coupler, tilt cylinders and the filled bucket."""
    prism([(1.12, 0.1), (1.28, 0.1), (1.3, 0.52), (1.18, 0.52)], -0.5, 0.5, "graphite", 0.02)
    for side in SIDES:
        hyd((0.9, side * 0.3, 0.7), (1.2, side * 0.3, 0.44), 0.04, 0.55)
    profile = [(2.1, 0.015), (1.5, 0.02), (1.36, 0.1), (1.29, 0.28), (1.29, 0.52), (1.4, 0.66)]
    prism(strip(profile, 0.03)[::1], -0.8, 0.8, "graphite", 0.008)
    box(1.95, 2.16, -0.8, 0.8, 0.0, 0.03, blade_mat(), 0.006)
    for side in SIDES:
        prism(
            [(2.02, 0.015), (1.5, 0.02), (1.36, 0.1), (1.29, 0.28), (1.29, 0.52), (1.4, 0.66), (1.5, 0.6)],
            side * 0.8 - 0.015,
            side * 0.8 + 0.015,
            "graphite",
            0.006,
        )
    multi_box([TRS((2.2, -0.7 + 0.2 * i, 0.02), sc=(0.12, 0.07, 0.03)) for i in range(8)], blade_mat(), 0.008)
    soil_heap(1.33, 1.98, -0.78, 0.78, 0.035, 0.42, "earth", 40, 5, 0.25, 0.05)
