from math import acos, atan2, cos, hypot, radians, sin

from mathutils import Vector

from kit.attachments.swap import draw_mounted_tool
from kit.curves import add2, arc, rot2
from kit.machine_parts import beacon, bolts, hyd, lamp, rail
from kit.materials import lamp_mat
from kit.running_gear import track_pair
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group


def cab_exc(x0=-0.35, x1=1.5, y0=0.42, y1=1.42, z0=1.32, z1=3.05, body="amber", top="graphite"):
    """Excavator cab: lower panels, glass volume, pillars, roof."""
    s = (z1 - z0) / 1.73
    fx = x1 - 0.28 * s
    P = [
        (x0, z0),
        (x1 - 0.05, z0),
        (x1, z0 + 0.35 * s),
        (x1 - 0.02, z0 + 0.75 * s),
        (fx, z1 - 0.06 * s),
        (x0, z1 - 0.06 * s),
    ]
    g = 0.035 * s
    inner = [
        (x0 + g, z0 + 0.1),
        (x1 - 0.05 - g, z0 + 0.1),
        (x1 - g, z0 + 0.35 * s),
        (x1 - 0.02 - g, z0 + 0.75 * s),
        (fx - g, z1 - 0.08 * s),
        (x0 + g, z1 - 0.08 * s),
    ]
    prism(inner, y0 + g, y1 - g, "glass", 0.03 * s)
    # door / lower panel
    low = [
        (x0, z0),
        (x1 - 0.08 * s, z0),
        (x1 - 0.005, z0 + 0.33 * s),
        (x1 - 0.35 * s, z0 + 0.4 * s),
        (x0 + 0.62 * s, z0 + 0.42 * s),
        (x0 + 0.5 * s, z0 + 0.78 * s),
        (x0, z0 + 0.78 * s),
    ]
    prism(low, y0, y1, body, 0.035 * s)
    t = 0.075 * s

    def pil(a, b, w=t, m=top):
        for y in (y0 + w / 2, y1 - w / 2):
            cyl(w / 2 * 1.05, (a[0], y, a[1]), (b[0], y, b[1]), m, 0.01, 12)

    pil((x0 + t / 2, z0 + 0.7 * s), (x0 + t / 2, z1 - 0.08 * s), t * 1.3)
    pil((x1 - 0.005, z0 + 0.3 * s), (x1 - 0.025, z0 + 0.76 * s))
    pil((x1 - 0.025, z0 + 0.74 * s), (fx - 0.01, z1 - 0.06 * s))
    pil((x0 + 0.6 * s, z0 + 0.4 * s), (x0 + 0.6 * s, z1 - 0.06 * s), t * 0.85)
    box(x1 - 0.03, x1 + 0.02, y0 + 0.03, y1 - 0.03, z0 + 0.3 * s, z0 + 0.36 * s, top, 0.01)
    prism(
        [
            (x0 - 0.05, z1 - 0.09 * s),
            (fx + 0.10, z1 - 0.09 * s),
            (fx + 0.02, z1),
            (x0 + 0.1, z1 + 0.02),
            (x0 - 0.05, z1 - 0.02),
        ],
        y0 - 0.03,
        y1 + 0.03,
        body if top == "white" else top,
        0.04 * s,
    )
    # door handle / wiper / light bar
    box(x0 + 0.66 * s, x0 + 0.8 * s, y1 - 0.005, y1 + 0.025, z0 + 0.62 * s, z0 + 0.66 * s, "steel", 0.008)
    for y in (y0 + 0.12, y1 - 0.12):
        box(fx - 0.0, fx + 0.10, y - 0.07, y + 0.07, z1 - 0.02, z1 + 0.06, lamp_mat(), 0.015)


