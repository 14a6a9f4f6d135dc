"""Low-loader with an excavator on a country road curve between green banks."""

import math
import random
from math import cos, hypot, radians, sin, sqrt

from kit import (
    backdrop,
    chain,
    dashes,
    excavator,
    fbm,
    field_fence,
    fit,
    group,
    guard_rail,
    lin,
    low_loader,
    mat,
    meadow,
    mesh,
    mix,
    ob,
    pebbles,
    plant,
    plinth,
    render,
    reset,
    ribbon,
    rock,
    sheep,
    sky,
    sstep,
    terrain,
    tractor_unit,
)

reset()
X0, X1, Y0, Y1 = -12.6, 9.4, -6.7, 6.6
R, YC, W = 30.0, 29.0, 3.7  # road axis: circle of radius R around (0,YC); half width W


def pos(t, d=0.0):
    return ((R - d) * sin(t), YC - (R - d) * cos(t))  # t = heading angle, d = offset to the left


def off(x, y):
    return R - hypot(x, y - YC)


def hf(x, y):
    d = off(x, y)
    n = fbm(x, y, 0.3, 3, 2.0)
    h = 0.0
    h -= 0.32 * math.exp(-(((d - W - 1.0) / 0.45) ** 2))  # side ditch on the cutting side
    b = d - W - 1.5 + 0.4 * n
    if b > 0:
        h += 2.9 * sstep(0, 4.6, b) * (1 - 0.22 * sstep(-2, 9, x)) + 0.3 * n * sstep(0, 2, b)
    f = -d - W - 0.7 + 0.3 * n
    if f > 0:
        h -= 0.75 * sstep(0, 2.2, f) - 0.05 * n
    return h + (0.03 * fbm(x, y, 1.5, 3, 4.0) if abs(d) > W + 0.3 else 0.0)


def cf(x, y, z, s):
    d = off(x, y)
    n = fbm(x, y, 0.4, 3, 2.0)
    a = abs(d)
    c = mix(lin("lime"), lin("lime_d"), 0.5 + 0.8 * n)  # gravel verge
    return mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), sstep(W + 0.55, W + 0.85, a + 0.12 * n))


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.45, bscale=9, skirt=-2.4)
z = plinth(X0, X1, Y0, Y1, -2.4)
backdrop(z)

# carriageway clipped to the block: asphalt as a fine grid strip, then the paint
nx = 220
v = []
f = []
for i in range(nx + 1):
    x = X0 + 0.005 + (X1 - X0 - 0.01) * i / nx
    for d in (-W, W):
        rr = R - d
        v.append((x, YC - sqrt(rr * rr - x * x), 0.035))
for i in range(nx):
    f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
ob(mesh(v, f), "asphalt", 0)
paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)


def line(d):
    return [
        (x, YC - sqrt((R - d) ** 2 - x * x), 0.04)
        for x in [X0 + 0.06 + (X1 - X0 - 0.12) * i / 120 for i in range(121)]
    ]


for d in (-W + 0.28, W - 0.28):
    ribbon(line(d), -0.06, 0.06, paint)
dashes(line(0.0), 0.0, paint, 2.0, 2.6)

# the convoy: king pin at heading t, in the right-hand lane
t = radians(2.2)
D = -1.85
kp = (*pos(t, D), 0.03)
tractor_unit(kp, t + 3.4 / 2 / R)
hd = t - math.asin(10.1 / (2 * R))
low_loader(kp, hd)
with group("load", kp, rz=hd):
    excavator(loc=(-9.0, 0, 0.92), k=0.9, target=(4.75, 1.05), phi=-62, fill=False, bw=1.3)
    for s in (-1, 1):
        chain((-7.2, s * 1.28, 0.9), (-7.7, s * 1.05, 1.3))
        chain((-10.9, s * 1.28, 0.9), (-10.4, s * 1.05, 1.3))


# roadside
rail = [
    (x, YC - sqrt((R + W + 0.5) ** 2 - x * x), 0.0)
    for x in [X1 - 0.1 - 0.4 * i for i in range(int((X1 - X0) / 0.4))]
]
guard_rail(rail)
field_fence([(X0 + 0.4, -4.7), (-8, -6.2)], hf)
field_fence([(X1 - 0.3, -5.5), (5.2, -6.4)], hf)
plant(
    [
        ("pine", 0, 5.4, -11.6, 5.5),
        ("pine", 1, 4.6, -9.9, 5.9),
        ("oak", 1, 4.2, -7.7, 5.6),
        ("pine", 2, 5.6, -5.3, 5.8),
        ("oak", 2, 3.9, -2.9, 5.6),
        ("oak", 4, 4.4, -0.3, 5.7),
        ("pine", 4, 5.2, 2.4, 5.9),
        ("birch", 1, 4.2, 4.4, 5.8),
        ("oak", 5, 3.8, 6.6, 5.9),
        ("pine", 3, 4.8, 8.6, 5.8),
        ("shrub", 1, 1.0, -4.2, 4.8),
        ("shrub", 2, 0.9, 1.0, 4.8),
        ("shrub", 3, 1.0, -9.2, 4.7),
        ("shrub", 7, 0.7, 7.0, -5.9),
        ("shrub", 8, 0.7, -11.9, -5.9),
        ("shrub", 9, 0.8, 2.0, -6.3),
    ],
    hf,
)
for x, y, a in ((-10.9, -5.6, 20), (-9.6, -5.3, 200), (7.6, -5.1, 70), (-1.2, 4.6, 250), (6.6, 4.5, 190)):
    sheep(x, y, hf(x, y), radians(a), 0.85)
green = lambda x, y: abs(off(x, y)) + 0.12 * fbm(x, y, 0.4, 3, 2.0) > W + 0.8
meadow(11000, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), green, hf)
pebbles(
    600,
    (X0 + 0.2, X1 - 0.2, Y0 + 0.2, Y1 - 0.2),
    lambda x, y: W + 0.05 < abs(off(x, y)) < W + 0.7,
    hf,
    (0.02, 0.05),
    ("lime", "gravel"),
)
r = random.Random(3)
for x, y, s in ((8.6, 4.3, 0.4), (8.0, 4.6, 0.26), (-1.2, -6.3, 0.3)):
    rock((x, y, hf(x, y) + s * 0.3), s, "lime", r.randint(0, 4))
sky(sun_az=-58, sun_el=40, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-62,
    el=24,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(0, -2, 1.5),
    extra=[(-11.6, 5.5, 7.0), (8.6, 5.8, 6.4)],
    drop=-0.06,
)
render("transporte", (3, 2))
