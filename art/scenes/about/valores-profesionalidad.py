"""Professionalism: a building is set out. One looks through the station, one holds the pole, one writes it down."""

from math import radians

from kit import box, fbm, lin, meadow, mix, pebbles, person, reset, sstep, total_station
from kit.block import block, grass_tone, show
from kit.structures.survey import prism_pole, profile_boards, timber

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-4.3, 4.3, -2.9, 2.9)
PLOT = (-1.6, 2.6, -0.9, 1.5)
TRENCH = 0.45  # half the width of the first foundation strip, along the plot's near side

reset()


def dug(x, y):
    """1 in the strip that is already dug."""
    return sstep(TRENCH, TRENCH - 0.12, abs(y - PLOT[2]) + 0.05 * fbm(x, y, 1.2, 2, 3)) * sstep(0.2, 0.4, x)


def height(x, y):
    return 0.03 * fbm(x, y, 0.9, 3, 5.0) - 0.55 * dug(x, y)


def lawn(x, y):
    out = max(abs(x) - 3.2, abs(y) - 2.1) + 0.4 * fbm(x, y, 0.7, 3, 2.0)
    return sstep(-0.1, 0.3, out)


def colour(x, y, z, slope):
    soil = mix(lin("earth_l"), lin("earth"), 0.45 + 0.9 * fbm(x, y, 0.5, 3, 2.0))
    soil = mix(soil, lin("clay"), 0.6 * dug(x, y))
    return mix(soil, grass_tone(x, y), lawn(x, y))


_, foot = block(BOUNDS, height, colour, -1.1, 0.06, 0.0)
profile_boards(PLOT, 0.0)
total_station(-2.75, 1.15, 0.02, radians(-30))
person(-3.2, 1.45, 0.03, radians(-32), "foreman", "leaning", 1)
prism_pole(3.35, -1.75, 0.0)
person(3.15, -1.45, 0.02, radians(-75), "worker", "holding", 4)
person(-1.2, -2.0, 0.02, radians(-55), "office", "reading", 3, helmet="white")
box(-2.35, -2.28, -2.2, -2.13, -0.2, 0.5, timber(), 0.005)
meadow(
    1500, (LEFT + 0.05, RIGHT - 0.05, FRONT + 0.05, BACK - 0.05), lambda x, y: lawn(x, y) > 0.5, height, 0.16
)
pebbles(
    260,
    (LEFT + 0.2, RIGHT - 0.2, FRONT + 0.2, BACK - 0.2),
    lambda x, y: lawn(x, y) < 0.3,
    height,
    (0.015, 0.04),
)
show(
    "valores-profesionalidad",
    BOUNDS,
    foot,
    [(-3.2, 1.45, 1.9), (3.4, -1.6, 2.0)],
    (4, 3),
    24,
    (0, 0, 1),
    1200,
)
