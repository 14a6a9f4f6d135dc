"""Low-loader trailer of the catalogue: timber deck, ramps on the ground."""

from math import atan2, radians

from kit.curves import arc
from kit.machine_parts import beacon, hyd, rail
from kit.materials import beacon_mat, timber_mat
from kit.running_gear import wheel
from kit.shapes import TRS, beam, box, cyl, multi_box, panel, prism, tube
from kit.stage import SIDES, group
from kit.vehicles.chassis import landing_legs

DECK, STEP, FRONT, TAIL, END, HALF = 0.94, 2.9, 5.9, -5.0, -6.0, 1.27
RADIUS = 0.41
AXLES = (-1.75, -3.0, -4.25)
PAINT = "forest2"


def gondola():
    """Three-axle low-loader semi-trailer, timber deck, hydraulic ramps lowered at the rear."""
    _beams()
    _deck()
    _neck()
    _axles()
    _tail()


def _beams():
    """Main beams with goose-neck, edge beams with lashing rings, rails."""
    for side in SIDES:
        profile = [
            (END, 0.5),
            (TAIL, 0.56),
            (STEP - 0.2, 0.56),
            (STEP + 0.25, 0.72),
            (STEP + 0.75, 1.2),
            (FRONT, 1.26),
            (FRONT, 1.47),
            (STEP + 0.5, 1.47),
            (STEP, DECK - 0.04),
            (TAIL, DECK - 0.04),
            (END, 0.6),
        ]
        prism(profile, side * 0.5 - 0.07, side * 0.5 + 0.07, PAINT, 0.02)
        # edge beam of deck and tail, lashing rings, outriggers, side lamps
        box(TAIL, STEP, side * HALF - 0.06, side * HALF + 0.02, DECK - 0.17, DECK + 0.01, PAINT, 0.02)
        beam(
            (TAIL, side * (HALF - 0.02), DECK - 0.08),
            (END, side * (HALF - 0.02), 0.58),
            0.08,
            0.17,
            PAINT,
            0.02,
        )
        for i in range(11):
            x = TAIL + 0.4 + i * 0.73
            if x < STEP - 0.1:
                tube(
                    [
                        (x - 0.07, side * (HALF + 0.03), DECK - 0.02),
                        (x - 0.07, side * (HALF + 0.05), DECK - 0.12),
                        (x + 0.07, side * (HALF + 0.05), DECK - 0.12),
                        (x + 0.07, side * (HALF + 0.03), DECK - 0.02),
                    ],
                    0.014,
                    "steel",
                )
        for x in (-4.75, -2.35, -0.6, 0.8, 2.2):
            box(
                x - 0.04,
                x + 0.04,
                side * (HALF + 0.015),
                side * (HALF + 0.03),
                DECK - 0.13,
                DECK - 0.06,
                beacon_mat(),
                0.006,
            )
        # neck edge and side rail
        box(STEP + 0.55, FRONT, side * 1.2 - 0.05, side * 1.2 + 0.03, 1.36, 1.52, PAINT, 0.02)
        rail(
            [
                (STEP + 0.6, side * 1.16, 1.52),
                (STEP + 0.6, side * 1.16, 1.86),
                (FRONT - 0.1, side * 1.16, 1.86),
                (FRONT - 0.1, side * 1.16, 1.52),
            ],
            0.022,
            "amber",
        )
        for x in (STEP + 1.3, STEP + 2.1):
            rail([(x, side * 1.16, 1.5), (x, side * 1.16, 1.86)], 0.02, "amber")
        beam(
            (STEP - 0.02, side * 1.16, DECK - 0.06), (STEP + 0.56, side * 1.16, 1.44), 0.1, 0.15, PAINT, 0.02
        )


def _deck():
    """Cross members, planks with gaps, steel treads over the wheels and up the neck."""
    for i in range(10):
        x = TAIL + 0.2 + i * 0.84
        box(x - 0.05, x + 0.05, -HALF + 0.04, HALF - 0.04, DECK - 0.2, DECK - 0.06, "graphite", 0.01)
    # timber planking (gaps between boards), steel tread over the wheels
    planks = 11
    width = (2 * HALF - 0.16) / planks
    for i in range(planks):
        y = -HALF + 0.08 + i * width
        box(
            -0.75,
            STEP - 0.02,
            y + 0.008,
            y + width - 0.008,
            DECK - 0.05,
            DECK + 0.012,
            timber_mat(),
            0.008,
            seg=1,
        )
        if 1 < i < planks - 2:
            box(
                TAIL,
                -0.77,
                y + 0.008,
                y + width - 0.008,
                DECK - 0.05,
                DECK + 0.012,
                timber_mat(),
                0.008,
                seg=1,
            )
    for side in SIDES:
        box(
            TAIL,
            -0.77,
            side * (HALF - 0.44),
            side * (HALF - 0.05),
            DECK - 0.04,
            DECK + 0.02,
            "graphite",
            0.01,
        )
        multi_box(
            [
                TRS((TAIL + 0.1 + 0.12 * i, side * (HALF - 0.245), DECK + 0.022), sc=(0.03, 0.34, 0.014))
                for i in range(35)
            ],
            "steel",
            0.003,
        )
    panel(
        (STEP, -1.16, DECK),
        (STEP, 1.16, DECK),
        (STEP + 0.57, 1.16, 1.5),
        (STEP + 0.57, -1.16, 1.5),
        -0.04,
        "graphite",
    )
    multi_box(
        [
            TRS((STEP + 0.06 + 0.09 * i, 0, DECK + 0.14 + 0.0885 * i), (0, -0.78, 0), (0.03, 2.2, 0.03))
            for i in range(6)
        ],
        "steel",
        0.004,
    )
    box(STEP + 0.55, FRONT, -1.18, 1.18, 1.44, 1.5, "graphite", 0.015)
    multi_box(
        [TRS((STEP + 0.65 + 0.14 * i, 0, 1.505), sc=(0.04, 2.2, 0.014)) for i in range(17)], "steel", 0.003
    )


