"""Demolition: a three-storey block taken down floor by floor with a shear, behind a fence."""

import random
from math import radians

from kit import (
    attachment,
    box,
    cone,
    excavator,
    fbm,
    fence,
    lin,
    mat,
    meadow,
    mix,
    person,
    plant,
    prism,
    reset,
    rock,
    shear_head,
    soil_heap,
    sstep,
    tube,
)
from kit.block import block, grass_tone, show

BOUNDS = (-9, 10, -6.2, 6.4)
FENCE = -4.25
LEFT, RIGHT, FRONT, BACK = -8.0, 0.6, -0.6, 5.4  # of the block before the works
STOREY = 2.9
SLAB = 0.22
WALL = 0.28
BAY = 2.15  # one window and its wall
TAKEN = (0, 1.6, 3.4)  # metres already gone from each floor's right end

reset()
chance = random.Random(8)
brick = mat("brick", "#a5694c", rough=0.85, var=0.15, vscale=4, bump=0.2, bscale=14)
plaster = mat("plaster", "#b9a98c", rough=0.9, var=0.08, vscale=1.0, bump=0.15, bscale=10)
green_room = mat("green_room", "#8fa79a", rough=0.9)
ochre_room = mat("ochre_room", "#c9ad7c", rough=0.9)
frame = mat("frame", "#35503f", rough=0.5)
rebar = mat("rebar", "#6b3f2a", rough=0.7, metal=0.4)


def height(x, y):
    edge = y + 0.3 * fbm(x, y, 0.3, 3, 2)
    return 0.05 * fbm(x, y, 0.9, 3, 5) + 0.015 * fbm(x, y, 3, 2, 6) + 0.25 * sstep(-4.7, -5.3, edge)


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.3, 3, 2), fbm(x, y, 1.3, 3, 7)
    earth = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * patches + 0.3 * grain)
    earth = mix(earth, lin("lime_d"), 0.5 * sstep(-0.1, 0.4, grain))
    return mix(earth, grass_tone(x, y), sstep(-4.8, -5.2, y + 0.4 * patches))


def wall(x0, x1, z0, z1, y0, y1, material):
    if x1 - x0 > 0.02 and z1 - z0 > 0.02:
        box(x0, x1, y0, y1, z0, z1, material, 0.012)


def broken_slab(end, z):
    """Floor slab with a ragged edge and its bars hanging out."""
    outline = [(LEFT, FRONT), (end - 0.2, FRONT)]
    y = FRONT
    while y < BACK - 0.3:
        outline.append((end + chance.uniform(-0.45, 0.45), y + 0.12))
        y += chance.uniform(0.3, 0.6)
    prism(outline + [(end - 0.1, BACK), (LEFT, BACK)], z, z + SLAB, "concrete", 0.015, axis="z")
    for number in range(13):
        y = FRONT + 0.3 + number * 0.44
        length = chance.uniform(0.4, 1.1)
        middle = (end + 0.3 + length / 2, y + chance.uniform(-0.1, 0.1), z + 0.1 - chance.uniform(0.05, 0.25))
        tip = (end + 0.3 + length, y + chance.uniform(-0.2, 0.2), z + 0.1 - chance.uniform(0.2, 0.7))
        tube([(end - 0.35, y, z + 0.1), (end + 0.3, y, z + 0.1), middle, tip], 0.014, rebar, smooth=True)


def window_bay(x, z, is_door):
    """A whole bay of the front: wall around an opening, sill, frame, sometimes still its glass."""
    top = z + STOREY - SLAB
    left, right = x + 0.5, x + 1.6
    sill = z if is_door else z + 0.95
    head = z + 2.2
    inside = FRONT + WALL
    for x0, x1, z0, z1 in (
        (x, left, z, top),
        (right, x + BAY, z, top),
        (left, right, z, sill),
        (left, right, head, top),
    ):
        wall(x0, x1, z0, z1, FRONT, inside, plaster)
    if not is_door:
        box(left - 0.08, right + 0.08, FRONT - 0.07, FRONT + 0.05, sill - 0.09, sill, "concrete", 0.015)
    for post in (left + 0.04, (left + right) / 2, right - 0.04):
        box(post - 0.03, post + 0.03, FRONT + 0.1, FRONT + 0.17, sill, head, frame, 0.008)
    for rail in (sill + 0.04, head - 0.04):
        box(left, right, FRONT + 0.1, FRONT + 0.17, rail - 0.03, rail + 0.03, frame, 0.008)
    if chance.random() < 0.7:
        pane = (FRONT + 0.13, FRONT + 0.145, sill + 0.05, head - 0.05)
        box(left + 0.05, right - 0.05, *pane, "pane", 0.002)


