"""Before: the earth ditch is choked with mud and reeds, so the water spreads over the near lane."""

import random
from math import cos, pi, radians, sin

from _bi_4332 import (
    BOUNDS,
    CHANNEL,
    ROAD_BACK,
    ROAD_FRONT,
    X0,
    X1,
    Y0,
    Y1,
    hill_trees,
    hillside,
    roughness,
    valley,
)
from _country_road import carriageway

from kit import (
    car,
    cone,
    fbm,
    lin,
    log,
    mat,
    meadow,
    mix,
    plant,
    prism,
    reset,
    road_sign,
    rock,
    scatter,
    sstep,
    tuft,
)
from kit.block import block, show

reset()


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    ditch = (
        0.34
        * sstep(0.75, 0.2, abs(y - CHANNEL) + 0.2 * n)
        * (0.35 + 0.65 * sstep(-0.1, 0.5, fbm(x, y, 0.5, 2, 14.0)))
    )
    return hillside(y, n) - ditch - 0.35 * sstep(-2.2, -5.5, y) - 0.6 * valley(x, y, n) + roughness(x, y)


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    mud = mix(lin("earth_d"), lin("earth"), 0.4 + 0.7 * m)
    green = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    return mix(green, mud, sstep(0.95, 0.5, abs(y - CHANNEL) + 0.25 * n))


surface, foot = block(BOUNDS, height, colour, -3.1)
worn = mat("worn_asphalt", "#666664", rough=0.95, var=0.2, vscale=0.9, bump=0.4, bscale=35)
carriageway(X0, X1, ROAD_FRONT, ROAD_BACK, 0.05, worn)

# standing water over the ditch and half of the near lane, with a muddy rim
outline = [
    (0.4 + 6.0 * cos(a) * (1 + 0.10 * sin(3 * a + 1)), 0.7 + 1.45 * sin(a) * (1 + 0.14 * cos(4 * a)))
    for a in [2 * pi * i / 72 for i in range(72)]
]
prism(
    [(x * 1.05 - 0.04, 0.78 + (y - 0.78) * 1.14) for x, y in outline],
    0.0,
    0.054,
    mat("silt", "#7d6a52", rough=0.7, var=0.15, vscale=3),
    0,
    axis="z",
)
prism(
    outline, -0.05, 0.066, mat("flood", "#86a0a6", rough=0.03, spec=0.75, bump=0.12, bscale=2.5), 0, axis="z"
)
reeds = tuft(9, 26, 0.62, 0.2, "meadow_l")
shaky = random.Random(12)
scatter(
    reeds,
    [
        ((x, y, height(x, y) - 0.03), shaky.uniform(0.7, 1.3), shaky.random() * 6, None)
        for x, y in [(shaky.uniform(X0 + 0.2, X1 - 0.2), CHANNEL + shaky.gauss(0, 0.4)) for _ in range(130)]
        if not (-5.2 < x < 6.0 and y > -0.85)
    ],
)
for x, y, size in ((-2.6, -0.9, 0.16), (3.1, -0.8, 0.2), (5.6, -0.3, 0.14), (-6.2, -0.6, 0.18)):
    rock((x, y, height(x, y) + 0.05), size, "lime", int(x) % 5)
log((4.3, -0.95, 0.12), (6.2, -0.35, 0.16), 0.1)
car(-6.6, 3.65, 0.05, pi, "#b9c2c0")
road_sign(7.9, ROAD_BACK + 0.65, -0.1, "triangle", radians(25))
road_sign(-7.9, -0.2, -0.1, "triangle", radians(15))
for x, y in ((-4.6, 2.3), (-2.4, 2.45), (3.4, 2.45), (5.6, 2.3)):
    cone(x, y, 0.05, 0.85)
hill_trees(height)
plant(
    [
        ("shrub", 8, 0.8, -8.6, -3.0),
        ("shrub", 5, 0.8, 8.4, -5.4),
        ("birch", 3, 3.0, 7.9, -4.0),
        ("shrub", 3, 0.7, 2.4, -4.9),
        ("shrub", 2, 0.8, -2.0, -4.6),
    ],
    height,
)
meadow(
    8000,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (y > 5.6 or y < -1.25 + 0.3 * fbm(x, y, 0.6, 2, 3.0)) and height(x, y) > -1.6,
    height,
)
show("mejora-drenaje-bi-4332-antes", BOUNDS, foot, [(-8.6, 6.4, 5.6), (5.6, 6.5, 6.2)])
