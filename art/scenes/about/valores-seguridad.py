"""Safety: anyone may stop the work. The banksman raises a hand, the machine rests its bucket, the trench is railed off."""

from math import pi, radians

from kit import (
    cone,
    cyl,
    face_strata,
    fbm,
    hand_rail,
    lin,
    mask_attr,
    meadow,
    mini_excavator,
    mix,
    pebbles,
    person,
    reset,
    sstep,
    tube,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-4.3, 4.3, -2.9, 2.9)
AXIS, DEPTH = -0.9, 0.8  # the trench runs along x, its left end is still to be dug
END = 0.2

reset()


def trench(x, y):
    ragged = 0.06 * fbm(x, y, 1.1, 2, 3)
    return sstep(0.85, 0.5, abs(y - AXIS) + ragged) * sstep(END + 0.5, END, x + ragged)


def height(x, y):
    return 0.03 * fbm(x, y, 0.9, 3, 5.0) - DEPTH * trench(x, y)


def lawn(x, y):
    return max(
        sstep(1.9, 2.3, y + 0.3 * fbm(x, y, 0.7, 3, 2.0)), sstep(-2.4, -2.7, y + 0.2 * fbm(x, y, 0.7, 3, 6.0))
    )


def colour(x, y, z, slope):
    soil = mix(lin("earth_l"), lin("earth"), 0.45 + 0.9 * fbm(x, y, 0.5, 3, 2.0))
    return mix(soil, grass_tone(x, y), lawn(x, y))


surface, foot = block(BOUNDS, height, colour, -1.5, 0.06, 0.0)
mask_attr(surface, lambda x, y, z: trench(x, y) > 0.02)
face_strata(surface.data.materials[0], 1.6, amount=0.8)
for y in (AXIS - 1.15, AXIS + 1.15):
    hand_rail([(LEFT + 0.15, y, 0.0), (END + 0.3, y, 0.0)], 1.0)
tube([(-1.2, AXIS + 0.75, 0.6), (-1.2, AXIS + 0.35, -DEPTH)], 0.035, "amber")
tube([(-1.65, AXIS + 0.75, 0.6), (-1.65, AXIS + 0.35, -DEPTH)], 0.035, "amber")
for rung in range(5):
    share = 0.1 + 0.19 * rung
    level = 0.6 - share * (0.6 + DEPTH)
    cyl(
        0.022,
        (-1.65, AXIS + 0.75 - 0.4 * share, level),
        (-1.2, AXIS + 0.75 - 0.4 * share, level),
        "amber",
        0,
        10,
    )
mini_excavator((2.55, 0.9, 0.03), pi, radians(28), (2.5, 0.42), -30, 1.0, None)
person(-2.6, -2.5, 0.02, radians(-40), "foreman", "stopping", 1)
person(-2.7, 0.95, 0.02, radians(-70), "worker", "hips", 4)
for x, y in ((2.2, -1.0), (3.4, -0.9), (1.3, -0.4), (-3.6, 1.5)):
    cone(x, y, 0.02, 0.9)
meadow(
    1500, (LEFT + 0.05, RIGHT - 0.05, FRONT + 0.05, BACK - 0.05), lambda x, y: lawn(x, y) > 0.5, height, 0.16
)
pebbles(
    260,
    (LEFT + 0.2, RIGHT - 0.2, FRONT + 0.2, BACK - 0.2),
    lambda x, y: trench(x, y) < 0.05,
    height,
    (0.015, 0.04),
)
show("valores-seguridad", BOUNDS, foot, [(-3.2, 1.45, 1.9), (2.4, 1.4, 2.9)], (4, 3), 24, (0, -1, 1), 1200)
