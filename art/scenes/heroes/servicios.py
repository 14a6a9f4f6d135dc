"""Services: one valley, cut open along its front, with eight of them at work between the pit and the wood."""

import random
from math import atan2, radians

from _landscape import daylight, far_hills, near_trees, view
from _ruin import ruin

from kit import (
    anchored_net,
    attachment,
    bay_pile,
    block_wall,
    bulldozer,
    caserio,
    cone,
    crusher,
    dashes,
    excavator,
    face_strata,
    fbm,
    gravel_pile,
    group,
    instances,
    lathe,
    lin,
    log_stack,
    low_loader,
    mask_attr,
    mat,
    meadow,
    mix,
    mulcher_head,
    person,
    reset,
    ribbon,
    rock,
    shear_head,
    sheep,
    soil_heap,
    sstep,
    stump,
    tandem_roller,
    tanker,
    terrain,
    tipper,
    total_station,
    tractor_unit,
    tree,
)
from kit.strata import rebase_skirt, strata_mat

FLOOR, PIT_BACK = -3.3, 8.7  # of the pit; its back stays clear of the road
RAMP, PIT_LEFT, PIT_RIGHT = -16.0, -4.0, 14.5
HALF, LAID = 3.0, -3.5  # half the road's width; left of this x it has its asphalt
FACE, BATTER = 8.5, 3.2  # height and depth of the cut slope
CUT_LEFT = 7.0
LANDING = (11.5, 29.0, 35.8, 42.2)  # where the felled wood is stacked
TRENCH = 19.6, 21.0, 6.6, -1.6  # left, right, back, floor
FRONT = 12.0  # up to here the ground is modelled finely

reset()
strata_mat(2.3)


def axis(x):
    """The y of the road's axis."""
    return 14.2 + 0.07 * x


def face_foot(x):
    return 26.5 - 0.3 * (x - 8)


def pit(x, y):
    """How deep the pit is here, from 0 to 1."""
    rough = 0.3 * fbm(x, y, 0.5, 3, 4.0) + 0.06 * fbm(x, y, 2.2, 2, 14.0)
    ramp = min(1.0, max(0.0, (x - RAMP) / (PIT_LEFT - RAMP)))
    return ramp * _cut(PIT_RIGHT - x - rough, 1.0) * _cut(PIT_BACK - y - rough, 1.0)


def _cut(inwards, batter):
    """0 outside an edge, 1 at the foot of its face: the shovel leaves no rounding."""
    return min(1.0, max(0.0, inwards / batter))


def trench(x, y):
    """1 on the floor of the pipe's trench."""
    left, right, back, _ = TRENCH
    rough = 0.04 * fbm(x, y, 1.5, 2, 6.0)
    return _cut(x - left + rough, 0.2) * _cut(right - x + rough, 0.2) * _cut(back - y, 0.2)


def landing(x, y):
    """1 on the level ground in the wood."""
    left, right, front, back = LANDING
    outside = max(left - x, x - right, front - y, y - back) + 0.5 * fbm(x, y, 0.4, 2, 9.0)
    return sstep(1.6, 0.0, outside)


def hillside(x, y):
    """The cut face and the natural hill above it."""
    behind = y - face_foot(x) + 0.25 * fbm(x, y, 0.7, 3, 5.0)
    if behind <= 0:
        return 0.0
    face = FACE * min(1.0, behind / BATTER)
    hill = 0.34 * max(0, behind - BATTER - 2.5) * (1 + 0.3 * fbm(x, y, 0.05, 2, 7.0))
    from_left = x - CUT_LEFT + 0.6 * behind + 1.5 * fbm(x, y, 0.1, 2, 8.0)
    return (face + min(hill, 15)) * sstep(0, 9 + 0.5 * behind, from_left)


def hill_with_landing(x, y):
    level = landing(x, y) if y > LANDING[2] - 3 else 0
    return hillside(x, y) * (1 - level) + LANDING_LEVEL * level if level else hillside(x, y)


