"""BI-631, during: the old carriageway stays open behind cones; a truck tips and a roller compacts the new lane's subgrade."""

import math
import random
from math import pi, radians

from kit import (
    box,
    car,
    cone,
    fbm,
    gravel_pile,
    group,
    guard_rail,
    lin,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    reset,
    road_sign,
    rock,
    roller,
    sstep,
    tip_ram,
    tipper,
    tube,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-11.2, 12.4, -6.9, 6.6)
OLD_FRONT, OLD_BACK = -0.4, 3.4  # the old carriageway
NEW_FRONT = -4.0  # the new lane lies between here and the old one
LANE = -2.25
TIPPED = 1.5  # to the left of this heap the layer is spread
LAYER = 0.2
TILT = 30
EDGE_STAKES = NEW_FRONT - 0.75

reset()
chance = random.Random(5)


def spread(x, y):
    """1 on the improved subgrade, 0 on the earth that waits for it and beside the new lane."""
    ragged = 0.6 * fbm(x, y, 0.7, 3, 3)
    return sstep(TIPPED - 0.2, TIPPED - 1.2, x + ragged) * sstep(OLD_FRONT, OLD_FRONT - 0.01, y)


def height(x, y):
    swell = fbm(x, y, 0.3, 3, 2)
    ground = -0.05
    if y < OLD_FRONT:
        ground -= LAYER * (1 - spread(x, y))
    if y > OLD_BACK + 0.5:
        ditch = 0.3 * math.exp(-(((y - 4.3) / 0.35) ** 2))
        bank = 2.4 * sstep(4.7, 7.6, y + 0.3 * swell) + 0.2 * swell * sstep(4.8, 6, y)
        ground += bank - ditch
    below_edge = NEW_FRONT - 0.95 - y + 0.15 * swell
    if below_edge > 0:
        ground -= min(1.5, below_edge * 0.8) - 0.06 * swell  # slope of the new embankment
    return ground + 0.018 * fbm(x, y, 1.6, 3, 4) + 0.01 * fbm(x, y, 4, 2, 6)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.35, 3, 2), fbm(x, y, 1.6, 3, 7)
    grass = grass_tone(x, y)
    earth = mix(lin("earth"), lin("earth_d"), 0.3 + 0.8 * patches + 0.3 * grain)
    ground = mix(lin("lime"), lin("lime_d"), 0.45 + 0.6 * patches + 0.4 * grain)
    bare = mix(lin("earth_l"), lin("earth"), 0.5 + 0.8 * patches + 0.3 * grain)
    ground = mix(ground, bare, 1 - spread(x, y) if y < OLD_FRONT else 0)
    ground = mix(ground, earth, sstep(NEW_FRONT - 0.95, NEW_FRONT - 1.15, y + 0.1 * patches))
    sown = sstep(0.0, 0.5, grain) * sstep(NEW_FRONT - 1.2, NEW_FRONT - 1.6, y)
    ground = mix(ground, mix(earth, grass, 0.55), sown)
    ground = mix(ground, grass, sstep(4.5, 4.8, y + 0.2 * patches))
    return mix(ground, grass, sstep(-6.5, -6.8, y + 0.3 * patches))


def is_grass(x, y):
    patches = fbm(x, y, 0.35, 3, 2)
    sown = y < NEW_FRONT - 1.3 and fbm(x, y, 1.6, 3, 7) > 0.12
    return y + 0.2 * patches > 4.75 or y + 0.3 * patches < -6.6 or sown


def roads():
    paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
    box(LEFT + 0.01, RIGHT - 0.01, OLD_FRONT, OLD_BACK, -0.35, 0.03, "asphalt", 0.01)
    for y in (OLD_BACK - 0.25, OLD_FRONT + 0.25):
        box(LEFT + 0.02, RIGHT - 0.02, y - 0.06, y + 0.06, 0, 0.036, paint, 0.001)
    for dash in range(6):
        x = LEFT + 0.6 + dash * 4.2
        box(x, x + 2, 1.44, 1.56, 0, 0.036, paint, 0.001)


