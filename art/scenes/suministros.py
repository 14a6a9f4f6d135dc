"""Aggregates yard: four block bays (gravel, sand, limestone, topsoil), wheel loader filling a tipper, big-bags, weighbridge."""

import math
import random
from math import radians

from kit import (
    backdrop,
    bay_pile,
    big_bag,
    block_wall,
    box,
    cabin,
    cone,
    fbm,
    fit,
    lin,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    plinth,
    render,
    reset,
    rock,
    sky,
    sstep,
    terrain,
    tipper,
    weighbridge,
    wheel_loader,
)

reset()
X0, X1, Y0, Y1 = -12.0, 11.4, -7.0, 8.0
BX0, BW, BY0, BY1 = -10.6, 5.2, 2.3, 6.0  # bays: first divider, pitch, open front, back wall


def hf(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    h = 0.03 * fbm(x, y, 0.9, 3, 5.0) + 0.012 * fbm(x, y, 3.0, 2, 6.0)
    for yy in (-1.2, 0.9):
        h -= 0.03 * math.exp(-(((y - yy) / 0.35) ** 2)) * sstep(-5, -2, x)
    b = y - 6.6 + 0.2 * n
    if b > 0:
        h += 0.8 * sstep(0, 1.2, b)
    f = -6.1 - y + 0.3 * n
    return h + (0.25 * sstep(0, 0.8, f) if f > 0 else 0.0)


def cf(x, y, z, s):
    n = fbm(x, y, 0.3, 3, 2.0)
    m = fbm(x, y, 1.3, 3, 7.0)
    c = mix(lin("lime_d"), lin("gravel"), 0.5 + 0.8 * n + 0.3 * m)
    c = mix(c, lin("lime"), 0.35 * sstep(0, 0.5, m))
    c = mix(c, lin("earth_l"), 0.35 * sstep(-0.1, 0.4, n))
    g = max(sstep(6.7, 7.0, y + 0.2 * n), sstep(-6.2, -6.5, y + 0.3 * n))
    return mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), g)


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.5, bscale=9, skirt=-1.9)
z = plinth(X0, X1, Y0, Y1, -1.9)
backdrop(z)

# bays
block_wall((BX0 - 0.4, BY1 + 0.1), (BX0 + 4 * BW + 0.4, BY1 + 0.1), 0, 3)
for i in range(5):
    block_wall((BX0 + i * BW, BY0), (BX0 + i * BW, BY1 - 0.32), 0, 3)
sand = mat("sandpile", "#d3b67f", rough=0.95, var=0.08, vscale=3, bump=0.5, bscale=26)
soil = mat("soilpile", "#4a3527", rough=1.0, var=0.2, vscale=4, bump=0.8, bscale=12)
stone = mat("stone", "#b9b2a4", rough=0.85, var=0.15, vscale=1.2, rand=0.18, bump=0.3, bscale=9)
grit = mat("grit", "#8d8f8f", rough=0.9, var=0.1, vscale=3, rand=0.2)
lump = mat("soilclod", "#4f3a2b", rough=1.0, rand=0.25)
bay = lambda i: (BX0 + i * BW + 0.41, BX0 + (i + 1) * BW - 0.41, BY0, BY1 - 0.32)
bay_pile(*bay(0), 0, 2.2, grit, grit, 7000, (0.07, 0.14), 3, 1.4)  # gravel 12/20
bay_pile(*bay(1), 0, 2.2, lump, soil, 1800, (0.05, 0.16), 2, 1.4)  # topsoil
bay_pile(*bay(2), 0, 2.2, sand, sand, 0, (0, 0), 4, 1.5)  # sand 0/4
bay_pile(*bay(3), 0, 2.0, stone, stone, 700, (0.36, 0.72), 5, 1.0)  # limestone for walls
colours = (grit, soil, sand, stone)
for i in range(4):  # coloured bay plates on the back wall
    x = BX0 + (i + 0.5) * BW
    box(x - 0.75, x + 0.75, BY1 - 0.36, BY1 - 0.3, 2.5, 3.05, "forest", 0.02)
    box(x - 0.62, x + 0.62, BY1 - 0.39, BY1 - 0.35, 2.6, 2.95, colours[i], 0.01)
    for s in (-0.6, 0.6):
        box(x + s - 0.04, x + s + 0.04, BY1 - 0.34, BY1 - 0.26, 2.2, 2.6, "graphite", 0.01)

# loader tips gravel into the truck (side loading, over the side wall, never over the cab)
tipper(loc=(-7.6, -1.0, 0.02), rz=radians(-90), load=grit)
wheel_loader(loc=(-3.35, 0.35, 0.02), rz=radians(180), pin_z=3.75, tilt=-18, load=grit)
r = random.Random(5)
for _ in range(260):
    t = r.random()
    rock(
        (-7.35 + r.gauss(0, 0.2) + 0.1 * t, 0.35 + r.uniform(-1.1, 1.1), 3.35 - 0.75 * t),
        r.uniform(0.03, 0.07),
        grit,
        r.randint(0, 4),
    )

weighbridge(0.1, 8.6, -4.9, -2.1)
cabin(10.0, -1.2, hf(10.0, -1.2), 0.0, 2.2, 1.9, 2.4)
fills = (stone, grit, sand, soil)
for i, (x, y) in enumerate([(-2.6, -5.2), (-1.55, -5.15), (-0.5, -5.25), (-2.55, -4.15), (-1.5, -4.1)]):
    big_bag(x, y, hf(x, y), r.uniform(-0.12, 0.12), fills[i % 4])
person(8.1, -1.35, hf(8.1, -1.35), radians(265))
for x, y in ((-4.2, -5.6), (0.0, -1.7), (10.6, -2.7), (10.5, -5.2)):
    cone(x, y, hf(x, y), 0.95)
plant(
    [
        ("pine", 0, 5.0, -11.2, 7.2),
        ("oak", 1, 3.8, -8.8, 7.3),
        ("pine", 1, 4.4, -6.4, 7.4),
        ("oak", 2, 3.5, -3.9, 7.3),
        ("pine", 2, 5.2, -1.4, 7.4),
        ("oak", 4, 3.8, 1.2, 7.3),
        ("birch", 1, 3.8, 3.6, 7.4),
        ("pine", 3, 4.8, 6.0, 7.4),
        ("oak", 5, 3.6, 8.4, 7.3),
        ("pine", 4, 5.0, 10.6, 7.2),
        ("shrub", 7, 0.6, 10.8, -6.5),
        ("shrub", 8, 0.6, -11.4, -6.5),
        ("shrub", 5, 0.6, 2.4, -6.6),
    ],
    hf,
)
meadow(
    4500,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: y + 0.2 * fbm(x, y, 0.3, 3, 2.0) > 6.85 or y + 0.3 * fbm(x, y, 0.3, 3, 2.0) < -6.35,
    hf,
)
pebbles(1500, (X0 + 0.2, X1 - 0.2, -6.1, 2.4), lambda x, y: True, hf, (0.02, 0.07), ("lime", "gravel"))
sky(sun_az=-58, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-66,
    el=26,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(-2, -2, 1.5),
    extra=[(-11.2, 7.2, 5.6), (10.6, 7.2, 5.6)],
)
render("suministros", (3, 2))
