"""A small car."""

from kit.cab_interior import driver_seat
from kit.materials import lamp_mat, mat
from kit.running_gear import wheel
from kit.shapes import box, cyl, prism
from kit.stage import SIDES, group


def car(x, y, z=0.0, rz=0.0, m="#8fa3a8"):
    """Small hatchback."""
    with group("car", (x, y, z), rz=rz):
        body = mat("car_" + m, m, rough=0.3, coat=0.5)
        prism(
            [(-1.95, 0.3), (1.98, 0.3), (2.02, 0.62), (1.85, 0.82), (0.95, 0.95), (-1.85, 1.0), (-2.0, 0.75)],
            -0.86,
            0.86,
            body,
            0.07,
            seg=3,
        )
        prism([(-1.75, 0.96), (0.95, 0.93), (0.25, 1.43), (-1.25, 1.46)], -0.74, 0.74, "glass", 0.06, seg=3)
        box(-1.6, 0.8, -0.7, 0.7, 0.9, 0.985, "graphite", 0.02)
        driver_seat(-0.35, 0.36, 0.62, 0.84, hat=None)
        prism([(-1.3, 1.42), (0.3, 1.4), (0.15, 1.49), (-1.15, 1.5)], -0.7, 0.7, body, 0.03)
        for side in SIDES:
            for axle in (-1.25, 1.25):
                wheel(axle, side * 0.78, 0.32, 0.2, "steel", side, lugs=30)
            for a, b in (((-0.45, 0.95), (-0.4, 1.45)),):
                cyl(0.04, (a[0], side * 0.78, a[1]), (b[0], side * 0.7, b[1]), body, 0.005, 8)
            box(1.9, 2.02, side * 0.6 - 0.17, side * 0.6 + 0.17, 0.62, 0.75, lamp_mat(), 0.02)
            box(-2.02, -1.92, side * 0.62 - 0.15, side * 0.62 + 0.15, 0.72, 0.86, "red", 0.02)
