"""During: the old pavement is gone and a mini excavator digs the 50 cm box of the new street, loading a tipper."""

import random
from math import cos, radians, sin

from _mungia_street import (
    PAVEMENT_BACK,
    X0,
    X1,
    Y0,
    paint,
    row_of_houses,
    show_street,
    slab,
    street_block,
)

from kit import (
    box,
    cone,
    excavator,
    face_strata,
    fbm,
    fence,
    lin,
    mask_attr,
    mat,
    mix,
    paving,
    pebbles,
    person,
    reset,
    rock,
    sstep,
    tipper,
)
from kit.structures.street_works import kerb_line

reset()
LEFT_OVER = -6.0  # old asphalt still lies to the left of this
ROAD_BACK, DEPTH = 3.0, 0.5  # the box runs through the front cut, where its depth shows


def dug(x, y):
    """1 inside the excavated box, 0 outside; the right end is still being dug."""
    n = 0.12 * fbm(x, y, 0.7, 2, 3.0)
    return (
        sstep(LEFT_OVER, LEFT_OVER + 0.12, x + n * 0.3)
        * sstep(ROAD_BACK + 0.05, ROAD_BACK - 0.1, y + n * 0.3)
        * sstep(5.7, 5.2, x + n * 4)
    )


def height(x, y):
    base = 0.1 if y > ROAD_BACK else 0.0
    return (
        base
        - (DEPTH + base) * dug(x, y)
        + (0.03 * fbm(x, y, 1.3, 3, 4.0) + 0.012 * fbm(x, y, 4, 2, 6.0)) * (dug(x, y) > 0.1 or x > 5)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    earth = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.4 * m)
    if dug(x, y) > 0.05:
        return mix(earth, lin("lime_d"), 0.25 * sstep(0, 0.5, m))
    return lin("concrete") if y > ROAD_BACK else mix(lin("lime_d"), lin("gravel"), 0.5 + n)


surface, foot = street_block(height, colour)
mask_attr(surface, lambda x, y, z: dug(x, y) > 0.02)
face_strata(
    surface.data.materials[0],
    12.0,
    ("earth", "earth_d", "clay", "earth_l"),
    (0, 0.022, 0.5, 0.965),
    amount=0.85,
)

# old pavement: asphalt with a saw-cut edge, narrow footway along the houses
box(X0 + 0.01, LEFT_OVER - 0.02, Y0 + 0.01, ROAD_BACK, -0.2, 0.03, "asphalt", 0.01)
for x in (X0 + 0.5, X0 + 2.6):
    box(x, x + 1.2, -0.86, -0.74, 0, 0.036, paint(), 0.001)
paving(X0 + 0.02, X1 - 0.02, ROAD_BACK + 0.2, PAVEMENT_BACK, 0.15, 0.6, 0.4, slab(), gap=0.02)
kerb_line(X0 + 0.01, X1 - 0.01, ROAD_BACK + 0.1)
row_of_houses(0.12)
for x, y, size, turn in (
    (6.4, -3.6, 0.5, 0.3),
    (7.0, -3.3, 0.42, 1.2),
    (6.7, -4.1, 0.38, 2.0),
    (7.6, -3.9, 0.55, 0.8),
    (7.1, -4.35, 0.3, 0.1),
    (8.1, -3.4, 0.35, 0.5),
):
    box(
        x - size,
        x + size,
        y - size * 0.7,
        y + size * 0.7,
        0.02,
        0.13,
        mat("old_asphalt", "#56575a", rough=0.9, var=0.1, vscale=3),
        0.02,
        rot=(0.2 * sin(turn * 5), 0.15 * cos(turn * 3), turn),
    )

# the truck stands in the box, the excavator on the ground still to be dug
excavator(
    loc=(7.6, -0.9, 0.02),
    rz=radians(180),
    slew=radians(6),
    k=0.8,
    target=(6.1, 3.55),
    phi=-66,
    mini=True,
    bw=1.15,
)
tipper(loc=(-0.8, -1.35, -DEPTH + 0.02), rz=radians(180), load="earth")
stones = random.Random(6)
for _ in range(16):
    rock(
        (2.75 + stones.gauss(0, 0.12), -1.3 + stones.gauss(0, 0.2), 2.35 + stones.random() * 0.6),
        stones.uniform(0.03, 0.06),
        "earth",
        stones.randint(0, 4),
    )
fence((X0 + 0.2, 3.75), (X1 - 0.3, 3.75), 0.15)
for y in (-5.4, -3.9, -2.4, -0.9, 0.6, 2.1):
    cone(LEFT_OVER - 0.6, y, 0.03, 0.9)
person(-8.4, 1.6, 0.03, radians(-20))
person(-5.6, 4.5, 0.15, radians(-80), helmet="white")
pebbles(1300, (LEFT_OVER + 0.3, 9.8, Y0 + 0.2, ROAD_BACK - 0.3), lambda x, y: True, height, (0.02, 0.07))
show_street("reurbanizacion-viales-mungia-1", foot)
