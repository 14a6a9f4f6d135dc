from mathutils import Vector

from kit.brand import mark
from kit.curves import arc
from kit.machine_parts import rail, slats_front
from kit.materials import beacon_mat, lamp_mat, mat
from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES
from kit.vehicles.chassis import mudflap


def truck_cab(xf=4.5, body="cream", accent="forest", axle=3.1):
    """European cab-over; front bumper at xf, front axle at axle."""
    xb = xf - 2.3
    y = 1.22
    wa = arc(axle, 0.52, 0.70, 158, 22, 12)
    P = (
        [
            (xb, 1.05),
            (xb, 2.85),
            (xb + 0.18, 3.05),
            (xf - 0.62, 3.05),
            (xf - 0.42, 2.92),
            (xf - 0.06, 1.95),
            (xf, 1.78),
            (xf + 0.02, 0.62),
        ]
        + [(max(wa[-1][0], axle + 0.66), 0.62)]
        + wa[::-1][0:]
        + [(xb, 0.9)]
    )
    prism(P, -y, y, body, 0.07, seg=3)
    # dark bumper + lower skirt
    prism(
        [
            (axle + 0.78, 0.36),
            (xf + 0.03, 0.36),
            (xf + 0.09, 0.46),
            (xf + 0.09, 0.82),
            (xf, 0.9),
            (axle + 0.78, 0.9),
        ],
        -y - 0.01,
        y + 0.01,
        "graphite",
        0.04,
    )
    prism(
        [(axle + 0.74, 0.86), (xf + 0.06, 0.86), (xf + 0.055, 1.0), (axle + 0.74, 1.0)],
        -y - 0.012,
        y + 0.012,
        accent,
        0.02,
    )

    # windscreen (slanted), grille
    def slab(p, q, y0, y1, m, off=0.014, bev=0.006, inset=0):
        d = Vector((q[0] - p[0], q[1] - p[1])).normalized()
        n = Vector((d.y, -d.x))
        if n.x < 0:
            n = -n
        a, b = Vector(p), Vector(q)
        prism(
            [tuple(a - n * 0.03), tuple(b - n * 0.03), tuple(b + n * off), tuple(a + n * off)], y0, y1, m, bev
        )

    slab((xf - 0.085, 2.0), (xf - 0.395, 2.84), -y + 0.1, y - 0.1, "glass", 0.016)
    slab((xf - 0.0, 1.72), (xf + 0.015, 1.08), -0.85, 0.85, "graphite", 0.02)
    for i in range(4):
        slab((xf + 0.002, 1.66 - i * 0.15), (xf + 0.006, 1.58 - i * 0.15), -0.8, 0.8, body, 0.045)
    box(xf - 0.05, xf + 0.06, -0.16, 0.16, 1.74, 1.86, accent, 0.02)
    slab((xf - 0.37, 2.86), (xf - 0.12, 2.84), -y + 0.05, y - 0.05, "graphite", 0.06)  # sun visor
    for side in SIDES:
        box(xf - 0.05, xf + 0.105, side * 0.98 - 0.17, side * 0.98 + 0.17, 0.52, 0.74, lamp_mat(), 0.03)
        # side window + door line
        w = [(xf - 1.72, 2.0), (xf - 0.35, 2.0), (xf - 0.62, 2.82), (xf - 1.72, 2.82)]
        prism(w, side * (y - 0.03), side * (y + 0.014), "glass", 0.008)
        prism(
            [(xf - 2.15, 2.08), (xf - 1.88, 2.08), (xf - 1.88, 2.75), (xf - 2.15, 2.75)],
            side * (y - 0.03),
            side * (y + 0.012),
            "glass",
            0.008,
        )
        for xx in (xf - 1.78, xf - 0.30):
            box(xx - 0.008, xx + 0.008, side * (y - 0.02), side * (y + 0.006), 1.12, 1.96, "graphite", 0.002)
        box(xf - 1.68, xf - 1.5, side * y, side * (y + 0.035), 1.78, 1.83, "graphite", 0.01)
        box(xb + 0.02, xf - 0.02, side * (y - 0.02), side * (y + 0.008), 1.30, 1.52, accent, 0.004)
        mark(xf - 1.0, side * y, 1.75, 0.34, "left" if side > 0 else "right")
        # mirrors
        tube(
            [
                (xf - 0.32, side * y, 2.75),
                (xf - 0.12, side * (y + 0.2), 2.78),
                (xf - 0.12, side * (y + 0.2), 1.95),
                (xf - 0.2, side * y, 1.98),
            ],
            0.02,
        )
        box(xf - 0.18, xf - 0.06, side * (y + 0.08), side * (y + 0.34), 2.05, 2.65, "graphite", 0.04, seg=3)
        # steps
        for i in range(2):
            box(
                axle + 0.72,
                xf - 0.25,
                side * (y - 0.12),
                side * (y + 0.03),
                0.5 + i * 0.26,
                0.55 + i * 0.26,
                "graphite",
                0.01,
            )
        # mudguard lip
        oa = arc(axle, 0.52, 0.74, 165, 15, 14)
        ia = arc(axle, 0.52, 0.66, 15, 165, 14)
        prism(oa + ia, side * (y - 0.25), side * (y + 0.03), "graphite", 0.012)
    for s in (-0.5, 0.5):
        cyl(0.09, (xf - 1.0, s, 3.03), (xf - 1.0, s, 3.12), "graphite", 0.01)
        cyl(
            0.075,
            (xf - 1.0, s, 3.1),
            (xf - 1.0, s, 3.24),
            mat("beacon", "#ff9a1f", rough=0.2, emit=0.5),
            0.03,
        )


