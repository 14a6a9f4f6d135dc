"""Sustainability: a young oak planted in restored ground."""

from math import hypot

from kit import cyl, fbm, lin, mat, meadow, mix, pebbles, plant, reset, sstep, tube
from kit.block import block, grass_tone, show

reset()
BOUNDS = (-1.9, 1.9, -1.5, 1.5)


def ring(x, y):
    """1 on the loosened earth around the trunk, 0 on the grass."""
    return sstep(0.75, 0.55, hypot(x, y) + 0.08 * fbm(x, y, 2.0, 2, 3.0))


def height(x, y):
    return 0.18 * sstep(1.5, 0.2, hypot(x, y)) - 0.05 * ring(x, y) + 0.03 * fbm(x, y, 1.3, 3, 5.0)


surface, foot = block(
    BOUNDS, height, lambda x, y, z, slope: mix(grass_tone(x, y), lin("topsoil"), ring(x, y)), -0.75, 0.04
)
plant([("oak", 2, 2.5, 0, 0)], height, 1.4)
cyl(0.045, (0.3, -0.1, -0.1), (0.3, -0.1, 1.65), mat("stake", "#c99a66", rough=0.85), 0.01, 14)
tube([(0.3, -0.1, 1.3), (0.1, -0.08, 1.3), (-0.02, 0, 1.28)], 0.02, mat("strap", "#3b2f26", rough=0.9))
meadow(2600, (-1.85, 1.85, -1.45, 1.45), lambda x, y: ring(x, y) < 0.3, height, 0.17)
pebbles(
    120,
    (-0.7, 0.7, -0.7, 0.7),
    lambda x, y: ring(x, y) > 0.6,
    height,
    (0.015, 0.04),
    ("earth_d", "earth_d", "lime"),
)
show(
    "valores-sostenibilidad",
    BOUNDS,
    foot,
    [(0, 0, 2.5), (0.9, 0, 2.0), (-0.9, 0, 2.0)],
    (4, 3),
    20,
    (0, 0, 1),
    1600,
)
