"""Own team and fleet: machines side by side on the yard, each driver standing in front of his machine."""

from math import radians

from kit import (
    bulldozer,
    camion_4_ejes,
    cisterna,
    fbm,
    group,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    retro_orugas,
    rodillo,
    sstep,
)
from kit.block import block, grass_tone, gravel_tone, show

reset()
BOUNDS = X0, X1, Y0, Y1 = -13.2, 11.0, -8.4, 7.0


def lawn(x, y):
    return max(
        sstep(6.0, 6.4, y + 0.2 * fbm(x, y, 0.3, 3, 2.0)),
        sstep(-7.5, -7.9, y + 0.25 * fbm(x, y, 0.3, 3, 2.0)),
    )


def height(x, y):
    return 0.015 * fbm(x, y, 1.1, 3, 5.0) + 0.25 * lawn(x, y)


def colour(x, y, z, slope):
    return mix(gravel_tone(x, y), grass_tone(x, y), lawn(x, y))


surface, foot = block(BOUNDS, height, colour)
line = (
    (camion_4_ejes, -10.4, 1.0),
    (cisterna, -6.0, 1.2),
    (retro_orugas, -0.8, 1.6),
    (bulldozer, 4.4, -0.2),
    (rodillo, 8.4, -0.3),
)
for build, x, y in line:
    with group("machine", (x, y, 0.02), rz=radians(-90)):
        build()
for index, (x, y) in enumerate(((-10.4, -5.3), (-6.0, -5.3), (-0.8, -6.3), (4.4, -5.3), (8.4, -5.3))):
    person(x, y, height(x, y), radians(-90), helmet="amber" if index == 2 else "white")
plant(
    [
        (kind, seed, size, x, 6.5)
        for kind, seed, size, x in (
            ("pine", 0, 5.0, -12.2),
            ("oak", 1, 3.9, -9.8),
            ("oak", 2, 3.6, -7.4),
            ("pine", 1, 4.6, -5.0),
            ("oak", 4, 4.0, -2.4),
            ("pine", 2, 5.2, 0.2),
            ("birch", 1, 3.9, 2.6),
            ("oak", 5, 3.7, 5.0),
            ("pine", 3, 4.8, 7.4),
            ("oak", 7, 3.8, 9.8),
        )
    ],
    height,
)
meadow(3800, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: lawn(x, y) > 0.6, height, 0.24)
pebbles(1200, (X0 + 0.2, X1 - 0.2, -7.2, 5.8), lambda x, y: True, height, (0.02, 0.05), ("lime", "gravel"))
show("historia-4", BOUNDS, foot, [(-12.2, 6.5, 5.4), (9.8, 6.5, 4.6)])