def cab_details(xf, axle, horns=True):
    """What the kit's cab-over lacks: wipers, bumper intake, plate, lamp clusters, horns, grab rails, marker lamps."""
    xb = xf - 2.3
    y = 1.22
    for y0, y1 in ((-0.85, -0.15), (0.0, 0.7)):  # wipers lie on the slanted screen
        tube([(xf - 0.055, y0, 1.98), (xf - 0.1, (y0 + y1) / 2, 2.16)], 0.013, "rubber")
        tube([(xf - 0.07, y0 + 0.1, 2.07), (xf - 0.13, y1, 2.23)], 0.011, "rubber")
    box(xf + 0.08, xf + 0.105, -0.62, 0.62, 0.5, 0.72, "rubber", 0.01)
    slats_front(xf + 0.105, -0.6, 0.6, 0.51, 0.71, 4, "graphite", 0.02)
    box(xf + 0.1, xf + 0.112, -0.27, 0.27, 0.4, 0.48, "white", 0.004)
    for side in SIDES:
        box(xf + 0.06, xf + 0.1, side * 0.98 - 0.21, side * 0.98 + 0.21, 0.49, 0.78, "rubber", 0.02)
        box(xf - 0.0, xf + 0.108, side * 1.16 - 0.035, side * 1.16 + 0.035, 0.52, 0.74, beacon_mat(), 0.015)
        cyl(0.045, (xf + 0.08, side * 0.72, 0.44), (xf + 0.115, side * 0.72, 0.44), lamp_mat(), 0.01)
        rail(
            [
                (xb + 0.06, side * (y + 0.03), 1.25),
                (xb + 0.06, side * (y + 0.06), 1.3),
                (xb + 0.06, side * (y + 0.06), 1.95),
                (xb + 0.06, side * (y + 0.03), 2.0),
            ],
            0.016,
        )
        box(xf - 1.78, xf - 0.3, side * (y - 0.02), side * (y + 0.005), 1.105, 1.12, "graphite", 0.002)
        box(xf - 0.2, xf - 0.1, side * (y - 0.01), side * (y + 0.014), 1.18, 1.24, beacon_mat(), 0.006)
        mudflap(axle - 0.72, side * 0.85, side * 1.2, 0.2, 0.7)
        if horns:
            cyl(0.028, (xf - 1.45, side * 0.22, 3.11), (xf - 0.95, side * 0.22, 3.12), "chrome", 0.01, 20)
            cyl(
                0.028,
                (xf - 0.96, side * 0.22, 3.12),
                (xf - 0.82, side * 0.22, 3.12),
                "chrome",
                0.004,
                24,
                r2=0.075,
            )
            box(xf - 1.42, xf - 1.38, side * 0.22 - 0.02, side * 0.22 + 0.02, 3.03, 3.1, "graphite", 0.004)
    for t in (-0.8, -0.4, 0, 0.4, 0.8):
        box(xf - 0.28, xf - 0.24, t - 0.05, t + 0.05, 2.905, 2.94, beacon_mat(), 0.006)
