"""Innovation: a survey drone above a small excavator with satellite guidance."""

from math import pi, radians

from kit import excavator, fbm, group, lin, mix, pebbles, reset, sstep
from kit.block import block, show
from kit.structures.survey import drone, positioning_mast

reset()
BOUNDS = (-3.6, 3.6, -2.4, 2.4)


def height(x, y):
    """Level ground with the start of a trench at the left."""
    return 0.04 * fbm(x, y, 0.9, 3, 5.0) - 0.3 * sstep(-1.7, -2.3, x + 0.2 * fbm(x, y, 0.6, 2, 3.0))


def colour(x, y, z, slope):
    return mix(lin("earth"), lin("earth_l"), 0.5 + 0.8 * fbm(x, y, 0.5, 3, 2.0))


surface, foot = block(BOUNDS, height, colour, -0.9, 0.06)
with group("guided", (1.1, 0, 0.02), rz=pi, scale=0.5):
    excavator(target=(5.6, 0.6), phi=-38, mini=True, bw=1.15)
    for side in (-1, 1):
        positioning_mast(-1.7, side * 1.0, 2.2, 1.1)
drone(-3.0, 0.2, 2.3, radians(-30), 1.7)
pebbles(300, (-3.4, 3.4, -2.2, 2.2), lambda x, y: True, height, (0.02, 0.05))
show("valores-innovacion", BOUNDS, foot, [(-3.6, 0.2, 2.8), (1.6, 0, 2.2)], (4, 3), 22, (0, 0, 1), 1600)
