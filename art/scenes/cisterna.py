"""Water tanker from behind: it lays the dust on a gravel track, which stays dark and wet after it."""

import math
import random
from math import radians

from kit import (
    Shader,
    cone,
    fbm,
    lin,
    mask_attr,
    meadow,
    mix,
    person,
    plant,
    reset,
    rock,
    sstep,
    tanker,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-7.8, 7.6, -4.8, 5.2)
ROAD = -0.9  # the track's axis
WHEEL_TRACKS = (ROAD - 1.05, ROAD + 1.05)

reset()
chance = random.Random(3)


def in_wheel_track(y, width):
    return sum(math.exp(-(((y - track) / width) ** 2)) for track in WHEEL_TRACKS)


def height(x, y):
    swell = fbm(x, y, 0.3, 3, 2)
    off_road = abs(y - ROAD)
    ground = -0.05 * sstep(2.6, 3.2, off_road) - 0.035 * in_wheel_track(y, 0.3)
    behind = y - 2.3 + 0.5 * swell
    if behind > 0:
        ground += 2.3 * sstep(0, 4.2, behind) * (1 - 0.25 * sstep(2, 11, x)) + 0.25 * swell * sstep(
            0, 2, behind
        )
    ground += 0.35 * sstep(0, 1.4, -4.1 - y + 0.3 * swell)
    return ground + 0.03 * fbm(x, y, 1.5, 3, 4) * sstep(2.4, 3.2, off_road) + 0.008 * fbm(x, y, 3, 2, 6)


def wet(x, y):
    """1 where the water has just come down, 0 on the dry track."""
    patches, grain = fbm(x, y, 0.4, 3, 2), fbm(x, y, 1.4, 3, 7)
    behind = sstep(2.6, 3.3, x + 0.3 * grain)
    return behind * sstep(2.3, 1.9, abs(y - ROAD) + 0.25 * patches + 0.1 * grain)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.4, 3, 2), fbm(x, y, 1.4, 3, 7)
    off_road = abs(y - ROAD)
    track = mix(lin("lime"), lin("lime_d"), 0.45 + 0.7 * patches + 0.3 * grain)
    track = mix(track, lin("lime_d"), 0.35 * in_wheel_track(y, 0.4))
    track = mix(track, tuple(value * 0.3 for value in lin("earth")), wet(x, y) * 0.92)
    earth = mix(lin("earth"), lin("earth_l"), 0.5 + patches)
    ground = mix(track, earth, sstep(2.5, 3.0, off_road + 0.25 * patches))
    green = max(sstep(2.6, 3.3, y + 0.7 * patches), sstep(-4.0, -4.4, y + 0.4 * patches))
    return mix(ground, grass_tone(x, y), green)


def is_grass(x, y):
    patches = fbm(x, y, 0.4, 3, 2)
    return y + 0.7 * patches > 3.0 or y + 0.4 * patches < -4.25


def stone(x, y, size, sink):
    rock((x, y, height(x, y) + size * sink), size, "lime", chance.randint(0, 4))


def shine(surface):
    """Wet ground mirrors a little, most where it is flat and the water stands."""
    mask_attr(surface, lambda x, y, z: wet(x, y), "Wet")
    shader = Shader.of(surface.data.materials[0])
    standing = shader.map_range(shader.noise(1.1, 3), 0.4, 0.6, 0.45, 0.16)
    shader.connect(shader.map_range(shader.attribute("Wet", "Fac"), 0, 1, 0.95, standing), "Roughness")
    shader.connect(shader.map_range(shader.attribute("Wet", "Fac"), 0, 1, 0.2, 0.5), "Specular")


surface, foot = block(BOUNDS, height, colour)
shine(surface)
tanker(loc=(-2.3, ROAD, 0), rz=math.pi)
meadow(5200, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
plant(
    [
        ("pine", 0, 4.8, -6.9, 4.2),
        ("pine", 1, 3.9, -5.5, 4.6),
        ("pine", 2, 5.4, -4.1, 4.2),
        ("oak", 1, 3.7, -1.7, 4.3),
        ("oak", 2, 3.2, 0.7, 4.5),
        ("oak", 4, 3.8, 3.0, 4.2),
        ("pine", 4, 4.6, 5.0, 4.4),
        ("pine", 3, 3.8, 6.6, 4.5),
        ("shrub", 1, 0.9, 1.9, 3.9),
        ("shrub", 2, 0.8, -2.9, 3.8),
        ("shrub", 5, 0.8, -6.3, 3.7),
        ("shrub", 7, 0.5, 6.9, -4.5),
        ("shrub", 8, 0.5, -7.2, -4.5),
    ],
    height,
)
for _ in range(120):
    x = chance.uniform(LEFT + 0.3, RIGHT - 0.3)
    verge = chance.choice([(2.1, 3.3), (-4.2, -3.5)])
    stone(x, chance.uniform(*verge), chance.choice([0.05, 0.07, 0.1, 0.16]), 0.2)
for x, y, size in ((-7.0, 2.6, 0.45), (-6.3, 2.8, 0.3), (5.9, 2.7, 0.42), (6.5, 2.4, 0.28)):
    stone(x, y, size, 0.3)
for x in (-5.2, -2.8, -0.4, 2.0):
    cone(x, -3.75, height(x, -3.75), 0.95)
person(-3.9, -4.25, height(-3.9, -4.25), radians(-75), "worker", "resting", 1)
show("cisterna", BOUNDS, foot, tops=[(-4.1, 4.2, 6.9), (5, 4.4, 6.2)], elevation=24, focus=(2, -2, 1.5))
