"""During: the embankment for the wider road rises in layers: a truck tips, the bulldozer spreads, the roller follows."""

import math
from math import pi, radians

from _country_road import carriageway, tree_line

from kit import (
    box,
    bulldozer,
    car,
    cone,
    fbm,
    group,
    guard_rail,
    lin,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    reset,
    roller,
    soil_heap,
    sstep,
    tip_ram,
    tipper,
    total_station,
    tube,
)
from kit.block import block, show

reset()
BOUNDS = X0, X1, Y0, Y1 = -13.2, 13.4, -7.0, 6.8
OLD_FRONT, OLD_BACK = 1.6, 5.2
EDGE, LAYER, STEP = -3.6, 0.42, 0.62  # shoulder of the embankment, thickness of one layer, width of its edge
TILT = 34


def layers(x, y):
    """Level of the fill: the lower layer is complete, the upper one ends where the bulldozer pushes."""
    ragged = 0.25 * fbm(x, y, 0.8, 2, 3.0)
    return -0.5 + LAYER * sstep(2.0, 1.1, x + ragged)


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    if y > OLD_BACK + 0.5:
        return -0.05 - 0.25 * math.exp(-(((y - 6.0) / 0.3) ** 2)) + 1.1 * sstep(6.1, 7.4, y + 0.2 * n)
    if y > OLD_FRONT - 0.1:
        return -0.05
    fill = layers(x, y) + 0.03 * fbm(x, y, 1.2, 3, 4.0)
    if y > OLD_FRONT - 0.7:
        return fill + (-0.05 - fill) * sstep(OLD_FRONT - 0.7, OLD_FRONT - 0.2, y)
    fall = EDGE - y + 0.12 * n
    if fall > 0:
        step = math.floor(fall / STEP)
        return fill - min(1.9, LAYER * (step + sstep(0.15, 0.55, fall / STEP - step)))
    return fill + 0.012 * fbm(x, y, 4.0, 2, 6.0)


def green(x, y):
    n = fbm(x, y, 0.35, 3, 2.0)
    return max(sstep(5.9, 6.2, y + 0.2 * n), sstep(-6.1, -6.4, y + 0.2 * n))


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    earth = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m)
    earth = mix(earth, lin("clay"), 0.35 * sstep(2.0, 1.0, x) * sstep(EDGE - 0.2, EDGE, y))
    if y < EDGE:
        layer = math.floor((EDGE - y + 0.12 * fbm(x, y, 0.3, 3, 2.0)) / STEP - 0.35)
        earth = mix(earth, lin(("clay", "earth_d", "earth_l")[layer % 3]), 0.6)
    if y > OLD_FRONT - 0.2:
        earth = mix(lin("lime"), lin("lime_d"), 0.5 + n)
    return mix(earth, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), green(x, y))


surface, foot = block(BOUNDS, height, colour, -3.1)
carriageway(X0, X1, OLD_FRONT, OLD_BACK, 0.03)
upper = -0.5 + LAYER
with group("roller", (-8.4, -1.4, upper - 0.02), rz=pi):
    roller()
with group("dozer", (-2.0, -1.5, upper - 0.02)):
    bulldozer()
soil_heap(0.8, 3.9, -3.3, 0.3, -0.5, 1.05, "earth", 52, 4.4, 0.9, 0.14)
with group("supply", (8.4, -1.45, -0.5)):
    tipper(tilt=TILT)
    tip_ram(TILT)
person(-12.0, 0.3, height(-12.0, 0.3), radians(-50), "foreman", "reading", 2)
person(11.9, 0.75, height(11.9, 0.75), radians(-115), "worker", "stopping", 4)
total_station(-11.1, -0.3, height(-11.1, -0.3), radians(-10))
for index in range(12):
    cone(X0 + 1.0 + index * 2.25, OLD_FRONT + 0.05, 0.03, 0.9)
car(-5.2, 4.3, 0.03, pi, "#8fa3a8")
car(1.4, 2.55, 0.03, 0.0, "#b9c2c0")
guard_rail([(X0 + 0.2 + 0.4 * i, OLD_BACK + 0.45, -0.05) for i in range(65)])
stake = mat("stake", "#c99a66", rough=0.85)
for x in (-11.6, -7.0, -2.4, 2.2, 6.8, 11.4):
    tube([(x, EDGE - 0.2, height(x, EDGE - 0.2) - 0.2), (x, EDGE - 0.2, 0.55)], 0.03, stake)
    box(x - 0.16, x + 0.16, EDGE - 0.23, EDGE - 0.17, 0.36, 0.5, "orange", 0.006)
tree_line(X0 + 0.8, X1 - 0.3, 6.5, height, 1, 2.3, 4.6)
meadow(5200, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: green(x, y) > 0.5, height)
pebbles(1500, (X0 + 0.2, X1 - 0.2, EDGE - 0.3, OLD_FRONT - 0.3), lambda x, y: True, height, (0.03, 0.09))
show("mejora-carretera-bi-631-3", BOUNDS, foot, [(X0 + 0.8, 6.5, 5.6), (X1 - 2, 6.5, 5.6)], width=1200)