def excavator(
    target=(6.4, 3.4),
    phi=-75,
    slew=0.0,
    loc=(0, 0, 0),
    rz=0.0,
    k=1.0,
    L1=5.7,
    L2=2.95,
    body="amber",
    arm="amber",
    fill=True,
    mini=False,
    bw=1.3,
):
    """Tracked excavator. target=(reach,z) of the bucket pin in machine space; phi=bucket angle in deg (0 = teeth down, -90 = curled)."""
    with group("excavator", loc, rz=rz, scale=k) as root:
        track_pair(4.45, 0.98, 2.45, 0.62)
        prism([(-1.1, 0.55), (1.1, 0.55), (0.8, 0.95), (-0.8, 0.95)], -0.95, 0.95, "graphite", 0.06)
        cyl(0.72, (0, 0, 0.9), (0, 0, 1.16), "graphite", 0.03, 40)
        if mini:
            for s in (-1, 1):
                box(1.6, 2.9, s * 0.75 - 0.09, s * 0.75 + 0.09, 0.45, 0.65, "graphite", 0.03)
            prism(
                [(2.8, 0.08), (2.95, 0.08), (3.02, 0.4), (2.98, 0.95), (2.86, 0.95), (2.88, 0.4)],
                -1.52,
                1.52,
                body,
                0.03,
            )
        with group("house", (0, 0, 0), rz=slew):
            rr = 2.75 if not mini else 2.1
            cw = arc(0, 0, rr, 180 - 31, 180 + 31, 14)
            # deck
            prism(
                [(-1.9, 1.42), (1.45, 1.42), (1.45, 0.5), (1.3, -0.55), (1.3, -1.42), (-1.9, -1.42)],
                1.14,
                1.36,
                "graphite",
                0.03,
                axis="z",
            )
            # counterweight
            prism(
                cw + [(-1.6 if not mini else -1.3, -1.40), (-1.6 if not mini else -1.3, 1.40)],
                1.16,
                2.22,
                body,
                0.11,
                axis="z",
                seg=4,
            )
            prism(
                arc(0, 0, rr + 0.015, 180 - 29, 180 + 29, 14) + arc(0, 0, rr - 0.2, 180 + 29, 180 - 29, 14),
                1.5,
                1.62,
                "graphite",
                0.01,
                axis="z",
            )
            # engine hood
            bx = -1.62 if not mini else -1.32
            prism(
                [(bx, 1.36), (-0.38, 1.36), (-0.38, 2.28), (-0.55, 2.36), (bx, 2.36)],
                -1.42,
                1.42,
                body,
                0.06,
                seg=3,
            )
            box(bx + 0.1, -0.55, -1.0, 1.0, 2.34, 2.46, body, 0.05, seg=3)
            ms = [
                TRS((bx + 0.28 + i * 0.12, -0.1 + 0, 2.465), sc=(0.05, 1.3, 0.02))
                for i in range(int((-0.75 - bx) / 0.12))
            ]
            multi_box(ms, "graphite", 0.004)
            for s in (-1, 1):
                ms = [
                    TRS(
                        (-1.25 + i * 0.1 if not mini else -1.1 + i * 0.1, s * 1.425, 1.95),
                        sc=(0.05, 0.02, 0.45),
                    )
                    for i in range(7 if not mini else 5)
                ]
                multi_box(ms, "graphite", 0.004)
            cyl(0.07, (-1.0, -0.75, 2.4), (-1.0, -0.75, 2.85), "graphite", 0.01)
            cyl(0.05, (-1.0, -0.75, 2.8), (-1.1, -0.75, 2.95), "graphite", 0.01)
            # right tanks + steps
            prism(
                [(-0.38, 1.36), (0.95, 1.36), (0.95, 1.85), (0.75, 2.05), (-0.38, 2.05)],
                -1.42,
                -0.55,
                body,
                0.06,
                seg=3,
            )
            box(0.95, 1.28, -1.40, -0.6, 1.36, 1.68, "graphite", 0.03)
            tube(
                (
                    [
                        (1.2, -1.38, 1.6),
                        (1.2, -1.38, 2.2),
                        (0.6, -1.38, 2.55),
                        (-0.5, -1.38, 2.95),
                        (-1.5, -1.38, 2.95),
                        (-1.5, -1.38, 2.3),
                    ]
                    if not mini
                    else [
                        (1.2, -1.38, 1.6),
                        (1.2, -1.38, 2.2),
                        (0.6, -1.38, 2.5),
                        (-0.3, -1.38, 2.5),
                        (-0.3, -1.38, 2.1),
                    ]
                ),
                0.022,
                "graphite",
            )
            # side band
            for s in (-1, 1):
                box(-1.55 if not mini else -1.25, -0.45, s * 1.415, s * 1.43, 1.42, 1.6, "forest", 0.004)
            cab_exc(-0.36, 1.52, 0.40, 1.42, 1.34, 3.08 if not mini else 3.25, body)
            # mirrors
            tube([(1.45, 1.4, 2.1), (1.6, 1.55, 2.2)], 0.015)
            box(1.55, 1.6, 1.48, 1.66, 2.1, 2.45, "graphite", 0.02)
            # boom king post
            for s in (-1, 1):
                prism(
                    [(-0.35, 1.3), (1.15, 1.3), (0.95, 1.5), (0.7, 1.95), (0.25, 1.95), (0.0, 1.7)],
                    s * 0.3 - 0.05 - 0.12,
                    s * 0.3 + 0.05 - 0.12,
                    "graphite",
                    0.03,
                )
            oy = -0.12
            F = (0.45, 1.75)
            T = target
            dx, dz = T[0] - F[0], T[1] - F[1]
            D = min(hypot(dx, dz), L1 + L2 - 0.05)
            a0 = atan2(dz, dx)
            ca = (L1 * L1 + D * D - L2 * L2) / (2 * L1 * D)
            A = a0 + acos(max(-1, min(1, ca)))
            E = add2(F, rot2((L1, 0), A))
            Th = atan2(T[1] - E[1], T[0] - E[0])
            q = L1 / 5.7
            W = lambda p: add2(F, rot2((p[0] * q, p[1] * q), A))
            bp = [
                (-0.2, 0.14),
                (-0.05, 0.26),
                (1.75, 1.28),
                (2.15, 1.46),
                (2.55, 1.53),
                (3.0, 1.46),
                (5.62, 0.24),
                (5.85, 0.12),
                (5.88, -0.1),
                (5.7, -0.2),
                (3.2, 0.66),
                (2.75, 0.78),
                (2.4, 0.74),
                (2.0, 0.56),
                (0.1, -0.2),
                (-0.15, -0.16),
            ]
            prism([W(p) for p in bp], oy - 0.24, oy + 0.24, arm, 0.03)
            for s in (-1, 1):  # stiffener side plates + logo band
                prism(
                    [W(p) for p in [(1.9, 0.85), (2.35, 1.05), (2.75, 1.0), (2.6, 0.8), (2.3, 0.72)]],
                    oy + s * 0.24,
                    oy + s * 0.275,
                    "graphite",
                    0.01,
                )
            cyl(
                0.1,
                (W((2.35, 0.92))[0], oy - 0.38, W((2.35, 0.92))[1]),
                (W((2.35, 0.92))[0], oy + 0.38, W((2.35, 0.92))[1]),
                "graphite",
                0.02,
            )
            cyl(0.12, (F[0], oy - 0.42, F[1]), (F[0], oy + 0.42, F[1]), "steel", 0.02)
            cyl(0.12, (E[0], oy - 0.36, E[1]), (E[0], oy + 0.36, E[1]), "graphite", 0.02)
            for s in (-1, 1):
                hyd((1.12, 1.32), W((2.35, 0.92)), 0.095, 0.56, y=oy + s * 0.36)
            # stick
            q2 = L2 / 2.95
            S = lambda p: add2(E, rot2((p[0] * q2, p[1] * q2), Th))
            sp = [
                (-0.86, 0.1),
                (-0.8, 0.26),
                (-0.5, 0.34),
                (0.2, 0.44),
                (0.7, 0.42),
                (2.9, 0.17),
                (3.08, 0.1),
                (3.1, -0.08),
                (2.95, -0.15),
                (0.7, -0.3),
                (0.15, -0.3),
                (-0.3, -0.2),
            ]
            prism([S(p) for p in sp], oy - 0.19, oy + 0.19, arm, 0.025)
            for s in (-1, 1):
                prism(
                    [W(p) for p in [(5.2, 0.3), (5.72, 0.36), (5.98, 0.1), (5.9, -0.22), (5.5, -0.12)]],
                    oy + s * 0.21,
                    oy + s * 0.27,
                    arm,
                    0.015,
                )
            # stick cylinder
            bk = W((2.5, 1.78))
            prism(
                [W(p) for p in [(2.2, 1.4), (2.42, 1.86), (2.58, 1.86), (2.85, 1.42)]],
                oy - 0.1,
                oy + 0.1,
                arm,
                0.02,
            )
            hyd(bk, S((-0.72, 0.18)), 0.095, 0.58, y=oy)
            # bucket + linkage
            ph = radians(phi)
            Bk = lambda p: add2(T, rot2(p, ph))
            kb = q2
            B = Bk((0.40 * kb, 0.10 * kb))
            Sp = S((2.42, 0.06))
            r1 = 0.62 * kb
            r2 = 0.58 * kb
            dB = Vector(B) - Vector(Sp)
            d = dB.length
            dd = min(d, r1 + r2 - 0.01)
            aa = acos(max(-1, min(1, (r1 * r1 + dd * dd - r2 * r2) / (2 * r1 * dd))))
            base = atan2(dB.y, dB.x)
            cand = [add2(Sp, (r1 * cos(base + s * aa), r1 * sin(base + s * aa))) for s in (-1, 1)]
            zl = lambda p: rot2((p[0] - E[0], p[1] - E[1]), -Th)[1]
            Q = max(cand, key=zl)
            for s in (-1, 1):
                for a_, b_, y_ in ((Sp, Q, 0.23), (Q, B, 0.17)):
                    cyl(
                        0.065 * kb,
                        (a_[0], oy + s * y_, a_[1]),
                        (b_[0], oy + s * y_, b_[1]),
                        "graphite",
                        0.02,
                        16,
                    )
            for p_ in (Sp, Q, B, T):
                cyl(0.075 * kb, (p_[0], oy - 0.3, p_[1]), (p_[0], oy + 0.3, p_[1]), "steel", 0.015)
            bb = S((0.18, 0.62))
            prism(
                [S(p) for p in [(-0.1, 0.4), (0.1, 0.7), (0.26, 0.7), (0.5, 0.4)]],
                oy - 0.09,
                oy + 0.09,
                arm,
                0.02,
            )
            hyd(bb, Q, 0.08, 0.6, y=oy)
            with group("bucket", (T[0], oy, T[1]), (0, -ph, 0)):
                draw_mounted_tool(bw, kb, fill)
            # hoses
            for s in (-0.07, 0.07):
                tube(
                    [
                        (*[W((2.2, 1.58))[0]], oy + s, W((2.2, 1.58))[1]),
                        (W((3.5, 1.45))[0], oy + s, W((3.5, 1.45))[1]),
                        (W((5.2, 0.75))[0], oy + s, W((5.2, 0.75))[1]),
                        (S((-0.2, 0.62))[0], oy + s, S((-0.2, 0.62))[1]),
                        (S((0.2, 0.5))[0], oy + s, S((0.2, 0.5))[1]),
                    ],
                    0.02,
                    "rubber",
                    smooth=True,
                )
                p0 = (0.5, oy + s, 2.0)
                tube(
                    [
                        p0,
                        (0.2, oy + s, 2.5),
                        (W((1.0, 1.0))[0], oy + s, W((1.0, 1.05))[1]),
                        (W((2.2, 1.55))[0], oy + s, W((2.2, 1.55))[1]),
                    ],
                    0.022,
                    "rubber",
                    smooth=True,
                )
    return root


