"""Road base: a roller turns loose stone into a smooth course; the banksman watches from behind the string line."""

import random
from math import radians

from kit import (
    box,
    cone,
    fbm,
    lin,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    roller,
    sstep,
    tube,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-7.0, 7.4, -4.8, 5.2)
AXIS, HALF_WIDTH = -0.2, 2.7
STRING_LINE = -3.35

reset()
chance = random.Random(3)


def height(x, y):
    patches = fbm(x, y, 0.3, 3, 2)
    off_axis = abs(y - AXIS)
    ground = -0.28 * sstep(HALF_WIDTH + 0.35, HALF_WIDTH + 0.75, off_axis)
    ground += 0.06 * sstep(HALF_WIDTH + 0.9, HALF_WIDTH + 1.6, off_axis)
    ground += 1.3 * sstep(0, 2.2, y - 3.4 + 0.3 * patches)
    loose = sstep(0.6, 1.6, x + 0.12 * patches) * sstep(HALF_WIDTH + 0.1, HALF_WIDTH - 0.2, off_axis)
    ground += loose * (0.10 + 0.05 * fbm(x, y, 1.6, 3, 8))
    if off_axis > HALF_WIDTH + 0.5:
        ground += 0.04 * fbm(x, y, 1.4, 3, 4)
    return ground + 0.008 * fbm(x, y, 3, 2, 6)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.3, 3, 2), fbm(x, y, 1.6, 3, 7)
    rolled = mix(lin("lime"), lin("lime_d"), 0.55 + 0.5 * patches)
    loose = mix(lin("earth"), lin("earth_d"), 0.4 + 0.7 * grain)
    road = mix(rolled, loose, sstep(0.6, 1.5, x + 0.12 * patches))
    earth = mix(lin("earth"), lin("earth_l"), 0.5 + patches)
    road = mix(road, earth, sstep(HALF_WIDTH + 0.1, HALF_WIDTH + 0.4, abs(y - AXIS)))
    return mix(road, grass_tone(x, y), 1 if is_grass(x, y) else 0)


def is_grass(x, y):
    patches = fbm(x, y, 0.3, 3, 2)
    return y + 0.4 * patches > 3.75 or y + 0.3 * patches < -4.15


_, foot = block(BOUNDS, height, colour, step=0.09)
roller(loc=(-0.6, AXIS, 0))

for number in range(7):
    box(LEFT + 0.02 + number, LEFT + 1 + number, HALF_WIDTH, HALF_WIDTH + 0.2, -0.1, 0.16, "concrete", 0.02)
stake = mat("stake", "#d9a066", rough=0.8)
for x in (-6.4, -3.2, 0, 3.2, 6.4):
    tube([(x, STRING_LINE, -0.3), (x, STRING_LINE, 0.75)], 0.025, stake)
    box(x - 0.03, x + 0.03, STRING_LINE - 0.03, STRING_LINE + 0.03, 0.6, 0.75, "orange", 0.004)
tube([(-6.4, STRING_LINE, 0.5), (6.4, STRING_LINE, 0.5)], 0.008, "white")

loose_bed = (1.6, RIGHT - 0.1, AXIS - HALF_WIDTH + 0.15, AXIS + HALF_WIDTH - 0.15)
pebbles(1500, loose_bed, lambda x, y: True, height, mats=("earth_d", "gravel", "gravel"))
person(-4.7, -3.85, height(-4.7, -3.85), radians(50))
for x in (-6.2, -2.4, 1.6, 5.6):
    cone(x, 3.15, height(x, 3.15), 0.9)
meadow(5600, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
plant(
    [
        ("oak", 1, 3.4, -5.9, 4.4),
        ("birch", 1, 3.8, -3.9, 4.6),
        ("oak", 2, 3.0, -1.9, 4.7),
        ("pine", 0, 4.6, 1.6, 4.7),
        ("pine", 1, 3.8, 3.1, 4.9),
        ("oak", 4, 3.4, 4.9, 4.5),
        ("pine", 2, 4.6, 6.6, 4.5),
        ("shrub", 5, 0.8, 0, 4.3),
        ("shrub", 7, 0.5, 6.7, -4.5),
    ],
    height,
)
show("firmes", BOUNDS, foot, tops=[(-5, 4.6, 5.2), (6.6, 4.6, 5.8)], elevation=24, focus=(1, -1.5, 1))
