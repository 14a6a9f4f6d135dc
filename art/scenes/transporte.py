"""Heavy haulage: a low-loader with an excavator takes a country curve between green banks."""

import math
import random
from math import asin, cos, hypot, radians, sin, sqrt

from kit import (
    chain,
    dashes,
    excavator,
    fbm,
    field_fence,
    group,
    guard_rail,
    lin,
    low_loader,
    mat,
    meadow,
    mesh,
    mix,
    ob,
    pebbles,
    plant,
    reset,
    ribbon,
    rock,
    sheep,
    sstep,
    tractor_unit,
)
from kit.block import block, grass_tone, show
from kit.stage import SIDES

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-12.6, 9.4, -6.7, 6.6)
RADIUS, CENTRE, HALF_WIDTH = 30.0, 29.0, 3.7  # the road is an arc around (0, CENTRE)
TRAILER = 10.1  # from king pin to the middle of its axles
DECK = 0.92

reset()
chance = random.Random(3)


def on_road(heading, left=0.0):
    """The point at that heading, so far left of the axis."""
    return (RADIUS - left) * sin(heading), CENTRE - (RADIUS - left) * cos(heading)


def left_of_axis(x, y):
    return RADIUS - hypot(x, y - CENTRE)


def road_y(x, left):
    return CENTRE - sqrt((RADIUS - left) ** 2 - x * x)


def height(x, y):
    left, swell = left_of_axis(x, y), fbm(x, y, 0.3, 3, 2)
    ground = -0.32 * math.exp(-(((left - HALF_WIDTH - 1.0) / 0.45) ** 2))  # ditch
    bank = left - HALF_WIDTH - 1.5 + 0.4 * swell
    if bank > 0:
        ground += 2.9 * sstep(0, 4.6, bank) * (1 - 0.22 * sstep(-2, 9, x)) + 0.3 * swell * sstep(0, 2, bank)
    below = -left - HALF_WIDTH - 0.7 + 0.3 * swell
    if below > 0:
        ground -= 0.75 * sstep(0, 2.2, below) - 0.05 * swell
    return ground + (0.03 * fbm(x, y, 1.5, 3, 4) if abs(left) > HALF_WIDTH + 0.3 else 0.0)


def colour(x, y, z, slope):
    patches = fbm(x, y, 0.4, 3, 2)
    verge = mix(lin("lime"), lin("lime_d"), 0.5 + 0.8 * patches)
    off_axis = abs(left_of_axis(x, y)) + 0.12 * patches
    return mix(verge, grass_tone(x, y), sstep(HALF_WIDTH + 0.55, HALF_WIDTH + 0.85, off_axis))


def is_grass(x, y):
    return abs(left_of_axis(x, y)) + 0.12 * fbm(x, y, 0.4, 3, 2) > HALF_WIDTH + 0.8


def carriageway(columns=220):
    """Asphalt cut to the block, then its markings."""
    vertices = []
    for column in range(columns + 1):
        x = LEFT + 0.005 + (RIGHT - LEFT - 0.01) * column / columns
        vertices += [(x, road_y(x, left), 0.035) for left in (-HALF_WIDTH, HALF_WIDTH)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(columns)]
    ob(mesh(vertices, faces), "asphalt", 0)
    paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)

    def line(left):
        places = [LEFT + 0.06 + (RIGHT - LEFT - 0.12) * step / 120 for step in range(121)]
        return [(x, road_y(x, left), 0.04) for x in places]

    for left in (-HALF_WIDTH + 0.28, HALF_WIDTH - 0.28):
        ribbon(line(left), -0.06, 0.06, paint)
    dashes(line(0.0), 0.0, paint, 2.0, 2.6)


def convoy():
    """Tractor and trailer meet at the king pin, each following the curve; the load is chained at four corners."""
    heading = radians(2.2)
    king_pin = (*on_road(heading, -1.85), 0.03)
    tractor_unit(king_pin, heading + 1.7 / RADIUS)
    trailing = heading - asin(TRAILER / (2 * RADIUS))
    low_loader(king_pin, trailing)
    with group("load", king_pin, rz=trailing):
        excavator(loc=(-9.0, 0, DECK), k=0.9, target=(4.75, 1.05), phi=-62, fill=False)
        for side in SIDES:
            chain((-7.2, side * 1.28, 0.9), (-7.7, side * 1.05, 1.3))
            chain((-10.9, side * 1.28, 0.9), (-10.4, side * 1.05, 1.3))


_, foot = block(BOUNDS, height, colour, bottom=-2.4)
carriageway()
convoy()
barrier = [RIGHT - 0.1 - 0.4 * step for step in range(int((RIGHT - LEFT) / 0.4))]
guard_rail([(x, road_y(x, -HALF_WIDTH - 0.5), 0.0) for x in barrier])
field_fence([(LEFT + 0.4, -4.7), (-8, -6.2)], height)
field_fence([(RIGHT - 0.3, -5.5), (5.2, -6.4)], height)
plant(
    [
        ("pine", 0, 5.4, -11.6, 5.5),
        ("pine", 1, 4.6, -9.9, 5.9),
        ("oak", 1, 4.2, -7.7, 5.6),
        ("pine", 2, 5.6, -5.3, 5.8),
        ("oak", 2, 3.9, -2.9, 5.6),
        ("oak", 4, 4.4, -0.3, 5.7),
        ("pine", 4, 5.2, 2.4, 5.9),
        ("birch", 1, 4.2, 4.4, 5.8),
        ("oak", 5, 3.8, 6.6, 5.9),
        ("pine", 3, 4.8, 8.6, 5.8),
        ("shrub", 1, 1.0, -4.2, 4.8),
        ("shrub", 2, 0.9, 1.0, 4.8),
        ("shrub", 3, 1.0, -9.2, 4.7),
        ("shrub", 7, 0.7, 7.0, -5.9),
        ("shrub", 8, 0.7, -11.9, -5.9),
        ("shrub", 9, 0.8, 2.0, -6.3),
    ],
    height,
)
flock = ((-10.9, -5.6, 20), (-9.6, -5.3, 200), (7.6, -5.1, 70), (-1.2, 4.6, 250), (6.6, 4.5, 190))
for x, y, turn in flock:
    sheep(x, y, height(x, y), radians(turn), 0.85)
meadow(11000, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
pebbles(
    600,
    (LEFT + 0.2, RIGHT - 0.2, FRONT + 0.2, BACK - 0.2),
    lambda x, y: HALF_WIDTH + 0.05 < abs(left_of_axis(x, y)) < HALF_WIDTH + 0.7,
    height,
    (0.02, 0.05),
    ("lime", "gravel"),
)
for x, y, size in ((8.6, 4.3, 0.4), (8.0, 4.6, 0.26), (-1.2, -6.3, 0.3)):
    rock((x, y, height(x, y) + size * 0.3), size, "lime", chance.randint(0, 4))
tops = [(-11.6, 5.5, 7.0), (8.6, 5.8, 6.4)]
show("transporte", BOUNDS, foot, tops, elevation=24, focus=(0, -2, 1.5))
