"""Before: the ditch is choked, so brown water from the hillside crosses the road and a car ploughs through it."""

import random
from math import cos, pi, radians, sin

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
    fbm,
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


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    ditch = (
        0.34
        * sstep(0.75, 0.2, abs(y - CHANNEL) + 0.2 * n)
        * (0.35 + 0.65 * sstep(-0.1, 0.5, fbm(x, y, 0.5, 2, 14.0)))
    )
    return hillside(y, n) - ditch - 0.35 * sstep(-2.2, -5.5, y) - 0.6 * valley(x, y, n) + roughness(x, y)


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    mud = mix(lin("earth_d"), lin("earth"), 0.4 + 0.7 * m)
    green = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    washed = sstep(1.1, 0.4, abs(x - stream(y)) + 0.3 * n) * sstep(-0.4, -0.8, y)
    return mix(green, mud, max(washed, sstep(0.95, 0.5, abs(y - CHANNEL) + 0.25 * n)))


surface, foot = block(BOUNDS, height, colour, -3.1)
worn = mat("worn_asphalt", "#666664", rough=0.95, var=0.2, vscale=0.9, bump=0.4, bscale=35)
carriageway(X0, X1, ROAD_FRONT, ROAD_BACK, 0.05, worn)

brown = mat("flood", "#8d8674", rough=0.04, spec=0.75, bump=0.14, bscale=2.5)
silt = mat("silt", "#7d6a52", rough=0.75, var=0.2, vscale=2)


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
    return [(x, y, max(height(x, y), 0.05 if ROAD_FRONT < y < ROAD_BACK else -9) + lift) for x, y in points]


# water stands over the ditch and the near lane, comes down the hillside and leaves by the verge, taking soil along
prism(pool(0.4, 0.85, 6.0, 1.55, 0.3), 0.0, 0.054, silt, 0, axis="z")
prism(pool(0.4, 0.85, 6.0, 1.55), -0.05, 0.066, brown, 0, axis="z")
for source in (-2.2, 4.4):
    fall = [(source + 0.3 * sin(step * 0.24), 6.9 - 0.16 * step) for step in range(30)]
    ribbon(over_ground(fall, 0.02), -0.42, 0.42, silt)
    ribbon(over_ground(fall, 0.035), -0.2, 0.2, brown)
gully = [(stream(y), y) for y in [-0.4 - 0.2 * step for step in range(29)]]
ribbon(over_ground(gully, 0.02), -0.24, 0.24, brown)
car(2.2, 1.55, 0.05, 0.0, "#a35a48")
spray = random.Random(5)
foam = mat("foam", "#d9d8cc", rough=0.3)
for _ in range(420):
    axle, side, far = spray.choice((0.95, 3.4)), spray.choice((-1, 1)), spray.random()
    place = (
        axle - 0.9 * far + spray.gauss(0, 0.12),
        1.55 + side * (0.85 + 0.9 * far),
        0.1 + 1.5 * far * (1 - far) + spray.gauss(0, 0.05),
    )
    rock(place, spray.uniform(0.012, 0.04), foam, spray.randint(0, 4))
reeds = tuft(9, 26, 0.62, 0.2, "meadow_l")
shaky = random.Random(12)
scatter(
    reeds,
    [
        ((x, y, height(x, y) - 0.03), shaky.uniform(0.7, 1.3), shaky.random() * 6, None)
        for x, y in [(shaky.uniform(X0 + 0.2, X1 - 0.2), CHANNEL + shaky.gauss(0, 0.4)) for _ in range(130)]
        if not (-5.2 < x < 6.0 and y > -0.85)
    ],
)
for x, y, size in ((-2.6, -0.9, 0.16), (3.1, -0.8, 0.2), (5.6, -0.3, 0.14), (-6.2, -0.6, 0.18)):
    rock((x, y, height(x, y) + 0.05), size, "lime", int(x) % 5)
log((4.3, -0.95, 0.12), (6.2, -0.35, 0.16), 0.1)
car(-6.6, 3.65, 0.05, pi, "#b9c2c0")
road_sign(7.9, ROAD_BACK + 0.65, -0.1, "triangle", radians(25))
hill_trees(height)
meadow_trees(height)
meadow(
    8000,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (
        (y > 5.6 or y < -1.25 + 0.3 * fbm(x, y, 0.6, 2, 3.0))
        and abs(x - stream(y)) > 0.6
        and not (y > 5 and min(abs(x + 2.2), abs(x - 4.4)) < 0.6)
    ),
    height,
)
show_road("mejora-drenaje-bi-4332-antes", foot)
