from math import atan2, radians

from kit.curves import arc
from kit.machine_parts import beacon, hyd, rail
from kit.materials import beacon_mat, timber_mat
from kit.running_gear import wheel
from kit.shapes import TRS, beam, box, cyl, multi_box, panel, prism, tube
from kit.stage import SIDES, group
from kit.vehicles.chassis import landing_legs


def gondola():
    """Three-axle low-loader semi-trailer, timber deck, hydraulic ramps lowered at the rear."""
    DZ, X_STEP, X_FRONT, X_TAIL, X_END, HW = 0.94, 2.9, 5.9, -5.0, -6.0, 1.27
    R = 0.41
    axles = (-1.75, -3.0, -4.25)
    G = "forest2"
    # main beams with goose-neck
    for s in SIDES:
        side = [
            (X_END, 0.5),
            (X_TAIL, 0.56),
            (X_STEP - 0.2, 0.56),
            (X_STEP + 0.25, 0.72),
            (X_STEP + 0.75, 1.2),
            (X_FRONT, 1.26),
            (X_FRONT, 1.47),
            (X_STEP + 0.5, 1.47),
            (X_STEP, DZ - 0.04),
            (X_TAIL, DZ - 0.04),
            (X_END, 0.6),
        ]
        prism(side, s * 0.5 - 0.07, s * 0.5 + 0.07, G, 0.02)
        # edge beam of deck and tail, lashing rings, outriggers, side lamps
        box(X_TAIL, X_STEP, s * HW - 0.06, s * HW + 0.02, DZ - 0.17, DZ + 0.01, G, 0.02)
        beam((X_TAIL, s * (HW - 0.02), DZ - 0.08), (X_END, s * (HW - 0.02), 0.58), 0.08, 0.17, G, 0.02)
        for i in range(11):
            x = X_TAIL + 0.4 + i * 0.73
            if x < X_STEP - 0.1:
                tube(
                    [
                        (x - 0.07, s * (HW + 0.03), DZ - 0.02),
                        (x - 0.07, s * (HW + 0.05), DZ - 0.12),
                        (x + 0.07, s * (HW + 0.05), DZ - 0.12),
                        (x + 0.07, s * (HW + 0.03), DZ - 0.02),
                    ],
                    0.014,
                    "steel",
                )
        for x in (-4.75, -2.35, -0.6, 0.8, 2.2):
            box(
                x - 0.04,
                x + 0.04,
                s * (HW + 0.015),
                s * (HW + 0.03),
                DZ - 0.13,
                DZ - 0.06,
                beacon_mat(),
                0.006,
            )
        # neck edge and side rail
        box(X_STEP + 0.55, X_FRONT, s * 1.2 - 0.05, s * 1.2 + 0.03, 1.36, 1.52, G, 0.02)
        rail(
            [
                (X_STEP + 0.6, s * 1.16, 1.52),
                (X_STEP + 0.6, s * 1.16, 1.86),
                (X_FRONT - 0.1, s * 1.16, 1.86),
                (X_FRONT - 0.1, s * 1.16, 1.52),
            ],
            0.022,
            "amber",
        )
        for x in (X_STEP + 1.3, X_STEP + 2.1):
            rail([(x, s * 1.16, 1.5), (x, s * 1.16, 1.86)], 0.02, "amber")
        beam((X_STEP - 0.02, s * 1.16, DZ - 0.06), (X_STEP + 0.56, s * 1.16, 1.44), 0.1, 0.15, G, 0.02)
    for i in range(10):
        x = X_TAIL + 0.2 + i * 0.84
        box(x - 0.05, x + 0.05, -HW + 0.04, HW - 0.04, DZ - 0.2, DZ - 0.06, "graphite", 0.01)
    # timber planking (gaps between boards), steel tread over the wheels
    n = 11
    w = (2 * HW - 0.16) / n
    for i in range(n):
        y = -HW + 0.08 + i * w
        box(-0.75, X_STEP - 0.02, y + 0.008, y + w - 0.008, DZ - 0.05, DZ + 0.012, timber_mat(), 0.008, seg=1)
        if 1 < i < n - 2:
            box(X_TAIL, -0.77, y + 0.008, y + w - 0.008, DZ - 0.05, DZ + 0.012, timber_mat(), 0.008, seg=1)
    for side in SIDES:
        box(X_TAIL, -0.77, side * (HW - 0.44), side * (HW - 0.05), DZ - 0.04, DZ + 0.02, "graphite", 0.01)
        multi_box(
            [
                TRS((X_TAIL + 0.1 + 0.12 * i, side * (HW - 0.245), DZ + 0.022), sc=(0.03, 0.34, 0.014))
                for i in range(35)
            ],
            "steel",
            0.003,
        )
    panel(
        (X_STEP, -1.16, DZ),
        (X_STEP, 1.16, DZ),
        (X_STEP + 0.57, 1.16, 1.5),
        (X_STEP + 0.57, -1.16, 1.5),
        -0.04,
        "graphite",
    )
    multi_box(
        [
            TRS((X_STEP + 0.06 + 0.09 * i, 0, DZ + 0.14 + 0.0885 * i), (0, -0.78, 0), (0.03, 2.2, 0.03))
            for i in range(6)
        ],
        "steel",
        0.004,
    )
    box(X_STEP + 0.55, X_FRONT, -1.18, 1.18, 1.44, 1.5, "graphite", 0.015)
    multi_box(
        [TRS((X_STEP + 0.65 + 0.14 * i, 0, 1.505), sc=(0.04, 2.2, 0.014)) for i in range(17)], "steel", 0.003
    )
    box(X_FRONT - 0.06, X_FRONT + 0.02, -1.2, 1.2, 1.2, 2.05, G, 0.02)  # headboard
    for y in (-0.8, -0.3, 0.3, 0.8):
        box(X_FRONT + 0.01, X_FRONT + 0.06, y - 0.04, y + 0.04, 1.24, 2.02, G, 0.01)
    box(X_FRONT + 0.02, X_FRONT + 0.07, -0.28, 0.28, 1.35, 1.62, "graphite", 0.015)
    # spare wheel, toolbox, kingpin, legs
    with group("spare", (4.35, -0.45, 1.62), (radians(90), 0, 0)):
        wheel(0, 0, R, 0.24, "steel", -1)
    box(4.95, 5.6, -0.9, 0.9, 1.5, 1.86, "amber", 0.04)
    box(5.25, 5.3, -0.9, 0.9, 1.855, 1.87, "graphite", 0.004)
    box(4.2, 5.6, -0.55, 0.55, 1.16, 1.22, "graphite", 0.015)
    cyl(0.05, (5.0, 0, 1.0), (5.0, 0, 1.2), "steel", 0.01)
    cyl(0.09, (5.0, 0, 0.98), (5.0, 0, 1.02), "steel", 0.01)
    landing_legs(3.75, 0.86, 1.25)
    # running gear
    for x in axles:
        cyl(0.08, (x, -0.95, R), (x, 0.95, R), "graphite", 0.01)
        cyl(0.16, (x + 0.25, -0.5, R + 0.02), (x + 0.25, 0.5, R + 0.02), "graphite", 0.02)
        for side in SIDES:
            wheel(x, side * 1.1, R, 0.24, "steel", side, lugs=30, twin=True)
            prism(
                arc(x, R, 0.52, 150, 30, 10) + arc(x, R, 0.49, 30, 150, 10),
                side * 0.66,
                side * 1.25,
                "graphite",
                0.008,
            )
    # sloped tail and ramps on the ground
    panel(
        (X_END, -HW + 0.08, 0.6),
        (X_END, HW - 0.08, 0.6),
        (X_TAIL, HW - 0.08, DZ),
        (X_TAIL, -HW + 0.08, DZ),
        -0.05,
        "graphite",
    )
    a = atan2(DZ - 0.6, X_TAIL - X_END)
    multi_box(
        [
            TRS((X_END + 0.06 + 0.1 * i, side * 0.72, 0.685 + 0.034 * i), (0, -a, 0), (0.03, 0.9, 0.035))
            for i in range(10)
            for side in SIDES
        ],
        "steel",
        0.004,
    )
    box(X_END - 0.06, X_END + 0.04, -HW, HW, 0.42, 0.6, G, 0.02)
    for side in SIDES:
        with group("ramp", (X_END - 0.04, side * 0.74, 0.6), (0, -radians(13.4), 0)):
            Lr = 2.5
            for y in (-0.39, 0.39):
                prism(
                    [(0, 0.03), (-Lr, 0.03), (-Lr, -0.01), (-1.4, -0.13), (-0.1, -0.13), (0, -0.06)],
                    y - 0.035,
                    y + 0.035,
                    "amber",
                    0.01,
                )
            multi_box(
                [TRS((-0.08 - 0.12 * i, 0, 0.01), sc=(0.05, 0.76, 0.035)) for i in range(20)],
                "graphite",
                0.004,
            )
            for y in (-0.15, 0.15):
                box(-Lr + 0.05, -0.05, y - 0.02, y + 0.02, -0.06, -0.01, "amber", 0.006)
            cyl(0.05, (0, -0.44, -0.02), (0, 0.44, -0.02), "steel", 0.01)
        hyd((X_END + 0.12, side * 1.2, 0.8), (X_END - 0.75, side * 1.18, 0.44), 0.045, 0.55)
        # marker boards and tail lamps
        box(X_END - 0.09, X_END - 0.06, side * 1.0 - 0.2, side * 1.0 + 0.2, 0.45, 0.57, "graphite", 0.01)
        box(X_END - 0.11, X_END - 0.08, side * 1.0 - 0.17, side * 1.0 + 0.03, 0.47, 0.55, "red", 0.01)
        box(X_END - 0.11, X_END - 0.08, side * 1.0 + 0.06, side * 1.0 + 0.17, 0.47, 0.55, beacon_mat(), 0.01)
        cyl(0.02, (X_TAIL + 0.1, side * 1.22, DZ), (X_TAIL + 0.1, side * 1.22, 1.75), "graphite", 0, 10)
        beacon(X_TAIL + 0.1, side * 1.22, 1.74)
