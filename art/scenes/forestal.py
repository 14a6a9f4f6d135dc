"""Forestry: the edge of a pine plantation, a firebreak up the slope, an excavator mulching brush, stacked timber."""

import math
import random
from math import atan, hypot, radians, sin

from kit import (
    attachment,
    box,
    cone,
    excavator,
    fbm,
    group,
    instances,
    lin,
    log,
    log_stack,
    mat,
    meadow,
    mix,
    mulcher_head,
    pebbles,
    plant,
    radiata,
    reset,
    road_sign,
    rock,
    scatter,
    sstep,
    stump,
    tree,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-9.8, 9.8, -6.4, 7.6)
HALF_STRIP = 2.7
MACHINE = (0.9, 1.6)
TRACK = -4.3

reset()
chance = random.Random(4)


def right_of_strip(x, y):
    """Metres from the firebreak's axis; negative on the plantation's side."""
    return x + 0.6 - 0.16 * (y + 3) - 0.5 * sin(y * 0.35)


def ragged(x, y):
    return right_of_strip(x, y) + 0.3 * fbm(x, y, 0.35, 3, 2)


def on_strip(x, y):
    return abs(ragged(x, y)) < HALF_STRIP


def from_fresh_patch(x, y):
    """Distance from the ground just mulched beside the strip."""
    if x > 4.2:
        return hypot(x - 6.0, y - 1.7) + 0.4 * fbm(x, y, 0.8, 2, 3)
    return abs(y - 1.7) * 1.6


def slope_height(x, y):
    swell = fbm(x, y, 0.25, 3, 2)
    up = max(0.0, y + 0.7 + 0.3 * swell)
    ground = (
        2.2 * sstep(0, 1, up / 10) + up * 0.20 + 0.25 * swell * sstep(0, 3, up) - 0.03 * x * sstep(0, 4, up)
    )
    ruts = sum(math.exp(-(((y - rut) / 0.3) ** 2)) for rut in (-3.5, -5.1))
    ground += 0.03 * fbm(x, y, 1.5, 3, 4) - 0.04 * ruts
    return ground + 0.2 * sstep(0, 0.8, -5.7 - y + 0.3 * swell)


GRADE_X = (slope_height(MACHINE[0] + 1.2, MACHINE[1]) - slope_height(MACHINE[0] - 1.2, MACHINE[1])) / 2.4
GRADE_Y = (slope_height(MACHINE[0], MACHINE[1] + 1.8) - slope_height(MACHINE[0], MACHINE[1] - 1.8)) / 3.6
LEVEL = slope_height(*MACHINE)


def height(x, y):
    """The slope, with a plane under the tracks so that they sit on the ground."""
    aside_x, aside_y = x - MACHINE[0], y - MACHINE[1]
    flat = sstep(3.9, 2.7, hypot(aside_x, aside_y))
    plane = LEVEL + GRADE_X * aside_x + GRADE_Y * aside_y + 0.012 * fbm(x, y, 3, 2, 6)
    return slope_height(x, y) * (1 - flat) + plane * flat


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.35, 3, 2), fbm(x, y, 1.4, 3, 7)
    earth = mix(lin("earth"), lin("earth_l"), 0.5 + 0.8 * patches + 0.3 * grain)
    mulch = mix(mix(lin("clay"), lin("earth_d"), 0.45 + 0.8 * grain), earth, 0.4)
    litter = mix(lin("earth_d"), lin("meadow_d"), 0.35 + patches)
    heath = mix(lin("meadow"), lin("meadow_d"), 0.5 + patches)
    ground = mix(litter, heath, sstep(0, 2, ragged(x, y)))
    cleared = sstep(HALF_STRIP + 0.2, HALF_STRIP - 0.2, abs(ragged(x, y)))
    if x > 2:
        cleared = max(cleared, sstep(1.75, 1.45, from_fresh_patch(x, y)))
    ground = mix(ground, mulch, cleared)
    ground = mix(ground, mix(earth, lin("lime_d"), 0.4), sstep(1.75, 1.4, abs(y - TRACK) + 0.2 * patches))
    return mix(ground, grass_tone(x, y), sstep(-5.8, -6.1, y + 0.3 * patches))


def plantation():
    """Rows on the left, a few trees on the right-hand skyline."""
    kinds = [radiata(seed, 6.0) for seed in range(4)]
    places = [[] for _ in kinds]

    def stand(x, y, scale):
        item = ((x, y, height(x, y) - 0.05), chance.uniform(*scale), chance.random() * 6, None)
        places[chance.randrange(4)].append(item)

    for column in range(7):
        for row in range(7):
            x = LEFT + 0.8 + column * 1.45 + chance.uniform(-0.15, 0.15)
            y = -0.1 + row * 1.4 + chance.uniform(-0.15, 0.15)
            if ragged(x, y) < -HALF_STRIP - 0.35 and y < BACK - 0.4:
                stand(x, y, (0.72, 1.05))
    for x, y in ((6.2, 6.9), (7.7, 7.1), (9.2, 6.8), (9.1, 5.2), (4.9, 7.2)):
        stand(x, y, (0.6, 0.85))
    for kind, places_of_kind in zip(kinds, places):
        scatter(kind, places_of_kind)


