"""Wheeled excavator with blade and outriggers."""

from kit.brand import ONE_COLOUR, mark
from kit.curves import arc, strip
from kit.machine_parts import beacon, hyd, lamp, mirror, pin, rail, slats_flat, slats_side
from kit.machines.digger_arm import digger_arm
from kit.machines.excavator_cab import cab_exc
from kit.materials import blade_mat
from kit.running_gear import wheel
from kit.shapes import beam, box, cyl, prism, tube
from kit.stage import SIDES, group

BOOM, STICK = 4.7, 2.5
ARM_Y = -0.12  # the arm stands beside the machine's middle


def wheeled_excavator(loc=(0, 0, 0), rz=0.0, slew=0.0, target=(5.0, 0.99), phi=-50, fill="earth", bw=1.05):
    """16 t wheeled excavator with front blade and rear outriggers; target, phi and slew as in `excavator`."""
    radius, axle = 0.53, 1.32
    with group("wheeled excavator", loc, rz=rz):
        _axles(axle, radius)
        _frame()
        _outriggers_and_steps()
        _blade()
        with group("house", rz=slew):
            _upper_structure()
            digger_arm((0.45, 1.78), target, BOOM, STICK, phi, oy=ARM_Y, bw=bw, fill=fill)


def retro_neumaticos():
    """The same as it stands in the yard."""
    wheeled_excavator()


def _axles(axle, radius):
    """Twin wheels under mudguards."""
    for x in (-axle, axle):
        for side in SIDES:
            wheel(x, side * 1.1, radius, 0.27, "amber_d", side, lugs=22, twin=True)
        cyl(0.15, (x, -0.95, radius), (x, 0.95, radius), "graphite", 0.03)
        cyl(0.27, (x, -0.2, radius), (x, 0.2, radius), "graphite", 0.07)
        for side in SIDES:
            prism(
                arc(x, radius, 0.66, 155, 25, 12) + arc(x, radius, 0.62, 25, 155, 12),
                side * 0.6,
                side * 1.25,
                "graphite",
                0.01,
            )


def _frame():
    """Chassis with its turntable."""
    prism(
        [
            (-2.0, 0.68),
            (-1.8, 0.6),
            (1.8, 0.6),
            (2.0, 0.68),
            (1.9, 1.0),
            (0.9, 1.1),
            (-0.9, 1.1),
            (-1.9, 1.0),
        ],
        -0.42,
        0.42,
        "amber",
        0.06,
    )
    cyl(0.68, (0, 0, 1.02), (0, 0, 1.2), "graphite", 0.03, 40)
    cyl(0.13, (-1.1, 0, 0.55), (1.1, 0, 0.55), "graphite", 0.02)


def _outriggers_and_steps():
    """Steps and tool boxes, outriggers at the rear, blade arms at the front."""
    for side in SIDES:  # steps and tool boxes between the wheels
        box(-0.55, 0.55, side * 0.5, side * 1.2, 0.68, 1.0, "graphite", 0.04)
        box(-0.45, 0.45, side * 1.19, side * 1.225, 0.74, 0.94, "amber", 0.02)
        for z in (0.3, 0.5):
            box(-0.3, 0.3, side * 1.08, side * 1.24, z, z + 0.035, "graphite", 0.01)
        for x in (-0.3, 0.3):
            beam((x, side * 1.16, 0.3), (x, side * 1.1, 0.7), 0.03, 0.03)
        # outrigger at the rear: leg, foot, cylinder
        prism(
            [(-2.28, 0.52), (-1.98, 0.52), (-1.98, 0.98), (-2.28, 0.98)],
            side * 0.2,
            side * 0.62,
            "amber",
            0.03,
        )
        beam((-2.13, side * 0.55, 0.78), (-2.13, side * 1.36, 0.22), 0.2, 0.17, "amber", 0.02)
        box(-2.38, -1.9, side * 1.18, side * 1.6, 0.0, 0.07, "graphite", 0.02)
        pin(-2.13, 0.2, side * 1.3, side * 1.46, 0.05)
        hyd((-2.13, side * 0.36, 1.02), (-2.13, side * 1.15, 0.42), 0.065, 0.6)
        # blade arms and cylinders at the front
        beam((1.85, side * 0.34, 0.78), (2.42, side * 0.5, 0.52), 0.1, 0.14, "amber", 0.02)
        hyd((1.9, side * 0.28, 0.98), (2.42, side * 0.4, 0.72), 0.05, 0.55)


def _blade():
    """Dozer blade at the front."""
    box(-2.3, -1.95, -0.3, 0.3, 0.6, 1.0, "amber", 0.04)
    blade = arc(3.15, 0.46, 0.72, 212, 148, 8)
    prism(strip(blade, 0.045), -1.27, 1.27, "amber", 0.01)
    box(2.5, 2.58, -1.27, 1.27, 0.04, 0.16, blade_mat(), 0.01)
    box(2.36, 2.46, -1.1, 1.1, 0.34, 0.6, "amber", 0.02)
    for side in SIDES:
        prism(
            [(2.38, 0.1), (2.56, 0.06), (2.58, 0.14), (2.46, 0.46), (2.56, 0.84), (2.4, 0.84)],
            side * 1.27 - 0.02,
            side * 1.27 + 0.02,
            "amber",
            0.008,
        )
        lamp(2.02, side * 0.34, 1.08, 0.9)


