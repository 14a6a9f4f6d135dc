"""Projects: a finished road with its barrier sweeps along the hillside on the right and away into the valley."""

import math
from math import atan2, hypot, pi

from _landscape import daylight, far_hills, meadow_grass, near_trees, view
from mathutils import Vector

from kit import (
    box,
    car,
    dashes,
    fbm,
    guard_rail,
    lin,
    mat,
    mix,
    reset,
    ribbon,
    sstep,
    terrain,
    tipper,
)

reset()
HALF = 3.9


def axis(y):
    """x of the road's axis: from the right foreground, bending left, then right behind the spur."""
    return 17.5 - 8.0 * sstep(-34, 30, y) - 7.0 * sstep(20, 50, y) + 30.0 * sstep(46, 98, y)


def from_axis(x, y):
    slope = axis(y + 0.5) - axis(y - 0.5)
    return (x - axis(y)) / hypot(1, slope)


def road_level(y):
    return 0.2 - 1.2 * sstep(-30, 10, y) - 4.5 * sstep(10, 80, y)


def height(x, y):
    n, d, level = fbm(x, y, 0.06, 3, 1.0), from_axis(x, y), road_level(y)
    hill = (
        level
        + 0.62 * max(0, d - HALF - 2.0) * (0.8 + 0.3 * n)
        - 1.0 * sstep(16, 40, d - HALF) * (d - HALF - 16) * 0.3
    )
    valley = (
        level
        - 0.55 * min(7.0, max(0, -d - HALF - 1.1))
        - 3.5 * sstep(8, 40, -d - HALF)
        + 1.4 * n * sstep(2, 10, -d - HALF)
    )
    ground = hill if d > 0 else valley
    return (
        ground
        - 0.25 * math.exp(-(((d - HALF - 1.2) / 0.45) ** 2))
        + (0.05 * fbm(x, y, 0.9, 3, 5.0) if abs(d) > HALF + 0.8 else 0.0)
    )


def green(x, y):
    return sstep(HALF + 0.8, HALF + 1.15, abs(from_axis(x, y)) + 0.15 * fbm(x, y, 0.4, 3, 2.0))


def colour(x, y, z, slope):
    n = fbm(x, y, 0.12, 4, 2.0)
    verge = mix(lin("lime"), lin("lime_d"), 0.5 + 0.8 * n)
    grass = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(verge, grass, green(x, y))


terrain(-70, 70, -32, 96, 0.28, height, colour, bump=0.8, bscale=7.0, var=0.18)
far_hills()


def line(offset, lift=0.03, start=-31.5, end=92.0, step=0.5):
    """Line parallel to the road's axis."""
    points, y = [], start
    while y < end:
        slope = axis(y + 0.5) - axis(y - 0.5)
        across = Vector((1, -slope, 0)).normalized()
        points.append((axis(y) + across.x * offset, y + across.y * offset, road_level(y) + lift))
        y += step
    return points


paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
ribbon(
    line(0.0), -HALF, HALF, mat("fresh", "#3d3e3f", rough=0.8, var=0.08, vscale=4, bump=0.3, bscale=45), 0.02
)
for side in (-HALF + 0.4, HALF - 0.4):
    ribbon(line(side, 0.045), -0.08, 0.08, paint)
dashes(line(0.0, 0.045), 0.0, paint, 2.6, 3.4, 0.16)
guard_rail(line(-HALF - 0.55, 0.0, -31, 70, 0.8)[::-1])
for x, y, _ in line(HALF + 1.0, 0.0, -26, 60, 8.0):
    box(x - 0.06, x + 0.06, y - 0.05, y + 0.05, road_level(y) - 0.3, road_level(y) + 0.95, "white", 0.02)
    box(
        x - 0.065,
        x + 0.065,
        y - 0.055,
        y + 0.055,
        road_level(y) + 0.66,
        road_level(y) + 0.8,
        "graphite",
        0.01,
    )
for place, side, toward in ((1, 1.95, True), (34, -1.95, False)):
    x, y, z = line(side, 0.03, place, place + 0.6)[0]
    heading = atan2(1, axis(y + 0.5) - axis(y - 0.5))
    if toward:
        tipper(loc=(x, y, z), rz=heading, load="gravel")
    else:
        car(x, y, z, heading + pi, "#a35a48")
near_trees(
    height,
    (-66, 66, 6, 92),
    lambda x, y: (
        (from_axis(x, y) > 15 and fbm(x, y, 0.06, 2, 15.0) > -0.1)
        or (from_axis(x, y) < -18 and fbm(x, y, 0.045, 2, 18.0) > 0.12)
    ),
    900,
    4,
    ("pine", "oak", "oak", "pine"),
)
meadow_grass(height, (-44, 46, -31, 46), lambda x, y: green(x, y) > 0.7, 38000)
daylight()
view("proyectos", (0, -34, 6.8), (2.5, 4, 4.6), 31, (13, -4, 1.5))
