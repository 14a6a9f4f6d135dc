"""From earthworks to full civil works: retaining wall with formwork, sewer in its trench and the new road platform."""

from math import radians

from kit import (
    box,
    bundle,
    cone,
    cyl,
    excavator,
    face_strata,
    fbm,
    hand_rail,
    lathe,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    pallet,
    pebbles,
    person,
    plant,
    reset,
    sstep,
    tandem_roller,
)
from kit.block import block, grass_tone, show

reset()
BOUNDS = X0, X1, Y0, Y1 = -10.6, 10.6, -6.2, 7.4
WALL, WALL_TOP = 3.4, 3.1
TRENCH_FRONT, TRENCH_BACK, DEPTH = -6.3, -4.5, 1.2


def trench(x, y):
    return sstep(-2.6, -2.1, x + 0.1 * fbm(x, y, 0.8, 2, 3.0)) * sstep(
        TRENCH_BACK + 0.1, TRENCH_BACK - 0.5, y + 0.06 * fbm(x, y, 0.7, 2, 8.0)
    )


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    hill = (
        WALL_TOP * sstep(WALL + 0.15, WALL + 0.25, y)
        if x < 1.2
        else WALL_TOP * sstep(WALL - 0.3, WALL + 2.3, y + 0.3 * n)
    )
    return (
        hill
        + 0.3 * n * sstep(WALL + 1, WALL + 2.5, y)
        - DEPTH * trench(x, y)
        + 0.03 * fbm(x, y, 1.2, 3, 5.0)
        + 0.012 * fbm(x, y, 3.0, 2, 6.0)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    earth = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m)
    platform = mix(lin("lime"), lin("lime_d"), 0.45 + 0.7 * n + 0.4 * m)
    ground = mix(earth, platform, sstep(-4.2, -3.9, y) * sstep(1.9, 1.6, y))
    ground = mix(ground, lin("earth_d"), 0.45 * trench(x, y))
    return mix(
        ground,
        grass_tone(x, y),
        max(
            sstep(WALL + 0.9, WALL + 1.3, y + 0.2 * n) * sstep(2.6, 3.0, z + 0.3 * m),
            sstep(-5.2, -5.6, y) * sstep(-3.0, -3.6, x + 0.3 * n),
        ),
    )


surface, foot = block(BOUNDS, height, colour, -2.5, 0.09, lambda x, y: 0.0 if y < WALL else WALL_TOP)
mask_attr(surface, lambda x, y, z: max(trench(x, y) > 0.02, y > WALL - 1.2))
face_strata(surface.data.materials[0], 3.2, amount=0.75)

# retaining wall: finished stretch, then formwork panels with their props, then starter bars
for index in range(5):
    box(
        X0 + 0.02 + index * 1.9,
        X0 + 1.9 + index * 1.9,
        WALL - 0.12,
        WALL + 0.32,
        -0.3,
        WALL_TOP + 0.12,
        "concrete",
        0.025,
    )
box(X0 + 0.02, X0 + 9.6, WALL - 0.7, WALL + 0.3, -0.3, 0.22, "concrete", 0.02)
panel_face = mat("formwork", "#c08a3e", rough=0.7, var=0.1, vscale=3)
for index in range(2):
    left = X0 + 9.6 + index * 1.25
    box(left + 0.02, left + 1.22, WALL - 0.25, WALL - 0.13, 0.2, WALL_TOP + 0.2, panel_face, 0.01)
    for bar in range(4):
        box(
            left + 0.02,
            left + 1.22,
            WALL - 0.36,
            WALL - 0.25,
            0.45 + 0.75 * bar,
            0.57 + 0.75 * bar,
            "amber_d",
            0.01,
        )
    cyl(0.05, (left + 0.6, WALL - 0.35, 2.3), (left + 0.6, WALL - 1.9, 0.05), "amber_d", 0.01, 12)
    box(left + 0.45, left + 0.75, WALL - 2.1, WALL - 1.75, -0.02, 0.1, "concrete", 0.02)
box(X0 + 9.6, X0 + 12.1, WALL - 0.1, WALL + 0.3, -0.3, WALL_TOP, "concrete", 0.02)

