"""1977: an early hydraulic excavator loads a bonneted tipper beside a farmhouse."""

import random
from math import radians

from kit import (
    backdrop,
    box,
    caserio,
    face_strata,
    fbm,
    fit,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    plinth,
    render,
    reset,
    rock,
    sheep,
    sky,
    sstep,
    terrain,
)
from kit.machines.early_excavator import early_excavator
from kit.vehicles.early_tipper import early_tipper

reset()
X0, X1, Y0, Y1 = -9.4, 9.4, -5.8, 7.2
HOUSE_X, HOUSE_Y, HOUSE_Z = -5.2, 5.0, 0.62  # the farmhouse stands on a levelled terrace


def field(x, y):
    """1 on the ground already dug, 0 on the meadow."""
    n = fbm(x, y, 0.3, 3, 2.0)
    return sstep(-8.6, -7.6, x + 0.5 * n) * sstep(3.0, 2.4, y + 0.4 * n)


def terrace(x, y):
    """1 on the level ground around the house."""
    return sstep(-0.6, -1.5, x) * sstep(2.5, 3.1, y)


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    bench = 0.95 * sstep(2.05, 2.5, x + 0.3 * n) * sstep(-4.9, -4.5, y + 0.25 * n)
    slope = 0.9 * sstep(3.4, 6.4, y + 0.4 * n) * (1 - 0.5 * sstep(1.9, 2.6, x))
    level = terrace(x, y)
    return (
        bench
        + slope * (1 - level)
        + HOUSE_Z * level
        + 0.05 * fbm(x, y, 0.9, 3, 5.0)
        + 0.015 * fbm(x, y, 3.0, 2, 6.0)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    earth = mix(
        mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m), lin("clay"), 0.3 * sstep(0, 0.5, m)
    )
    return mix(mix(lin("meadow"), lin("meadow_l"), 0.5 + n), earth, field(x, y))


surface = terrain(X0, X1, Y0, Y1, 0.09, height, colour, bump=0.5, bscale=8, skirt=-2.0)
mask_attr(surface, lambda x, y, z: field(x, y))
face_strata(surface.data.materials[0], 2.2, amount=0.7)
foot = plinth(X0, X1, Y0, Y1, -2.0)
backdrop(foot)
early_tipper(loc=(-3.2, -2.0, 0.02), rz=radians(184))
early_excavator(loc=(5.0, -1.2, 0.95), rz=radians(180), slew=radians(5), target=(5.5, 2.6), phi=-58)
clods = random.Random(3)
for _ in range(14):
    rock(
        (-0.55 + clods.gauss(0, 0.12), -1.75 + clods.gauss(0, 0.2), 2.35 + clods.random() * 0.6),
        clods.uniform(0.03, 0.06),
        "earth",
        clods.randint(0, 4),
    )
caserio(HOUSE_X, HOUSE_Y, HOUSE_Z + 0.02, 0.0, 5.6, 3.4, 3.3, 1.4)
person(-8.3, 0.6, height(-8.3, 0.6), radians(-40), helmet="amber")
stone = mat("drystone", "#a79d8a", rough=0.9, var=0.2, vscale=2, rand=0.15)
for step in range(3):  # from the yard up to the door
    front = 2.55 + 0.28 * step
    box(HOUSE_X - 0.8, HOUSE_X + 0.8, front, 3.4, -0.2, 0.22 * (step + 1), stone, 0.02)
wall = random.Random(2)
for course, spread in enumerate((0.17, 0.13, 0.08)):
    for index in range(34):
        x = -1.0 + 0.3 * index + 0.15 * (course % 2) + wall.gauss(0, 0.03)
        y = 3.75 + wall.uniform(-spread, spread)
        rock((x, y, height(x, 3.75) + 0.1 + 0.21 * course), wall.uniform(0.19, 0.25), stone, (index + course) % 5)
plant(
    [
        ("oak", 1, 4.2, -8.6, 6.2),
        ("oak", 2, 4.6, 0.2, 6.2),
        ("pine", 0, 5.4, 2.8, 6.4),
        ("oak", 4, 4.0, 5.4, 6.1),
        ("pine", 1, 5.0, 7.8, 6.4),
        ("shrub", 7, 0.8, 8.6, 4.6),
        ("shrub", 5, 0.7, -8.6, 3.4),
        ("shrub", 8, 0.7, -8.8, -5.0),
    ],
    height,
)
for x, y, turn in ((7.3, 5.3, 20), (6.2, 4.8, 200), (-8.0, 4.2, 250)):
    sheep(x, y, height(x, y), radians(turn), 0.85)
meadow(
    6500,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: field(x, y) < 0.3 and not (-8.1 < x < -2.3 and y > 3.2) and not (abs(x - HOUSE_X) < 0.9 and y > 2.3),
    height,
)
pebbles(1300, (X0 + 1.5, X1 - 0.2, Y0 + 0.2, 2.4), lambda x, y: field(x, y) > 0.6, height, (0.03, 0.09))
sky(sun_az=-56, sun_el=38, sun=4.0, ang=2.0, amb=0.9, sunc="#ffe6c0")
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, foot, 1.0),
    az=-62,
    el=26,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(0, -2, 1),
    extra=[(-8.6, 6.2, 5.6), (7.8, 6.4, 6.2)],
)
render("historia-1", (3, 2))
