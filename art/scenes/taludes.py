"""Slope stabilisation: a retaining wall with planted log cribs above it, and netting with anchors on the rock face."""

import math
import random
from math import hypot, radians

from mathutils import Vector

from kit import (
    box,
    cone,
    cyl,
    excavator,
    fbm,
    ledges,
    lin,
    mat,
    meadow,
    mix,
    person,
    plant,
    prism,
    reset,
    rock,
    scatter,
    sstep,
    tree,
    tube,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-9.5, 10, -5.6, 7.6)
WALL_END = 0.2
WALL_TOP = 2.15
TERRACE = 1.05
NET_LEFT, NET_RIGHT = 2.0, RIGHT - 0.15
NET_HEIGHT = 6.4
MESH = 0.5  # width of the net's diamonds
ROWS = 18

reset()
chance = random.Random(5)
wood = mat("wood", "#a9774a", rough=0.8, var=0.2, vscale=3)


def terraced(y):
    """The planted slope on the left."""
    if y < 0.35:
        return 0.0
    natural = (WALL_TOP + (y - 0.35) * 0.72) / TERRACE
    step, rest = math.floor(natural), natural - math.floor(natural)
    return TERRACE * (step + sstep(0.35, 1.0, rest) * 0.75 + 0.25 * rest)


def rocky(x, y):
    """The rock face on the right."""
    behind = y - 0.7 + 0.3 * fbm(x * 0.6, y, 0.5, 4, 3)
    return ledges(x, behind, 6.3, 7, 0.36, 1.0, 0.24) + max(0, behind - 2.7) * 0.38


def height(x, y):
    share = sstep(-0.2, 1.9, x + 0.3 * fbm(x, y, 0.6, 2, 1))
    ground = terraced(y) * (1 - share) + rocky(x, y) * share
    return ground + 0.05 * fbm(x, y, 1.1, 3, 5) * (0.4 if y < 0.3 else 1)


def slope_at(x, y, reach=0.15):
    along = (height(x + reach, y) - height(x - reach, y)) / (2 * reach)
    across = (height(x, y + reach) - height(x, y - reach)) / (2 * reach)
    return hypot(along, across)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.4, 3, 2), fbm(x, y, 1.6, 3, 9)
    grass = grass_tone(x, y)
    if y < 0.5 and z < 1:
        if y < -4.8 + 0.5 * patches:
            return grass
        earth = mix(lin("earth"), lin("earth_l"), 0.5 + patches)
        return mix(earth, lin("earth_d"), sstep(0.1, 0.5, grain) * 0.3)
    limestone = mix(lin("lime"), lin("lime_d"), 0.5 + 1.1 * fbm(x * 0.5, z * 2.2, 0.8, 3, 4))
    limestone = mix(limestone, lin("earth_d"), 0.35 * sstep(0.2, 0.6, fbm(x, z, 0.9, 3, 14)))
    riser = mix(lin("earth"), lin("earth_d"), 0.4 + patches)
    left = mix(grass, riser, 0.75 * sstep(0.75, 1.2, slope))
    right = mix(grass, limestone, sstep(0.5, 0.95, slope + 0.3 * patches))
    return mix(left, right, sstep(-0.1, 1.6, x))


def retaining_wall(panels=5):
    """Concrete panels with weep holes, coping and footing."""
    width = (WALL_END - LEFT) / panels
    for number in range(panels):
        start = LEFT + number * width
        profile = [(-0.12, -0.3), (0.42, -0.3), (0.42, 2.2), (0.12, 2.2)]
        prism(profile, start + 0.015, start + width - 0.015, "concrete", 0.02, axis="x")
        for x in (start + width * 0.3, start + width * 0.7):
            cyl(0.06, (x, -0.1, 0.55), (x, 0.2, 0.55), "graphite", 0.005, 14)
            cyl(0.06, (x, 0.0, 1.3), (x, 0.2, 1.3), "graphite", 0.005, 14)
    box(LEFT, WALL_END + 0.06, -0.02, 0.52, 2.18, 2.36, "concrete", 0.03)
    box(LEFT, WALL_END, -0.75, -0.12, -0.1, 0.06, "concrete", 0.02)


