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
    cyl,
    dashes,
    excavator,
    face_strata,
    fbm,
    gravel_pile,
    group,
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
    sstep,
    stump,
    tandem_roller,
    tanker,
    terrain,
    tipper,
    total_station,
    tractor_unit,
)
from kit.strata import rebase_skirt, strata_mat

FLOOR, PIT_BACK = -3.3, 9.8  # of the pit
RAMP, PIT_LEFT, PIT_RIGHT = -16.0, -4.0, 14.5
HALF, LAID = 3.0, -3.5  # half the road's width; left of this x it has its asphalt
FACE, BATTER = 8.5, 3.2  # height and depth of the cut slope
CUT_LEFT = 7.0

reset()
strata_mat(2.3)


def axis(x):
    """The y of the road's axis."""
    return 14.2 + 0.07 * x


def face_foot(x):
    return 26.5 - 0.3 * (x - 8)


def pit(x, y):
    """How deep the pit is here, from 0 to 1."""
    rough = 0.35 * fbm(x, y, 0.5, 3, 4.0)
    ramp = min(1.0, max(0.0, (x - RAMP) / (PIT_LEFT - RAMP)))
    right = sstep(PIT_RIGHT, PIT_RIGHT - 0.9, x + rough)
    return ramp * right * sstep(PIT_BACK, PIT_BACK - 0.9, y + rough)


def hillside(x, y):
    """The cut face and the natural hill above it."""
    behind = y - face_foot(x) + 0.25 * fbm(x, y, 0.7, 3, 5.0)
    if behind <= 0:
        return 0.0
    face = FACE * min(1.0, behind / BATTER)
    hill = 0.34 * max(0, behind - BATTER - 2.5) * (1 + 0.3 * fbm(x, y, 0.05, 2, 7.0))
    from_left = x - CUT_LEFT + 0.6 * behind + 1.5 * fbm(x, y, 0.1, 2, 8.0)
    return (face + min(hill, 15)) * sstep(0, 9 + 0.5 * behind, from_left)


def height(x, y):
    fall = 13 * sstep(0, 46, y - 44 - 0.5 * (x + 6)) * sstep(26, 6, x)
    swell = 0.25 * fbm(x, y, 0.07, 3, 12.0) * sstep(0, 5, abs(y - axis(x)) - HALF - 0.5)
    return hillside(x, y) + FLOOR * pit(x, y) + swell - fall + 0.03 * fbm(x, y, 0.8, 3, 3.0)


def bare(x, y):
    """1 on worked ground, 0 on meadow."""
    n = fbm(x, y, 0.2, 3, 2.0)
    in_pit = sstep(0.02, 0.12, pit(x, y))
    verge = sstep(HALF + 1.4, HALF + 0.7, abs(y - axis(x)) + 0.4 * n)
    plant = sstep(2.0, 0.0, max(abs(x + 0.5) - 9.5, abs(y - 29) - 6.0) + 1.4 * n)
    site = sstep(1.5, 0.0, max(abs(x + 19) - 9.5, abs(y - 28) - 6.5) + 1.2 * n)
    at_face = sstep(CUT_LEFT - 1, CUT_LEFT + 2.5, x + n) * sstep(1.2, 0.2, y - face_foot(x) - BATTER + n)
    around_pit = sstep(1.8, 0.9, max(PIT_LEFT - x, x - PIT_RIGHT, y - PIT_BACK) + 0.7 * n)
    return max(in_pit, verge, plant, site, at_face * sstep(10, 11.5, y), around_pit)


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.7, 3, 8.0)
    earth = mix(mix(lin("earth_l"), lin("earth"), 0.4 + 0.7 * n), lin("lime"), 0.2 * sstep(0.1, 0.6, m))
    stone = mix(lin("lime_d"), lin("gravel"), 0.6 + 0.5 * m)
    on_road = sstep(HALF + 0.9, HALF + 0.5, abs(y - axis(x)))
    on_stone = max(on_road, sstep(12, 9, abs(x + 0.5)) * sstep(20, 24, y))
    grass = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    grass = mix(grass, lin("meadow_d"), 0.6 * sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0)))
    return mix(grass, mix(earth, stone, on_stone * (1 - sstep(0, 0.1, pit(x, y)))), bare(x, y))


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
    person(-6.2, axis(-6) - HALF - 1.2, 0.05, radians(-80), "foreman", "reading", 2, s=1.05)
    person(-4.2, axis(-4) + 1.9, 0.08, radians(-60), "worker", "shovelling", 1, s=1.05)
    king_pin = (-24.5, axis(-24.5) + 1.3, 0.07)
    tractor_unit(king_pin, heading + radians(180))
    low_loader(king_pin, heading + radians(180))
    with group("load", king_pin, rz=heading + radians(180)):
        with group("bulldozer", (-7.6, 0, 0.92)):
            bulldozer()


