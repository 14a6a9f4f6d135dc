"""A street under construction: finished on the left, services trench and sub-base on the right."""

from math import radians

from kit import (
    TRS,
    box,
    caserio,
    cone,
    cyl,
    excavator,
    face_strata,
    fbm,
    fence,
    gravel_pile,
    hand_rail,
    lamp_post,
    lathe,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    multi_box,
    pallet,
    paving,
    pebbles,
    person,
    plant,
    reset,
    sstep,
    street_tree,
)
from kit.block import block, grass_tone, show

BOUNDS = LEFT, RIGHT, FRONT, BACK = (-9.6, 9.6, -5.6, 8.2)
JOINT = 0.2  # between the finished and the unfinished half
KERB_FRONT, KERB_BACK = -1.9, 3.3
TRENCH_START, TRENCH_DEPTH, SHELF = 2.5, 1.4, 0.72  # the ducts lie on the shelf; the front cut shows both
TRENCH_FLOOR = -TRENCH_DEPTH - 0.05
FOOTWAY = 0.15
TREES = [(-7.2, -3.05), (-2.8, -3.05)]

reset()
slab = mat("slab", "#bdb5a5", rough=0.85, var=0.10, vscale=1.2, bump=0.2, bscale=18)
sand = mat("sand", "#cdb48a", rough=0.95, var=0.12, vscale=3, bump=0.4, bscale=30)


def trench(x, y):
    along = sstep(TRENCH_START, TRENCH_START + 0.35, x + 0.15 * fbm(x, y, 0.8, 2, 3))
    return along * sstep(-3.62, -3.8, y + 0.05 * fbm(x, y, 0.7, 2, 8))


def height(x, y):
    unfinished = sstep(JOINT - 0.05, JOINT + 0.1, x)
    on_road = KERB_FRONT - 0.05 < y < KERB_BACK + 0.05
    ground = 0.0 if on_road else 0.10
    if unfinished:
        ground = -0.16 if on_road else (-0.05 if y < 5.4 else 0.1)
    elif not on_road and (y > 5.5 or y < -4.95):
        ground = 0.13
    rough = 0.035 * fbm(x, y, 1.3, 3, 4) + 0.012 * fbm(x, y, 4, 2, 6)
    deep = sstep(-4.42, -4.55, y) * sstep(TRENCH_START + 0.25, TRENCH_START + 0.8, x)
    dug = trench(x, y) * (SHELF + (TRENCH_DEPTH - SHELF) * deep)
    return ground + rough * (unfinished if y < 5.4 else 1.0) - dug


def colour(x, y, z, slope):
    patches, grain = fbm(x, y, 0.35, 3, 2), fbm(x, y, 1.6, 3, 7)
    earth = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * patches + 0.4 * grain)
    grass = grass_tone(x, y)
    if x < JOINT and (y > 5.45 or y < -4.95):
        return grass
    if y > 5.45:
        return mix(earth, grass, sstep(5.5, 5.9, y + 0.2 * patches))
    if x < JOINT:
        return lin("concrete")
    sub_base = mix(lin("lime"), lin("lime_d"), 0.45 + 0.7 * patches + 0.4 * grain)
    road = sstep(KERB_FRONT - 0.25, KERB_FRONT + 0.1, y) * sstep(KERB_BACK + 0.3, KERB_BACK, y)
    return mix(mix(earth, sub_base, road), lin("earth_d"), 0.55 * trench(x, y) if z > -0.9 else 0)


def is_grass(x, y):
    behind = y + 0.2 * fbm(x, y, 0.35, 3, 2) > 5.9
    house = -8.4 < x < -2.8 and 5 < y < 7.9
    return (behind or (x < JOINT and y < -5.05)) and not house


