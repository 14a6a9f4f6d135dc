"""Services: one valley with several of them at work, from the crusher over the new road to the cut hillside."""

import math
import random
from math import atan2, radians

from _landscape import daylight, far_hills, loose_stones, meadow_grass, near_trees, view

from kit import (
    attachment,
    caserio,
    cone,
    crusher,
    dashes,
    excavator,
    face_strata,
    fbm,
    gravel_pile,
    lin,
    log_stack,
    mask_attr,
    mat,
    mix,
    mulcher_head,
    person,
    reset,
    ribbon,
    rock,
    roller,
    sstep,
    stump,
    tanker,
    terrain,
    tipper,
)

HALF = 2.6  # half the road's width
LAID = -5.0  # to the left of this x the road has its asphalt

reset()


def road_axis(x):
    """The y of the new road's axis."""
    return -12.5 + 17.5 * sstep(2, -30, x) - 2.0 * sstep(8, 26, x)


def from_road(x, y):
    return abs(y - road_axis(x)) / math.hypot(1, road_axis(x + 0.5) - road_axis(x - 0.5))


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
    bench = 1.7 * sstep(11.6, 13.0, x + 0.35 * fbm(x, y, 0.5, 2, 4.0)) * sstep(-4.6, -3.4, y)
    fall = 11 * sstep(0, 52, y - 14 - 0.62 * (x + 10))
    beside_road = sstep(HALF + 0.5, HALF + 3.0, from_road(x, y))
    swell = 0.5 * fbm(x, y, 0.08, 3, 12.0) * sstep(-2, -12, x) + 0.08 * fbm(x, y, 0.5, 4, 3.0)
    return max(min(terraces, 13.0), bench) - fall + swell * beside_road


def plant_yard(x, y):
    """1 on the gravel around the crusher."""
    return sstep(11, 9, math.hypot((x + 5) * 0.75, (y - 6.5) * 1.5) + 2 * fbm(x, y, 0.3, 3, 2.0))


def earthworks(x, y):
    """1 where the hillside is dug and trucks drive."""
    n = fbm(x, y, 0.12, 4, 2.0)
    dug = (
        sstep(1.0, 3.0, x + 0.5 * y + 3 * n)
        * sstep(-9.5, -8.5, y + n)
        * sstep(8.2, 6.4, spur(x, y) * 0.42 + 1.2 * n)
    )
    return dug * sstep(3.0, -2.0, y - 14 - 0.62 * (x + 10) + 4 * n)


def bare(x, y):
    verge = sstep(HALF + 1.2, HALF + 0.5, from_road(x, y) + 0.3 * fbm(x, y, 0.6, 2, 3.0))
    return max(earthworks(x, y), plant_yard(x, y), verge)


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.7, 3, 8.0)
    earth = mix(mix(lin("earth_l"), lin("earth"), 0.5 + 0.9 * n), lin("lime"), 0.25 * sstep(0.1, 0.6, m))
    gravel = mix(lin("lime_d"), lin("gravel"), 0.5 + 0.8 * m)
    base = sstep(HALF + 0.8, HALF + 0.4, from_road(x, y))
    ground = mix(earth, gravel, max(base, plant_yard(x, y)))
    grass = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    grass = mix(grass, lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0)))
    return mix(grass, ground, bare(x, y))


def on_road(x, side=0.0):
    """Place beside the axis and direction from left to right."""
    slope = road_axis(x + 0.5) - road_axis(x - 0.5)
    return (x, road_axis(x) + side, 0.03), atan2(slope, 1)


