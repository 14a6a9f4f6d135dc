"""Safety: helmet on a folded vest, cone and barrier."""

from math import radians

from kit import cone, fbm, pebbles, reset
from kit.block import block, gravel_tone, show
from kit.structures.safety import folded_vest, hard_hat, site_barrier

reset()
BOUNDS = (-1.7, 1.7, -1.3, 1.3)


def height(x, y):
    return 0.008 * fbm(x, y, 1.3, 3, 5.0)


surface, foot = block(BOUNDS, height, lambda x, y, z, slope: gravel_tone(x, y), -0.5, 0.05)
site_barrier(-0.1, 0.75, 0.0, radians(4))
cone(-1.15, -0.25, 0.0, 1.1)
folded_vest(0.38, -0.32, 0.01)
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
    "valores-seguridad", BOUNDS, foot, [(-1.2, 0.75, 1.15), (1.0, 0.75, 1.15)], (4, 3), 24, (0, 0, 0.5), 1600
)
