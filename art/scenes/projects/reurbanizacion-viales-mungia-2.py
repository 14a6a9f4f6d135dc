"""During: kerbs go in along both sides while a roller compacts the graded aggregate behind the cones."""

from math import pi, radians

from _mungia_street import (
    PAVEMENT_BACK,
    X0,
    X1,
    Y0,
    row_of_houses,
    show_street,
    slab,
    street_block,
)

from kit import (
    box,
    cone,
    fbm,
    gravel_pile,
    lin,
    mat,
    meadow,
    mini_excavator,
    mix,
    pallet,
    paving,
    pebbles,
    person,
    prism,
    reset,
    roller,
    sstep,
    tube,
)
from kit.structures.street_works import kerb_line, kerb_pallet

reset()
ROAD_FRONT, ROAD_BACK, BASE = -3.2, 2.6, -0.14
LAID_FRONT, LAID_BACK = 0.9, 5.2  # kerbs stand to the left of these


def height(x, y):
    n = 0.02 * fbm(x, y, 1.3, 3, 4.0) + 0.01 * fbm(x, y, 4, 2, 6.0)
    if ROAD_FRONT < y < ROAD_BACK:
        return BASE + n * 0.6
    return n - 0.05 if y > -5.3 else 0.06 + n


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    base = mix(lin("lime"), lin("lime_d"), 0.45 + 0.7 * n + 0.4 * m)
    if y > ROAD_BACK or y < ROAD_FRONT:
        base = mix(base, lin("earth_l"), 0.55)
    return mix(base, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), sstep(-5.3, -5.5, y + 0.2 * n))


surface, foot = street_block(height, colour)
kerb_line(X0 + 0.01, LAID_BACK, ROAD_BACK + 0.1, 0.12)
kerb_line(X0 + 0.01, LAID_FRONT, ROAD_FRONT - 0.1, 0.12)
for line, end in ((ROAD_BACK + 0.1, LAID_BACK), (ROAD_FRONT - 0.1, LAID_FRONT)):
    side = 1 if line > 0 else -1
    prism(
        [(line + side * 0.08, -0.1), (line + side * 0.34, -0.1), (line + side * 0.08, 0.06)],
        X0 + 0.02,
        end - 0.6,
        mat("haunch", "#aaa69c", rough=0.95, bump=0.4, bscale=20),
        0.01,
        axis="x",
    )
    box(
        end,
        end + 2.6,
        line - 0.28,
        line + 0.28,
        -0.2,
        -0.03,
        mat("wet_concrete", "#8f8c85", rough=0.8, bump=0.5, bscale=18),
        0.02,
    )
string = mat("string", "#e0632a", rough=0.7)
for line, end in ((ROAD_BACK + 0.02, LAID_BACK), (ROAD_FRONT - 0.02, LAID_FRONT)):
    for x in (end + 0.2, min(X1 - 0.4, end + 4.4)):
        tube([(x, line, -0.2), (x, line, 0.5)], 0.022, "steel")
    tube([(end + 0.2, line, 0.12), (min(X1 - 0.4, end + 4.4), line, 0.12)], 0.008, string)
paving(
    X0 + 0.02,
    -2.2,
    ROAD_BACK + 0.2,
    PAVEMENT_BACK,
    0.12,
    0.6,
    0.4,
    slab(),
    lambda x, y: x < -3.2 - 0.35 * ((y * 5) % 2),
    gap=0.02,
)
box(
    -3.4,
    1.2,
    ROAD_BACK + 0.4,
    PAVEMENT_BACK - 0.05,
    -0.1,
    0.05,
    mat("sand", "#cdb48a", rough=0.95, var=0.12, vscale=3, bump=0.4, bscale=30),
    0.02,
)
row_of_houses(0.1)

# the roller works alone at the far left; the kerb layers are beyond the cones
roller(loc=(-6.4, -0.2, BASE), rz=pi)
for y in (-2.7, -1.5, -0.3, 0.9, 2.1):
    cone(-1.4, y, BASE, 0.9)
person(LAID_FRONT + 1.5, ROAD_FRONT + 0.62, BASE, radians(-100), "worker", "kneeling", 1)
person(LAID_FRONT + 0.2, ROAD_FRONT + 0.75, BASE, radians(-60), "worker", "shovelling", 4)
person(LAID_BACK + 0.9, ROAD_BACK - 0.6, BASE, radians(60), "worker", "kneeling", 2)
person(-1.9, 3.5, 0.06, radians(-70), "worker", "shovelling", 5)
person(1.0, 0.4, BASE, radians(-60), "foreman", "reading", 3)
person(-6.9, 4.4, 0.12, radians(-10), "office", "walking", 6)
box(LAID_FRONT + 0.62, LAID_FRONT + 1.62, ROAD_FRONT - 0.18, ROAD_FRONT - 0.02, -0.03, 0.14, "concrete", 0.02)
kerb_pallet(5.0, -4.3, -0.04, 0.1)
kerb_pallet(6.5, -4.4, -0.04, -0.08)
kerb_pallet(8.0, -4.2, -0.04, 0.05, 2)
mini_excavator((7.0, 0.3, BASE + 0.02), radians(-120), radians(-25), (2.6, 0.5), -35, 1.15, "gravel")
pallet(-0.6, 4.0, 0.05, 0.1, 6, slab())
pallet(0.9, 4.2, 0.05, -0.1, 4, slab())
gravel_pile(8.6, 4.0, -0.05, 1.1, 0.8, m="lime", core="lime_d", n=900, size=(0.05, 0.10), seed=4)
meadow(1600, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, -5.45), lambda x, y: True, height, 0.2)
pebbles(
    900,
    (X0 + 0.2, X1 - 0.2, -5.1, 5.0),
    lambda x, y: y < ROAD_BACK or x > 1.4,
    height,
    (0.02, 0.05),
    ("lime", "gravel"),
)
show_street("reurbanizacion-viales-mungia-2", foot)