def lay_road():
    line = [(x / 2, road_axis(x / 2), 0.06) for x in range(-80, int(LAID * 2) + 1)]
    ribbon(line, -HALF, HALF, mat("fresh", "#3d3e3f", rough=0.8, var=0.08, vscale=4, bump=0.3, bscale=45))
    paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
    for side in (-HALF + 0.3, HALF - 0.3):
        ribbon([(x, y, 0.075) for x, y, _ in line[:-6]], side - 0.07, side + 0.07, paint)
    dashes([(x, y, 0.075) for x, y, _ in line[:-6]], 0.0, paint, 2.0, 3.0, 0.14)
    place, heading = on_road(-1.2, 0.3)
    roller(place, heading)
    place, heading = on_road(8.0, -0.2)
    tanker(loc=place, rz=heading)
    for x in range(-26, -4, 3):
        cone(x, road_axis(x) - HALF - 0.3, 0.05, 0.9)
    person(-4.6, road_axis(-4.6) - HALF - 0.7, 0.08, radians(-65), "foreman", "reading", 2)
    person(-6.2, road_axis(-6.2) + 1.2, 0.07, radians(-20), "worker", "shovelling", 1)
    person(-7.6, road_axis(-7.6) + 2.0, 0.07, radians(-50), "worker", "leaning", 4)


def dig_hillside():
    tipper(loc=(7.0, -1.2, 0.0), rz=radians(187))
    excavator(loc=(16.6, 0.2, 1.68), rz=radians(168), slew=radians(23.5), target=(6.9, 3.0), phi=-64, bw=1.35)
    clods = random.Random(9)
    for _ in range(26):
        place = (9.6 + clods.gauss(0, 0.25), -1.3 + clods.gauss(0, 0.35), 3.2 + clods.random() * 1.1)
        rock(place, clods.uniform(0.03, 0.09), "earth", clods.randint(0, 4))


def crush_stone():
    crusher(loc=(-6.5, 7.0, height(-6.5, 7.0) + 0.05), rz=radians(-14))
    gravel_pile(1.4, 4.9, height(1.4, 4.9) - 0.1, 2.4, 2.0, n=2200, size=(0.10, 0.22), seed=1)
    gravel_pile(
        -12.6,
        4.6,
        height(-12.6, 4.6) - 0.1,
        1.9,
        1.3,
        m="lime",
        core="lime",
        n=1200,
        size=(0.1, 0.26),
        seed=3,
    )


def clear_wood():
    with attachment(mulcher_head):
        excavator(loc=(7.6, 22.5, height(7.6, 22.5)), rz=radians(215), k=0.9, target=(5.6, 1.0), phi=-10)
    for x, y in ((1.5, 21.0), (3.4, 18.5), (0.0, 23.0), (10.0, 25.5)):
        stump(x, y, height(x, y), 0.3)
    log_stack(-6.5, 19.0, height(-6.5, 19.0), radians(15), 4.0, 6, 3, 0.22)


surface = terrain(-70, 70, -30, 100, 0.28, height, colour, bump=0.9, bscale=6.0, var=0.2)
mask_attr(surface, lambda x, y, z: earthworks(x, y))
face_strata(surface.data.materials[0])
far_hills()
lay_road()
dig_hillside()
crush_stone()
clear_wood()
caserio(-22.5, 17.5, height(-22.5, 17.5) - 0.1, radians(35), 8.0, 6.4, 4.8, 2.0)
near_trees(
    height,
    (-60, 66, 8, 95),
    lambda x, y: (
        (spur(x, y) * 0.42 > 9.5 and fbm(x, y, 0.05, 2, 15.0) > -0.12)
        or (y - 9 - 0.62 * (x + 10) > 22 and fbm(x, y, 0.04, 2, 18.0) > 0.08)
    ),
    1000,
    4,
    ("pine", "beech", "oak", "pine", "beech"),
)
meadow_grass(height, (-44, 44, -29, 46), lambda x, y: bare(x, y) < 0.3, 34000)
loose_stones(height, (-16, 36, -9, 14), lambda x, y: earthworks(x, y) > 0.8, 5000)
daylight()
view("servicios", (1.0, -38, 10.2), (0.7, 4, 1.3), 34, (6, -4, 1))