def crib_lines():
    """The y of each riser between the terraces."""
    lines = [(TERRACE * (step + 0.45) - WALL_TOP) / 0.72 + 0.35 for step in range(2, 8)]
    return [y for y in lines if 0.9 < y < 7.2]


def log_crib(y):
    """Two courses of logs held by cross logs and stakes."""
    z = terraced(y)
    for bay in range(3):
        x = LEFT + 0.15 + bay * 3.3
        length = min(3.2, -0.55 - x)
        if length < 0.6:
            continue
        for course in (0, 1):
            at_y, at_z = y - 0.02 + 0.12 * course, z + 0.06 + 0.2 * course
            end = (x + length, at_y, at_z + chance.uniform(-0.02, 0.02))
            cyl(0.10, (x, at_y, at_z), end, wood, 0.015, 12)
    x = LEFT + 0.4
    while x <= -0.7:
        cyl(0.065, (x, y - 0.2, z + 0.17), (x, y + 0.5, z + 0.22), wood, 0.01, 10)
        cyl(0.05, (x + 0.3, y - 0.14, z - 0.2), (x + 0.3, y - 0.16, z + 0.48), wood, 0.01, 10)
        x += 0.95


def live_planting(lines):
    kinds = [tree("shrub", seed, 0.85, 0.5) for seed in range(4)]
    places = [[] for _ in kinds]
    for line in lines:
        for number in range(17):
            x = LEFT + 0.3 + number * 0.54 + chance.uniform(-0.1, 0.1)
            y = line + 0.42 + chance.uniform(-0.08, 0.1)
            if x < -0.5:
                item = ((x, y, height(x, y) - 0.05), chance.uniform(0.55, 1.15), chance.random() * 6, None)
                chance.choice(places).append(item)
    for kind, places_of_kind in zip(kinds, places):
        scatter(kind, places_of_kind)


class Drape:
    """A net hanging on the rock: the face's foremost points, smoothed, so that it spans the gaps."""

    START, PITCH, ROWS = 1.2, 0.2, 36

    def __init__(self):
        self.columns = int((RIGHT - self.START) / self.PITCH) + 3
        face = [self._face(self.START + column * self.PITCH) for column in range(self.columns)]
        self.depths = self._filtered(
            self._filtered(face, 2, min), 1, lambda values: sum(values) / len(values)
        )

    def _face(self, x):
        """Where the rock begins at each height of one column."""
        depths, y = [], 0.0
        for row in range(self.ROWS):
            while y < 4.6 and height(x, y) < row * self.PITCH + 0.02:
                y += 0.06
            depths.append(y)
        return depths

    def _filtered(self, field, reach, combine):
        def near(position, last):
            return [max(0, min(last, position + step)) for step in range(-reach, reach + 1)]

        return [
            [
                combine(
                    [field[i][j] for i in near(column, self.columns - 1) for j in near(row, self.ROWS - 1)]
                )
                for row in range(self.ROWS)
            ]
            for column in range(self.columns)
        ]

    def at(self, x, share):
        """The net's point above x, share 0 at its foot and 1 at its top."""
        z = 0.05 + share * NET_HEIGHT
        across, up = (x - self.START) / self.PITCH, z / self.PITCH
        column, row = min(self.columns - 2, int(across)), min(self.ROWS - 2, int(up))
        across, up = across - column, up - row
        low = self.depths[column][row] * (1 - across) + self.depths[column + 1][row] * across
        high = self.depths[column][row + 1] * (1 - across) + self.depths[column + 1][row + 1] * across
        return Vector((x, low * (1 - up) + high * up - 0.06, z))