def height(x, y):
    fall = 13 * sstep(0, 46, y - 44 - 0.5 * (x + 6)) * sstep(26, 6, x)
    swell = 0.25 * fbm(x, y, 0.07, 3, 12.0) * sstep(0, 5, abs(y - axis(x)) - HALF - 0.5)
    dug = FLOOR * pit(x, y) + TRENCH[3] * trench(x, y) if y < FRONT else 0
    return hill_with_landing(x, y) + dug + swell - fall + 0.03 * fbm(x, y, 0.8, 3, 3.0)


LANDING_LEVEL = hillside(20.0, 38.2)


def at_the_foot(x, y):
    """1 on the valley floor, 0 where the hill rises."""
    return sstep(0.9, 0.3, hillside(x, y))


def bare(x, y):
    """1 on worked ground, 0 on meadow."""
    n = fbm(x, y, 0.2, 3, 2.0)
    in_pit = float(pit(x, y) > 0.01 or trench(x, y) > 0)
    verge = sstep(HALF + 1.4, HALF + 0.7, abs(y - axis(x)) + 0.4 * n)
    plant = sstep(2.0, 0.0, max(abs(x + 0.5) - 9.5, abs(y - 29) - 6.0) + 1.4 * n) * at_the_foot(x, y)
    site = sstep(1.5, 0.0, max(abs(x + 19) - 9.5, abs(y - 28) - 6.5) + 1.2 * n)
    before_face = sstep(CUT_LEFT - 1, CUT_LEFT + 2.5, x + n) * sstep(0.8, 0.3, y - face_foot(x) + 0.3 * n)
    around_pit = sstep(1.3, 0.9, max(RAMP - x, x - PIT_RIGHT, y - PIT_BACK) + 0.6 * n)
    around_pit *= sstep(RAMP, PIT_LEFT, x) if x < PIT_LEFT else 1
    left, right, back, _ = TRENCH
    around_trench = sstep(0.9, 0.5, max(left - x, x - right - 2.4, y - back) + 0.5 * n)
    worked = (verge, plant, site, before_face * sstep(10, 11.5, y), around_pit, around_trench)
    in_wood = sstep(0.45, 0.65, landing(x, y)) if y > LANDING[2] - 3 else 0
    return max(in_pit, in_wood, *worked)


def on_cut(x, y):
    """Whether the hill is cut here."""
    return x > CUT_LEFT and -0.2 < y - face_foot(x) < BATTER + 0.3


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.7, 3, 8.0)
    earth = mix(mix(lin("earth_l"), lin("earth"), 0.4 + 0.7 * n), lin("lime"), 0.2 * sstep(0.1, 0.6, m))
    stone = mix(lin("lime_d"), lin("gravel"), 0.6 + 0.5 * m)
    on_road = sstep(HALF + 0.9, HALF + 0.5, abs(y - axis(x)))
    on_plant = sstep(12, 9, abs(x + 0.5)) * sstep(20, 24, y) * at_the_foot(x, y)
    on_stone = max(on_road, on_plant, float(trench(x, y) > 0.9))
    stone = mix(stone, tuple(value * 0.35 for value in lin("earth")), wet(x, y))
    mulch = mix(mix(lin("clay"), lin("earth_d"), 0.6 + 0.8 * m), lin("earth"), 0.3)
    earth = mix(earth, mulch, landing(x, y) if y > LANDING[2] - 3 else 0)
    grass = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    grass = mix(grass, lin("meadow_d"), 0.6 * sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0)))
    cut = sstep(0.8, 1.3, slope) if CUT_LEFT - 2 < x and FRONT < y < LANDING[2] - 4 else 0
    return mix(grass, mix(earth, stone, on_stone * (1 - sstep(0, 0.1, pit(x, y)))), max(bare(x, y), cut))


def wet(x, y):
    """1 where the tanker has just been, drying towards the left."""
    n = fbm(x, y, 0.5, 3, 11.0)
    behind = sstep(15.7, 15.0, x + 0.4 * n) * sstep(3, 9, x)
    return 0.85 * behind * sstep(2.3, 1.8, abs(y - axis(x)) + 0.4 * n)


