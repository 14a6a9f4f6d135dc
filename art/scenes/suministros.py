"""Aggregates yard: four bays of material, an excavator loading topsoil into a tipper, bags, the weighbridge with its cabin."""

import math
import random
from math import radians

from kit import (
    bay_pile,
    big_bag,
    block_wall,
    box,
    cabin,
    cone,
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
    rock,
    sstep,
    tipper,
    weighbridge,
)
from kit.block import block, grass_tone, gravel_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-12.0, 11.4, -7.0, 8.0)
FIRST_BAY, BAY = -10.6, 5.2  # where the first dividing wall stands and how far to the next
BAY_FRONT, BAY_BACK = 2.3, 6.0

reset()
chance = random.Random(5)
sand = mat("sandpile", "#d3b67f", rough=0.95, var=0.08, vscale=3, bump=0.5, bscale=26)
soil = mat("soilpile", "#4a3527", rough=1.0, var=0.2, vscale=4, bump=0.8, bscale=12)
clods = mat("soilclod", "#4f3a2b", rough=1.0, rand=0.25)
stone = mat("stone", "#b9b2a4", rough=0.85, var=0.15, vscale=1.2, rand=0.18, bump=0.3, bscale=9)
grit = mat("grit", "#8d8f8f", rough=0.9, var=0.1, vscale=3, rand=0.2)
MATERIALS = (grit, soil, sand, stone)


def height(x, y):
    swell = fbm(x, y, 0.3, 3, 2)
    ground = 0.03 * fbm(x, y, 0.9, 3, 5) + 0.012 * fbm(x, y, 3, 2, 6)
    for track in (-1.2, 0.9):
        ground -= 0.03 * math.exp(-(((y - track) / 0.35) ** 2)) * sstep(-5, -2, x)
    ground += 0.8 * sstep(0, 1.2, y - 6.6 + 0.2 * swell)
    return ground + 0.25 * sstep(0, 0.8, -6.1 - y + 0.3 * swell)


def colour(x, y, z, slope):
    patches = fbm(x, y, 0.3, 3, 2)
    ground = mix(gravel_tone(x, y), lin("earth_l"), 0.35 * sstep(-0.1, 0.4, patches))
    green = max(sstep(6.7, 7.0, y + 0.2 * patches), sstep(-6.2, -6.5, y + 0.3 * patches))
    return mix(ground, grass_tone(x, y), green)


def is_grass(x, y):
    patches = fbm(x, y, 0.3, 3, 2)
    return y + 0.2 * patches > 6.85 or y + 0.3 * patches < -6.35


def bay(number):
    """Inside of a bay, between its walls."""
    return FIRST_BAY + number * BAY + 0.41, FIRST_BAY + (number + 1) * BAY - 0.41, BAY_FRONT, BAY_BACK - 0.32


def bays():
    block_wall((FIRST_BAY - 0.4, BAY_BACK + 0.1), (FIRST_BAY + 4 * BAY + 0.4, BAY_BACK + 0.1))
    for number in range(5):
        x = FIRST_BAY + number * BAY
        block_wall((x, BAY_FRONT), (x, BAY_BACK - 0.32))
    bay_pile(*bay(0), 0, 2.2, grit, grit, 7000, (0.07, 0.14), 3, 1.4)
    bay_pile(*bay(1), 0, 2.2, clods, soil, 1800, (0.05, 0.16), 2, 0.6)
    bay_pile(*bay(2), 0, 2.2, sand, sand, 0, (0, 0), 4, 1.5)
    bay_pile(*bay(3), 0, 2.0, stone, stone, 700, (0.36, 0.72), 5, 1.0)
    for number, material in enumerate(MATERIALS):
        _sign(FIRST_BAY + (number + 0.5) * BAY, material)


def _sign(x, material):
    """A plate on the back wall in the colour of what lies below."""
    box(x - 0.75, x + 0.75, BAY_BACK - 0.36, BAY_BACK - 0.3, 2.5, 3.05, "forest", 0.02)
    box(x - 0.62, x + 0.62, BAY_BACK - 0.39, BAY_BACK - 0.35, 2.6, 2.95, material, 0.01)
    for post in (x - 0.6, x + 0.6):
        box(post - 0.04, post + 0.04, BAY_BACK - 0.34, BAY_BACK - 0.26, 2.2, 2.6, "graphite", 0.01)


def loading():
    """Over the side wall, never over the cab."""
    tipper(loc=(-7.6, -1.0, 0.02), rz=radians(-90), load=soil)
    excavator(loc=(-2.2, -0.4, 0.02), rz=radians(180), target=(6.2, 4.35), phi=-52, fill=soil, bw=1.45)
    for _ in range(160):
        place = (-7.4 + chance.gauss(0, 0.18), -0.3 + chance.uniform(-0.65, 0.65), chance.uniform(2.75, 3.5))
        rock(place, chance.uniform(0.03, 0.09), clods, chance.randint(0, 4))


_, foot = block(BOUNDS, height, colour)
bays()
loading()
weighbridge(0.1, 8.6, -4.9, -2.1)
cabin(10.0, -1.2, height(10.0, -1.2), 0.0, 2.2, 1.9, 2.4)
bags = [(-2.6, -5.2), (-1.55, -5.15), (-0.5, -5.25), (-2.55, -4.15), (-1.5, -4.1)]
for number, (x, y) in enumerate(bags):
    big_bag(x, y, height(x, y), chance.uniform(-0.12, 0.12), (stone, grit, sand, soil)[number % 4])
person(8.1, -1.35, height(8.1, -1.35), radians(265))
for x, y in ((-4.2, -5.6), (0.6, -1.6), (10.6, -2.7), (10.5, -5.2)):
    cone(x, y, height(x, y), 0.95)
plant(
    [
        ("pine", 0, 5.0, -11.2, 7.2),
        ("oak", 1, 3.8, -8.8, 7.3),
        ("pine", 1, 4.4, -6.4, 7.4),
        ("oak", 2, 3.5, -3.9, 7.3),
        ("pine", 2, 5.2, -1.4, 7.4),
        ("oak", 4, 3.8, 1.2, 7.3),
        ("birch", 1, 3.8, 3.6, 7.4),
        ("pine", 3, 4.8, 6.0, 7.4),
        ("oak", 5, 3.6, 8.4, 7.3),
        ("pine", 4, 5.0, 10.6, 7.2),
        ("shrub", 7, 0.6, 10.8, -6.5),
        ("shrub", 8, 0.6, -11.4, -6.5),
        ("shrub", 5, 0.6, 2.4, -6.6),
    ],
    height,
)
meadow(4500, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
yard = (LEFT + 0.2, RIGHT - 0.2, -6.1, 2.4)
pebbles(1500, yard, lambda x, y: True, height, (0.02, 0.07), ("lime", "gravel"))
show("suministros", BOUNDS, foot, tops=[(-11.2, 7.2, 5.6), (10.6, 7.2, 5.6)], focus=(-2, -2, 1.5))
