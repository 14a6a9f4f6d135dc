"""After: the wide road with fresh markings sweeps between green slopes, barriers on both sides."""

import math
from math import hypot, pi, radians, sqrt

from _country_road import marker_post, paint

from kit import (
    car,
    dashes,
    fbm,
    guard_rail,
    lin,
    mat,
    meadow,
    mesh,
    mix,
    ob,
    plant,
    reset,
    ribbon,
    road_sign,
    sheep,
    sstep,
    tipper,
)
from kit.block import block, show

reset()
BOUNDS = X0, X1, Y0, Y1 = -12.2, 10.6, -7.2, 7.2
RADIUS, CENTRE, HALF = 34.0, 33.2, 4.2  # road axis: circle around (0, CENTRE); half width


def offset(x, y):
    """Distance from the road axis, positive to the inside of the curve."""
    return RADIUS - hypot(x, y - CENTRE)


def along(side, z, start=X0, end=X1, step=0.2):
    """Line parallel to the axis from left to right."""
    count = max(1, int((end - start) / step))
    xs = [start + (end - start) * i / count for i in range(count + 1)]
    return [(x, CENTRE - sqrt((RADIUS - side) ** 2 - x * x), z) for x in xs]


def height(x, y):
    d, n = offset(x, y), fbm(x, y, 0.3, 3, 2.0)
    up, down = d - HALF - 1.9 + 0.3 * n, -d - HALF - 0.95 + 0.15 * n
    level = -0.28 * math.exp(-(((d - HALF - 1.2) / 0.4) ** 2))
    if up > 0:
        level += 2.6 * sstep(0, 4.2, up) + 0.25 * n * sstep(0, 2, up)
    if down > 0:
        level -= min(1.5, down * 0.62)
    return level + (0.025 * fbm(x, y, 1.5, 3, 4.0) if abs(d) > HALF + 0.7 else 0.0)


def green(x, y):
    return sstep(HALF + 0.75, HALF + 1.0, abs(offset(x, y)) + 0.1 * fbm(x, y, 0.4, 3, 2.0))


def colour(x, y, z, slope):
    n = fbm(x, y, 0.4, 3, 2.0)
    return mix(
        mix(lin("lime"), lin("lime_d"), 0.5 + 0.8 * n),
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n),
        green(x, y),
    )


surface, foot = block(BOUNDS, height, colour, -2.9)
fresh = mat("fresh", "#38393a", rough=0.75, var=0.08, vscale=4, bump=0.35, bscale=45)
left, right = along(-HALF, 0.035), along(HALF, 0.035)
corners = [point for pair in zip(left, right) for point in pair]
ob(
    mesh(
        [(max(X0 + 0.01, min(X1 - 0.01, x)), y, z) for x, y, z in corners],
        [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(left) - 1)],
    ),
    fresh,
    0,
)
for side in (-HALF + 0.45, HALF - 0.45):
    ribbon(along(side, 0.04, X0 + 0.06, X1 - 0.06), -0.07, 0.07, paint())
ribbon(along(-0.09, 0.04, X0 + 0.06, -3.0), -0.05, 0.05, paint())
dashes(along(0.12, 0.04, X0 + 0.06, X1 - 0.06), 0.0, paint(), 2.0, 2.6)
guard_rail(along(-HALF - 0.42, 0.0, X0 + 0.15, X1 - 0.15, 0.4)[::-1])
for x, y in [(p[0], p[1]) for p in along(HALF + 0.75, 0.0, X0 + 1.5, X1 - 1.0, 5.0)]:
    marker_post(x, y, 0.0)
road_sign(7.6, along(HALF + 1.3, 0.0, 7.4, 7.8)[0][1], -0.1, "chevron", radians(15))
road_sign(4.4, along(HALF + 1.3, 0.0, 4.2, 4.6)[0][1], -0.15, "chevron", radians(8))


def heading(x):
    """Direction of the road at x."""
    return math.asin(x / RADIUS)


tipper(loc=(2.6, along(-2.1, 0.0, 2.5, 2.7)[0][1], 0.035), rz=heading(2.6), load="gravel")
car(-7.2, along(2.0, 0.0, -7.3, -7.1)[0][1], 0.035, pi + heading(-7.2), "#a35a48")
car(-8.6, along(-2.1, 0.0, -8.7, -8.5)[0][1], 0.035, heading(-8.6), "#b9c2c0")
plant(
    [
        ("pine", 0, 5.2, -11.2, 6.4),
        ("oak", 1, 4.0, -8.9, 6.5),
        ("pine", 1, 4.6, -6.6, 6.6),
        ("oak", 2, 3.8, -4.2, 6.5),
        ("oak", 4, 4.2, -1.6, 6.5),
        ("pine", 2, 5.3, 0.9, 6.7),
        ("birch", 1, 4.0, 3.1, 6.6),
        ("oak", 5, 3.7, 5.4, 6.6),
        ("pine", 3, 4.9, 7.7, 6.6),
        ("oak", 7, 3.7, 9.8, 6.7),
        ("shrub", 7, 0.7, 9.4, -6.4),
        ("shrub", 8, 0.7, -11.4, -5.4),
        ("shrub", 5, 0.7, -4.4, -6.9),
        ("shrub", 6, 0.6, 3.4, -6.8),
    ],
    height,
)
for x, y, turn in ((-5.6, 5.3, 20), (-3.4, 5.6, 200), (1.6, 5.5, 90)):
    sheep(x, y, height(x, y), radians(turn), 0.85)
meadow(10000, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: green(x, y) > 0.6, height)
show("mejora-carretera-bi-631-4", BOUNDS, foot, [(X0 + 1, 6.4, 7.0), (7.7, 6.6, 7.0)], elevation=25)
