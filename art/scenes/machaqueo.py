"""Mobile crushing plant: an excavator feeds the jaw crusher from a bench, three sizes of stone lie apart."""

import random
from math import radians

from kit import (
    cone,
    crusher,
    excavator,
    fbm,
    gravel_pile,
    ledges,
    lin,
    mat,
    meadow,
    mix,
    person,
    plant,
    reset,
    rock,
    sstep,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-14, 12.6, -6.8, 7.0)
BENCH = 1.5

reset()
chance = random.Random(3)
mat("lime_d", "lime_d", rough=0.9, var=0.15, vscale=1.5, bump=0.5, bscale=7)


def height(x, y):
    bench = BENCH * sstep(-7.6, -9.0, x + 0.4 * fbm(x, y, 0.25, 3, 2))
    bench *= sstep(-4.4, -3.2, y + 0.3 * fbm(x, y, 0.25, 3, 2))
    behind = y - 3.9 + 0.5 * fbm(x, y, 0.25, 3, 2)
    face = ledges(x, behind, 4.4, 4, 0.42, 3.0, 0.6) + max(0, behind - 2) * 0.12
    return max(bench, face) + 0.05 * fbm(x, y, 0.9, 3, 5) + 0.015 * fbm(x, y, 3, 2, 6)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.3, 3, 2), fbm(x, y, 1.3, 3, 7)
    ground = mix(lin("earth"), lin("earth_l"), 0.3 + 0.8 * patches + 0.4 * grain)
    if slope > 0.5 or (z > 0.4 and y > 3):
        limestone = mix(lin("lime"), lin("lime_d"), 0.5 + 1.2 * fbm(x * 0.4, z * 2.4, 0.8, 3, 4))
        ground = mix(ground, limestone, max(sstep(0.5, 0.9, slope), 0.75 * sstep(0.4, 0.7, z)))
    if z > 3.9 and slope < 1:
        ground = mix(ground, grass_tone(x, y), sstep(3.9, 4.4, z + 0.3 * patches))
    return ground


def stones(count, area, sizes):
    for _ in range(count):
        x, y, size = chance.uniform(*area[:2]), chance.uniform(*area[2:]), chance.choice(sizes)
        beside_crusher = abs(y - 0.3) < 2.2 and -6.2 < x < 8
        if not beside_crusher:
            rock((x, y, height(x, y) + size * 0.2), size, "lime", chance.randint(0, 4))


_, foot = block(BOUNDS, height, colour, bottom=-2.0, step=0.12)
crusher(loc=(-0.6, 0.3, 0.02))
gravel_pile(8.3, 0.3, 0, 3.2, 2.7, n=4200, size=(0.10, 0.22), seed=1)
gravel_pile(5.6, -4.5, 0, 1.9, 1.3, m="earth_d", core="earth_d", n=1600, size=(0.05, 0.12), seed=2)
gravel_pile(10.0, -4.3, 0, 2.1, 1.5, m="lime", core="lime", n=1300, size=(0.2, 0.42), seed=3)
for _ in range(130):
    fallen = chance.random()
    place = (7.85 + fallen * 0.55, 0.3 + chance.gauss(0, 0.16), 3.85 - 1.25 * fallen * fallen)
    rock(place, chance.uniform(0.04, 0.085), "gravel", chance.randint(0, 4))
excavator(loc=(-11.2, 0.1, BENCH), slew=radians(2), target=(7.2, 4.0), phi=-46)

stones(130, (LEFT + 0.3, RIGHT - 0.3, FRONT + 0.3, 4.0), [0.04, 0.06, 0.09, 0.14])
stones(40, (-7.4, -6.3, -3.8, 4.0), [0.12, 0.2, 0.3, 0.4])
person(2.6, -5.0, height(2.6, -5.0), radians(100))
for x in (-4.5, -2.2, 0.1):
    cone(x, -5.6, height(x, -5.6), 0.95)
meadow(6000, (LEFT + 0.1, RIGHT - 0.1, 3.5, BACK - 0.1), lambda x, y: y > 5.2 and height(x, y) > 4.3, height)
plant(
    [
        ("pine", 0, 5.2, -12.4, 6.2),
        ("pine", 1, 4.4, -10.6, 6.4),
        ("oak", 1, 4.2, -8.0, 6.2),
        ("pine", 2, 5.4, -4.6, 6.3),
        ("oak", 2, 3.6, -2.0, 6.2),
        ("shrub", 1, 1.1, 0.6, 5.9),
        ("pine", 3, 4.6, 3.4, 6.3),
        ("oak", 4, 4.2, 6.0, 6.2),
        ("pine", 4, 5.4, 9.4, 6.3),
        ("pine", 5, 4.5, 11.6, 6.2),
        ("shrub", 4, 1.0, 8.0, 5.8),
    ],
    height,
)
show("machaqueo", BOUNDS, foot, tops=[(-8, 6, 10), (9, 6, 9)], elevation=25, focus=(1, -2, 1.5))
