from math import atan2, radians, sqrt

from mathutils import Vector, noise

from kit.curves import add2, arc, rot2
from kit.machine_parts import hyd
from kit.materials import lamp_mat, mat
from kit.running_gear import wheel
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group, mesh, ob


def wheel_loader(loc=(0, 0, 0), rz=0.0, pin_z=1.0, tilt=35.0, load="gravel", body="amber", steer=0.0):
    """15 t wheel loader. pin_z = bucket pin height (0.5 dig .. 3.9 dump), tilt = bucket lip above level in degrees, load = material or None."""
    with group("loader", loc, rz=rz) as root:
        R = 0.8
        for side in SIDES:
            wheel(-1.55, side * 1.02, R, 0.58, "amber_d", side, lugs=18)
        prism([(-2.9, 0.75), (0.05, 0.7), (0.05, 1.25), (-2.9, 1.35)], -0.62, 0.62, "graphite", 0.05)
        cyl(0.09, (-1.55, -1, R), (-1.55, 1, R), "graphite", 0.02)
        prism(
            [(-3.25, 0.95), (-1.15, 1.1), (-1.15, 2.25), (-2.6, 2.1), (-3.1, 1.95), (-3.3, 1.5)],
            -0.88,
            0.88,
            body,
            0.1,
            seg=4,
        )  # engine hood
        prism(
            [(-3.4, 0.7), (-2.75, 0.7), (-2.75, 1.25), (-3.35, 1.3)], -1.05, 1.05, "graphite", 0.06
        )  # counterweight
        for side in SIDES:
            multi_box(
                [TRS((-2.75 + i * 0.12, side * 0.885, 1.65), sc=(0.06, 0.02, 0.4)) for i in range(8)],
                "graphite",
                0.004,
            )
            box(-2.95, -1.2, side * 0.875, side * 0.895, 1.3, 1.42, "forest", 0.004)
            oa = arc(-1.55, R, R + 0.16, 155, 25, 12)
            ia = arc(-1.55, R, R + 0.1, 25, 155, 12)
            prism(oa + ia, side * 0.72, side * 1.34, "graphite", 0.012)
            for k in range(3):
                box(
                    -0.62,
                    -0.1,
                    side * 1.0 - 0.12,
                    side * 1.0 + 0.12,
                    0.55 + 0.3 * k,
                    0.59 + 0.3 * k,
                    "graphite",
                    0.01,
                )
            tube([(-0.68, side * 1.1, 0.75), (-0.68, side * 1.1, 2.1)], 0.02, "amber_d")
            box(-3.42, -3.36, side * 0.8 - 0.1, side * 0.8 + 0.1, 1.0, 1.15, "red", 0.01)
        cyl(0.06, (-2.0, -0.4, 2.15), (-2.0, -0.4, 2.7), "graphite", 0.01)
        prism(
            [(-1.1, 1.45), (0.1, 1.45), (0.32, 2.0), (0.12, 3.2), (-1.0, 3.2)], -0.72, 0.72, "glass", 0.04
        )  # cab
        prism([(-1.16, 1.2), (0.16, 1.2), (0.3, 1.85), (-1.16, 1.85)], -0.76, 0.76, body, 0.05)
        prism([(-1.2, 3.18), (0.3, 3.18), (0.2, 3.32), (-1.1, 3.34)], -0.84, 0.84, body, 0.05, seg=3)
        for side in SIDES:
            for a, b in (
                ((-1.08, 1.8), (-1.0, 3.2)),
                ((-0.42, 1.8), (-0.42, 3.2)),
                ((0.3, 1.9), (0.13, 3.2)),
            ):
                cyl(0.045, (a[0], side * 0.73, a[1]), (b[0], side * 0.73, b[1]), "graphite", 0.01, 12)
            box(0.16, 0.26, side * 0.6 - 0.08, side * 0.6 + 0.08, 3.08, 3.18, lamp_mat(), 0.015)
            tube([(0.2, side * 0.75, 2.9), (0.4, side * 1.15, 2.85)], 0.015)
            box(0.36, 0.42, side * 1.15 - 0.1, side * 1.15 + 0.1, 2.5, 2.86, "graphite", 0.02)
        cyl(0.07, (-0.9, 0, 3.32), (-0.9, 0, 3.48), mat("beacon", "#ff9a1f", rough=0.2, emit=0.5), 0.03)
        with group("front", (0.1, 0, 0), rz=steer):
            for side in SIDES:
                wheel(1.5, side * 1.02, R, 0.58, "amber_d", side, lugs=18)
                oa = arc(1.5, R, R + 0.16, 150, 60, 10)
                ia = arc(1.5, R, R + 0.1, 60, 150, 10)
                prism(oa + ia, side * 0.72, side * 1.34, "graphite", 0.012)
            prism(
                [
                    (-0.1, 0.7),
                    (2.1, 0.65),
                    (2.2, 1.0),
                    (1.5, 1.3),
                    (1.25, 2.25),
                    (0.75, 2.3),
                    (0.4, 1.3),
                    (-0.1, 1.25),
                ],
                -0.5,
                0.5,
                "amber_d",
                0.05,
            )
            cyl(0.09, (1.5, -1, R), (1.5, 1, R), "graphite", 0.02)
            A = (0.95, 2.12)
            L = 2.75
            B = (A[0] + sqrt(max(0.1, L * L - (pin_z - A[1]) ** 2)), pin_z)
            a = atan2(B[1] - A[1], B[0] - A[0])
            W = lambda p: add2(A, rot2(p, a))
            for side in SIDES:
                prism(
                    [
                        W(p)
                        for p in [
                            (-0.15, 0.16),
                            (0.9, 0.36),
                            (1.7, 0.34),
                            (2.85, 0.12),
                            (2.85, -0.14),
                            (2.5, -0.16),
                            (1.6, 0.0),
                            (0.9, 0.02),
                            (-0.15, -0.16),
                        ]
                    ],
                    side * 0.58 - 0.07,
                    side * 0.58 + 0.07,
                    body,
                    0.03,
                )
                hyd((1.05, 1.0), W((1.5, 0.06)), 0.075, y=side * 0.42)
            C = W((1.6, 0.18))
            cyl(0.16, (C[0], -0.6, C[1]), (C[0], 0.6, C[1]), body, 0.02)
            T = W((1.35, 0.75))
            D = W((1.9, -0.3))
            th = radians(tilt)
            Bk = lambda p: add2(B, rot2(p, th))
            E = Bk((-0.08, 0.48))
            prism([T, add2(C, (0.12, 0.05)), D, add2(C, (-0.12, -0.05))], -0.09, 0.09, body, 0.03)
            hyd((1.0, 2.25), T, 0.08, y=0.0)
            cyl(0.055, (E[0], 0, E[1]), (D[0], 0, D[1]), "graphite", 0.01, 14)
            with group("bucket", (B[0], 0, B[1]), (0, -th, 0)):
                loader_bucket(load=load)
    return root