def dig_pit():
    tipper(loc=(1.2, 5.4, FLOOR), rz=radians(180))
    excavator(
        loc=(10.0, 6.4, FLOOR), rz=radians(165), slew=radians(24.5), target=(6.5, 3.5), phi=-64, bw=1.35
    )
    clods = random.Random(9)
    for _ in range(22):
        place = (3.5 + clods.gauss(0, 0.25), 5.3 + clods.gauss(0, 0.3), FLOOR + 3.2 + clods.random())
        rock(place, clods.uniform(0.04, 0.1), "earth", clods.randint(0, 4))
    total_station(16.2, 9.3, 0.0)
    person(17.0, 9.8, 0.0, radians(-120), "worker", "standing", 5, s=1.05)
    person(17.4, 4.4, 0.0, radians(-110), "foreman", "hips", 4, s=1.05)


def crush_stone():
    crusher(loc=(-1.5, 27.5, 0.05), rz=radians(-10))
    gravel_pile(7.2, 25.6, 0.0, 3.0, 2.4, n=1300, size=(0.14, 0.3), seed=1)
    for number, (tone, x) in enumerate((("gravel", -7.5), ("lime", -2.5), ("earth_l", 2.5))):
        bay_pile(x, x + 4.2, 33.0, 36.5, 0.0, 2.2, tone, tone, 500, (0.12, 0.26), number)
    for x in (-8.0, -3.0, 2.0, 7.0):
        block_wall((x, 32.6), (x, 37.0), 0.0, 3)
    block_wall((-8.0, 37.2), (7.4, 37.2), 0.0, 4)


def hold_slope():
    """Net and anchors over the bare face, an excavator on what is still loose."""

    def on_face(x, z):
        return (x, face_foot(x) + BATTER * z / FACE - 0.22, z)

    anchored_net(on_face, 16.5, 31.0, 0.4, FACE - 0.1, 0.95)
    excavator(loc=(10.8, 20.9, 0.03), rz=radians(42), k=0.85, target=(6.2, 4.4), phi=-30, fill=False)
    person(19.8, 20.6, 0.0, radians(-95), "worker", "pointing", 6, s=1.05)


def clear_wood():
    with attachment(mulcher_head):
        excavator(loc=(13.0, 39.5, height(13.0, 39.5)), rz=radians(200), k=0.9, target=(5.6, 1.0), phi=-10)
    log_stack(20.0, 37.5, height(20, 37.5) - 0.1, radians(-8), 4.5, 7, 4, 0.24)
    for x, y in ((7.5, 38.5), (16.5, 36.8), (10.0, 42.0), (18, 42)):
        stump(x, y, height(x, y), 0.32)


surface = terrain(-64, 64, 0, 100, 0.28, height, colour, bump=0.5, bscale=5.0, skirt=-9, var=0.1)
rebase_skirt(lambda x, y: 0.0)
mask_attr(surface, lambda x, y, z: max(pit(x, y) > 0.02, 0.3 < z < FACE + 0.3 and bare(x, y)))
face_strata(surface.data.materials[0])
far_hills()
lay_road()
dig_pit()
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
meadow(9000, (-36, 36, 0.1, 44), lambda x, y: bare(x, y) < 0.25, height, 0.22, 3)
FLOCK = ((-25.5, 4.6, 0.4), (-23.2, 6.3, 2.6), (-20.8, 3.4, -0.5), (-18.9, 5.8, 3.4), (-27.6, 2.6, 1.0))
for x, y, turn in FLOCK:
    sheep(x, y, height(x, y), turn, 1.25)
cyl(0.75, (23.0, -0.25, -2.2), (23.0, 3.0, -2.2), "concrete", 0.03, 32)
cyl(0.58, (23.0, -0.27, -2.2), (23.0, 2.0, -2.2), mat("bore", "#2b2a28", rough=0.9), 0, 32)
daylight(-140, 33)
view("servicios", (0, -64, 19), (0, 36, 2.6), 42, (3, 6, 1), dust=FLOOR)
