"""BI-4332, during: a wheeled excavator lowers the next channel segment on its hook; the culvert's outlet is finished."""

from math import atan2, cos, hypot, pi, radians, sin

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
    outlet,
    rip_rap,
    show_road,
    stream_water,
)
from _country_road import carriageway

from kit import (
    attachment,
    car,
    channel_segment,
    cone,
    fbm,
    gravel_pile,
    lathe,
    lifting_hook,
    lin,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    sstep,
    tube,
    wheeled_excavator,
)
from kit.attachments.lifting_hook import HOOK_DROP
from kit.block import block, grass_tone
from kit.machines.digger_arm import DRAWN_STICK
from kit.machines.wheeled_excavator import ARM_Y, STICK

LAID_TO = 1.4  # the channel lies to the left of this, its trench waits to the right

reset()


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
    return y + 0.1 * patches < -1.45 and not worked and not apron and drained_ground(x, y) > -1.2


def lowering():
    """Four slings from the hook to the rim of the segment that hangs above its place."""
    pin_height = 3.7
    x, y = 6.7, -2.55
    place = LAID_TO + 1.35
    heading = atan2(CHANNEL - y, place - x)
    reach = hypot(CHANNEL - y, place - x)
    ground = drained_ground(x, y) + 0.02
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
    level = drained_ground(3.3, -4.5)
    for y, up in ((-3.9, 0.62), (-5.1, 0.62), (-4.5, 1.25)):
        channel_segment(3.3, y, level + up, 2.0)
    ring = [(0.36, -1.0), (0.47, -1.0), (0.47, 1.0), (0.36, 1.0), (0.36, -1.0)]
    for y, up in ((-4.0, 0.46), (-4.98, 0.46), (-4.49, 1.3)):
        pipe = lathe(ring, "concrete", 40, loc=(-0.2, y, drained_ground(-0.2, -4.4) + up))
        pipe.rotation_euler = (0, 0, pi / 2)
    gravel_pile(
        7.9,
        -4.9,
        drained_ground(7.9, -4.9) - 0.02,
        1.0,
        0.7,
        m="lime",
        core="lime_d",
        n=800,
        size=(0.05, 0.10),
        seed=4,
    )


_, foot = block(BOUNDS, drained_ground, colour, bottom=-3.1, step=0.08)
carriageway(X0, X1, ROAD_FRONT, ROAD_BACK, 0.05)
for number in range(int((LAID_TO - X0) / 2)):
    channel_segment(LAID_TO - 1 - 2 * number, CHANNEL, 0.06)
outlet()
stream_water()
rip_rap(drained_ground)
lowering()
stores()
person(-0.4, -1.75, drained_ground(-0.4, -1.75), radians(25), "worker", "pointing", 1)
person(-2.4, -1.9, drained_ground(-2.4, -1.9), radians(-60), "foreman", "reading", 2)
for number in range(8):
    cone(X0 + 1.2 + number * 2.4, ROAD_FRONT + 0.02, 0.05, 0.85)
car(-4.2, 3.6, 0.05, pi, "#b9c2c0")
hill_trees(drained_ground)
plant(
    [
        ("shrub", 7, 0.7, 8.7, -5.8),
        ("shrub", 8, 0.8, -8.8, -3.0),
        ("shrub", 5, 0.8, -8.4, -5.4),
        ("birch", 3, 3.0, -8.5, -4.3),
    ],
    drained_ground,
)
meadow(6500, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), is_grass, drained_ground)
trench = (LAID_TO, X1 - 0.1, CHANNEL - 0.5, CHANNEL + 0.5)
pebbles(1500, trench, lambda x, y: True, drained_ground, (0.03, 0.07), ("lime", "gravel"))
pebbles(500, (1.0, X1 - 0.2, -5.2, -1.2), lambda x, y: True, drained_ground, (0.02, 0.06))
show_road("mejora-drenaje-bi-4332-1", foot)