def loader_bucket(w=2.75, load="gravel", m="graphite"):
    """Loading shovel in local XZ, pin at origin, opening towards +x."""
    back = [(1.2, -0.34), (0.25, -0.38), (0.0, -0.25), (-0.1, 0.05), (-0.04, 0.4), (0.16, 0.68), (0.42, 0.84)]
    t = 0.05
    inner = [
        (1.2, -0.31),
        (0.28, -0.33),
        (0.05, -0.2),
        (-0.04, 0.06),
        (0.02, 0.38),
        (0.2, 0.63),
        (0.43, 0.79),
    ]
    prism(back + inner[::-1], -w / 2, w / 2, m, 0.012)
    box(1.05, 1.32, -w / 2, w / 2, -0.36, -0.32, "steel", 0.008)
    for side in SIDES:
        prism(back + [(0.62, 0.55), (1.2, -0.2)], side * w / 2 - 0.03, side * w / 2 + 0.03, m, 0.012)
        prism(
            [(-0.18, -0.12), (0.12, -0.12), (0.12, 0.62), (-0.18, 0.56)],
            side * 0.58 - 0.1,
            side * 0.58 + 0.1,
            m,
            0.03,
        )
    prism([(-0.18, 0.3), (0.12, 0.3), (0.2, 0.62), (-0.12, 0.6)], -0.12, 0.12, m, 0.02)
    if load:  # heap struck through the opening plane
        n = 24
        v = []
        f = []
        for i in range(n + 1):
            for j in range(n + 1):
                u, q = i / n, j / n
                x = 0.3 + 0.9 * u
                z = 0.78 - 1.02 * u
                e = (1 - (2 * u - 1) ** 4) * (1 - (2 * q - 1) ** 4)
                k = (
                    e * (0.3 + 0.12 * noise.noise(Vector((u * 3, q * 5, 2.0))))
                    + 0.03 * noise.noise(Vector((u * 12, q * 16, 7)))
                    - 0.06
                )
                v.append((x + k * 0.75, -w / 2 + 0.04 + (w - 0.08) * q, z + k * 0.66))
        for i in range(n):
            for j in range(n):
                a = i * (n + 1) + j
                f.append((a, a + 1, a + n + 2, a + n + 1))
        ob(mesh(v, f), load, 0, ang=60)
