from math import cos, pi, sin

from mathutils import Matrix

from kit.shapes import TRS, cyl, lathe, multi_box, prism
from kit.stage import SIDES, group, rnd


def track_pair(L=4.4, H=0.95, gauge=2.4, shoe=0.6, pitch=0.19, frame="amber_d"):
    for side in SIDES:
        with group("track", (0, side * gauge / 2, 0)):
            R = H / 2 - 0.05
            hx = L / 2 - R - 0.05
            cz = H / 2
            per = 2 * (2 * hx) + 2 * pi * R
            n = int(round(per / pitch))
            st = per / n
            mats = []

            def path(t, R=R):
                t %= per
                if t < 2 * hx:
                    return (-hx + t, cz + R - 0.05 * sin(pi * t / (2 * hx)), 0)
                t -= 2 * hx
                if t < pi * R:
                    a = pi / 2 - t / R
                    return (hx + R * cos(a), cz + R * sin(a), a - pi / 2)
                t -= pi * R
                if t < 2 * hx:
                    return (hx - t, cz - R, pi)
                t -= 2 * hx
                a = -pi / 2 - t / R
                return (-hx + R * cos(a), cz + R * sin(a), a - pi / 2)

            for i in range(n):
                x, z, a = path(i * st)
                base = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(-a, 4, "Y")
                mats.append(base @ TRS((0, 0, 0.012), sc=(st * 0.93, shoe, 0.035)))
                for gx in (-0.3, 0.3):
                    mats.append(base @ TRS((st * gx, 0, 0.04), sc=(0.02, shoe * 0.98, 0.035)))
                mats.append(base @ TRS((0, 0, -0.035), sc=(st * 0.8, shoe * 0.35, 0.06)))
            multi_box(mats, "graphite", 0.006)
            w = shoe * 0.42
            prism(
                [
                    (-hx * 0.92, cz - 0.22),
                    (hx * 0.92, cz - 0.22),
                    (hx * 0.98, cz),
                    (hx * 0.8, cz + 0.2),
                    (-hx * 0.8, cz + 0.2),
                    (-hx * 0.98, cz),
                ],
                -w / 2,
                w / 2,
                frame,
                0.04,
            )
            for side in SIDES:
                cyl(R - 0.07, (side * hx, -w * 0.42, cz), (side * hx, w * 0.42, cz), "graphite", 0.03)
                cyl(R * 0.55, (side * hx, -w * 0.62, cz), (side * hx, w * 0.62, cz), frame, 0.03)
                cyl(R * 0.25, (side * hx, -w * 0.72, cz), (side * hx, w * 0.72, cz), "steel", 0.02)
            k = max(4, int(hx * 2 / 0.5))
            for i in range(k):
                x = -hx * 0.82 + 2 * hx * 0.82 * i / (k - 1)
                cyl(
                    R * 0.26,
                    (x, -w * 0.55, cz - R + R * 0.3),
                    (x, w * 0.55, cz - R + R * 0.3),
                    "graphite",
                    0.02,
                    20,
                )


def wheel(x, y, r=0.52, w=0.32, rim="steel", side=1, lugs=26, twin=False):
    """Tyre + rim at axle height r. side=+1 => outer face towards +y."""
    with group("wheel", (x, y, r), (0, rnd.random() * 6, 0)):
        for k in ((0,) if not twin else (0, -side * (w + 0.03))):
            o = lathe(
                [
                    (r * 0.58, -w * 0.42 + k),
                    (r * 0.72, -w * 0.5 + k),
                    (r * 0.9, -w * 0.5 + k),
                    (r * 0.97, -w * 0.42 + k),
                    (r * 0.985, -w * 0.25 + k),
                    (r * 0.985, w * 0.25 + k),
                    (r * 0.97, w * 0.42 + k),
                    (r * 0.9, w * 0.5 + k),
                    (r * 0.72, w * 0.5 + k),
                    (r * 0.58, w * 0.42 + k),
                ],
                "rubber",
                48,
            )
            ms = []
            for i in range(lugs):
                a = 2 * pi * i / lugs
                for side in SIDES:
                    aa = a + (pi / lugs if side > 0 else 0)
                    ms.append(
                        Matrix.Rotation(-aa, 4, "Y")
                        @ TRS(
                            (r * 0.985, k + side * w * 0.24, 0),
                            (side * 0.35, 0, 0),
                            (0.035, w * 0.46, 2 * pi * r / lugs * 0.52),
                        )
                    )
            multi_box(ms, "rubber", 0.005)
        s = side
        lathe(
            [
                (r * 0.6, s * w * 0.40),
                (r * 0.56, s * w * 0.43),
                (r * 0.52, s * w * 0.36),
                (r * 0.47, s * w * (0.12 if twin else 0.3)),
                (r * 0.26, s * w * (0.10 if twin else 0.34)),
                (r * 0.24, s * w * 0.42),
                (r * 0.0, s * w * 0.44),
            ],
            rim,
            40,
        )
        lathe([(r * 0.6, -s * w * 0.40), (0, -s * w * 0.3)], "graphite", 24)
        for i in range(10):
            a = 2 * pi * i / 10
            rr = r * 0.36
            yy = s * w * (0.11 if twin else 0.32)
            cyl(
                0.018,
                (rr * cos(a), yy, rr * sin(a)),
                (rr * cos(a), yy + s * 0.035, rr * sin(a)),
                "graphite",
                0,
                8,
            )
