"""Before: cracked and patched asphalt, a narrow worn footway, cars left on the verge."""

from math import cos, pi, radians, sin

from _mungia_street import (
    PAVEMENT_BACK,
    X0,
    X1,
    Y0,
    row_of_houses,
    show_street,
    street_block,
)

from kit import (
    box,
    car,
    cyl,
    fbm,
    group,
    lin,
    mat,
    meadow,
    mix,
    paving,
    plant,
    prism,
    reset,
    sstep,
    tube,
)
from kit.structures.street_works import crack, kerb_line

reset()
ROAD_FRONT, ROAD_BACK = -4.4, 3.4


def height(x, y):
    if ROAD_FRONT < y < ROAD_BACK:
        return -0.05
    return (0.08 if y > ROAD_BACK else 0.0) + 0.03 * fbm(x, y, 1.1, 3, 4.0) * (y < ROAD_FRONT)


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    if y > ROAD_BACK:
        return mix(lin("concrete"), lin("lime_d"), 0.35 + 0.5 * n)
    verge = mix(lin("earth"), lin("lime_d"), 0.4 + 0.8 * n)
    return mix(
        verge,
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n),
        sstep(-0.25, 0.3, m + n - 0.35 * sstep(-5.1, -4.5, y)),
    )


surface, foot = street_block(height, colour)
worn = mat("worn_asphalt", "#6b6b69", rough=0.95, var=0.22, vscale=0.9, bump=0.4, bscale=35)
box(X0 + 0.01, X1 - 0.01, ROAD_FRONT, ROAD_BACK, -0.3, 0.02, worn, 0.01)
patches = (
    (-7.2, -2.2, 1.5, 0.8, "#3f4040"),
    (-2.6, 1.6, 2.1, 0.7, "#4b4b4a"),
    (1.6, -2.6, 0.8, 1.3, "#383939"),
    (5.4, 0.9, 1.7, 0.9, "#444544"),
    (8.6, -2.4, 0.9, 1.2, "#4e4e4c"),
    (-4.9, 0.1, 0.7, 0.6, "#414241"),
)
for x, y, half_x, half_y, tone in patches:
    box(
        x - half_x,
        x + half_x,
        y - half_y,
        y + half_y,
        -0.1,
        0.032,
        mat("patch_" + tone, tone, rough=0.9, var=0.1, vscale=4, bump=0.4, bscale=40),
        0.008,
    )
for points in (
    [(-9.8, 0.4), (-8.0, 0.9), (-6.4, 0.2), (-5.7, 0.6)],
    [(-5.2, -3.6), (-3.4, -2.4), (-1.4, -2.9), (0.5, -2.2)],
    [(-0.4, 3.2), (0.6, 1.4), (2.6, 0.9), (3.6, -0.7), (5.2, -1.4)],
    [(2.6, 0.9), (3.2, 2.4)],
    [(6.2, -4.2), (6.7, -2.6), (7.5, -1.1), (9.8, -0.4)],
    [(6.7, -2.6), (5.4, -2.1)],
    [(-8.0, 0.9), (-7.7, 2.7)],
):
    crack(points, 0.022, 0.055)
for x in (-9.6, -5.9, 0.8, 4.5):
    box(x, x + 1.3, -0.56, -0.46, 0, 0.024, mat("faded", "#a5a49d", rough=0.8, var=0.3, vscale=6), 0.001)
kerb_line(X0 + 0.01, X1 - 0.01, ROAD_BACK + 0.07, 0.1, 0.12, lambda x: round(x * 1.7) % 9 != 0)
paving(
    X0 + 0.02,
    X1 - 0.02,
    ROAD_BACK + 0.14,
    PAVEMENT_BACK,
    0.1,
    0.8,
    0.8,
    mat("old_slab", "#a8a196", rough=0.9, var=0.2, vscale=1.4),
    lambda x, y: (int(x * 3.1 + y * 5.7) % 13) != 0,
    gap=0.03,
    bond=False,
)
row_of_houses(0.08)
car(-4.8, 2.75, 0.02, 0.0, "#b9c2c0")
car(0.9, 2.8, 0.02, 0.0, "#7d8c96")
car(6.6, 2.75, 0.02, pi, "#a35a48")
car(-6.6, -4.75, 0.04, radians(3), "#c9bfa8")
with group("pole", (3.6, 4.5, 0.1)):
    cyl(0.13, (0, 0, 0), (0, 0, 6.6), mat("pole", "#8d8577", rough=0.9, var=0.2, vscale=3), 0.01, r2=0.09)
    tube([(0, 0, 6.2), (0, -0.9, 6.4)], 0.04, "steel")
    box(-0.12, 0.12, -1.35, -0.8, 6.3, 6.45, "steel", 0.04)
puddle = mat("puddle", "#5d6c70", rough=0.04, spec=0.7)
ring = [
    (3.4 + 1.5 * cos(a) * (1 + 0.16 * sin(3 * a)), -3.3 + 0.6 * sin(a) * (1 + 0.2 * cos(2 * a)))
    for a in [2 * pi * i / 40 for i in range(40)]
]
prism(ring, 0.0, 0.026, puddle, 0, axis="z")
meadow(
    2600,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, ROAD_FRONT - 0.05),
    lambda x, y: (
        fbm(x, y, 1.6, 3, 7.0) + fbm(x, y, 0.35, 3, 2.0) > 0.05 and not (-8.8 < x < -4.4 and y > -5.7)
    ),
    height,
    0.22,
)
plant([("shrub", 7, 0.7, 9.4, -5.6), ("shrub", 8, 0.8, -9.4, -5.7), ("shrub", 4, 0.6, 3.2, -5.6)], height)
show_street("reurbanizacion-viales-mungia-antes", foot)
