"""The stretch of the BI-4332 that the drainage pictures share: road, hillside, stream and its outlet."""

import math
import random
from math import sin

from _country_road import tree_line

from kit import TRS, box, fbm, headwall, mat, multi_box, plant, rock, sstep, sweep
from kit.block import show

BOUNDS = X0, X1, Y0, Y1 = -9.6, 9.4, -6.2, 7.0
ROAD_FRONT, ROAD_BACK = 0.5, 4.7
CHANNEL = -0.55  # axis of the ditch or channel along the road
OUTLET = -5.0  # where the culvert crosses
STREAM_LEVEL = -1.62


def stream(y):
    """x of the stream's axis."""
    return OUTLET + 0.35 * sin((y + 2) * 0.9)


def valley(x, y, n):
    """Depth of the stream's bed below the verge."""
    return (
        (1.75 - 0.35 * sstep(-2.2, -5.5, y))
        * sstep(3.0, 0.7, abs(x - stream(y)) + 0.25 * n)
        * sstep(-1.78, -1.86, y)
    )


def hillside(y, n):
    return (
        -0.3 * math.exp(-(((y - 5.3) / 0.3) ** 2)) + 2.2 * sstep(5.5, 8.2, y + 0.3 * n)
        if y > ROAD_BACK + 0.4
        else 0.0
    )


def roughness(x, y):
    return (0.03 * fbm(x, y, 1.4, 3, 4.0) + 0.012 * fbm(x, y, 4.0, 2, 6.0)) * (
        not ROAD_FRONT - 0.2 < y < ROAD_BACK + 0.2
    )


def drained_ground(x, y):
    """The land with the channel's trench along the road and the stream's bed below its outlet."""
    n = fbm(x, y, 0.3, 3, 2.0)
    return (
        hillside(y, n)
        - 0.8 * sstep(0.68, 0.58, abs(y - CHANNEL))
        - 0.35 * sstep(-2.2, -5.5, y)
        - valley(x, y, n)
        + roughness(x, y)
    )


def water_material():
    return mat("stream", "#6f9ba6", rough=0.05, spec=0.7, bump=0.25, bscale=5)


def stream_water():
    """The brook, and the water that the outlet pours into it."""
    box(OUTLET - 0.34, OUTLET + 0.34, -2.9, -1.9, -1.7, -1.585, water_material(), 0.02)
    path = [(stream(y), y, STREAM_LEVEL) for y in [-2.2 - 0.25 * i for i in range(16)]] + [
        (stream(Y0), Y0 - 0.01, STREAM_LEVEL)
    ]
    sweep([(-0.62, -0.02), (0.62, -0.02), (0.62, 0.06), (-0.62, 0.06)], path, water_material())


def rip_rap(height, count=170):
    """Broken stone along both banks, clear of the outlet's wings."""
    shaky = random.Random(8)
    stone = mat("riprap", "#a9a395", rough=0.85, var=0.15, vscale=1.2, rand=0.18, bump=0.3, bscale=9)
    for _ in range(count):
        y, size = shaky.uniform(Y0 + 0.15, -2.3), shaky.uniform(0.14, 0.32)
        distance = shaky.choice((-1, 1)) * shaky.uniform(0.55, 1.75)
        if y > -3.3 and abs(distance) > 1.0 + (-1.9 - y) * 0.5:
            continue
        x = stream(y) + distance
        rock((x, y, height(x, y) + size * 0.2), size, stone, shaky.randint(0, 4))


def hill_trees(height):
    tree_line(X0 + 1.0, X1 - 0.8, 6.3, height, 6, 2.3, 4.9)


def meadow_trees(height):
    """What grows below the road, before the works as after them."""
    trees = ("birch", 3, 3.2, 7.9, -4.6), ("oak", 3, 3.2, 5.4, -4.9), ("birch", 2, 2.9, -8.5, -4.3)
    shrubs = ("shrub", 8, 0.8, -8.8, -3.0), ("shrub", 5, 0.8, -8.4, -5.4), ("shrub", 3, 0.7, 1.4, -5.2)
    plant(trees + shrubs, height)


def show_road(name, foot):
    """The one view of this stretch."""
    show(name, BOUNDS, foot, [(-8.6, 6.4, 5.6), (5.6, 6.5, 6.2)], focus=(0, -1, 1), width=1200)


def outlet():
    """Catch pit with its grate beside the road and the culvert's headwall below it."""
    box(OUTLET - 0.75, OUTLET + 0.75, CHANNEL - 0.75, CHANNEL + 0.75, -0.8, 0.08, "concrete", 0.02)
    multi_box(
        [TRS((OUTLET - 0.5 + 0.1 * i, CHANNEL, 0.1), sc=(0.035, 1.1, 0.05)) for i in range(11)],
        "steel",
        0.004,
    )
    box(OUTLET - 0.6, OUTLET + 0.6, CHANNEL - 0.55, CHANNEL + 0.55, 0.06, 0.085, "graphite", 0.002)
    headwall(OUTLET, -1.86, -1.72, 2.6, 1.85, 0.55)
