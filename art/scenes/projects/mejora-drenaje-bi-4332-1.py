"""BI-4332, during: a wheeled excavator lowers the next channel segment on its hook; the culvert's outlet is finished."""

import math
import random
from math import atan2, cos, hypot, pi, radians, sin

from _bi_4332 import hill_trees, show_road

from kit import (
    TRS,
    attachment,
    box,
    car,
    channel_segment,
    cone,
    fbm,
    gravel_pile,
    headwall,
    lathe,
    lifting_hook,
    lin,
    mat,
    meadow,
    mix,
    multi_box,
    pebbles,
    person,
    plant,
    reset,
    rock,
    sstep,
    sweep,
    tube,
    wheeled_excavator,
)
from kit.attachments.lifting_hook import HOOK_DROP
from kit.block import block, grass_tone
from kit.machines.digger_arm import DRAWN_STICK
from kit.machines.wheeled_excavator import ARM_Y, STICK

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-9.6, 9.4, -6.2, 7.0)
ROAD_FRONT, ROAD_BACK = 0.5, 4.7
CHANNEL = -0.55  # the channel's axis
LAID_TO = 1.4  # the channel lies to the left of this, its trench waits to the right
OUTLET = -5.0
WATER = -1.62

reset()
chance = random.Random(8)


def stream(y):
    """The x of the brook below the outlet."""
    return OUTLET + 0.35 * sin((y + 2) * 0.9)


def height(x, y):
    swell = fbm(x, y, 0.3, 3, 2)
    ground = 0.0
    if y > ROAD_BACK + 0.4:
        ground = -0.3 * math.exp(-(((y - 5.3) / 0.3) ** 2)) + 2.2 * sstep(5.5, 8.2, y + 0.3 * swell)
    ground -= 0.8 * sstep(0.68, 0.58, abs(y - CHANNEL))
    falling = 0.35 * sstep(-2.2, -5.5, y)
    valley = sstep(3.0, 0.7, abs(x - stream(y)) + 0.25 * swell) * sstep(-1.78, -1.86, y)
    ground -= falling + (1.75 - falling) * valley
    if not ROAD_FRONT - 0.2 < y < ROAD_BACK + 0.2:
        ground += 0.03 * fbm(x, y, 1.4, 3, 4) + 0.012 * fbm(x, y, 4, 2, 6)
    return ground


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.35, 3, 2), fbm(x, y, 1.6, 3, 7)
    grass = grass_tone(x, y)
    ground = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * patches + 0.3 * grain)
    verge = sstep(0, 0.2, y) * sstep(5.2, 4.9, y)
    ground = mix(ground, mix(lin("lime"), lin("lime_d"), 0.5 + patches), verge)
    worked = sstep(0.2, 1.2, x + 0.5 * patches) * sstep(-5.6, -5.1, y + 0.3 * patches)
    ground = mix(grass, ground, max(worked, sstep(-1.5, -1.2, y + 0.1 * patches)))
    ground = mix(ground, grass, sstep(5.5, 5.8, y + 0.2 * patches))
    ground = mix(ground, lin("earth_d"), 0.6 * sstep(-1.15, -1.5, z))
    in_trench = abs(y - CHANNEL) < 0.6 and z < -0.5
    return mix(ground, lin("gravel"), 0.6 if in_trench else 0)


def is_grass(x, y):
    patches = fbm(x, y, 0.35, 3, 2)
    if y + 0.2 * patches > 5.75:
        return True
    worked = x + 0.5 * patches > 0.6 and y + 0.3 * patches > -5.4
    apron = abs(x - OUTLET) < 1.6 and y > -2.2
    return y + 0.1 * patches < -1.45 and not worked and not apron and height(x, y) > -1.2


def road():
    paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
    box(LEFT + 0.01, RIGHT - 0.01, ROAD_FRONT, ROAD_BACK, -0.45, 0.05, "asphalt", 0.015)
    for y in (ROAD_FRONT + 0.3, ROAD_BACK - 0.3):
        box(LEFT + 0.02, RIGHT - 0.02, y - 0.06, y + 0.06, 0, 0.056, paint, 0.001)
    for dash in range(5):
        x = LEFT + 0.7 + dash * 4
        box(x, x + 2, 2.54, 2.66, 0, 0.056, paint, 0.001)


