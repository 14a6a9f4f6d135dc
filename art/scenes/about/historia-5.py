"""Adapted to each client: plans on a table, total station, a plot staked out with string; the excavator waits."""

from math import radians

from kit import (
    excavator,
    fbm,
    lin,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    ribbon,
    sstep,
    total_station,
)
from kit.block import block, grass_tone, show
from kit.structures.survey import plan_table, prism_pole, profile_boards

reset()
BOUNDS = X0, X1, Y0, Y1 = -8.8, 8.8, -5.6, 6.6
PLOT = (-1.2, 6.2, -2.6, 2.6)  # x0, x1, y0, y1 of the house to come


def stripped(x, y):
    """1 where the topsoil has been taken off, 0 on the meadow."""
    n = fbm(x, y, 0.4, 3, 2.0)
    return (
        sstep(-2.8, -2.2, x + 0.3 * n)
        * sstep(7.8, 7.2, x + 0.3 * n)
        * sstep(-4.2, -3.7, y + 0.3 * n)
        * sstep(4.2, 3.7, y + 0.3 * n)
    )


def height(x, y):
    return (
        0.6 * sstep(4.2, 7.0, y + 0.4 * fbm(x, y, 0.3, 3, 2.0))
        - 0.22 * stripped(x, y)
        + 0.03 * fbm(x, y, 1.1, 3, 5.0)
        + 0.012 * fbm(x, y, 3.0, 2, 6.0)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    return mix(
        grass_tone(x, y),
        mix(mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m), lin("lime_d"), 0.2),
        stripped(x, y),
    )


surface, foot = block(BOUNDS, height, colour, -1.8, 0.09)
x0, x1, y0, y1 = PLOT
profile_boards(PLOT, -0.2)
chalk = mat("chalk", "#f2efe6", rough=1.0)
for ax, ay, bx, by in (
    (x0, y0, x1, y0),
    (x1, y0, x1, y1),
    (x1, y1, x0, y1),
    (x0, y1, x0, y0),
    (2.4, y0, 2.4, y1),
):
    ribbon(
        [
            (
                ax + (bx - ax) * i / 24,
                ay + (by - ay) * i / 24,
                height(ax + (bx - ax) * i / 24, ay + (by - ay) * i / 24) + 0.012,
            )
            for i in range(25)
        ],
        -0.06,
        0.06,
        chalk,
    )
plan_table(-5.4, -2.4, height(-5.4, -2.4), radians(12))
person(-5.9, -1.4, height(-5.9, -1.4), radians(-70))
person(-4.6, -1.3, height(-4.6, -1.3), radians(-105), helmet="amber", s=0.97)
total_station(-4.0, 1.6, height(-4.0, 1.6))
person(-4.8, 1.7, height(-4.8, 1.7), 0.0)
prism_pole(5.4, -1.2, height(5.4, -1.2))
person(5.9, -1.1, height(5.9, -1.1), radians(175))
excavator(
    loc=(5.6, 4.7, height(5.6, 4.7) + 0.05),
    rz=radians(185),
    k=0.72,
    target=(4.6, 1.0),
    phi=-50,
    mini=True,
    fill=False,
    bw=1.1,
)
plant(
    [
        ("oak", 1, 4.0, -8.0, 5.8),
        ("oak", 2, 3.7, -5.6, 5.9),
        ("pine", 0, 5.0, -3.2, 6.0),
        ("birch", 1, 3.8, -0.6, 5.9),
        ("shrub", 7, 0.7, 8.2, -4.8),
        ("shrub", 5, 0.7, -8.2, -4.6),
        ("shrub", 3, 0.7, -8.2, 2.2),
        ("oak", 4, 3.6, 8.2, 6.0),
    ],
    height,
)
meadow(
    7000,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: stripped(x, y) < 0.25 and not (3.2 < x < 8.0 and 3.4 < y < 6.0),
    height,
    0.22,
)
pebbles(500, (-2.2, 7.2, -3.6, 3.6), lambda x, y: stripped(x, y) > 0.7, height, (0.02, 0.06))
show("historia-5", BOUNDS, foot, [(-8.0, 5.8, 5.2), (8.2, 6.0, 4.4)])
