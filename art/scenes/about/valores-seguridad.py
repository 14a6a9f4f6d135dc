"""Safety: helmet on a folded vest, cone and barrier."""

from math import radians

from kit import box, cone, fbm, mat, pebbles, reset
from kit.block import block, gravel_tone, show
from kit.close_ups import hard_hat, site_barrier

reset()
BOUNDS = (-1.7, 1.7, -1.3, 1.3)


def height(x, y):
    return 0.008 * fbm(x, y, 1.3, 3, 5.0)


surface, foot = block(BOUNDS, height, lambda x, y, z, slope: gravel_tone(x, y), -0.5, 0.05)
site_barrier(-0.1, 0.75, 0.0, radians(4))
cone(-1.15, -0.25, 0.0, 1.1)
vest, tape = mat("vest", "#f07a1c", rough=0.7), mat("refl", "#e8ecdf", rough=0.3)
for layer in range(3):
    box(
        -0.2 + 0.02 * layer,
        0.95 - 0.03 * layer,
        -0.75 + 0.02 * layer,
        0.12,
        0.01 + 0.06 * layer,
        0.065 + 0.06 * layer,
        vest,
        0.028,
        seg=3,
    )
for y in (-0.5, -0.18):
    box(-0.17, 0.9, y - 0.035, y + 0.035, 0.187, 0.196, tape, 0.003)
hard_hat(0.4, -0.3, 0.19, radians(-35), 2.1, "white")
pebbles(
    130,
    (-1.6, 1.6, -1.2, 1.2),
    lambda x, y: not (-0.3 < x < 1.05 and -0.85 < y < 0.25),
    height,
    (0.01, 0.03),
    ("lime", "gravel"),
)
show(
    "valores-seguridad", BOUNDS, foot, [(-1.2, 0.75, 1.15), (1.0, 0.75, 1.15)], (4, 3), 24, (0, 0, 0.5), 1200
)