def finished_half():
    """Asphalt with its markings, kerbs, paving, edgings, and slabs waiting on their sand."""
    middle = (KERB_FRONT + KERB_BACK) / 2
    paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
    binder = mat("binder", "#3b3c3c", rough=0.9, bump=0.5, bscale=45)
    box(LEFT + 0.02, JOINT, KERB_FRONT, KERB_BACK, -0.2, 0.03, "asphalt", 0.01)
    box(JOINT, JOINT + 0.5, KERB_FRONT, KERB_BACK, -0.2, -0.03, binder, 0.01)
    for x in (LEFT + 0.4, LEFT + 2.9, LEFT + 5.4):
        box(x, x + 1.4, middle - 0.06, middle + 0.06, 0, 0.036, paint, 0.001)
    for stripe in range(6):
        y = KERB_FRONT + 0.45 + stripe * 0.78
        box(-2.6, -0.6, y, y + 0.45, 0, 0.037, paint, 0.001)
    kerbs(KERB_BACK, KERB_BACK + 0.18, 4.6)
    kerbs(KERB_FRONT - 0.18, KERB_FRONT, 1.2)
    footways()
    box(LEFT + 0.02, JOINT + 0.1, -5.05, -4.9, -0.2, 0.16, "concrete", 0.02)
    box(LEFT + 0.02, RIGHT - 0.02, 5.4, 5.52, -0.2, 0.2, "concrete", 0.02)


def kerbs(y0, y1, end):
    """Stones of a metre; they run a little further than the paving."""
    x = LEFT + 0.01
    while x < end:
        box(x, x + 0.988, y0, y1, -0.3, 0.15, "concrete", 0.02)
        x += 1


def footways():
    def front_edge(x, y):
        free = all(max(abs(x - tree_x), abs(y - tree_y)) > 0.8 for tree_x, tree_y in TREES)
        return free and x < JOINT + 0.55 - 0.3 * ((y * 7) % 1.7)

    def back_edge(x, y):
        return x < 3.4 - 0.35 * ((y * 5) % 2)

    paving(LEFT + 0.02, 1.4, -4.9, KERB_FRONT - 0.2, FOOTWAY, 0.6, 0.4, slab, front_edge, gap=0.022)
    paving(LEFT + 0.02, 4.2, KERB_BACK + 0.2, 5.4, FOOTWAY, 0.6, 0.4, slab, back_edge, gap=0.022)
    box(JOINT, TRENCH_START - 0.5, -4.9, KERB_FRONT - 0.2, -0.12, 0.07, sand, 0.02)
    waiting = [((0.75, -3.0, 0.11), 0.3), ((0.72, -3.02, 0.18), 0.42), ((1.15, -4.3, 0.11), 1.2)]
    multi_box([TRS(place, (0, 0, turn), (0.59, 0.39, 0.07)) for place, turn in waiting], slab, 0.01)


def services(sewer, water):
    """In the trench, in the trade's colours: sewer tile red, water blue, electricity red, telephone green.

    A manhole stands on the sewer, rails around it all.
    """
    power, telephone = mat("power_duct", "#92251f", rough=0.5), mat("telephone_duct", "#32683c", rough=0.5)
    duct(0.25, 5.0, -4.85, TRENCH_FLOOR + 0.32, sewer, (7.2, 9.0))
    duct(0.14, 5.7, -5.33, TRENCH_FLOOR + 0.21, water, (6.6, 8.3))
    for y, up in ((-4.34, 0.08), (-4.185, 0.08), (-4.2625, 0.215)):
        duct(0.075, 6.4, y, -SHELF - 0.07 + up, power)
    for y, up in ((-4.01, 0.08), (-3.855, 0.08), (-3.9325, 0.215)):
        duct(0.075, 6.1, y, -SHELF - 0.07 + up, telephone)
    box(4.9, RIGHT - 0.01, -5.55, -4.5, TRENCH_FLOOR - 0.1, TRENCH_FLOOR + 0.07, sand, 0.02)
    ring = [(0, 0), (0.46, 0), (0.46, 0.95), (0.38, 1.2), (0.34, 1.24), (0.28, 1.24), (0.28, 1.1), (0, 1.05)]
    lathe(ring, "concrete", 40, loc=(4.85, -4.95, TRENCH_FLOOR + 0.02), axis="z")
    hand_rail([(TRENCH_START - 0.35, -5.4, 0.05), (TRENCH_START - 0.35, -3.2, 0.0)], 0.95)
    hand_rail([(6.6, -3.2, -0.05), (RIGHT - 0.2, -3.2, -0.05)], 0.95)


