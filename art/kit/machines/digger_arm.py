from math import acos, atan2, cos, hypot, radians, sin

from mathutils import Vector

from kit.attachments.swap import draw_mounted_tool
from kit.curves import add2, arc, rot2
from kit.machine_parts import beacon, hose, hyd, mirror, pin, rail, slats_flat, slats_side
from kit.machines.excavator_cab import cab_exc
from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES, group


def digger_arm(
    foot,
    target,
    L1,
    L2,
    phi,
    oy=0.0,
    cyl_base=(0.67, -0.43),
    cyl_y=(-0.36, 0.36),
    boss=(2.35, 0.92),
    arm="amber",
    bw=1.3,
    fill=True,
):
    """Boom, stick, bucket linkage and bucket of a backhoe, in the plane y = oy.

    foot, target: boom-foot pin and bucket pin as (x, z); L1, L2: boom and stick length; phi: bucket angle in degrees
    (0 = teeth down, -90 = curled). cyl_base: boom-cylinder foot relative to the boom foot. All sections scale with L1.
    """
    q, q2 = L1 / 5.7, L2 / 2.95
    F, T = foot, target
    dx, dz = T[0] - F[0], T[1] - F[1]
    D = min(hypot(dx, dz), (L1 + L2) * 0.995)
    A = atan2(dz, dx) + acos(max(-1, min(1, (L1 * L1 + D * D - L2 * L2) / (2 * L1 * D))))
    E = add2(F, rot2((L1, 0), A))
    Th = atan2(T[1] - E[1], T[0] - E[0])
    W = lambda p: add2(F, rot2((p[0] * q, p[1] * q), A))  # boom space -> machine space
    S = lambda p: add2(E, rot2((p[0] * q2, p[1] * q2), Th))  # stick space -> machine space
    P3 = lambda p, y: (p[0], oy + y * q, p[1])
    boom = [
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
    prism([W(p) for p in boom], oy - 0.24 * q, oy + 0.24 * q, arm, 0.03 * q)
    for side in SIDES:
        prism(
            [W(p) for p in [(1.9, 0.85), (2.35, 1.05), (2.75, 1.0), (2.6, 0.8), (2.3, 0.72)]],
            oy + side * 0.24 * q,
            oy + side * 0.275 * q,
            "graphite",
            0.01 * q,
        )
        prism(
            [W(p) for p in [(5.2, 0.3), (5.72, 0.36), (5.98, 0.1), (5.9, -0.22), (5.5, -0.12)]],
            oy + side * 0.21 * q,
            oy + side * 0.27 * q,
            arm,
            0.015 * q,
        )
    b = W(boss)
    for p, r, y, m in ((b, 0.1, 0.38, "graphite"), (F, 0.12, 0.42, "steel"), (E, 0.12, 0.36, "graphite")):
        pin(p[0], p[1], oy - y * q, oy + y * q, r * q, m)
    base = (F[0] + cyl_base[0], F[1] + cyl_base[1])
    for y in cyl_y:
        hyd(P3(base, y), P3(b, y), 0.095 * q, 0.56)
    stick = [
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
    prism([S(p) for p in stick], oy - 0.19 * q, oy + 0.19 * q, arm, 0.025 * q)
    prism(
        [W(p) for p in [(2.2, 1.4), (2.42, 1.86), (2.58, 1.86), (2.85, 1.42)]],
        oy - 0.1 * q,
        oy + 0.1 * q,
        arm,
        0.02 * q,
    )
    hyd(P3(W((2.5, 1.78)), 0), P3(S((-0.72, 0.18)), 0), 0.095 * q, 0.58)
    # bucket linkage: rocker (pivot on the stick) + link (to the bucket)
    B = add2(T, rot2((0.40 * q2, 0.10 * q2), radians(phi)))
    Sp = S((2.42, 0.06))
    r1, r2 = 0.62 * q2, 0.58 * q2
    dB = Vector(B) - Vector(Sp)
    dd = min(dB.length, r1 + r2 - 0.01 * q2)
    aa = acos(max(-1, min(1, (r1 * r1 + dd * dd - r2 * r2) / (2 * r1 * dd))))
    b0 = atan2(dB.y, dB.x)
    Q = max(
        [add2(Sp, (r1 * cos(b0 + side * aa), r1 * sin(b0 + side * aa))) for side in SIDES],
        key=lambda p: rot2((p[0] - E[0], p[1] - E[1]), -Th)[1],
    )
    for side in SIDES:
        for a_, b_, y_ in ((Sp, Q, 0.23), (Q, B, 0.17)):
            cyl(0.065 * q2, P3(a_, side * y_), P3(b_, side * y_), "graphite", 0.02 * q2, 16)
    for p in (Sp, Q, B, T):
        pin(p[0], p[1], oy - 0.3 * q, oy + 0.3 * q, 0.075 * q2)
    prism(
        [S(p) for p in [(-0.1, 0.4), (0.1, 0.7), (0.26, 0.7), (0.5, 0.4)]],
        oy - 0.09 * q,
        oy + 0.09 * q,
        arm,
        0.02 * q,
    )
    hyd(P3(S((0.18, 0.62)), 0), P3(Q, 0), 0.08 * q, 0.6)
    with group("bucket", (T[0], oy, T[1]), (0, -radians(phi), 0)):
        draw_mounted_tool(bw, q2, fill)
    for y in (-0.07, 0.07):
        hose(
            [P3(W(p), y) for p in ((2.2, 1.58), (3.5, 1.45), (5.2, 0.75))]
            + [P3(S(p), y) for p in ((-0.2, 0.62), (0.2, 0.5))],
            0.02 * q,
        )
        hose(
            [P3(F, y), P3(add2(F, (-0.25 * q, 0.75 * q)), y), P3(W((1.0, 1.05)), y), P3(W((2.2, 1.55)), y)],
            0.022 * q,
        )


def digger_house(tail=2.25, hw=1.28, z=1.2, body="amber"):
    """Revolving upper structure: counterweight, hood, tanks, cab (left) and boom bracket; boom foot at (.45, z+.58)."""
    top = z + 1.14
    prism(
        [(-1.6, hw), (1.4, hw), (1.4, 0.5), (1.25, -0.5), (1.25, -hw), (-1.6, -hw)],
        z - 0.02,
        z + 0.2,
        "graphite",
        0.03,
        axis="z",
    )
    prism(
        arc(0, 0, tail, 180 - 34, 180 + 34, 16) + [(-1.3, -hw + 0.01), (-1.3, hw - 0.01)],
        z,
        z + 1.06,
        body,
        0.12,
        axis="z",
        seg=4,
    )
    prism(
        arc(0, 0, tail + 0.012, 180 - 30, 180 + 30, 14) + arc(0, 0, tail - 0.2, 180 + 30, 180 - 30, 14),
        z + 0.32,
        z + 0.44,
        "graphite",
        0.01,
        axis="z",
    )
    prism(
        [(-1.35, z + 0.2), (-0.38, z + 0.2), (-0.38, top - 0.04), (-0.52, top + 0.04), (-1.35, top + 0.04)],
        -hw,
        hw,
        body,
        0.06,
        seg=3,
    )
    box(-1.28, -0.52, -0.85, 0.85, top + 0.02, top + 0.14, body, 0.05, seg=3)
    slats_flat(-1.15, -0.65, -0.55, 0.55, top + 0.145, 6)
    cyl(0.065, (-0.95, -0.7, top + 0.1), (-0.95, -0.7, top + 0.5), "graphite", 0.01)
    tube([(-0.95, -0.7, top + 0.46), (-0.97, -0.7, top + 0.56), (-1.05, -0.7, top + 0.62)], 0.05, "graphite")
    for side in SIDES:
        slats_side(-1.15, -0.55, side * hw, z + 0.55, z + 0.98, 7)
        box(-1.28, -0.45, side * (hw - 0.005), side * (hw + 0.012), z + 0.26, z + 0.42, "forest", 0.004)
        box(-1.32, -1.3, side * (hw - 0.02), side * (hw + 0.006), z + 0.22, top, "graphite", 0.002)
    prism(
        [(-0.38, z + 0.2), (0.9, z + 0.2), (0.9, z + 0.68), (0.72, z + 0.88), (-0.38, z + 0.88)],
        -hw,
        -0.52,
        body,
        0.06,
        seg=3,
    )
    box(0.9, 1.2, -hw + 0.02, -0.58, z + 0.2, z + 0.5, "graphite", 0.03)
    rail(
        [
            (1.15, -hw + 0.04, z + 0.45),
            (1.15, -hw + 0.04, z + 1.0),
            (0.6, -hw + 0.04, z + 1.4),
            (-1.0, -hw + 0.04, z + 1.75),
            (-1.0, -hw + 0.04, top),
        ],
        0.02,
    )
    cab_exc(-0.36, 1.46, 0.36, hw, z + 0.18, z + 1.92, body)
    mirror(1.38, hw - 0.03, z + 1.2, 1, 1.1)
    mirror(1.15, -hw + 0.04, z + 1.0, -1, 0.9)
    beacon(-0.2, 0.8, z + 1.94)
    for side in SIDES:
        prism(
            [
                (-0.35, z + 0.14),
                (1.15, z + 0.14),
                (0.95, z + 0.34),
                (0.7, z + 0.8),
                (0.25, z + 0.8),
                (0.0, z + 0.54),
            ],
            side * 0.27 - 0.05 - 0.12,
            side * 0.27 + 0.05 - 0.12,
            "graphite",
            0.03,
        )
    rail([(1.2, hw + 0.0, z + 0.3), (1.28, hw + 0.06, z + 0.3), (1.28, hw + 0.06, z + 0.9)], 0.016)
