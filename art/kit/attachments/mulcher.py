"""Forestry mulchers: the head on an arm and the catalogue's larger one."""

from math import cos, pi, sin

from mathutils import Matrix

from kit.attachments.mount import ears
from kit.curves import arc, strip
from kit.machine_parts import bolts, hose, hyd
from kit.materials import blade_mat
from kit.shapes import TRS, beam, box, cyl, multi_box, panel, prism, tube
from kit.stage import SIDES, group


def mulcher_head(w=1.5, k=1.0):
    """Forestry mulcher: hood, toothed rotor, push bar and chain curtain."""
    for side in SIDES:
        prism(
            [
                (-0.16 * k, 0.0),
                (-0.1 * k, 0.16 * k),
                (0.5 * k, 0.22 * k),
                (0.62 * k, 0.0),
                (0.45 * k, -0.3 * k),
                (-0.1 * k, -0.3 * k),
            ],
            side * 0.24 * k - 0.04,
            side * 0.24 * k + 0.04,
            "graphite",
            0.015,
        )
    prism(
        [
            (-0.55 * k, -0.42 * k),
            (-0.35 * k, -0.2 * k),
            (0.45 * k, -0.2 * k),
            (0.68 * k, -0.45 * k),
            (0.7 * k, -0.85 * k),
            (0.6 * k, -0.85 * k),
            (0.55 * k, -0.5 * k),
            (-0.45 * k, -0.5 * k),
        ],
        -w / 2,
        w / 2,
        "graphite",
        0.02,
    )
    for side in SIDES:
        prism(
            [
                (-0.55 * k, -0.42 * k),
                (-0.35 * k, -0.2 * k),
                (0.45 * k, -0.2 * k),
                (0.68 * k, -0.45 * k),
                (0.7 * k, -0.9 * k),
                (0.3 * k, -1.0 * k),
                (-0.2 * k, -0.8 * k),
            ],
            side * w / 2 - 0.04,
            side * w / 2 + 0.04,
            "amber",
            0.02,
        )
    cyl(0.24 * k, (0.1 * k, -w / 2 + 0.05, -0.72 * k), (0.1 * k, w / 2 - 0.05, -0.72 * k), "graphite", 0.02)
    teeth = []
    for i in range(40):
        angle = i * 2.399
        y = -w / 2 + 0.1 + (w - 0.2) * i / 39
        teeth.append(
            Matrix.Translation((0.1 * k + 0.27 * k * cos(angle), y, -0.72 * k + 0.27 * k * sin(angle)))
            @ Matrix.Rotation(-angle, 4, "Y")
            @ TRS((0, 0, 0), sc=(0.14 * k, 0.07, 0.1 * k))
        )
    multi_box(teeth, "steel", 0.01)
    tube(
        [
            (-0.4 * k, -w / 2, -0.35 * k),
            (-0.95 * k, -w / 2, -0.6 * k),
            (-0.95 * k, w / 2, -0.6 * k),
            (-0.4 * k, w / 2, -0.35 * k),
        ],
        0.04,
        "amber",
    )
    for i in range(12):
        y = -w / 2 + 0.08 + (w - 0.16) * i / 11
        tube([(0.62 * k, y, -0.85 * k), (0.66 * k, y, -1.12 * k)], 0.014, "steel", res=1)


def desbrozadora():
    """Forestry mulcher head: toothed rotor under an open hood, belt drive, excavator bracket on top."""
    half, radius, axis = 0.88, 0.24, 0.38  # half width, rotor radius, rotor height
    _rotor(radius, axis, half)
    _hood(half, axis)
    _drive(half, axis)
    _bracket()


def _rotor(radius, axis, half):
    """Rotor with spiral rows of carbide teeth."""
    cyl(radius, (0, -half + 0.04, axis), (0, half - 0.04, axis), "graphite", 0.01, 40)
    teeth = []
    for i in range(26):
        for j in range(3):
            y = -half + 0.1 + (2 * half - 0.2) * i / 25
            a = i * 0.52 + j * 2 * pi / 3
            teeth.append(
                Matrix.Translation((0, y, axis))
                @ Matrix.Rotation(-a, 4, "Y")
                @ TRS((radius + 0.02, 0, 0), (0, 0.35, 0), (0.11, 0.055, 0.075))
            )
            teeth.append(
                Matrix.Translation((0, y, axis))
                @ Matrix.Rotation(-a, 4, "Y")
                @ TRS((radius + 0.06, 0, 0.035), (0, 0.35, 0), (0.06, 0.06, 0.02))
            )
    multi_box(teeth, blade_mat(), 0.006)