def retro_orugas():
    """20 t crawler excavator: the kit's with beacon, rails, steps, belly guards and hub bolts."""
    excavator(target=(5.3, 1.45), phi=-48)
    beacon(-0.1, 0.7, 3.08, 1.1)
    rail([(-0.6, 1.36, 2.36), (-0.6, 1.36, 2.62), (-1.5, 1.36, 2.62), (-1.5, 1.36, 2.36)], 0.018)
    for s in SIDES:
        y = s * 1.225
        for sx in (-1, 1):
            bolts((sx * 1.74, 0.49), 0.19, 10, y + s * 0.165, 0.022)
        for x in (-0.45, 0.45):
            box(x - 0.16, x + 0.16, y + s * 0.13, y + s * 0.3, 0.47, 0.53, "graphite", 0.01)
            box(x - 0.14, x + 0.14, y + s * 0.12, y + s * 0.15, 0.53, 0.66, "graphite", 0.01)
        for x in (-0.9, 0, 0.9):
            box(x - 0.1, x + 0.1, y - 0.13, y + 0.13, 0.7, 0.8, "graphite", 0.02)
        box(1.26, 1.36, s * 0.9 - 0.1, s * 0.9 + 0.1, 1.24, 1.32, "graphite", 0.015)
        lamp(1.33, -1.0, 1.76, 1.1) if s < 0 else None
    box(-0.35, -0.3, 1.415, 1.43, 1.45, 2.2, "graphite", 0.003)
    for x in (-1.0, -0.72):
        box(x - 0.04, x + 0.04, 1.41, 1.445, 1.72, 1.78, "steel", 0.01)
