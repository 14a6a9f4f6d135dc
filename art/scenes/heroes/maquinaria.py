"""Machinery: the fleet lined up on a gravel platform on the right, meadow and valley on the left."""

from math import radians

from _landscape import daylight, far_hills, loose_stones, meadow_grass, near_trees, view

from kit import (
    bulldozer,
    camion_4_ejes,
    fbm,
    group,
    lin,
    mix,
    reset,
    retro_orugas,
    rodillo,
    sstep,
    terrain,
)

reset()


def platform(x, y):
    """1 on the gravel platform, 0 on the meadow around it."""
    n = fbm(x, y, 0.25, 3, 2.0)
    return sstep(-2.4, -0.6, x + 1.3 * n) * sstep(9.5, 8.0, y + 1.2 * n) * sstep(-17, -15, y + 1.5 * n)


def height(x, y):
    fall = 12 * sstep(6, 60, y - 0.25 * x)
    swell = 0.8 * fbm(x, y, 0.035, 3, 6.0) * (1 - platform(x, y))
    return (
        swell
        - fall
        - 0.6 * sstep(-4, -26, x) * (1 - platform(x, y))
        + 0.03 * fbm(x, y, 0.8, 3, 5.0)
        + 0.012 * fbm(x, y, 3.0, 2, 6.0)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.9, 3, 8.0)
    gravel = mix(mix(lin("lime_d"), lin("gravel"), 0.5 + 0.8 * n), lin("lime"), 0.3 * sstep(0, 0.5, m))
    grass = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(grass, gravel, platform(x, y))


terrain(-70, 70, -30, 90, 0.3, height, colour, bump=0.8, bscale=7.0, var=0.18)
far_hills()
near_trees(
    height, (-66, 66, 20, 88), lambda x, y: fbm(x, y, 0.045, 2, 18.0) > 0.08, 420, 4, ("oak", "oak", "pine")
)
meadow_grass(height, (-44, 46, -29, 44), lambda x, y: platform(x, y) < 0.3, 36000)
loose_stones(height, (-2, 34, -13, 9), lambda x, y: platform(x, y) > 0.7, 4500)
line = (
    (rodillo, (2.6, -5.4)),
    (bulldozer, (7.0, -5.4)),
    (retro_orugas, (11.5, -5.0)),
    (camion_4_ejes, (16.0, -4.2)),
)
for build, (x, y) in line:
    with group("machine", (x, y, height(x, y)), rz=radians(-128)):
        build()
daylight()
view("maquinaria", (0, -33, 4.6), (5.8, 6.3, 2.2), 36, (10, -2, 1.5))
