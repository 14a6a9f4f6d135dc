"""Foundation pit: stepped back wall with its strata, shored left wall, ramp; an excavator on a bench loads a tipper."""

import random
from math import pi, radians

from kit import (
    box,
    bundle,
    cone,
    excavator,
    face_strata,
    fbm,
    fence,
    footing,
    group,
    hand_rail,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    rock,
    soldier_wall,
    sstep,
    tipper,
    total_station,
    tube,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-11.5, 10.5, -6.2, 7.4)
STREET, BERM = 3.7, 1.9  # above the pit's floor
BENCH = 1.45  # still to be dug: the excavator stands on it
SHORING = -8.8
FOOTINGS = -4.6
BEDS = [
    (-9, "clay"),
    (0.35, "earth_l"),
    (0.9, "lime"),
    (1.75, "lime_d"),
    (2.35, "earth_l"),
    (2.75, "clay"),
    (3.05, "earth_d"),
    (3.45, "topsoil"),
]
BEDS_SPAN = 12.0

reset()
chance = random.Random(6)


def ramp(x):
    """The ramp climbs to the right along the back."""
    return STREET * max(0.0, min(1.0, (x - 1.5) / 10.5)) * 0.92


def back_wall(x, y):
    """Two battered lifts with a berm, and the ramp cut into them."""
    rough = fbm(x, y, 0.35, 3, 2)
    waver = y + 0.25 * rough
    steps = sstep(3.0, 3.45, waver) * BERM + sstep(4.35, 4.8, waver) * (STREET - BERM)
    if x <= 0.5:
        return steps
    road = ramp(x) * sstep(1.2, 1.55, y + 0.15 * rough)
    above = ramp(x) + (STREET - ramp(x)) * sstep(5.0, 5.6, waver) if y > 4.5 else 0
    share = sstep(0.8, 2.0, x)
    return steps * (1 - share) + max(road, above) * share


def height(x, y):
    rough = fbm(x, y, 0.35, 3, 2)
    shored = STREET * sstep(SHORING + 0.02, SHORING - 0.08, x)
    bench = BENCH * sstep(-2.6, -3.2, x + 0.5 * rough) * sstep(-3.6, -3.0, y + 0.3 * rough)
    ground = max(back_wall(x, y), shored, bench)
    dug = 0.05 * fbm(x, y, 0.9, 3, 5) if ground < STREET - 0.2 else 0
    return ground + dug + 0.015 * fbm(x, y, 3, 2, 6)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.3, 3, 2), fbm(x, y, 1.3, 3, 7)
    ground = mix(lin("earth_l"), lin("lime_d"), 0.35 + 0.6 * patches + 0.3 * grain)
    if z > 0.3:
        ground = mix(ground, lin("earth"), 0.5)
    if x > 1.5 and 1.3 < y < 5.2 and z > 0.1:
        ground = mix(ground, lin("lime"), 0.55)
    at_street = sstep(STREET - 0.3, STREET - 0.1, z)
    ground = mix(ground, mix(lin("earth"), lin("earth_l"), 0.5 + patches), at_street)
    green = max(sstep(5.9, 6.3, y + 0.3 * patches), sstep(-9.7, -10.1, x + 0.3 * patches))
    return mix(ground, grass_tone(x, y), green * at_street)


def is_grass(x, y):
    patches = fbm(x, y, 0.3, 3, 2)
    return height(x, y) > STREET - 0.15 and (y + 0.3 * patches > 6.2 or x + 0.3 * patches < -10.05)


def string_line():
    """Profile boards and a string above the row of footings."""
    wood = mat("board", "#b98a55", rough=0.8)
    ends = (-0.6, RIGHT - 0.5)
    tube([(x, FOOTINGS, 0.62) for x in ends], 0.008, "white")
    for x in ends:
        for aside in (-0.35, 0.35):
            y = FOOTINGS + aside
            box(x - 0.03, x + 0.03, y - 0.03, y + 0.03, -0.2, 0.7, wood, 0.005)
        box(x - 0.02, x + 0.02, FOOTINGS - 0.45, FOOTINGS + 0.45, 0.52, 0.66, wood, 0.005)


ground, foot = block(BOUNDS, height, colour, bottom=-1.5, ground=STREET)
mask_attr(ground, lambda x, y, z: 1.0)
cuts = [0] + [(bottom + 0.56) / BEDS_SPAN for bottom, _ in BEDS[1:]]
face_strata(ground.data.materials[0], BEDS_SPAN, [bed for _, bed in BEDS], cuts, amount=0.92)

with group("shoring", (SHORING + 0.1, FRONT + 0.2, 0), rz=pi / 2):
    soldier_wall(9.0, STREET - 0.1, 1.28)
for x in (1.2, 4.4, 7.6):
    footing(x, FOOTINGS, 0.0, 1.35, 0.45, 0.8)
string_line()
bundle(-4.0, -4.9, height(-4.0, -4.9), radians(6))
bundle(-3.9, -5.6, height(-3.9, -5.6), radians(3), 2.8)

excavator(loc=(-5.0, -0.5, BENCH), rz=radians(10), slew=radians(-14), target=(6.7, 2.75), phi=-58, bw=1.35)
tipper(loc=(4.6, -1.35, 0.02), rz=radians(4))
for _ in range(24):
    clod = (1.2 + chance.gauss(0, 0.22), -0.9 + chance.gauss(0, 0.3), 3.0 + chance.random() * 1.1)
    rock(clod, chance.uniform(0.03, 0.08), "earth", chance.randint(0, 4))

# At street level: edge protection, fence, the surveyor behind both.
hand_rail([(SHORING - 0.45, FRONT + 0.3, STREET), (SHORING - 0.45, 5.3, STREET), (0.6, 5.3, STREET)])
fence((LEFT + 0.3, 6.1), (RIGHT - 0.4, 6.1), STREET)
total_station(SHORING - 1.0, -3.6, STREET)
person(SHORING - 1.75, -3.7, STREET)
person(9.5, -5.3, height(9.5, -5.3), radians(160))
for x, y in ((9.9, 0.5), (-0.4, -3.0), (9.9, -3.2)):
    cone(x, y, height(x, y), 0.95)
plant(
    [
        ("oak", 1, 3.6, -10.2, 6.9),
        ("pine", 0, 5.2, -7.6, 6.9),
        ("oak", 2, 3.4, -5.0, 6.9),
        ("pine", 1, 4.4, -2.6, 6.95),
        ("oak", 4, 3.8, 0.4, 6.9),
        ("birch", 1, 3.9, 3.2, 6.9),
        ("pine", 2, 5.0, 6.0, 6.9),
        ("oak", 5, 3.5, 8.8, 6.9),
        ("shrub", 5, 0.8, -10.8, 3.9),
        ("shrub", 7, 0.7, -10.9, -5.5),
        ("shrub", 8, 0.8, -10.6, 0.6),
    ],
    height,
)
meadow(7000, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
pebbles(900, (LEFT + 0.2, RIGHT - 0.2, FRONT + 0.2, 4.6), lambda x, y: True, height, (0.03, 0.10))
for x, y, size in (
    (-2.0, -3.6, 0.35),
    (-1.5, -3.1, 0.24),
    (-2.2, 2.2, 0.4),
    (-1.4, 2.5, 0.26),
    (-7.0, -5.2, 0.3),
):
    rock((x, y, height(x, y) + size * 0.3), size, "lime", chance.randint(0, 4))
show("excavaciones", BOUNDS, foot, tops=[(-7.6, 6.9, 9.0), (6, 6.9, 8.8)], focus=(0, -2, 1.5))
