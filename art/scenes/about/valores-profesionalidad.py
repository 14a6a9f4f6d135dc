"""Professionalism: total station and plans on a small piece of ground."""

from math import radians

from kit import fbm, lin, mix, pebbles, reset, total_station
from kit.block import block, gravel_tone, show
from kit.structures.safety import hard_hat
from kit.structures.survey import plan_table, prism_pole

reset()
BOUNDS = (-2.1, 2.1, -1.6, 1.6)


def height(x, y):
    return 0.02 * fbm(x, y, 1.3, 3, 5.0)


surface, foot = block(
    BOUNDS, height, lambda x, y, z, slope: mix(gravel_tone(x, y), lin("lime"), 0.3), -0.55, 0.05
)
plan_table(-0.75, -0.2, 0.0, radians(8))
total_station(1.05, 0.25, 0.0, 0.4)
hard_hat(-1.25, -0.1, 0.92, radians(-40), 1.0, "amber")
prism_pole(0.25, -0.05, 0.0)
pebbles(160, (-2.0, 2.0, -1.5, 1.5), lambda x, y: True, height, (0.01, 0.03), ("lime", "gravel"))
show(
    "valores-profesionalidad",
    BOUNDS,
    foot,
    [(1.05, 0.25, 1.75), (-1.0, 0.3, 1.3), (0.25, -0.05, 1.95)],
    (4, 3),
    22,
    (0, 0, 1),
    1600,
)
