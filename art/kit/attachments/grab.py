"""Timber grab and sorting grab."""

from math import cos, pi, sin

from kit.attachments.mount import ears
from kit.curves import strip
from kit.machine_parts import bolts, hose, hyd, pin
from kit.materials import blade_mat
from kit.shapes import box, cyl, prism
from kit.stage import SIDES, group


def grab_head(w=1.2, k=1.0):
    """Timber grab with rotator, half open."""
    cyl(0.09 * k, (0, 0, 0.05 * k), (0, 0, -0.35 * k), "graphite", 0.01)
    cyl(0.2 * k, (0, 0, -0.32 * k), (0, 0, -0.52 * k), "amber", 0.03)
    box(-0.3 * k, 0.3 * k, -0.22 * k, 0.22 * k, -0.66 * k, -0.5 * k, "graphite", 0.03)
    for side in SIDES:
        for y in (-0.16 * k, 0.16 * k) if side > 0 else (0.0,):
            prism(
                [
                    (side * 0.2 * k, -0.55 * k),
                    (side * 0.42 * k, -0.58 * k),
                    (side * 0.72 * k, -0.95 * k),
                    (side * 0.62 * k, -1.4 * k),
                    (side * 0.2 * k, -1.62 * k),
                    (side * 0.5 * k, -1.32 * k),
                    (side * 0.55 * k, -1.0 * k),
                    (side * 0.25 * k, -0.7 * k),
                ],
                y - 0.06 * k,
                y + 0.06 * k,
                "graphite",
                0.015,
            )


def pinza():
    """Sorting grab with rotator, standing on its half-open slatted shells."""
    half = 0.62
    curve = [(0.24, 1.02), (0.6, 1.08), (0.86, 0.86), (0.94, 0.56), (0.82, 0.26), (0.6, 0.08), (0.4, 0.0)]
    _shells(half, curve)
    _frame()
    _rotator()


def _shells(half, curve):
    """Two slatted shells with their arms and cylinders."""
    for side in SIDES:
        shell = [(side * x, z) for x, z in curve]
        thickness = 0.05 * side
        for i in range(8):
            y = -half + 0.06 + (2 * half - 0.12) * i / 7
            prism(strip(shell[1:], -thickness), y - 0.045, y + 0.045, "amber", 0.012)
        prism(strip(shell[4:], -thickness * 1.2), -half, half, blade_mat(), 0.01)
        prism(strip(shell[:3], -thickness * 1.1), -half + 0.08, half - 0.08, "amber", 0.012)
        for knuckle in (3, 4):
            prism(
                strip(
                    [
                        shell[knuckle],
                        (
                            (shell[knuckle][0] * 0.75 + shell[knuckle + 1][0] * 0.25),
                            shell[knuckle][1] * 0.75 + shell[knuckle + 1][1] * 0.25,
                        ),
                    ],
                    -thickness * 1.3,
                ),
                -half,
                half,
                "amber",
                0.01,
            )
        for y in (-half, half):
            prism(strip(shell, -0.13 * side), y - 0.03, y + 0.03, "amber", 0.012)
        for y in (-0.34, 0.34):
            prism(
                [
                    (side * 0.1, 0.86),
                    (side * 0.3, 0.84),
                    (side * 0.75, 0.96),
                    (side * 0.74, 1.1),
                    (side * 0.5, 1.22),
                    (side * 0.24, 1.14),
                ],
                y - 0.04,
                y + 0.04,
                "amber",
                0.02,
            )
        pin(side * 0.22, 0.98, -0.48, 0.48, 0.065)
        pin(side * 0.58, 1.14, -0.44, 0.44, 0.05)
        for y in (-0.18, 0.18):
            hyd((side * -0.1, y, 1.36), (side * 0.58, y, 1.14), 0.06, 0.6)


def _frame():
    """Side plates between the shells."""
    prism(
        [(-0.36, 0.86), (0.36, 0.86), (0.42, 1.1), (0.3, 1.46), (-0.3, 1.46), (-0.42, 1.1)],
        -0.44,
        -0.36,
        "amber",
        0.02,
    )
    prism(
        [(-0.36, 0.86), (0.36, 0.86), (0.42, 1.1), (0.3, 1.46), (-0.3, 1.46), (-0.42, 1.1)],
        0.36,
        0.44,
        "amber",
        0.02,
    )
    for y in (-0.4, 0.4):
        bolts((0, 1.1), 0.16, 8, y * 1.1, 0.018)
        cyl(0.1, (0, y * 1.1, 1.1), (0, y * 1.16, 1.1), "graphite", 0.02)
        box(-0.16, 0.16, y * 1.1, y * 1.12, 1.28, 1.38, "forest", 0.004)
    box(-0.4, 0.4, -0.46, 0.46, 1.44, 1.52, "amber", 0.02)


def _rotator():
    """Slewing ring with motor, bracket and hoses."""
    cyl(0.4, (0, 0, 1.52), (0, 0, 1.64), "graphite", 0.02, 48)
    cyl(0.34, (0, 0, 1.62), (0, 0, 1.74), "amber", 0.02, 40)
    for i in range(20):
        angle = 2 * pi * i / 20
        cyl(
            0.018,
            (0.37 * cos(angle), 0.37 * sin(angle), 1.63),
            (0.37 * cos(angle), 0.37 * sin(angle), 1.66),
            "steel",
            0,
            6,
        )
    box(-0.62, -0.4, -0.12, 0.12, 1.5, 1.72, "graphite", 0.03)
    cyl(0.07, (-0.52, 0, 1.7), (-0.52, 0, 1.86), "graphite", 0.02)
    with group("mount", (0, 0, 1.8)):
        ears(0.22, 0.48, 0.3, 0.065)
    for y in (-0.1, 0.1):
        hose([(0.2, y * 3, 1.7), (0.5, y * 4, 1.62), (0.56, y * 3.4, 1.4), (0.3, y * 2.4, 1.36)], 0.022)
        hose([(-0.3, y * 2, 1.72), (-0.55, y * 4, 1.95), (-0.4, y * 3.5, 2.2), (-0.3, y * 3, 2.35)], 0.024)
        cyl(0.032, (-0.3, y * 3, 2.33), (-0.285, y * 2.9, 2.42), "steel", 0.006)
