"""During: the hillside above the old road is cut back in benches; the excavator on a bench loads a tipper on the closed lane."""

import random
from math import radians

from _country_road import carriageway, tree_line

from kit import (
    car,
    cone,
    excavator,
    face_strata,
    fbm,
    lin,
    log_stack,
    mask_attr,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    road_sign,
    rock,
    sstep,
    stump,
    tipper,
)
from kit.block import block, show

reset()
BOUNDS = X0, X1, Y0, Y1 = -11.6, 11.6, -6.4, 8.4
ROAD_FRONT, ROAD_BACK = -4.9, -0.5
BENCH, LIFT, TOP = 1.5, 1.6, 4.7


def height(x, y):
    n, roll = fbm(x, y, 0.3, 3, 2.0), 0.25 * fbm(x, y, 0.5, 2, 9.0)
    if y < ROAD_BACK + 0.6:
        return -0.05 - 0.5 * sstep(ROAD_FRONT - 0.5, ROAD_FRONT - 1.5, y) + 0.015 * fbm(x, y, 3.0, 2, 6.0)
    floor = 0.0
    bench = BENCH * sstep(1.35, 2.0, y + roll * 0.5) * sstep(-8.2, -7.0, x + roll)
    second = LIFT * sstep(5.0, 5.6, y + roll * 0.6)
    third = (TOP - BENCH - LIFT) * sstep(6.3, 6.8, y + roll * 0.6)
    cut = floor + bench + second + third
    natural = TOP * sstep(-0.2, 6.2, y + 0.6 * n + 0.4) + 0.3 * n
    untouched = sstep(-7.6, -9.2, x + 0.5 * n)
    return cut + (natural - cut) * untouched + 0.04 * fbm(x, y, 0.9, 3, 5.0) + 0.015 * fbm(x, y, 3.0, 2, 6.0)


def grass(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    return max(
        sstep(6.7, 7.1, y + 0.2 * n),
        sstep(-8.4, -9.4, x + 0.5 * n) * sstep(-0.2, 0.3, y + 0.2 * n),
        sstep(ROAD_FRONT - 0.5, ROAD_FRONT - 0.8, y + 0.1 * n),
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    ground = mix(
        mix(lin("earth_l"), lin("earth"), 0.4 + 0.8 * n + 0.3 * m), lin("lime_d"), 0.3 * sstep(0, 0.5, m)
    )
    if y < ROAD_BACK + 0.6:
        ground = mix(ground, lin("lime"), 0.5)
    return mix(ground, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), grass(x, y))


surface, foot = block(BOUNDS, height, colour, -2.2)
mask_attr(surface, lambda x, y, z: 1 - grass(x, y))
face_strata(surface.data.materials[0], 2.4, amount=0.85)
carriageway(X0, X1, ROAD_FRONT, ROAD_BACK, 0.03)

excavator(loc=(3.4, 3.5, BENCH), rz=radians(205), slew=radians(16), target=(6.4, 2.5), phi=-62, bw=1.3)
tipper(loc=(-4.6, -1.7, 0.03), rz=radians(180))
clods = random.Random(5)
for _ in range(22):
    rock(
        (-2.6 + clods.gauss(0, 0.25), -0.9 + clods.gauss(0, 0.3), 2.9 + clods.random() * 0.9),
        clods.uniform(0.03, 0.08),
        "earth",
        clods.randint(0, 4),
    )
for index in range(10):
    cone(X0 + 1.2 + index * 2.3, -3.4, 0.03, 0.9)
car(7.4, -4.0, 0.03, 0.0, "#b9c2c0")
road_sign(10.4, ROAD_FRONT - 0.55, -0.1, "triangle", radians(25))
road_sign(-10.6, ROAD_FRONT - 0.55, -0.1, "round", radians(25))
person(9.2, -1.6, 0.03, radians(170))
for x, y in ((8.2, 7.6), (9.6, 7.4), (6.4, 7.8)):
    stump(x, y, height(x, y), 0.22)
log_stack(1.2, 7.7, height(1.2, 7.7), 0.0, 3.0, 5, 3, 0.16)
tree_line(X0 + 0.8, -1.2, 7.8, height, 0, 2.1, 4.8)
plant(
    [
        ("oak", 2, 3.6, -10.6, 3.2),
        ("oak", 5, 3.2, -10.9, 5.4),
        ("shrub", 7, 0.7, -10.4, 1.2),
        ("shrub", 5, 0.7, 4.6, 7.9),
        ("oak", 4, 3.6, 10.8, 7.9),
    ],
    height,
)
meadow(7500, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: grass(x, y) > 0.6, height)
pebbles(1700, (X0 + 2.5, X1 - 0.2, 0.2, 6.4), lambda x, y: grass(x, y) < 0.2, height, (0.03, 0.10))
for x, y, size in ((6.6, 0.7, 0.4), (7.3, 0.4, 0.28), (8.6, 0.8, 0.34), (5.6, 0.6, 0.2), (-6.6, 1.0, 0.25)):
    rock((x, y, height(x, y) + size * 0.3), size, "lime", int(x) % 5)
show("mejora-carretera-bi-631-2", BOUNDS, foot, [(X0 + 0.8, 7.8, 9.4), (3.0, 7.8, 6.5)], focus=(0, 0, 1.5))