def _hood(half, axis):
    """Hood, rear wall, side plates with skids, ribs."""
    hood = [(0.4, 0.7), (0.22, 0.86), (-0.12, 0.88), (-0.36, 0.74), (-0.46, 0.5), (-0.46, 0.2)]
    prism(strip(hood, -0.03), -half, half, "amber", 0.01)
    for side in SIDES:
        prism(
            [
                (0.42, 0.72),
                (0.22, 0.88),
                (-0.14, 0.9),
                (-0.38, 0.76),
                (-0.48, 0.5),
                (-0.48, 0.06),
                (-0.38, 0.0),
                (0.06, 0.0),
                (0.14, 0.06),
                (0.12, 0.3),
                (0.2, 0.5),
            ],
            side * (half - 0.0) - 0.03,
            side * half + 0.03,
            "amber",
            0.012,
        )
        prism(
            strip([(-0.5, 0.08), (-0.4, 0.005), (0.08, 0.005), (0.2, 0.08)], -0.03),
            side * half - 0.07,
            side * half + 0.07,
            blade_mat(),
            0.008,
        )
        cyl(0.14, (0, side * (half + 0.02), axis), (0, side * (half + 0.08), axis), "graphite", 0.02)
        bolts((0, axis), 0.1, 8, side * (half + 0.08), 0.014)
    for y in (-0.55, -0.18, 0.18, 0.55):
        prism(
            strip([(0.4, 0.72), (0.22, 0.89), (-0.12, 0.91), (-0.38, 0.76), (-0.5, 0.5), (-0.5, 0.22)], 0.05),
            y - 0.02,
            y + 0.02,
            "amber",
            0.006,
        )


def _drive(half, axis):
    """Belt drive on the left, motor, push bar, raised flap with chains."""
    prism(
        arc(-0.06, 0.86, 0.15, 170, 10, 10) + arc(0, axis, 0.19, -10, -170, 12),
        half + 0.03,
        half + 0.14,
        "amber",
        0.03,
        seg=3,
    )
    bolts((0, axis), 0.14, 6, half + 0.14, 0.014)
    box(-0.1, 0.06, half + 0.138, half + 0.145, 0.55, 0.8, "forest", 0.003)
    cyl(0.13, (-0.06, 0.5, 0.98), (-0.06, half + 0.05, 0.98), "graphite", 0.03)
    cyl(0.1, (-0.06, 0.36, 0.98), (-0.06, 0.52, 0.98), "graphite", 0.02)
    box(-0.16, 0.04, 0.5, 0.7, 0.86, 0.96, "amber", 0.02)
    for side in SIDES:
        beam((0.3, side * (half - 0.14), 0.8), (0.78, side * (half - 0.14), 0.98), 0.06, 0.1, "amber", 0.015)
        hyd(
            (-0.05, side * 0.42 if side < 0 else 0.3, 0.98),
            (0.4, side * 0.42 if side < 0 else 0.3, 0.86),
            0.035,
        )
    cyl(0.055, (0.78, -half + 0.06, 0.98), (0.78, half - 0.06, 0.98), "amber", 0.015)
    panel(
        (0.36, -half + 0.04, 0.74),
        (0.36, half - 0.04, 0.74),
        (0.62, half - 0.04, 0.8),
        (0.62, -half + 0.04, 0.8),
        0.025,
    )  # front flap, raised
    for i in range(40):
        y = -half + 0.07 + (2 * half - 0.14) * i / 39
        tube([(0.6, y, 0.79), (0.605, y, 0.66)], 0.009, "steel", res=1)
        for z in (0.76, 0.71, 0.66):
            cyl(0.015, (0.6, y - 0.008, z), (0.6, y + 0.008, z), "steel", 0, 8)
    for y in (-0.6, -0.2, 0.2, 0.6):
        prism(
            [(-0.44, 0.1), (-0.34, 0.1), (-0.28, 0.3), (-0.44, 0.34)], y - 0.03, y + 0.03, blade_mat(), 0.008
        )


def _bracket():
    """Pin bracket and hoses."""
    box(-0.36, 0.3, -0.4, 0.3, 0.88, 0.96, "amber", 0.02)
    with group("mount", (-0.04, -0.08, 1.0)):
        ears(0.22, 0.46, 0.3, 0.06)
    for y in (0.39, 0.45, 0.51):  # out of the motor's collar
        hose(
            [(-0.06, y, 1.02), (-0.08, y - 0.02, 1.3), (-0.18, y - 0.2, 1.5), (-0.13, y - 0.3, 1.72)],
            0.024,
        )