def brush():
    """Gorse and heather still to be cleared."""
    kinds = [tree("shrub", seed, size, 0.45) for seed, size in ((2, 0.9), (4, 0.7), (6, 0.8), (7, 0.9))]
    kinds[1].data.materials[0] = mat("heather", "#7d6a52", rough=0.9, rand=0.25)
    kinds[2].data.materials[0] = mat("gorse", "#8f8a3a", rough=0.9, rand=0.25)

    def standing(x, y):
        return ragged(x, y) > HALF_STRIP + 0.15 and from_fresh_patch(x, y) > 1.75 and y > -0.6

    instances(kinds, 420, (2.0, RIGHT - 0.25, -0.9, BACK - 0.3), standing, height, (0.6, 1.35))


def mulch_and_stumps(chip):
    for _ in range(46):
        x, y = chance.uniform(-4, 5), chance.uniform(-1.0, 7.4)
        clear_of_machine = hypot(x - 1.2, y - 1.6) > 3
        if abs(ragged(x, y)) < HALF_STRIP - 0.2 and clear_of_machine:
            stump(x, y, height(x, y), chance.uniform(0.11, 0.19))
    pebbles(2600, (-5, 7, -2.4, BACK - 0.1), on_strip, height, (0.03, 0.08), ("earth_d", "gravel"), 7)
    for _ in range(2):
        items = []
        for _ in range(1300):
            x, y = chance.uniform(-5, 7), chance.uniform(-2.2, BACK - 0.1)
            if on_strip(x, y) or (x > 2 and from_fresh_patch(x, y) < 1.6):
                axis = (chance.gauss(0, 0.25), chance.gauss(0, 0.25), 1)
                turn = chance.random() * 6
                items.append(((x, y, height(x, y) + 0.01), chance.uniform(0.08, 0.22), turn, axis))
        scatter(box(-0.5, 0.5, -0.14, 0.14, -0.08, 0.08, chip, 0.0), items)


def mulching(chip):
    """The excavator works to its right, away from the plantation."""
    with attachment(mulcher_head):
        with group("slope", (*MACHINE, LEVEL), (atan(GRADE_Y), -atan(GRADE_X), 0)):
            excavator(rz=radians(80), slew=radians(-72), target=(5.2, 0.75), phi=-6, fill=False, bw=1.7)
    for _ in range(150):
        place = (6.5 + abs(chance.gauss(0, 0.5)), 2.1 + chance.gauss(0, 0.6))
        z = height(6.3, 2.0) + abs(chance.gauss(0, 0.4))
        rock((*place, z), chance.uniform(0.02, 0.06), chip, chance.randint(0, 4))


def timber():
    log_stack(6.3, -1.75, height(6.3, -1.75) - 0.02, 0.0, 5.0, 7, 4, 0.18, 1)
    log_stack(-6.9, -1.75, height(-6.9, -1.75) - 0.05, 0.0, 4.0, 6, 3, 0.16, 2)
    trunks = (
        ((-1.6, 4.4), (-1.9, 7.0), 0.15),
        ((-0.9, 4.3), (-0.9, 7.2), 0.17),
        ((2.2, 4.9), (1.9, 7.2), 0.14),
    )
    for start, end, radius in trunks:
        log((*start, height(*start) + radius), (*end, height(*end) + radius), radius)


def is_grass(x, y):
    if y + 0.3 * fbm(x, y, 0.35, 3, 2) < -5.95:
        return True
    at_stack = abs(x - 6.3) < 2.7 and y < -0.4
    if y < -2.6 or at_stack:
        return False
    heath = ragged(x, y) > HALF_STRIP + 0.2 and from_fresh_patch(x, y) > 1.7
    return heath or (ragged(x, y) < -HALF_STRIP - 0.2 and chance.random() < 0.35)


_, foot = block(BOUNDS, height, colour, bottom=-2.0)
chip = mat("chip", "#c39a62", rough=0.9, rand=0.3)
plantation()
brush()
mulch_and_stumps(chip)
mulching(chip)
timber()
for x, y in ((-3.6, -2.3), (9.3, -2.6)):
    road_sign(x, y, height(x, y), "triangle", radians(20))
for x in (-2.6, -0.8, 1.0, 2.8):
    cone(x, -2.33, height(x, -2.33), 0.95)
meadow(7500, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height, 0.3)
plant([("shrub", 7, 0.6, 9.2, -5.9), ("shrub", 8, 0.6, -9.3, -5.9), ("shrub", 5, 0.6, -3.4, -6.2)], height)
for x, y, size in ((-4.4, -1.4, 0.35), (-4.0, -1.8, 0.22), (3.3, -1.2, 0.3)):
    rock((x, y, height(x, y) + size * 0.3), size, "lime", chance.randint(0, 4))
show(
    "forestal", BOUNDS, foot, tops=[(LEFT + 0.8, 7.0, 9.2), (9.0, 7.0, 8.2)], elevation=25, focus=(2, -1, 1.5)
)