def duct(radius, x, y, z, material, joints=()):
    """Pipe from x to the cut face, dark inside, with sockets at its joints."""
    cyl(radius, (x, y, z), (RIGHT + 0.05, y, z), material, 0.01, 30)
    for mouth in (x - 0.006, RIGHT + 0.045):
        cyl(radius * 0.8, (mouth, y, z), (mouth + 0.012, y, z), "graphite", 0, 30)
    for joint in joints:
        cyl(radius * 1.14, (joint, y, z), (joint + 0.16, y, z), material, 0.01, 30)


def stores(sewer, water):
    """Pipes by the fence, slabs on pallets, gravel."""
    pipe_stack(3, 0.24, (6.2, 9.2), 4.05, 0.2, 0.42, sewer)
    pipe_stack(4, 0.13, (2.4, 5.4), 4.45, 0.06, 0.23, water, rows=2)
    pallet(1.2, -1.0, -0.16, 0.15, 6, slab)
    pallet(1.3, 0.3, -0.16, -0.1, 4, slab)
    gravel_pile(7.9, 1.9, -0.16, 1.15, 0.85, m="lime", core="lime_d", n=900, size=(0.05, 0.10), seed=4)


def pipe_stack(count, radius, ends, y, z, rise, material, rows=3):
    pitch = radius * 2 + 0.01
    for row in range(rows):
        for number in range(count - row):
            at_y, at_z = y + pitch * (number + row / 2), z + rise * row
            cyl(radius, (ends[0], at_y, at_z), (ends[1], at_y, at_z), material, 0.01, 28)


ground, foot = block(BOUNDS, height, colour, bottom=-2.3, step=0.08, ground=0.1)
mask_attr(ground, lambda x, y, z: trench(x, y) > 0.02)
beds, cuts = ("earth", "earth_d", "clay", "earth_l"), (0, 0.022, 0.5, 0.965)
face_strata(ground.data.materials[0], 12.0, beds, cuts, amount=0.85)
tile_red, blue = mat("sewer", "#8f5238", rough=0.5), mat("water_pipe", "#2a5180", rough=0.5)
finished_half()
services(tile_red, blue)
stores(tile_red, blue)
excavator(
    loc=(4.3, -0.9, -0.14),
    rz=radians(225),
    slew=radians(32),
    k=0.66,
    target=(4.7, -0.35),
    phi=-30,
    mini=True,
    bw=1.0,
)
lamp_post(-5.0, -2.55, FOOTWAY, radians(90))
lamp_post(-0.9, 3.9, FOOTWAY, radians(-90))
lamp_post(-7.6, 3.9, FOOTWAY, radians(-90))
for number, (x, y) in enumerate(TREES):
    street_tree(x, y, FOOTWAY, number + 1, 3.0)
caserio(-5.6, 6.45, 0.13, 0.0, 5.2, 2.6, 3.2, 1.3)
fence((RIGHT - 0.3, 5.9), (JOINT + 1.2, 5.9), 0.1)
plant(
    [
        ("oak", 1, 3.6, -1.2, 7.2),
        ("birch", 2, 3.6, 1.4, 7.3),
        ("oak", 2, 3.4, 3.8, 7.2),
        ("pine", 0, 4.8, 6.4, 7.4),
        ("oak", 4, 3.6, 8.6, 7.1),
        ("shrub", 1, 0.9, -0.2, 6.4),
        ("shrub", 3, 0.8, 5.2, 6.6),
        ("shrub", 4, 0.8, -9.0, 6.6),
    ],
    height,
)
meadow(4200, (LEFT + 0.1, RIGHT - 0.1, FRONT + 0.1, BACK - 0.1), is_grass, height)
works = (JOINT + 0.3, RIGHT - 0.2, -5.3, 5.2)
pebbles(900, works, lambda x, y: trench(x, y) < 0.05, height, (0.02, 0.06))
person(-0.9, -4.35, FOOTWAY, radians(20))
person(8.5, -1.6, height(8.5, -1.6), radians(175))
for x, y in ((1.0, 1.6), (1.3, 2.6), (8.9, -0.6)):
    cone(x, y, height(x, y), 0.9)
show("urbanizacion", BOUNDS, foot, tops=[(-7.6, 4, 5.6), (6.4, 7.4, 4.9)], elevation=27, focus=(1, -2, 1))
