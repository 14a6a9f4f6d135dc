"""Safety: a vest hangs over the barrier, the helmet lies on a crate, a cone beside them."""

from math import radians

from kit import cone, fbm, pebbles, reset
from kit.block import block, gravel_tone, show
from kit.structures.safety import crate, hard_hat, hung_vest, site_barrier

BOUNDS = (-1.35, 1.35, -0.95, 0.95)

reset()


def height(x, y):
    return 0.008 * fbm(x, y, 1.3, 3, 5.0)


_, foot = block(BOUNDS, height, lambda x, y, z, slope: gravel_tone(x, y), -0.4, 0.04)
site_barrier(-0.05, 0.45, 0.0, 0.0, 2.1, 8)
hung_vest(-0.16, 0.37, 1.0)
cone(-0.98, -0.35, 0.0, 0.9)
crate(0.5, -0.4, 0.0, radians(10))
hard_hat(0.48, -0.38, 0.322, radians(-70), 1.45, "white")
pebbles(
    110,
    (-1.25, 1.25, -0.85, 0.85),
    lambda x, y: not (0.15 < x < 0.85 and -0.7 < y < -0.1),
    height,
    (0.01, 0.025),
    ("lime", "gravel"),
)
tops = [(-1.1, 0.45, 1.12), (1.0, 0.45, 1.12)]
show("valores-seguridad", BOUNDS, foot, tops, (4, 3), 22, (0.1, 0, 0.6), 1600)
