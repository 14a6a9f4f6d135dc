"""Family and profession: four people talk before the open workshop, a truck and a mini excavator beside them."""

from math import radians

from kit import (
    big_bag,
    box,
    fbm,
    group,
    meadow,
    mini_retro,
    mix,
    pallet,
    pebbles,
    person,
    plant,
    reset,
    sstep,
    tipper,
    wheel,
)
from kit.block import block, grass_tone, gravel_tone, show
from kit.structures.workshop import workshop, yard_sign

reset()
BOUNDS = X0, X1, Y0, Y1 = -10.2, 10.2, -6.4, 8.2


def lawn(x, y):
    return max(sstep(-5.3, -5.7, y + 0.25 * fbm(x, y, 0.3, 3, 2.0)), sstep(7.4, 7.7, y))


def height(x, y):
    return 0.015 * fbm(x, y, 1.1, 3, 5.0) + 0.18 * lawn(x, y)


def colour(x, y, z, slope):
    return mix(gravel_tone(x, y), grass_tone(x, y), lawn(x, y))


surface, foot = block(BOUNDS, height, colour)
workshop(-2.6, 4.4, 0.0, 0.0, 13.4, 5.6, 4.6, 1.0, (1,))
box(X0 + 0.05, 4.4, 0.3, 1.6, -0.1, 0.04, "concrete", 0.02)
tipper(loc=(7.0, 0.8, 0.02), rz=radians(-78), load=None)
with group("mini", (-7.6, -1.6, 0.02), rz=radians(-40), scale=1.15):
    mini_retro()
for x, y, turn, size, helmet in (
    (-3.6, -2.5, 20, 1.0, "white"),
    (-2.4, -1.9, 235, 0.96, "amber"),
    (-1.5, -2.8, 160, 0.92, "white"),
    (-2.5, -3.5, 80, 0.99, "amber"),
):
    person(x, y, height(x, y), radians(turn), helmet=helmet, s=size)
yard_sign(3.6, -5.2, 0.12, radians(6))
pallet(-4.4, 0.9, 0.04, 0.1, 5)
big_bag(-5.9, 0.9, 0.04, 0.1, "gravel")
for x in (2.9, 3.6):
    wheel(x, 1.1 + 0.1 * x, 0.52, 0.3, "steel", -1)
plant(
    [
        ("oak", 1, 4.0, 9.2, 7.2),
        ("oak", 4, 3.2, 6.6, 7.7),
        ("shrub", 3, 0.7, -9.6, -5.8),
        ("shrub", 7, 0.7, 9.4, -5.7),
        ("shrub", 5, 0.6, -4.8, -6.0),
        ("birch", 2, 3.4, -9.6, 7.7),
    ],
    height,
)
meadow(3000, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: lawn(x, y) > 0.6, height, 0.22)
pebbles(900, (X0 + 0.2, X1 - 0.2, -5.2, 0.2), lambda x, y: True, height, (0.02, 0.05), ("lime", "gravel"))
show("historia-3", BOUNDS, foot, [(X0 + 0.5, 4.4, 6.0), (9.2, 7.2, 4.6)])