def _neck():
    """Headboard, spare wheel, tool box, king pin and legs."""
    box(FRONT - 0.06, FRONT + 0.02, -1.2, 1.2, 1.2, 2.05, PAINT, 0.02)  # headboard
    for y in (-0.8, -0.3, 0.3, 0.8):
        box(FRONT + 0.01, FRONT + 0.06, y - 0.04, y + 0.04, 1.24, 2.02, PAINT, 0.01)
    box(FRONT + 0.02, FRONT + 0.07, -0.28, 0.28, 1.35, 1.62, "graphite", 0.015)
    # spare wheel, toolbox, kingpin, legs
    with group("spare", (4.35, -0.45, 1.62), (radians(90), 0, 0)):
        wheel(0, 0, RADIUS, 0.24, "steel", -1)
    box(4.95, 5.6, -0.9, 0.9, 1.5, 1.86, "amber", 0.04)
    box(5.25, 5.3, -0.9, 0.9, 1.855, 1.87, "graphite", 0.004)
    box(4.2, 5.6, -0.55, 0.55, 1.16, 1.22, "graphite", 0.015)
    cyl(0.05, (5.0, 0, 1.0), (5.0, 0, 1.2), "steel", 0.01)
    cyl(0.09, (5.0, 0, 0.98), (5.0, 0, 1.02), "steel", 0.01)
    landing_legs(3.75, 0.86, 1.25)


def _axles():
    """Three axles of twin wheels."""
    for x in AXLES:
        cyl(0.08, (x, -0.95, RADIUS), (x, 0.95, RADIUS), "graphite", 0.01)
        cyl(0.16, (x + 0.25, -0.5, RADIUS + 0.02), (x + 0.25, 0.5, RADIUS + 0.02), "graphite", 0.02)
        for side in SIDES:
            wheel(x, side * 1.1, RADIUS, 0.24, "steel", side, lugs=30, twin=True)
            prism(
                arc(x, RADIUS, 0.52, 150, 30, 10) + arc(x, RADIUS, 0.49, 30, 150, 10),
                side * 0.66,
                side * 1.25,
                "graphite",
                0.008,
            )


def _tail():
    """Sloped tail and ramps on the ground, marker boards and lamps."""
    panel(
        (END, -HALF + 0.08, 0.6),
        (END, HALF - 0.08, 0.6),
        (TAIL, HALF - 0.08, DECK),
        (TAIL, -HALF + 0.08, DECK),
        -0.05,
        "graphite",
    )
    slope = atan2(DECK - 0.6, TAIL - END)
    multi_box(
        [
            TRS((END + 0.06 + 0.1 * i, side * 0.72, 0.685 + 0.034 * i), (0, -slope, 0), (0.03, 0.9, 0.035))
            for i in range(10)
            for side in SIDES
        ],
        "steel",
        0.004,
    )
    box(END - 0.06, END + 0.04, -HALF, HALF, 0.42, 0.6, PAINT, 0.02)
    for side in SIDES:
        with group("ramp", (END - 0.04, side * 0.74, 0.6), (0, -radians(13.4), 0)):
            length = 2.5
            for y in (-0.39, 0.39):
                prism(
                    [(0, 0.03), (-length, 0.03), (-length, -0.01), (-1.4, -0.13), (-0.1, -0.13), (0, -0.06)],
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
                box(-length + 0.05, -0.05, y - 0.02, y + 0.02, -0.06, -0.01, "amber", 0.006)
            cyl(0.05, (0, -0.44, -0.02), (0, 0.44, -0.02), "steel", 0.01)
        hyd((END + 0.12, side * 1.2, 0.8), (END - 0.75, side * 1.18, 0.44), 0.045, 0.55)
        # marker boards and tail lamps
        box(END - 0.09, END - 0.06, side * 1.0 - 0.2, side * 1.0 + 0.2, 0.45, 0.57, "graphite", 0.01)
        box(END - 0.11, END - 0.08, side * 1.0 - 0.17, side * 1.0 + 0.03, 0.47, 0.55, "red", 0.01)
        box(END - 0.11, END - 0.08, side * 1.0 + 0.06, side * 1.0 + 0.17, 0.47, 0.55, beacon_mat(), 0.01)
        cyl(0.02, (TAIL + 0.1, side * 1.22, DECK), (TAIL + 0.1, side * 1.22, 1.75), "graphite", 0, 10)
        beacon(TAIL + 0.1, side * 1.22, 1.74)
