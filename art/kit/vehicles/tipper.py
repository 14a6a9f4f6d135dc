from math import cos, radians, sin

from mathutils import Vector

from kit.heaps import soil_heap
from kit.shapes import box, cyl, prism
from kit.stage import SIDES, group
from kit.vehicles.cab import cab_details, truck_cab
from kit.vehicles.chassis import chassis, mud, mudflap, side_tank, tail_lights


def tipper_body(x0=-4.35, x1=1.95, z=1.22, h=1.45, y=1.25, m="forest2", load="earth", tilt=0.0):
    with group("body", (x0 + 0.3, 0, z), (0, -radians(tilt), 0)):
        X0, X1 = -0.3, x1 - x0 - 0.3
        t = 0.07
        box(X0, X1, -y + 0.12, y - 0.12, 0, 0.14, m, 0.02)
        for s in (-1, 1):
            # side wall (slight flare)
            prism(
                [
                    (s * (y - 0.16), 0.0),
                    (s * (y - 0.06), 0.35),
                    (s * y, h),
                    (s * (y - t), h),
                    (s * (y - 0.06 - t), 0.4),
                    (s * (y - 0.3), 0.08),
                ],
                X0,
                X1,
                m,
                0.015,
                axis="x",
            )
            box(X0 - 0.02, X1 + 0.02, s * y - 0.07, s * y + 0.05, h - 0.12, h + 0.04, m, 0.03)
            k = 8
            for i in range(k):
                x = X0 + 0.12 + (X1 - X0 - 0.24) * i / (k - 1)
                prism(
                    [
                        (s * (y - 0.14), 0.02),
                        (s * (y - 0.02), 0.35),
                        (s * (y + 0.045), h - 0.06),
                        (s * (y - 0.03), h - 0.06),
                        (s * (y - 0.1), 0.35),
                        (s * (y - 0.2), 0.04),
                    ],
                    x - 0.05,
                    x + 0.05,
                    m,
                    0.012,
                    axis="x",
                )
        # front wall + canopy
        prism(
            [
                (X1 - 0.02, 0.0),
                (X1 + 0.06, 0.0),
                (X1 + 0.06, h + 0.32),
                (X1 + 0.75, h + 0.42),
                (X1 + 0.75, h + 0.49),
                (X1 - 0.02, h + 0.40),
            ],
            -y + 0.03,
            y - 0.03,
            m,
            0.02,
        )
        for s in (-0.75, 0, 0.75):
            box(X1 + 0.04, X1 + 0.12, s - 0.04, s + 0.04, 0.1, h + 0.3, m, 0.01)
        cyl(0.12, (X1 + 0.2, 0, -0.2), (X1 + 0.2, 0, h * 0.75), "graphite", 0.02)
        cyl(0.09, (X1 + 0.2, 0, h * 0.7), (X1 + 0.2, 0, h + 0.1), "chrome", 0.01)
        # tailgate
        prism(
            [(X0 - 0.04, 0.02), (X0 + 0.05, 0.02), (X0 - 0.10, h + 0.02), (X0 - 0.19, h + 0.02)],
            -y + 0.04,
            y - 0.04,
            m,
            0.02,
        )
        for s in (-0.8, 0, 0.8):
            prism(
                [(X0 - 0.10, 0.05), (X0 - 0.02, 0.05), (X0 - 0.17, h), (X0 - 0.25, h)],
                s - 0.05,
                s + 0.05,
                m,
                0.012,
            )
        if load:
            soil_heap(X0 + 0.02, X1 - 0.02, -y + 0.09, y - 0.09, h - 0.42, 0.62, load, 70, 3.1)
        # sub-frame
        for s in (-1, 1):
            box(X0 + 0.1, X1 - 0.1, s * 0.42 - 0.05, s * 0.42 + 0.05, -0.12, 0.02, "graphite", 0.01)


def tipper(loc=(0, 0, 0), rz=0.0, cabm="cream", bodym="forest2", load="earth", tilt=0.0):
    with group("tipper", loc, rz=rz) as root:
        af, ar = [3.1, 1.25], [-2.05, -3.42]
        chassis(-4.2, 4.0, af, ar)
        truck_cab(4.5, cabm, "forest" if cabm != "forest" else "amber", 3.1)
        mud(1.25, y=1.2, w=0.36)
        [mud(x, y=1.24) for x in ar]
        for s in (-1, 1):
            box(
                -0.6,
                0.45,
                s * 1.12 - 0.2,
                s * 1.12 + 0.08,
                0.55,
                1.0,
                "steel" if s > 0 else "graphite",
                0.08,
                seg=3,
            )
            box(-1.15, -0.75, s * 1.15 - 0.15, s * 1.15 + 0.03, 0.6, 1.0, "graphite", 0.04)
        box(-4.45, -4.3, -1.2, 1.2, 0.55, 0.7, "graphite", 0.02)
        for s in (-1, 1):
            box(-4.47, -4.4, s * 1.0 - 0.15, s * 1.0 + 0.15, 0.72, 0.84, "red", 0.015)
        box(-4.3, -4.2, -1.1, 1.1, 0.7, 1.0, "graphite", 0.02)
        tipper_body(m=bodym, load=load, tilt=tilt)
    return root


def tip_ram(tilt):
    """Telescopic ram for kit.tipper(tilt=...): call inside the truck's group."""
    a = radians(tilt)
    top = (-4.05 + 6.2 * cos(a) - 0.75 * sin(a), 0, 1.22 + 6.2 * sin(a) + 0.75 * cos(a))
    base = (2.0, 0, 0.95)
    p, q = Vector(base), Vector(top)
    for i, r in enumerate((0.15, 0.12, 0.09, 0.065)):
        cyl(r, p.lerp(q, i * 0.25), p.lerp(q, i * 0.25 + 0.26), "graphite" if i == 0 else "chrome", 0.01)


def camion_3_ejes():
    """6x4 tipper, 26 t."""
    af, ar = [2.6], [-1.35, -2.72]
    chassis(-3.55, 3.4, af, ar)
    truck_cab(4.0, "cream", "forest", 2.6)
    cab_details(4.0, 2.6)
    for x in ar:
        mud(x, y=1.24)
    side_tank(-0.1, 1.1, 1)
    side_tank(0.2, 1.1, -1)
    box(-0.62, -0.2, 0.65, 1.18, 0.58, 1.0, "graphite", 0.04)
    box(-0.5, 0.1, -1.18, -0.65, 0.58, 1.0, "graphite", 0.04)
    mudflap(-3.42, 0.62, 1.24)
    mudflap(-3.42, -1.24, -0.62)
    box(-3.72, -3.6, -1.2, 1.2, 0.56, 0.7, "graphite", 0.02)
    tail_lights(-3.7, 0.98, 0.8)
    box(-3.6, -3.5, -1.1, 1.1, 0.7, 1.0, "graphite", 0.02)
    tipper_body(-3.7, 1.45, m="forest2", load="lime_d")


def camion_4_ejes():
    """8x4 tipper, 32 t (the kit's tipper with straps, flaps and tail lights)."""
    tipper(load="earth")
    cab_details(4.5, 3.1)
    tail_lights(-4.44, 0.98, 0.8)
    for s in SIDES:
        mudflap(-4.12, s * 0.62, s * 1.24)
        mudflap(0.5, s * 0.85, s * 1.2, 0.2, 0.66)
        for x in (-0.42, 0.27):
            box(x - 0.02, x + 0.02, s * 1.12 - 0.205, s * 1.12 + 0.085, 0.545, 1.005, "graphite", 0.08, seg=3)
