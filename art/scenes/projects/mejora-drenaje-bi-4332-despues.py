"""After: the finished channel carries the water along the dry road, through the culvert, to the stream."""

from math import pi, radians

from _bi_4332 import (
    BOUNDS,
    CHANNEL,
    OUTLET,
    ROAD_BACK,
    ROAD_FRONT,
    X0,
    X1,
    Y0,
    Y1,
    hill_trees,
    hillside,
    outlet,
    rip_rap,
    roughness,
    show_road,
    stream_water,
    valley,
    water_material,
)
from _country_road import carriageway, marker_post

from kit import (
    box,
    car,
    channel_segment,
    fbm,
    lin,
    mat,
    meadow,
    mix,
    plant,
    reset,
    road_sign,
    sheep,
    sstep,
)
from kit.block import block

reset()


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    return (
        hillside(y, n)
        - 0.8 * sstep(0.68, 0.58, abs(y - CHANNEL))
        - 0.35 * sstep(-2.2, -5.5, y)
        - valley(x, y, n)
        + roughness(x, y)
    )


def colour(x, y, z, slope):
    n = fbm(x, y, 0.35, 3, 2.0)
    green = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    shoulder = mix(lin("lime"), lin("lime_d"), 0.5 + n)
    ground = mix(green, shoulder, sstep(-0.05, 0.1, y) * sstep(5.3, 5.0, y + 0.1 * n))
    return mix(ground, lin("earth_d"), 0.6 * sstep(-1.0, -1.4, z))


surface, foot = block(BOUNDS, height, colour, -3.1)
fresh = mat("fresh", "#3d3e3f", rough=0.75, var=0.08, vscale=4, bump=0.35, bscale=45)
carriageway(X0, X1, ROAD_FRONT, ROAD_BACK, 0.05, fresh)
x = X0 + 0.02
while x < X1 - 0.05:
    length = min(2.0, X1 - 0.02 - x)
    if not OUTLET - 0.7 < x + length / 2 < OUTLET + 0.7:
        channel_segment(x + length / 2, CHANNEL, 0.06, length)
    x += 2.0
for start, end in ((X0 + 0.04, OUTLET - 0.75), (OUTLET + 0.75, X1 - 0.04)):
    box(start, end, CHANNEL - 0.38, CHANNEL + 0.38, -0.5, -0.2, water_material(), 0.005)
outlet()
stream_water()
box(OUTLET - 0.34, OUTLET + 0.34, -2.9, -1.9, -1.7, -1.585, water_material(), 0.02)
rip_rap(height)
car(1.2, 3.65, 0.05, pi, "#a35a48")
car(-3.4, 1.6, 0.05, 0.0, "#b9c2c0")
road_sign(8.2, ROAD_BACK + 0.65, -0.1, "chevron", radians(20))
for x in (-7.6, -1.6, 4.4):
    marker_post(x, ROAD_BACK + 0.54, 0.0)
hill_trees(height)
plant(
    [
        ("birch", 3, 3.2, 7.9, -4.6),
        ("oak", 3, 3.2, 5.4, -4.9),
        ("shrub", 8, 0.8, -8.8, -3.0),
        ("shrub", 5, 0.8, -8.4, -5.4),
        ("birch", 2, 2.9, -8.5, -4.3),
        ("shrub", 3, 0.7, 1.4, -5.2),
        ("shrub", 7, 0.6, 3.4, -3.4),
    ],
    height,
)
for x, y, turn in ((2.2, -3.5, 30), (0.6, -4.6, 190), (6.6, -2.8, 100)):
    sheep(x, y, height(x, y), radians(turn), 0.8)
meadow(
    8500,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (
        (y + 0.2 * fbm(x, y, 0.35, 3, 2.0) > 5.6 or y < -1.35)
        and height(x, y) > -1.2
        and not (abs(x - OUTLET) < 1.6 and y > -2.2)
    ),
    height,
)
show_road("mejora-drenaje-bi-4332-despues", foot)