def lay_road():
    line = [(x / 2, axis(x / 2), 0.06) for x in range(-120, int(LAID * 2) + 1)]
    ribbon(line, -HALF, HALF, mat("fresh", "#434445", rough=0.85, var=0.05, vscale=2))
    paint = mat("paint", "#e9e7df", rough=0.6)
    marked = [(x, y, 0.075) for x, y, _ in line[:-10]]
    for side in (-HALF + 0.3, HALF - 0.3):
        ribbon(marked, side - 0.08, side + 0.08, paint)
    dashes(marked, 0.0, paint, 2.0, 3.0, 0.15)
    heading = atan2(0.07, 1)
    tandem_roller((LAID + 3.4, axis(LAID + 3.4) - 0.9, 0.03), heading)
    tanker(loc=(20.5, axis(20.5) - 0.3, 0.03), rz=heading)
    for x in range(-13, -3, 2):
        cone(x, axis(x) - HALF - 0.5, 0.05, 1.1)
    person(-6.2, axis(-6) - 1.9, 0.08, radians(-80), "foreman", "reading", 2, s=1.05)
    person(-4.2, axis(-4) + 1.9, 0.08, radians(-60), "worker", "shovelling", 1, s=1.05)
    king_pin = (-24.5, axis(-24.5) + 1.3, 0.07)
    tractor_unit(king_pin, heading + radians(180))
    low_loader(king_pin, heading + radians(180))
    with group("load", king_pin, rz=heading + radians(180)):
        with group("bulldozer", (-7.6, 0, 0.92)):
            bulldozer()


def dig_pit():
    tipper(loc=(1.2, 4.5, FLOOR), rz=radians(180))
    excavator(
        loc=(10.0, 5.5, FLOOR), rz=radians(165), slew=radians(24.5), target=(6.5, 3.5), phi=-64, bw=1.35
    )
    clods = random.Random(9)
    for _ in range(22):
        place = (3.5 + clods.gauss(0, 0.25), 4.4 + clods.gauss(0, 0.3), FLOOR + 3.2 + clods.random())
        rock(place, clods.uniform(0.04, 0.1), "earth", clods.randint(0, 4))
    total_station(27.6, 10.6, height(27.6, 10.6))
    person(28.4, 11.0, height(28.4, 11.0), radians(-120), "worker", "standing", 5, s=1.05)
    person(16.8, 6.2, 0.0, radians(-95), "foreman", "hips", 4, s=1.05)


def crush_stone():
    crusher(loc=(-1.5, 27.5, 0.05), rz=radians(-10))
    gravel_pile(7.2, 25.6, 0.0, 3.0, 2.4, n=1300, size=(0.14, 0.3), seed=1)
    for number, (tone, x) in enumerate((("gravel", -7.5), ("lime", -2.5), ("earth_l", 2.5))):
        bay_pile(x, x + 4.2, 33.0, 36.5, 0.0, 2.2, tone, tone, 500, (0.12, 0.26), number)
    for x in (-8.0, -3.0, 2.0, 7.0):
        block_wall((x, 32.6), (x, 37.0), 0.0, 3)
    block_wall((-8.0, 37.2), (7.4, 37.2), 0.0, 4)


def lay_pipe():
    """A drain in its trench; the spoil lies clear of the edge."""
    left, right, back, floor = TRENCH
    middle, bore, wall, length = (left + right) / 2, 0.34, 0.08, 1.9
    for number in range(3):
        y = 0.3 + number * length
        outer, socket = bore + wall, bore + 1.7 * wall
        outline = [(bore, 0), (outer, 0), (outer, length - 0.3), (socket, length - 0.25)]
        outline += [(socket, length - 0.02), (bore, length - 0.02), (bore, 0)]
        lathe(outline, "concrete", loc=(middle, y, floor + socket))
    soil_heap(right + 0.9, right + 2.8, 0.6, back - 0.4, 0.0, 1.0, "earth", edge=0.9, rough=0.1)
    person(left - 1.3, 3.4, 0.0, radians(-62), "worker", "resting", 3, s=1.05)


def on_face(x, z):
    """The point of the cut slope at that height, a hand's breadth before it."""
    low, high = face_foot(x) - 1.0, face_foot(x) + BATTER + 1.0
    for _ in range(14):
        y = (low + high) / 2
        low, high = (y, high) if height(x, y) < z else (low, y)
    return (x, low - 0.09, z + 0.03)