def drainage():
    """Laid channel, catch pit with its grate, outlet and brook with rip-rap."""
    for number in range(int((LAID_TO - LEFT) / 2)):
        channel_segment(LAID_TO - 1 - 2 * number, CHANNEL, 0.06)
    box(OUTLET - 0.75, OUTLET + 0.75, CHANNEL - 0.75, CHANNEL + 0.75, -0.8, 0.08, "concrete", 0.02)
    box(OUTLET - 0.6, OUTLET + 0.6, CHANNEL - 0.55, CHANNEL + 0.55, 0.06, 0.085, "graphite", 0.002)
    grate = [TRS((OUTLET - 0.5 + 0.1 * bar, CHANNEL, 0.1), sc=(0.035, 1.1, 0.05)) for bar in range(11)]
    multi_box(grate, "steel", 0.004)
    headwall(OUTLET, -1.86, -1.72, 2.6, 1.85, 0.55)
    course = [(stream(y), y, WATER) for y in [-2.2 - 0.25 * step for step in range(16)]]
    course.append((stream(FRONT), FRONT - 0.01, WATER))
    water = mat("stream", "#6f9ba6", rough=0.05, spec=0.7, bump=0.25, bscale=5)
    sweep([(-0.62, -0.02), (0.62, -0.02), (0.62, 0.06), (-0.62, 0.06)], course, water)
    stone = mat("riprap", "#a9a395", rough=0.85, var=0.15, vscale=1.2, rand=0.18, bump=0.3, bscale=9)
    for _ in range(170):
        y, size = chance.uniform(FRONT + 0.15, -2.3), chance.uniform(0.14, 0.32)
        aside = chance.choice((-1, 1)) * chance.uniform(0.55, 1.75)
        x = stream(y) + aside
        if y < -3.3 or abs(aside) < 1.0 + (-1.9 - y) * 0.5:
            rock((x, y, height(x, y) + size * 0.2), size, stone, chance.randint(0, 4))
    for _ in range(16):
        y = chance.uniform(FRONT + 0.3, -3.4)
        x = stream(y) + chance.uniform(-0.4, 0.4)
        rock((x, y, WATER + 0.02), chance.uniform(0.08, 0.16), stone, chance.randint(0, 4))


def lowering():
    """Four slings from the hook to the rim of the segment that hangs above its place."""
    pin_height = 3.7
    x, y = 6.7, -2.55
    place = LAID_TO + 1.35
    heading = atan2(CHANNEL - y, place - x)
    reach = hypot(CHANNEL - y, place - x)
    ground = height(x, y) + 0.02
    with attachment(lifting_hook):
        wheeled_excavator((x, y, ground), pi, heading - pi, (reach, pin_height), 0)
    hook = (
        place - ARM_Y * sin(heading),
        CHANNEL + ARM_Y * cos(heading),
        ground + pin_height - HOOK_DROP * STICK / DRAWN_STICK,
    )
    rim = 1.2
    channel_segment(hook[0], hook[1], rim, 2.0)
    for along in (-0.7, 0.7):
        for across in (-0.49, 0.49):
            tube([(hook[0] + along, hook[1] + across, rim), hook], 0.014, "steel", res=1)


def stores():
    """Segments, pipes and gravel, stacked away from the trench."""
    level = height(3.3, -4.5)
    for y, up in ((-3.9, 0.62), (-5.1, 0.62), (-4.5, 1.25)):
        channel_segment(3.3, y, level + up, 2.0)
    ring = [(0.36, -1.0), (0.47, -1.0), (0.47, 1.0), (0.36, 1.0), (0.36, -1.0)]
    for y, up in ((-4.0, 0.46), (-4.98, 0.46), (-4.49, 1.3)):
        pipe = lathe(ring, "concrete", 40, loc=(-0.2, y, height(-0.2, -4.4) + up))
        pipe.rotation_euler = (0, 0, pi / 2)
    gravel_pile(
        7.9,
        -4.9,
        height(7.9, -4.9) - 0.02,
        1.0,
        0.7,
        m="lime",
        core="lime_d",
        n=800,
        size=(0.05, 0.10),
        seed=4,
    )


_, foot = block(BOUNDS, height, colour, bottom=-3.1, step=0.08)
road()
drainage()
lowering()
stores()
person(-0.4, -1.75, height(-0.4, -1.75), radians(25), "worker", "pointing", 1)
person(-2.4, -1.9, height(-2.4, -1.9), radians(-60), "foreman", "reading", 2)
for number in range(8):
    cone(LEFT + 1.2 + number * 2.4, ROAD_FRONT + 0.02, 0.05, 0.85)
car(-4.2, 3.6, 0.05, pi, "#b9c2c0")
hill_trees(height)
plant(
    [
        ("shrub", 7, 0.7, 8.7, -5.8),
        ("shrub", 8, 0.8, -8.8, -3.0),
        ("shrub", 5, 0.8, -8.4, -5.4),
        ("birch", 3, 3.0, -8.5, -4.3),
    ],
    height,
)
meadow(6500, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
trench = (LAID_TO, RIGHT - 0.1, CHANNEL - 0.5, CHANNEL + 0.5)
pebbles(1500, trench, lambda x, y: True, height, (0.03, 0.07), ("lime", "gravel"))
pebbles(500, (1.0, RIGHT - 0.2, -5.2, -1.2), lambda x, y: True, height, (0.02, 0.06))
show_road("mejora-drenaje-bi-4332-1", foot)