def _upper_structure():
    """Revolving part: counterweight, hood, tanks, cab on the left, bracket of the boom."""
    tail, half, deck, body = 2.25, 1.28, 1.2, "amber"
    top = deck + 1.14
    prism(
        [(-1.6, half), (1.4, half), (1.4, 0.5), (1.25, -0.5), (1.25, -half), (-1.6, -half)],
        deck - 0.02,
        deck + 0.2,
        "graphite",
        0.03,
        axis="z",
    )
    _counterweight(deck, body, tail, half)
    _engine_hood(half, body, deck, top)
    _tanks(body, half, deck, top)
    cab_exc(-0.36, 1.46, 0.36, half, deck + 0.18, deck + 1.92, body)
    mirror(1.38, half - 0.03, deck + 1.2, 1, 1.1)
    mirror(1.15, -half + 0.04, deck + 1.0, -1, 0.9)
    beacon(-0.2, 0.8, deck + 1.94)
    for side in SIDES:
        prism(
            [
                (-0.35, deck + 0.14),
                (1.15, deck + 0.14),
                (0.95, deck + 0.34),
                (0.7, deck + 0.8),
                (0.25, deck + 0.8),
                (0.0, deck + 0.54),
            ],
            side * 0.27 - 0.05 - 0.12,
            side * 0.27 + 0.05 - 0.12,
            "graphite",
            0.03,
        )
    rail(
        [(1.2, half + 0.0, deck + 0.3), (1.28, half + 0.06, deck + 0.3), (1.28, half + 0.06, deck + 0.9)],
        0.016,
    )


def _counterweight(deck, body, tail, half):
    """Rounded tail with its band and the mark."""
    prism(
        arc(0, 0, tail, 180 - 34, 180 + 34, 16) + [(-1.3, -half + 0.01), (-1.3, half - 0.01)],
        deck,
        deck + 1.06,
        body,
        0.12,
        axis="z",
        seg=4,
    )
    prism(
        arc(0, 0, tail + 0.012, 180 - 30, 180 + 30, 14) + arc(0, 0, tail - 0.2, 180 + 30, 180 - 30, 14),
        deck + 0.32,
        deck + 0.44,
        "graphite",
        0.01,
        axis="z",
    )
    mark(-tail + 0.012, 0, deck + 0.7, 0.36, "rear", ONE_COLOUR, thickness=0.03)


def _engine_hood(half, body, deck, top):
    """Hood with slats, exhaust and coloured bands."""
    prism(
        [
            (-1.35, deck + 0.2),
            (-0.38, deck + 0.2),
            (-0.38, top - 0.04),
            (-0.52, top + 0.04),
            (-1.35, top + 0.04),
        ],
        -half,
        half,
        body,
        0.06,
        seg=3,
    )
    box(-1.28, -0.52, -0.85, 0.85, top + 0.02, top + 0.14, body, 0.05, seg=3)
    slats_flat(-1.15, -0.65, -0.55, 0.55, top + 0.145, 6)
    cyl(0.065, (-0.95, -0.7, top + 0.1), (-0.95, -0.7, top + 0.5), "graphite", 0.01)
    tube([(-0.95, -0.7, top + 0.46), (-0.97, -0.7, top + 0.56), (-1.05, -0.7, top + 0.62)], 0.05, "graphite")
    for side in SIDES:
        slats_side(-1.15, -0.55, side * half, deck + 0.55, deck + 0.98, 7)
        box(
            -1.28,
            -0.45,
            side * (half - 0.005),
            side * (half + 0.012),
            deck + 0.26,
            deck + 0.42,
            "forest",
            0.004,
        )
        box(-1.32, -1.3, side * (half - 0.02), side * (half + 0.006), deck + 0.22, top, "graphite", 0.002)


def _tanks(body, half, deck, top):
    """Tanks, step box and hand rail on the right."""
    prism(
        [
            (-0.38, deck + 0.2),
            (0.9, deck + 0.2),
            (0.9, deck + 0.68),
            (0.72, deck + 0.88),
            (-0.38, deck + 0.88),
        ],
        -half,
        -0.52,
        body,
        0.06,
        seg=3,
    )
    box(0.9, 1.2, -half + 0.02, -0.58, deck + 0.2, deck + 0.5, "graphite", 0.03)
    rail(
        [
            (1.15, -half + 0.04, deck + 0.45),
            (1.15, -half + 0.04, deck + 1.0),
            (0.6, -half + 0.04, deck + 1.4),
            (-1.0, -half + 0.04, deck + 1.75),
            (-1.0, -half + 0.04, top),
        ],
        0.02,
    )
