"""Before: the old ditch is broken and choked, so water stands over half the road and a car ploughs through it."""

import random
from math import cos, exp, pi, radians, sin

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
    meadow_trees,
    roughness,
    show_road,
    stream,
    valley,
)
from _country_road import carriageway

from kit import (
    car,
    channel_segment,
    fbm,
    group,
    lin,
    log,
    mat,
    meadow,
    mix,
    prism,
    reset,
    ribbon,
    road_sign,
    rock,
    scatter,
    sstep,
    tuft,
)
from kit.block import block

reset()


SHEET = 0.066  # level of the water, a finger above the road
PLUGS = (-3.3, 0.55), (-0.3, 0.7), (2.7, 0.5)  # of mud in the ditch: x and half their length


def choked(x):
    """1 where mud fills the ditch: in plugs along the flooded stretch, and all of it at both ends."""
    plug = max(exp(-(((x - middle) / half) ** 2)) for middle, half in PLUGS)
    return max(plug, sstep(-3.9, -4.7, x), sstep(4.6, 5.6, x))


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    ditch = sstep(0.75, 0.2, abs(y - CHANNEL) + 0.2 * n) * (0.16 * choked(x) - 0.3 + 0.25 * choked(x))
    bank = 0.2 * exp(-(((y + 1.35) / 0.24) ** 2)) * sstep(-4.6, -3.9, x) * sstep(6.6, 5.4, x)
    return (
        hillside(y, n) + ditch + bank - 0.35 * sstep(-2.2, -5.5, y) - 0.6 * valley(x, y, n) + roughness(x, y)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    mud = mix(lin("earth_d"), lin("earth"), 0.4 + 0.7 * m)
    green = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    washed = sstep(1.1, 0.4, abs(x - stream(y)) + 0.3 * n) * sstep(-0.4, -0.8, y)
    return mix(green, mud, max(washed, sstep(1.2, 0.8, abs(y - CHANNEL + 0.1) + 0.25 * n)))


surface, foot = block(BOUNDS, height, colour, -3.1)
worn = mat("worn_asphalt", "#666664", rough=0.95, var=0.2, vscale=0.9, bump=0.4, bscale=35)
carriageway(X0, X1, ROAD_FRONT, ROAD_BACK, 0.05, worn)

water = mat("flood", "#c3d3da", rough=0.01, metal=0.6, spec=1.0, bump=0.012, bscale=1.2, alpha=0.92)
wet = mat("wet_asphalt", "#343535", rough=0.3, spec=0.6)
mud = mat("wet_mud", "#5d4a36", rough=0.5, var=0.2, vscale=2)
old = mat("old_concrete", "#b8b2a4", rough=0.9, var=0.2, vscale=2, bump=0.4, bscale=12)


def pool(x, y, half_x, half_y, grown=0.0, wave=1.0):
    """Outline of standing water that nothing holds together."""
    turns = [2 * pi * step / 72 for step in range(72)]
    return [
        (
            x + (half_x + grown) * cos(turn) * (1 + 0.10 * sin(3 * turn + wave)),
            y + (half_y + grown) * sin(turn) * (1 + 0.14 * cos(4 * turn + wave)),
        )
        for turn in turns
    ]


def over_ground(points, lift):
    """On the land, over the road and over the full ditch behind it."""
    return [(x, y, max(height(x, y), 0.03 if y > ROAD_FRONT else -9) + lift) for x, y in points]


# Water stands from the ditch to the middle of the road, comes down the hillside and leaves by the verge.
FLOOD = 0.4, 0.55, 6.0, 1.75
edge = [(x, max(y, ROAD_FRONT + 0.01)) for x, y in pool(*FLOOD, 0.22)]
prism(edge, 0.0, 0.053, wet, 0, axis="z")
prism(pool(*FLOOD), -0.05, SHEET, water, 0, axis="z")
for source, steps in ((-2.2, 30), (4.4, 37)):
    fall = [(source + 0.3 * sin(step * 0.24), 6.9 - 0.16 * step) for step in range(steps)]
    slope = [point for point in fall if point[1] > ROAD_BACK - 0.1]
    ribbon(over_ground(slope, 0.012), -0.34, 0.34, mud)
    crossing = [point for point in fall if point[1] < ROAD_BACK + 0.1]
    ribbon([(x, y, 0.05) for x, y in crossing], -0.36, 0.36, wet, 0.006)
    ribbon(over_ground(fall, 0.02), -0.2, 0.2, water, 0.012)
gully = [(stream(y), y) for y in [-0.4 - 0.2 * step for step in range(29)]]
ribbon(over_ground(gully, 0.02), -0.24, 0.24, water)
for x, y, z, length, turned in (
    (-3.5, -0.72, 0.2, 1.3, (0.3, 0.1, 0.16)),
    (-1.5, -0.85, 0.16, 1.0, (-0.32, -0.16, -0.22)),
    (0.5, -0.7, 0.24, 1.5, (0.16, 0.14, 0.1)),
    (3.2, -0.8, 0.17, 1.2, (0.34, -0.1, -0.2)),
):
    with group("broken channel", (x, y, z), turned):
        channel_segment(0, 0, 0, length, m=old)
        prism(
            [(-0.39, -0.2), (-0.34, -0.5), (0.34, -0.5), (0.39, -0.2)],
            0.03 - length / 2,
            length / 2 - 0.03,
            mud,
            0.01,
            axis="x",
        )
car(2.2, 1.55, 0.05, 0.0, "#a35a48")
spray = random.Random(5)
foam = mat("foam", "#eef2f1", rough=0.3)
for _ in range(700):
    axle, side, far = spray.choice((0.95, 3.4)), spray.choice((-1, 1)), spray.random()
    place = (
        axle - 0.9 * far + spray.gauss(0, 0.12),
        1.55 + side * (0.85 + 0.9 * far),
        0.1 + 1.9 * far * (1 - far) + spray.gauss(0, 0.05),
    )
    rock(place, spray.uniform(0.012, 0.04), foam, spray.randint(0, 4))
reeds = tuft(9, 26, 0.62, 0.2, "meadow_l")
shaky = random.Random(12)
scatter(
    reeds,
    [
        ((x, y, height(x, y) - 0.03), shaky.uniform(0.7, 1.3), shaky.random() * 6, None)
        for x, y in [(shaky.uniform(X0 + 0.2, X1 - 0.2), CHANNEL + shaky.gauss(0, 0.4)) for _ in range(170)]
        if y < ROAD_FRONT - 0.2 and choked(x) > 0.8
    ],
)
for x, y, size in ((-2.6, -0.9, 0.16), (3.1, -0.8, 0.2), (5.6, -0.3, 0.14), (-6.2, -0.6, 0.18)):
    rock((x, y, height(x, y) + 0.05), size, "lime", int(x) % 5)
log((4.3, -0.95, 0.12), (6.2, -0.35, 0.16), 0.1)
log((-2.9, -0.5, 0.1), (-1.2, -1.0, 0.3), 0.07)
log((1.4, -1.1, 0.24), (2.9, -0.35, 0.14), 0.06)
car(-6.6, 3.65, 0.05, pi, "#b9c2c0")
road_sign(7.9, ROAD_BACK + 0.65, -0.1, "triangle", radians(25))
hill_trees(height)
meadow_trees(height)
meadow(
    8000,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (
        (y > 5.6 or y < -1.65 + 0.3 * fbm(x, y, 0.6, 2, 3.0))
        and abs(x - stream(y)) > 0.6
        and not (y > 5 and min(abs(x + 2.2), abs(x - 4.4)) < 0.6)
    ),
    height,
)
show_road("mejora-drenaje-bi-4332-antes", foot)