def broken_bay(x, width, z):
    """The bay where the front ends: stepped brickwork."""
    course = (STOREY - SLAB) / 9
    for row in range(9):
        length = max(0.15, width - 0.11 * row + chance.uniform(-0.11, 0.11))
        wall(x, x + length, z + row * course, z + (row + 1) * course, FRONT, FRONT + WALL, brick)


def storey(floor):
    z, end = floor * STOREY, RIGHT - TAKEN[floor]
    top = z + STOREY - SLAB
    broken_slab(end, top)
    bay = 0
    while LEFT + bay * BAY < end - 0.05:
        x = LEFT + bay * BAY
        if end - x > 1.9:
            window_bay(x, z, is_door=floor == 0 and bay == 1)
        else:
            broken_bay(x, end - x, z)
        bay += 1
    wall(LEFT, LEFT + WALL, z, top, FRONT + WALL, BACK - WALL, plaster)
    wall(LEFT, end - 0.2, z, top, BACK - WALL, BACK, (green_room, ochre_room, plaster)[floor])
    for partition in (LEFT + 3.2, LEFT + 5.6):
        if partition < end - 0.3:
            paint = (ochre_room, green_room, ochre_room)[floor]
            wall(partition, partition + 0.14, z, top, FRONT + WALL, BACK - WALL, paint)
    for y in (FRONT + 0.55, 2.4, BACK - 0.6):
        box(end - 0.5, end - 0.2, y - 0.15, y + 0.15, z, top, "concrete", 0.02)


def tumbled(piece, x, y, z, tilt=3.0):
    piece.location = (x, y, z)
    piece.rotation_euler = (chance.gauss(0, tilt), chance.gauss(0, tilt), chance.random() * 6)


def rubble():
    """A fan of broken concrete and brick at the foot of the open end."""
    soil_heap(RIGHT - 1.6, RIGHT + 3.2, FRONT - 0.9, BACK - 0.2, -0.05, 1.05, "gravel", 60, 4.0, 1.6, 0.12)
    for _ in range(520):
        x = RIGHT - 1.2 + abs(chance.gauss(0, 1.5))
        y = FRONT + 3.0 + chance.gauss(0, 1.9)
        if not FRONT - 1.8 < y < BACK - 0.1 or x > 6.5:
            continue
        heap = max(0, 1.5 * (1 - (x - RIGHT + 1.0) / 3.6)) * max(0, 1 - ((y - 2.4) / 3.4) ** 2)
        size = chance.choice([0.08, 0.1, 0.14, 0.2, 0.28])
        z = heap * chance.uniform(0.5, 1.0) + size * 0.3
        kind = chance.random()
        if kind < 0.45:
            rock((x, y, z), size * 1.2, chance.choice(["lime", "gravel"]), chance.randint(0, 4))
        elif kind < 0.8:
            lump = box(
                -size * 1.2, size * 1.2, -size * 0.7, size * 0.7, -size / 2, size / 2, "concrete", 0.015
            )
            tumbled(lump, x, y, z)
        else:
            tumbled(box(-0.12, 0.12, -0.06, 0.06, -0.05, 0.05, brick, 0.008), x, y, z)
    for _ in range(9):
        x, y = RIGHT + chance.uniform(-0.3, 2.6), FRONT + chance.uniform(0.2, 5)
        slab = box(-0.7, 0.7, -0.45, 0.45, -0.1, 0.1, "concrete", 0.02)
        tumbled(slab, x, y, 0.75 * max(0.2, 1 - (x - RIGHT) / 3.4) + 0.25, tilt=0.35)


_, foot = block(BOUNDS, height, colour)
for floor in range(3):
    storey(floor)
rubble()
with attachment(shear_head):
    excavator(loc=(6.9, -1.4, 0.02), rz=radians(156), slew=radians(7), target=(5.75, 6.6), phi=52, fill=False)

# Everybody on foot stays outside the fence while the shear works.
fence((BOUNDS[0] + 0.6, FENCE), (BOUNDS[1] - 0.6, FENCE), height)
person(-3.6, -5.05, height(-3.6, -5.05), radians(75))
for x in (4.4, 5.6):
    cone(x, -3.7, height(x, -3.7))
plant(
    [
        ("oak", 1, 4.4, 5.6, 5.3),
        ("pine", 0, 5.6, 8.4, 5.4),
        ("oak", 2, 3.4, 3.4, 5.6),
        ("shrub", 5, 0.8, 9.2, 3.6),
        ("shrub", 7, 0.6, -8.4, -5.7),
        ("shrub", 8, 0.6, 9.3, -5.7),
    ],
    height,
)
meadow(1800, (-8.9, 9.9, -6.1, -4.4), lambda x, y: y + 0.4 * fbm(x, y, 0.3, 3, 2) < -5.0, height)
show("derribos", BOUNDS, foot, tops=[(-8, 5.4, 9.4), (4, -0.5, 9.6)], elevation=23, focus=(3, -1.5, 2))
