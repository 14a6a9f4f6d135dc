"""Demolition shear: lying in the catalogue or mounted on an arm."""

from math import cos, pi, radians, sin

from mathutils import Vector

from kit.attachments.mount import bearers, ears
from kit.curves import add2, arc, rot2
from kit.machine_parts import bolts, hose, hyd, pin
from kit.materials import blade_mat
from kit.shapes import box, cyl, prism
from kit.stage import SIDES, group

ON_THE_ARM = 0.8  # the catalogue shows a tool for a larger carrier
PINS = (1.68, 0.27)  # the lower mounting pin: behind the origin, above the ground


def cizalla_demolicion():
    """Demolition shear lying on timbers, jaws open."""
    bearers((-0.75, 0.75), 1.3)
    with group("shear", (0, 0, 0.2)):
        shear()


def shear_head(w=1.0, k=1.0):
    """The shear on an excavator's arm: in bucket space, jaws along -z."""
    size = k * ON_THE_ARM
    lower_pin = Vector((-PINS[1], 0, -PINS[0])) * size
    with group("shear", lower_pin, (0, radians(90), 0), scale=size):
        shear()


def shear():
    """Along +x, about 0.5 m above its own ground."""
    _turning_mount()
    _fixed_jaw()
    _moving_jaw()
    _teeth()
    _wear_plates()
    _cylinder()


def _turning_mount():
    """Pin bracket and slewing ring."""
    with group("mount", (-1.32, 0, 0.5), (0, radians(-90), 0)):
        ears(0.23, 0.5, 0.3, 0.065)
    cyl(0.44, (-1.3, 0, 0.5), (-1.16, 0, 0.5), "graphite", 0.02, 48)
    cyl(0.38, (-1.18, 0, 0.5), (-1.02, 0, 0.5), "amber", 0.02, 44)
    for i in range(20):
        a = 2 * pi * i / 20
        cyl(
            0.02,
            (-1.16, 0.4 * cos(a), 0.5 + 0.4 * sin(a)),
            (-1.13, 0.4 * cos(a), 0.5 + 0.4 * sin(a)),
            "steel",
            0,
            6,
        )
    cyl(0.07, (-1.16, -0.36, 0.9), (-0.95, -0.36, 0.9), "graphite", 0.02)


def _fixed_jaw():
    """Body with the lower jaw."""
    body = [
        (-1.05, 0.14),
        (-0.5, 0.04),
        (0.1, 0.0),
        (0.62, 0.0),
        (1.15, 0.06),
        (1.5, 0.26),
        (1.62, 0.5),
        (1.5, 0.46),
        (1.2, 0.3),
        (0.78, 0.27),
        (0.45, 0.4),
        (0.32, 0.62),
        (0.22, 0.86),
        (-0.05, 0.96),
        (-0.6, 0.94),
        (-1.05, 0.86),
    ]
    for side in SIDES:
        prism(body, side * 0.24, side * 0.32, "amber", 0.02)
    prism([(-1.0, 0.18), (0.4, 0.06), (0.4, 0.38), (0.2, 0.8), (-1.0, 0.8)], -0.24, 0.24, "graphite", 0.02)
    prism(
        [(0.2, 0.02), (1.1, 0.08), (1.46, 0.3), (1.2, 0.28), (0.78, 0.24), (0.3, 0.3)],
        -0.25,
        0.25,
        "amber",
        0.02,
    )
    for side in SIDES:
        box(-0.75, -0.25, side * 0.318, side * 0.328, 0.3, 0.5, "forest", 0.004)
        prism(
            arc(-0.55, 0.68, 0.1, 90, 270, 8) + arc(-0.2, 0.68, 0.1, -90, 90, 8),
            side * 0.316,
            side * 0.33,
            "graphite",
            0.006,
        )