def netting(drape):
    """Diamonds of wire between two ropes, and anchor plates square to the face."""
    wire = mat("net", "#5d6462", rough=0.4, metal=0.7)
    count = int((NET_RIGHT - NET_LEFT) / MESH)
    for lean in (1, -1):
        for start in range(-ROWS, count + ROWS):
            line = []
            for step in range(ROWS * 2 + 1):
                x = NET_LEFT + (start + lean * step / 2) * MESH
                if NET_LEFT <= x <= NET_RIGHT:
                    line.append(drape.at(x, step / (ROWS * 2)))
            if len(line) > 2:
                tube(line, 0.013, wire, res=1)
    for share in (0.04, 0.97):
        steps = [NET_LEFT + (NET_RIGHT - NET_LEFT) * step / 60 for step in range(61)]
        tube([drape.at(x, share) + Vector((0, -0.02, 0.03)) for x in steps], 0.035, wire, res=2)
    for row in range(4):
        for column in range(5):
            x = NET_LEFT + 0.7 + column * 1.85 + (0.9 if row % 2 else 0)
            if x < NET_RIGHT - 0.3:
                anchor(drape, x, 0.12 + row * 0.24)


def anchor(drape, x, share):
    place = drape.at(x, share)
    along = drape.at(x + 0.1, share) - drape.at(x - 0.1, share)
    upward = drape.at(x, share + 0.03) - drape.at(x, share - 0.03)
    out = along.cross(upward).normalized()
    plate = box(-0.16, 0.16, -0.16, 0.16, -0.02, 0.03, "steel", 0.012)
    plate.location = place + out * 0.03
    plate.rotation_euler = out.to_track_quat("Z", "Y").to_euler()
    cyl(0.05, place, place + out * 0.2, "steel", 0.01, 12)
    cyl(0.08, place + out * 0.04, place + out * 0.1, "amber", 0.01, 6)


def is_grass(x, y):
    on_slope = y > 0.8 and (x < 1 or y > 3.2) and slope_at(x, y) < 0.95
    return on_slope or y < -5.0 + 0.5 * fbm(x, y, 0.4, 3, 2)


def stacked_logs():
    for column in range(5):
        for row in range(2 if column > 2 else 3):
            y, z = -3.2 - column * 0.22 + 0.11 * (row % 2), 0.13 + 0.18 * row
            cyl(0.1, (-8.4, y, z), (-6.0, y, z), wood, 0.012, 12)


_, foot = block(BOUNDS, height, colour, bottom=-1.8)
retaining_wall()
lines = crib_lines()
for line in lines:
    log_crib(line)
live_planting(lines)
netting(Drape())
meadow(8000, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height, 0.28)
plant(
    [
        ("oak", 1, 4.4, 8.2, 6.3),
        ("pine", 0, 5.6, 6.2, 6.9),
        ("pine", 1, 4.8, 3.6, 6.8),
        ("oak", 2, 3.8, 0.9, 6.9),
        ("pine", 2, 4.6, -8.4, 6.9),
        ("pine", 3, 4.0, -6.4, 7.0),
        ("oak", 4, 3.6, -3.9, 6.9),
        ("birch", 1, 3.9, -1.6, 6.9),
        ("shrub", 3, 1.1, 9.2, 4.6),
        ("shrub", 5, 1.0, 4.8, 4.7),
        ("shrub", 6, 0.9, 2.6, 5.2),
        ("shrub", 8, 0.9, -8.7, -5.2),
        ("shrub", 9, 0.7, 9.2, -5.2),
    ],
    height,
)
for _ in range(110):
    x, y, size = (
        chance.uniform(1.5, RIGHT - 0.3),
        chance.uniform(-0.8, 0.7),
        chance.choice([0.06, 0.09, 0.14, 0.22, 0.3]),
    )
    rock((x, y, height(x, y) + size * 0.25), size, "lime", chance.randint(0, 4))
excavator(
    loc=(5.0, -3.0, 0.03),
    rz=radians(152),
    slew=radians(10),
    k=0.74,
    target=(5.6, 1.6),
    phi=-34,
    mini=True,
    bw=1.1,
    fill=False,
)
stacked_logs()
person(-4.6, -3.0, height(-4.6, -3.0), radians(60))
for x, y in ((8.6, -4.3), (9.2, -2.6), (0.6, -4.5)):
    cone(x, y, height(x, y), 0.95)
show("taludes", BOUNDS, foot, tops=[(-8, 7, 11.5), (8, 6.4, 11.5)], elevation=23, focus=(3, -1.5, 1.5))