# road platform: kerb on the far side, first asphalt on the left
kerb_x = X0 + 0.02
while kerb_x < 2.0:
    box(kerb_x, kerb_x + 0.988, 1.7, 1.88, -0.2, 0.17, "concrete", 0.02)
    kerb_x += 1.0
box(X0 + 0.01, -5.2, -3.6, 1.7, -0.2, 0.05, "asphalt", 0.012)
for x in (X0 + 0.5, X0 + 3.0):
    box(x, x + 1.5, -1.02, -0.9, 0.0, 0.056, mat("paint", "#e9e7df", rough=0.6), 0.001)

# sewer in the trench
orange = mat("sewer", "#d9762e", rough=0.4)
box(
    -1.6,
    X1 - 0.01,
    Y0 + 0.05,
    TRENCH_BACK - 0.3,
    -DEPTH - 0.1,
    -DEPTH + 0.06,
    mat("sand", "#cdb48a", rough=0.95, var=0.1, vscale=3),
    0.02,
)
cyl(0.27, (-0.4, -5.55, -DEPTH + 0.36), (X1 + 0.04, -5.55, -DEPTH + 0.36), orange, 0.01, 32)
cyl(0.22, (X1 + 0.035, -5.55, -DEPTH + 0.36), (X1 + 0.05, -5.55, -DEPTH + 0.36), "graphite", 0, 32)
for joint in (2.2, 5.2, 8.2):
    cyl(0.32, (joint, -5.55, -DEPTH + 0.36), (joint + 0.18, -5.55, -DEPTH + 0.36), orange, 0.01, 32)
lathe(
    [(0, 0), (0.5, 0), (0.5, 1.0), (0.4, 1.28), (0.34, 1.32), (0.28, 1.32), (0.28, 1.15), (0, 1.1)],
    "concrete",
    40,
    loc=(-0.6, -5.5, -DEPTH + 0.02),
    axis="z",
)
hand_rail([(-3.0, Y0 + 0.3, 0.0), (-3.0, -4.1, 0.0)], 0.95)
hand_rail([(4.6, -4.05, 0.0), (X1 - 0.2, -4.05, 0.0)], 0.95)

excavator(
    loc=(6.4, -0.6, 0.02), rz=radians(200), slew=radians(14), k=0.85, target=(5.6, 2.3), phi=-62, bw=1.1
)
tandem_roller((-8.2, -1.0, 0.05), 0.0)
person(-3.4, 0.9, 0.02, radians(-30))
person(-2.5, 0.4, 0.02, radians(150))
bundle(8.4, 2.2, 0.02, radians(5))
pallet(3.6, 2.1, 0.02, 0.1, 5)
for x, y in ((-4.4, -3.2), (-4.4, -1.6), (-4.4, 0.0), (-4.4, 1.3)):
    cone(x, y, 0.02, 0.9)
plant(
    [
        ("pine", 0, 5.0, -9.6, 6.6),
        ("oak", 1, 3.8, -7.2, 6.5),
        ("oak", 2, 3.6, -4.8, 6.6),
        ("pine", 1, 4.6, -2.4, 6.7),
        ("oak", 4, 3.8, 0.2, 6.6),
        ("birch", 1, 3.8, 2.8, 6.6),
        ("pine", 2, 4.9, 5.4, 6.7),
        ("oak", 5, 3.6, 8.0, 6.6),
        ("shrub", 7, 0.7, 9.8, 6.2),
        ("shrub", 5, 0.6, -9.8, -5.6),
    ],
    height,
)
hand_rail([(X0 + 0.2, WALL + 0.75, WALL_TOP), (1.0, WALL + 0.75, WALL_TOP)], 1.0, "forest")
meadow(
    5000,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (y > WALL + 1.2 and height(x, y) > 2.7) or (x < -3.7 and y < -5.5),
    height,
)
pebbles(1100, (-5.0, X1 - 0.2, -4.0, 1.6), lambda x, y: True, height, (0.02, 0.06), ("lime", "gravel"))
show("historia-2", BOUNDS, foot, [(-9.6, 6.6, 8.6), (5.4, 6.7, 8.4)])
