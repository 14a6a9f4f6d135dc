"""Services: excavator on a bench loading a tipper on the right, a green spur and misty valley on the left."""

import math
import random
from math import radians

from _landscape import daylight, far_hills, loose_stones, meadow_grass, near_trees, view

from kit import (
    cone,
    excavator,
    face_strata,
    fbm,
    lin,
    mask_attr,
    mix,
    person,
    reset,
    rock,
    sstep,
    terrain,
    tipper,
)

reset()


def spur(x, y):
    """How far up the terraced hillside a point lies; below 0 it is the valley floor."""
    return x * 0.55 + y * 0.8 - 15.5 + 3.0 * fbm(x, y, 0.06, 3, 1.0)


def height(x, y):
    up = spur(x, y) * 0.42
    terraces = 0.0
    if up > 0:
        step = math.floor(up / 2.7)
        terraces = 2.7 * (step + sstep(0.72, 0.99, up / 2.7 - step) + 0.05 * (up / 2.7 - step))
        terraces += (up - terraces) * sstep(7.0, 11.5, up)
    bench = (
        1.7
        * sstep(11.6, 13.0, x + 0.35 * fbm(x, y, 0.5, 2, 4.0))
        * sstep(-4.6, -3.4, y + 0.3 * fbm(x, y, 0.5, 2, 9.0))
    )
    fall = 11 * sstep(0, 52, y - 9 - 0.62 * (x + 10))
    return (
        max(min(terraces, 13.0), bench)
        - fall
        + 0.09 * fbm(x, y, 0.5, 4, 3.0)
        + 0.035 * fbm(x, y, 2.2, 3, 5.0)
    )


def green(x, y):
    n = fbm(x, y, 0.12, 4, 2.0)
    return max(
        sstep(6.4, 8.2, spur(x, y) * 0.42 + 1.2 * n),
        sstep(-2.0, 3.0, y - 9 - 0.62 * (x + 10) + 4 * n),
        sstep(-9.0, -14.0, x + 3 * n),
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.7, 3, 8.0)
    earth = mix(mix(lin("earth_l"), lin("earth"), 0.5 + 0.9 * n), lin("lime"), 0.25 * sstep(0.1, 0.6, m))
    grass = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(earth, grass, green(x, y))


surface = terrain(-70, 70, -30, 100, 0.26, height, colour, bump=0.9, bscale=6.0, var=0.2)
mask_attr(surface, lambda x, y, z: 1 - green(x, y))
face_strata(surface.data.materials[0])
far_hills()
near_trees(
    height,
    (-60, 66, 8, 95),
    lambda x, y: (
        (spur(x, y) * 0.42 > 10.5 and fbm(x, y, 0.05, 2, 15.0) > -0.12)
        or (y - 9 - 0.62 * (x + 10) > 26 and fbm(x, y, 0.04, 2, 18.0) > 0.15)
    ),
    900,
    4,
    ("pine", "pine", "oak", "oak"),
)
meadow_grass(height, (-40, 44, -29, 46), lambda x, y: green(x, y) > 0.7, 34000)
loose_stones(height, (-12, 36, -29, 14), lambda x, y: green(x, y) < 0.2, 6000)
tipper(loc=(6.6, -1.9, 0.0), rz=radians(187))
excavator(loc=(16.6, 0.2, 1.68), rz=radians(168), slew=radians(23.5), target=(6.9, 3.0), phi=-64, bw=1.35)
clods = random.Random(9)
for _ in range(26):
    rock(
        (9.6 + clods.gauss(0, 0.25), -1.3 + clods.gauss(0, 0.35), 3.2 + clods.random() * 1.1),
        clods.uniform(0.03, 0.09),
        "earth",
        clods.randint(0, 4),
    )
person(12.2, -10.2, height(12.2, -10.2), radians(130))
for x, y in ((9.8, -8.2), (14.2, -8.4), (10.4, -11.0)):
    cone(x, y, height(x, y), 1.0)
daylight()
view("servicios", focus=(11, -1, 2))
