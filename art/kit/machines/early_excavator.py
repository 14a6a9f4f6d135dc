"""Hydraulic excavator of the seventies, for the company's first years."""

from math import acos, atan2, hypot, radians

from kit.attachments.bucket import bucket
from kit.curves import add2, rot2
from kit.machine_parts import hyd
from kit.materials import lamp_mat, mat
from kit.running_gear import track_pair
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import group


def early_excavator(loc=(0, 0, 0), rz=0.0, slew=0.0, target=(5.4, 2.4), phi=-55, body=None):
    """Boxy upright cab, square engine house, straight-edged boom; the paint is a tired ochre."""
    paint = body or mat("ochre", "#c98a2b", rough=0.6, var=0.1, vscale=2, dust=0.5)
    dull = mat("dull_steel", "#5d574e", rough=0.7, metal=0.3, dust=0.5)
    with group("early_excavator", loc, rz=rz) as root:
        track_pair(3.7, 0.82, 2.1, 0.45, 0.2, dull)
        prism([(-0.95, 0.45), (0.95, 0.45), (0.7, 0.85), (-0.7, 0.85)], -0.85, 0.85, dull, 0.03)
        cyl(0.62, (0, 0, 0.8), (0, 0, 1.05), dull, 0.02, 32)
        with group("house", rz=slew):
            box(-2.1, 1.1, -1.15, 1.15, 1.03, 1.2, dull, 0.02)
            prism(
                [(-2.15, 1.2), (-0.35, 1.2), (-0.35, 2.35), (-1.9, 2.35), (-2.15, 2.15)],
                -1.15,
                1.15,
                paint,
                0.03,
            )
            box(-2.38, -2.12, -1.1, 1.1, 1.12, 1.95, dull, 0.05)
            for side in (-1, 1):
                multi_box(
                    [TRS((-1.8 + 0.16 * i, side * 1.155, 1.75), sc=(0.09, 0.02, 0.55)) for i in range(8)],
                    "graphite",
                    0.004,
                )
                tube(
                    [
                        (-2.0, side * 1.0, 2.38),
                        (-2.0, side * 1.0, 2.55),
                        (-0.6, side * 1.0, 2.55),
                        (-0.6, side * 1.0, 2.38),
                    ],
                    0.018,
                    dull,
                )
            cyl(0.07, (-1.3, -0.6, 2.3), (-1.3, -0.6, 3.05), "graphite", 0.01)
            upright_cab(paint)
            early_arm((0.55, 1.45), target, phi, paint, dull)
    return root


def upright_cab(paint):
    """Square steel cab with small panes and a flat roof."""
    box(-0.3, 1.05, 0.3, 1.15, 1.2, 1.95, paint, 0.02)
    box(-0.27, 1.02, 0.33, 1.12, 1.9, 2.8, "pane", 0.01)
    for x in (-0.27, 0.38, 1.02):
        for y in (0.33, 1.12):
            box(x - 0.045, x + 0.045, y - 0.045, y + 0.045, 1.9, 2.82, paint, 0.008)
    for x0, x1, y0, y1 in (
        (-0.3, 1.05, 0.29, 0.37),
        (-0.3, 1.05, 1.08, 1.16),
        (-0.31, -0.23, 0.3, 1.15),
        (0.98, 1.06, 0.3, 1.15),
    ):
        box(x0, x1, y0, y1, 2.32, 2.4, paint, 0.006)
    box(-0.42, 1.2, 0.22, 1.24, 2.8, 2.9, paint, 0.03)
    box(1.06, 1.14, 0.5, 0.66, 2.62, 2.76, lamp_mat(), 0.01)


BOOM_LENGTH, STICK_LENGTH = 4.2, 2.3
BOOM = [(-0.15, 0.18), (1.9, 0.98), (2.3, 0.98), (4.2, 0.2), (4.28, -0.06), (4.1, -0.16)]
BOOM += [(2.15, 0.6), (1.95, 0.6), (0.05, -0.2), (-0.15, -0.12)]
STICK = [(-0.65, 0.16), (-0.5, 0.3), (0.4, 0.3), (2.3, 0.12), (2.38, -0.06), (2.25, -0.12), (0.3, -0.22)]
STICK += [(-0.2, -0.16)]
ARM_SIDE = -0.35  # the arm hangs beside the cab


def early_arm(foot, pin, phi, paint, dull):
    """Boom of two straight boxes, stick, bucket and their rams; bent so that the bucket hangs at pin=(x, z)."""
    boom_angle, elbow, stick_angle = _bend(foot, pin)

    def on_boom(point):
        return add2(foot, rot2(point, boom_angle))

    def on_stick(point):
        return add2(elbow, rot2(point, stick_angle))

    prism([on_boom(point) for point in BOOM], ARM_SIDE - 0.2, ARM_SIDE + 0.2, paint, 0.02)
    prism([on_stick(point) for point in STICK], ARM_SIDE - 0.16, ARM_SIDE + 0.16, paint, 0.02)
    for side in (-1, 1):
        hyd((1.0, 1.2), on_boom((1.75, 0.62)), 0.075, 0.56, dull, y=ARM_SIDE + side * 0.3)
    hyd(on_boom((2.1, 1.12)), on_stick((-0.55, 0.2)), 0.08, 0.58, dull, y=ARM_SIDE)
    curl = radians(phi)
    crank, lever = on_stick((1.85, 0.5)), add2(pin, rot2((0.3, 0.1), curl))
    hyd(on_stick((0.1, 0.45)), crank, 0.065, 0.6, dull, y=ARM_SIDE)
    for side in (-1, 1):
        _rod(crank, lever, ARM_SIDE + side * 0.14, dull)
        _rod(crank, on_stick((1.9, 0.02)), ARM_SIDE + side * 0.18, dull)
    for x, z in (foot, elbow, pin, crank, lever):
        cyl(0.07, (x, ARM_SIDE - 0.26, z), (x, ARM_SIDE + 0.26, z), "steel", 0.01)
    with group("bucket", (pin[0], ARM_SIDE, pin[1]), (0, -curl, 0)):
        bucket(0.95, 0.72, dull)


def _bend(foot, pin):
    """Angle of the boom, place of the elbow and angle of the stick: two sides of a triangle over the reach."""
    across, upward = pin[0] - foot[0], pin[1] - foot[1]
    reach = min(hypot(across, upward), BOOM_LENGTH + STICK_LENGTH - 0.05)
    corner = (BOOM_LENGTH**2 + reach**2 - STICK_LENGTH**2) / (2 * BOOM_LENGTH * reach)
    boom_angle = atan2(upward, across) + acos(max(-1, min(1, corner)))
    elbow = add2(foot, rot2((BOOM_LENGTH, 0), boom_angle))
    return boom_angle, elbow, atan2(pin[1] - elbow[1], pin[0] - elbow[0])


def _rod(start, end, y, material):
    cyl(0.05, (start[0], y, start[1]), (end[0], y, end[1]), material, 0.01, 12)
