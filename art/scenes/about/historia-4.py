"""Own team and fleet: machines parked in line on the yard, their drivers together beside the trucks."""

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
BOUNDS = X0, X1, Y0, Y1 = -13.0, 10.8, -7.4, 6.6


def lawn(x, y):
    return max(
        sstep(5.5, 5.9, y + 0.2 * fbm(x, y, 0.3, 3, 2.0)),
        sstep(-6.6, -7.0, y + 0.25 * fbm(x, y, 0.3, 3, 2.0)),
    )


def height(x, y):
    return 0.015 * fbm(x, y, 1.1, 3, 5.0) + 0.25 * lawn(x, y)


def colour(x, y, z, slope):
    return mix(gravel_tone(x, y), grass_tone(x, y), lawn(x, y))


surface, foot = block(BOUNDS, height, colour)
line = (
    (camion_4_ejes, -10.8, 0.7),
    (cisterna, -7.0, 0.9),
    (retro_orugas, -2.2, 1.4),
    (bulldozer, 3.4, -0.9),
    (rodillo, 8.0, -1.7),
)
for build, x, y in line:
    with group("machine", (x, y, 0.02), rz=radians(-90)):
        build()
crew = ((-9.5, -5.5, -50), (-8.5, -5.9, -66), (-7.5, -5.6, -80), (-6.6, -6.0, -90), (-5.8, -5.3, -118))
for index, (x, y, heading) in enumerate(crew):
    person(x, y, height(x, y), radians(heading), helmet="amber" if index == 2 else "white")
plant(
    [
        (kind, seed, size, x, y)
        for kind, seed, size, x, y in (
            ("pine", 0, 5.4, -12.2, 6.1),
            ("oak", 1, 3.6, -10.2, 6.2),
            ("pine", 1, 4.4, -4.6, 6.2),
            ("oak", 4, 4.2, -2.6, 6.0),
            ("shrub", 7, 0.9, -0.6, 6.1),
            ("pine", 2, 5.6, 1.6, 6.2),
            ("birch", 1, 4.2, 3.2, 6.0),
            ("shrub", 5, 0.8, 5.0, 6.1),
            ("oak", 5, 3.9, 7.6, 6.0),
            ("pine", 3, 4.8, 9.6, 6.1),
        )
    ],
    height,
)
meadow(3800, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: lawn(x, y) > 0.6, height, 0.24)
pebbles(2600, (X0 + 0.2, X1 - 0.2, -6.6, 5.4), lambda x, y: True, height, (0.02, 0.05), ("lime", "gravel"))
show("historia-4", BOUNDS, foot, [(-12.2, 6.1, 5.7), (9.6, 6.1, 5.2)])