def new_lane():
    """The truck tips crushed stone; the roller compacts what is already spread."""
    roller((-6.4, LANE, -0.04))
    gravel_pile(TIPPED, LANE, -0.05 - LAYER, 2.2, 1.45, "gravel", 3600, (0.06, 0.14), 2)
    with group("supply", (TIPPED + 5.6, LANE, -0.02 - LAYER)):
        tipper(tilt=TILT, load="gravel")
        tip_ram(TILT)
    for _ in range(240):
        fallen = chance.random()
        place = (TIPPED + 1.25 - 0.4 * fallen + chance.gauss(0, 0.08), LANE + chance.uniform(-0.95, 0.95))
        rock((*place, 1.0 - 0.4 * fallen * fallen), chance.uniform(0.04, 0.1), "gravel", chance.randint(0, 4))


def edges_and_signs():
    stake = mat("stake", "#c99a66", rough=0.85)
    for number in range(11):
        cone(LEFT + 1.1 + number * 2.2, OLD_FRONT + 0.02, 0.03, 0.9)
    guard_rail([(LEFT + 0.2 + 0.4 * step, OLD_BACK + 0.55, -0.05) for step in range(58)])
    for number in range(11):
        x = LEFT + 1.1 + number * 2.1
        tube([(x, EDGE_STAKES, -0.5), (x, EDGE_STAKES, 0.7)], 0.025, stake)
        box(x - 0.03, x + 0.03, EDGE_STAKES - 0.03, EDGE_STAKES + 0.03, 0.55, 0.72, "orange", 0.004)
    tube([(LEFT + 1.1, EDGE_STAKES, 0.48), (LEFT + 22.1, EDGE_STAKES, 0.48)], 0.008, "white")
    road_sign(10.6, OLD_BACK + 0.95, -0.1, "triangle", radians(25))
    road_sign(-10.2, OLD_BACK + 0.95, -0.1, "round", radians(25))


_, foot = block(BOUNDS, height, colour, bottom=-2.9)
roads()
new_lane()
edges_and_signs()
car(-6.7, 2.45, 0.03, pi)
person(-10.2, NEW_FRONT - 0.35, height(-10.2, NEW_FRONT - 0.35), radians(35))
for number, (x, y) in enumerate(((7.2, -6.3), (8.0, -6.5), (6.6, -6.6), (-1.5, -6.4))):
    rock((x, y, height(x, y) + 0.15), 0.3 - 0.03 * number, "lime", number)
plant(
    [
        ("pine", 0, 5.0, -10.6, 6.0),
        ("oak", 1, 3.9, -8.8, 6.1),
        ("pine", 1, 4.4, -6.3, 6.2),
        ("oak", 2, 3.6, -3.8, 6.0),
        ("oak", 4, 4.0, -1.2, 6.1),
        ("pine", 2, 5.2, 1.4, 6.2),
        ("birch", 1, 3.9, 3.6, 6.1),
        ("oak", 5, 3.6, 6.0, 6.0),
        ("pine", 3, 4.8, 8.6, 6.2),
        ("oak", 7, 3.7, 11.0, 6.0),
        ("shrub", 7, 0.7, 11.4, -6.5),
        ("shrub", 8, 0.7, -10.6, -6.5),
        ("shrub", 5, 0.7, -5.4, -6.5),
        ("shrub", 6, 0.6, 3.4, -6.5),
    ],
    height,
)
meadow(7500, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
loose = (TIPPED - 4, RIGHT - 0.2, NEW_FRONT - 0.8, OLD_FRONT - 0.1)
pebbles(1600, loose, lambda x, y: True, height, (0.02, 0.07), ("lime", "lime_d", "gravel"))
tops = [(-10.6, 6, 6.0), (8.6, 6.2, 5.8)]
show("mejora-carretera-bi-631-1", BOUNDS, foot, tops, elevation=25, focus=(0, -2, 1.5))