def _moving_jaw():
    """Upper jaw on the main pin."""
    pin(0.12, 0.66, -0.42, 0.42, 0.12)
    bolts((0.12, 0.66), 0.17, 8, 0.32, 0.02)
    bolts((0.12, 0.66), 0.17, 8, -0.32, 0.02)
    jaw = [
        (-0.12, 0.72),
        (-0.2, 1.0),
        (-0.08, 1.2),
        (0.2, 1.22),
        (0.6, 1.5),
        (1.05, 1.56),
        (1.42, 1.36),
        (1.5, 1.12),
        (1.38, 1.16),
        (1.1, 1.22),
        (0.78, 1.08),
        (0.5, 0.84),
        (0.3, 0.56),
        (0.1, 0.5),
    ]
    for y in (-0.16, 0.16):
        prism(jaw, y - 0.05, y + 0.05, "amber", 0.02)
    prism(
        [
            (0.0, 0.74),
            (0.2, 1.1),
            (0.62, 1.38),
            (1.05, 1.44),
            (1.34, 1.26),
            (1.1, 1.26),
            (0.75, 1.12),
            (0.42, 0.86),
            (0.2, 0.6),
        ],
        -0.2,
        0.2,
        "amber",
        0.02,
    )


def _teeth():
    """Crushing teeth of both jaws and cutter blades."""

    def tooth(x, z, angle, length):
        outline = ((-0.09, 0), (0.09, 0), (0.03, length), (-0.03, length))
        points = [add2((x, z), rot2(point, radians(angle))) for point in outline]
        prism(points, -0.2, 0.2, blade_mat(), 0.012)

    for x, z, lean, reach in (
        (0.62, 0.28, 10, 0.11),
        (0.88, 0.26, 4, 0.12),
        (1.14, 0.3, -10, 0.13),
        (1.42, 0.42, -28, 0.2),
    ):
        tooth(x, z, lean, reach)
    for x, z, lean, reach in (
        (0.66, 0.98, 142, 0.11),
        (0.9, 1.16, 158, 0.12),
        (1.16, 1.2, 176, 0.13),
        (1.42, 1.14, 190, 0.2),
    ):
        tooth(x, z, lean, reach)
    # cutter blades
    for y in (-0.21, 0.21):
        prism([(0.3, 0.44), (0.5, 0.38), (0.54, 0.46), (0.36, 0.6)], y - 0.02, y + 0.02, blade_mat(), 0.006)


def _wear_plates():
    for side in SIDES:  # wear plates and ribs on jaw and body
        prism(
            [
                (0.5, 1.06),
                (0.72, 1.2),
                (1.05, 1.33),
                (1.3, 1.26),
                (1.34, 1.36),
                (1.06, 1.46),
                (0.66, 1.34),
                (0.44, 1.16),
            ],
            side * 0.21,
            side * 0.225,
            "graphite",
            0.006,
        )
        prism(
            [(0.5, 0.1), (1.05, 0.12), (1.4, 0.3), (1.3, 0.3), (1.05, 0.2), (0.5, 0.18)],
            side * 0.318,
            side * 0.332,
            "graphite",
            0.006,
        )
        for x, z in ((0.62, 1.22), (0.9, 1.36), (1.18, 1.36)):
            cyl(0.026, (x, side * 0.22, z), (x, side * 0.24, z), "steel", 0.004, 6)
        for x, z in ((-0.98, 0.24), (-0.98, 0.76), (-0.05, 0.88), (0.1, 0.12)):
            cyl(0.03, (x, side * 0.31, z), (x, side * 0.345, z), "steel", 0.004, 6)


def _cylinder():
    """Jaw cylinder with its lugs and hoses."""
    hyd((-0.82, 0, 0.98), (-0.1, 0, 1.12), 0.1, 0.6)
    prism([(-1.0, 0.84), (-0.66, 0.84), (-0.74, 1.08), (-0.9, 1.08)], -0.2, -0.12, "amber", 0.02)
    prism([(-1.0, 0.84), (-0.66, 0.84), (-0.74, 1.08), (-0.9, 1.08)], 0.12, 0.2, "amber", 0.02)
    for y in (-0.12, 0.12):
        hose(
            [
                (-0.8, y * 0.6, 1.08),
                (-0.95, y, 1.3),
                (-1.2, y * 1.5, 1.25),
                (-1.5, y * 2, 1.05),
                (-1.72, y * 2, 0.95),
            ],
            0.026,
        )
