from kit.curves import arc, strip
from kit.machine_parts import hyd, lamp, pin
from kit.machines.digger_arm import digger_arm, digger_house
from kit.materials import blade_mat
from kit.running_gear import wheel
from kit.shapes import beam, box, cyl, prism
from kit.stage import SIDES


def retro_neumaticos():
    """16 t wheeled excavator with front blade and rear outriggers."""
    R, AX = 0.53, 1.32
    for x in (-AX, AX):
        for side in SIDES:
            wheel(x, side * 1.1, R, 0.27, "amber_d", side, lugs=22, twin=True)
        cyl(0.15, (x, -0.95, R), (x, 0.95, R), "graphite", 0.03)
        cyl(0.27, (x, -0.2, R), (x, 0.2, R), "graphite", 0.07)
        for side in SIDES:
            prism(
                arc(x, R, 0.66, 155, 25, 12) + arc(x, R, 0.62, 25, 155, 12),
                side * 0.6,
                side * 1.25,
                "graphite",
                0.01,
            )
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
    box(-2.3, -1.95, -0.3, 0.3, 0.6, 1.0, "amber", 0.04)
    mould = arc(3.15, 0.46, 0.72, 212, 148, 8)
    prism(strip(mould, 0.045), -1.27, 1.27, "amber", 0.01)
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
    digger_house(z=1.2)
    digger_arm((0.45, 1.78), (5.0, 1.42), 4.7, 2.5, -50, oy=-0.12, bw=1.05)
