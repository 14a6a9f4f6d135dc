from math import atan2, radians

from mathutils import Vector

from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES, group, rnd
from kit.stones import rock


def conveyor(p0, p1, w=0.9, y=0.0, m="amber", frame="amber", load="gravel", depth=0.32, trough=True):
    """Inclined belt from p0=(x,z) to p1=(x,z) in local XZ."""
    d = Vector((p1[0] - p0[0], p1[1] - p0[1]))
    L = d.length
    a = atan2(d.y, d.x)
    with group("conv", (p0[0], y, p0[1]), (0, -a, 0)):
        for side in SIDES:
            box(0, L, side * w / 2 - 0.03, side * w / 2 + 0.03, -0.06, 0.10, frame, 0.012)
            box(
                0.3,
                L - 0.3,
                side * w / 2 - 0.025,
                side * w / 2 + 0.025,
                -depth - 0.05,
                -depth + 0.03,
                frame,
                0.012,
            )
            n = int(L / 0.6)
            pts = []
            for i in range(n):
                xa, xb = 0.3 + (L - 0.6) * i / n, 0.3 + (L - 0.6) * (i + 1) / n
                lo, hi = -depth, -0.03
                tube(
                    [
                        (xa, side * w / 2, lo if i % 2 == 0 else hi),
                        (xb, side * w / 2, hi if i % 2 == 0 else lo),
                    ],
                    0.02,
                    frame,
                )
        prism(
            [
                (0, 0.04),
                (L, 0.04),
                (L + 0.1, 0.0),
                (L + 0.1, -0.1),
                (L, -0.15),
                (0, -0.15),
                (-0.1, -0.1),
                (-0.1, 0),
            ],
            -w / 2 + 0.06,
            w / 2 - 0.06,
            "rubber",
            0.03,
        )
        for x in (0, L):
            cyl(0.13, (x, -w / 2 + 0.02, -0.055), (x, w / 2 - 0.02, -0.055), "steel", 0.01)
        for i in range(int(L / 0.9)):
            cyl(
                0.045,
                (0.5 + i * 0.9, -w / 2 + 0.02, -0.19),
                (0.5 + i * 0.9, w / 2 - 0.02, -0.19),
                "steel",
                0.0,
                12,
            )
        if load:
            for k in range(int(L * 38)):
                x = rnd.uniform(0.2, L)
                yy = rnd.gauss(0, w * 0.15)
                h = max(0, 0.12 * (1 - (yy / (w * 0.38)) ** 2))
                if abs(yy) > w * 0.36:
                    continue
                rock((x, yy, 0.05 + h * rnd.random()), rnd.uniform(0.035, 0.075), load, var=rnd.randint(0, 4))
    return a, L


def belt(p0, p1, yaw=0.0, at=(0, 0, 0), w=0.62, frame="amber", load="gravel"):
    """Kit conveyor turned by yaw degrees about the point at; p0, p1 = (distance, z)."""
    with group("belt", at, rz=radians(yaw)):
        conveyor(p0, p1, w, 0.0, frame=frame, load=load, depth=0.26)
