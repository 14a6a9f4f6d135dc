"""Innovation: a drone measures the rough ground, and an excavator guided by satellite cuts it to the level."""

from math import pi, radians

from kit import excavator, fbm, group, lin, mix, pebbles, reset, sstep
from kit.block import block, show
from kit.structures.survey import base_station, drone, positioning_mast, scan

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-4.3, 4.3, -2.9, 2.9)
FACE = -0.75  # rough ground to the left, level to the right
RISE = 0.55
DRONE = (-2.9, -0.35, 3.4)

reset()


def rough(x, y):
    """1 on the ground still to be cut, 0 on the finished level."""
    return sstep(FACE, FACE - 0.5, x + 0.12 * fbm(x, y, 0.8, 2, 3.0))


def uncut(x, y):
    return RISE + 0.28 * fbm(x, y, 0.42, 3, 5.0) + 0.05 * fbm(x, y, 1.6, 3, 2.0)


def height(x, y):
    return uncut(x, y) * rough(x, y)


def colour(x, y, z, slope):
    patches = fbm(x, y, 0.5, 3, 2.0)
    soil = mix(lin("earth_d"), lin("earth"), 0.45 + 0.8 * patches)
    level = mix(lin("earth_l"), lin("lime_d"), 0.25 + 0.3 * patches)
    return mix(level, soil, rough(x, y))


_, foot = block(BOUNDS, height, colour, -0.9, 0.06, uncut)
with group("guided", (2.4, 0.1, 0.01), rz=pi, scale=0.7):
    excavator(target=(5.3, 1.75), phi=-30, mini=True, bw=1.15)
    for side in (-1, 1):
        positioning_mast(-1.7, side * 1.0, 2.2, 1.3)
drone(*DRONE, radians(-30), 0.9)
x, y, z = DRONE
scan((x, y, z - 0.12), (-4.1, -1.5, -2.2, 1.8), height)
base_station(3.4, -2.2, 0.0)
pebbles(220, (-4.2, FACE - 0.3, -2.8, 2.8), lambda x, y: True, height, (0.02, 0.06))
tops = [(x - 0.7, y, z + 0.25), (3.6, 0, 2.6)]
show("valores-innovacion", BOUNDS, foot, tops, (4, 3), 24, (0, 0, 1), 1600)
