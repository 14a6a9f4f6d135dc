"""After: the wide road with fresh markings sweeps between green slopes, with verges, a barrier and room for two."""

import math
from math import pi, radians

from _bi_631 import (
    BOTTOM,
    BOUNDS,
    X0,
    X1,
    Y0,
    Y1,
    along,
    bank,
    offset,
    on_road,
    pavement,
    show_bend,
    trees_above,
    verge_and_grass,
)
from _country_road import marker_post, paint

from kit import (
    car,
    dashes,
    fbm,
    guard_rail,
    mat,
    meadow,
    plant,
    reset,
    ribbon,
    road_sign,
    sheep,
    sstep,
    tipper,
)
from kit.block import block

reset()
HALF = 4.2


def height(x, y):
    d, n = offset(x, y), fbm(x, y, 0.3, 3, 2.0)
    up, down = d - HALF - 1.9 + 0.3 * n, -d - HALF - 0.95 + 0.15 * n
    level = -0.28 * math.exp(-(((d - HALF - 1.2) / 0.4) ** 2))
    if up > 0:
        level += bank(up, n)
    if down > 0:
        level -= min(1.5, down * 0.62)
    return level + (0.025 * fbm(x, y, 1.5, 3, 4.0) if abs(d) > HALF + 0.7 else 0.0)


def green(x, y):
    return sstep(HALF + 0.75, HALF + 1.0, abs(offset(x, y)) + 0.1 * fbm(x, y, 0.4, 3, 2.0))


_, foot = block(BOUNDS, height, lambda x, y, z, slope: verge_and_grass(x, y, green(x, y)), BOTTOM)
pavement(-HALF, HALF, mat("fresh", "#38393a", rough=0.75, var=0.08, vscale=4, bump=0.35, bscale=45))
for side in (-HALF + 0.45, HALF - 0.45):
    ribbon(along(side, 0.04, X0 + 0.06, X1 - 0.06), -0.07, 0.07, paint())
dashes(along(0.0, 0.04, X0 + 0.06, X1 - 0.06), 0.0, paint(), 2.0, 2.6)
guard_rail(along(-HALF - 0.42, 0.0, X0 + 0.15, X1 - 0.15, 0.4)[::-1])
for x, y, _ in along(HALF + 0.75, 0.0, X0 + 1.5, X1 - 1.0, 5.0):
    marker_post(x, y, 0.0)
for x, turn in ((7.6, 15), (4.4, 8)):
    (_, y, _), *_ = along(HALF + 1.3, 0.0, x, x, 1)
    road_sign(x, y, -0.1, "chevron", radians(turn))

place, heading = on_road(3.6, 2.1)
tipper(loc=place, rz=pi + heading, load="gravel")
place, heading = on_road(-3.4, -2.1)
car(*place, heading, "#b9c2c0")
place, heading = on_road(-9.2, 2.0)
car(*place, pi + heading, "#a35a48")

trees_above(height)
plant([("shrub", 7, 0.7, 9.4, -6.4), ("shrub", 8, 0.7, -11.4, -5.4), ("shrub", 5, 0.7, -4.4, -6.9)], height)
for x, y, turn in ((-5.6, 5.3, 20), (-3.4, 5.6, 200), (1.6, 5.5, 90)):
    sheep(x, y, height(x, y), radians(turn), 0.85)
meadow(10000, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: green(x, y) > 0.6, height)
show_bend("mejora-carretera-bi-631-despues", foot)