def hold_slope():
    """Net and anchors over the bare face, an excavator on what is still loose."""
    anchored_net(on_face, 16.5, 31.0, 0.4, FACE - 0.3, 0.95)
    excavator(loc=(10.8, 20.9, 0.03), rz=radians(42), k=0.85, target=(6.2, 4.4), phi=-30, fill=False)


def is_brush(x, y):
    """Undergrowth at the wood's edge, up to where the mulcher is."""
    return landing(x, y) < 0.3 and fbm(x, y, 0.22, 3, 27.0) > 0.1 + 0.06 * max(0, 40 - y)


def clear_wood():
    with attachment(mulcher_head):
        excavator(loc=(17.0, 39.0, LANDING_LEVEL), rz=radians(195), k=0.9, target=(5.6, 1.0), phi=-10)
    log_stack(25.2, 38.6, LANDING_LEVEL - 0.05, radians(-6), 4.5, 7, 4, 0.24)
    for x, y in ((9.0, 36.5), (14.8, 34.0), (12.6, 41.4), (21.2, 41.6), (9.8, 33.0), (20.8, 34.2)):
        stump(x, y, height(x, y), 0.32)
    brush = [tree("shrub", seed, 1.5, 0.6) for seed in range(3)]
    instances(brush, 420, (0, 12.2, 34, 48), is_brush, height, (0.4, 0.95))


def show_beds(ground):
    """What is dug shows the beds of the front cut, level with them."""
    ground.data.materials.append(strata_mat())
    for polygon in ground.data.polygons:
        x, y, _ = polygon.center
        if polygon.normal.z < 0.75 and (pit(x, y) > 0 or trench(x, y) > 0):
            polygon.material_index = 1
            polygon.use_smooth = False
    mask_attr(ground, lambda x, y, z: max(0.0, -z), "Depth")


LOOK = dict(bump=0.5, bscale=5.0, var=0.1)
front = terrain(-64, 64, 0, FRONT, 0.1, height, colour, skirt=-9, smooth_ang=40, **LOOK)
rebase_skirt(lambda x, y: 0.0)
show_beds(front)
surface = terrain(-64, 64, FRONT, 100, 0.28, height, colour, **LOOK)
mask_attr(surface, lambda x, y, z: 0.3 < z < FACE + 0.3 and on_cut(x, y))
face_strata(surface.data.materials[0])
far_hills()
lay_road()
dig_pit()
lay_pipe()
crush_stone()
hold_slope()
clear_wood()
ruin(-24.0, 24.5, 0.0)
with attachment(shear_head):
    excavator(
        loc=(-11.2, 24.2, 0.02), rz=radians(160), slew=radians(6), target=(5.6, 6.2), phi=52, fill=False
    )
caserio(-37.0, 31.0, height(-37, 31) - 0.1, radians(25), 9, 7, 5.2, 2.2)
near_trees(
    height,
    (-66, 66, 30, 98),
    lambda x, y: (
        (x > 6 and y > 47 - 0.2 * x and fbm(x, y, 0.05, 2, 15.0) > -0.12)
        or (x <= 6 and y > 42 and fbm(x, y, 0.04, 2, 18.0) > 0.02)
        or (x < -43 and fbm(x, y, 0.06, 2, 22.0) > 0)
    ),
    1300,
    4,
    ("pine", "beech", "oak", "pine", "beech"),
)
meadow(9000, (-36, 36, 0.1, 44), lambda x, y: bare(x, y) < 0.25 and not on_cut(x, y), height, 0.22, 3)
FLOCK = ((-25.5, 4.6, 0.4), (-23.2, 6.3, 2.6), (-20.8, 3.4, -0.5), (-18.9, 5.8, 3.4), (-27.6, 2.6, 1.0))
for x, y, turn in FLOCK:
    sheep(x, y, height(x, y), turn, 1.25)
daylight(-140, 33)
view("servicios", (0, -64, 19), (0, 36, 2.6), 42, (3, 6, 1), dust=FLOOR)
