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
    drained_ground,
    hill_trees,
    meadow_trees,
    outlet,
    rip_rap,
    show_road,
    stream_water,
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
    reset,
    road_sign,
    sheep,
    sstep,
)
from kit.block import block

reset()


def colour(x, y, z, slope):
    n = fbm(x, y, 0.35, 3, 2.0)
    green = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    shoulder = mix(lin("lime"), lin("lime_d"), 0.5 + n)
    ground = mix(green, shoulder, sstep(-0.05, 0.1, y) * sstep(5.3, 5.0, y + 0.1 * n))
    return mix(ground, lin("earth_d"), 0.6 * sstep(-1.0, -1.4, z))


surface, foot = block(BOUNDS, drained_ground, colour, -3.1)
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
rip_rap(drained_ground)
car(1.2, 3.65, 0.05, pi, "#a35a48")
car(-3.4, 1.6, 0.05, 0.0, "#b9c2c0")
road_sign(8.2, ROAD_BACK + 0.65, -0.1, "chevron", radians(20))
for x in (-7.6, -1.6, 4.4):
    marker_post(x, ROAD_BACK + 0.54, 0.0)
hill_trees(drained_ground)
meadow_trees(drained_ground)
for x, y, turn in ((2.2, -3.5, 30), (0.6, -4.6, 190), (6.6, -2.8, 100)):
    sheep(x, y, drained_ground(x, y), radians(turn), 0.8)
meadow(
    8500,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (
        (y + 0.2 * fbm(x, y, 0.35, 3, 2.0) > 5.6 or y < -1.35)
        and drained_ground(x, y) > -1.2
        and not (abs(x - OUTLET) < 1.6 and y > -2.2)
    ),
    drained_ground,
)
show_road("mejora-drenaje-bi-4332-despues", foot)
