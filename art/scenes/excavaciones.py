"""Foundation pit: stepped, battered back wall with its strata, shored left wall, ramp, excavator on a bench loading a tipper."""

import random
from math import pi, radians

from kit import (
    backdrop,
    box,
    bundle,
    cone,
    excavator,
    face_strata,
    fbm,
    fence,
    fit,
    footing,
    group,
    hand_rail,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plant,
    plinth,
    rebase_skirt,
    render,
    reset,
    rock,
    sky,
    soldier_wall,
    sstep,
    terrain,
    tipper,
    total_station,
    tube,
)

reset()
X0, X1, Y0, Y1 = -11.5, 10.5, -6.2, 7.4
TOP, BENCH = 3.7, 1.9  # street level / intermediate bench above the pit floor (z=0)
XS = -8.8  # shored wall (faces +x)


def ramp_z(x):
    return TOP * max(0.0, min(1.0, (x - 1.5) / 10.5)) * 0.92  # ramp climbs to the right along the back


def hf(x, y):
    n = fbm(x, y, 0.35, 3, 2.0)
    w = 0.25 * n
    back = sstep(3.0, 3.45, y + w) * BENCH + sstep(4.35, 4.8, y + w) * (
        TOP - BENCH
    )  # two battered lifts with a berm
    if x > 0.5:  # ramp cut into the batter
        k = sstep(0.8, 2.0, x)
        r = ramp_z(x)
        ramp = r * sstep(1.2, 1.55, y + 0.15 * n)
        up = max(ramp, (r + (TOP - r) * sstep(5.0, 5.6, y + w)) if y > 4.5 else ramp)
        back = back * (1 - k) + up * k
    left = TOP * sstep(XS + 0.02, XS - 0.08, x)
    b = (
        1.45 * sstep(-2.6, -3.2, x + 0.5 * n) * sstep(-3.6, -3.0, y + 0.3 * n)
    )  # bench still to be dug: the excavator stands on it
    h = max(back, left, b)
    return h + 0.05 * fbm(x, y, 0.9, 3, 5.0) * (h < TOP - 0.2) + 0.015 * fbm(x, y, 3.0, 2, 6.0)


def cf(x, y, z, s):
    n = fbm(x, y, 0.3, 3, 2.0)
    m = fbm(x, y, 1.3, 3, 7.0)
    c = mix(lin("earth_l"), lin("lime_d"), 0.35 + 0.6 * n + 0.3 * m)
    if z > 0.3:
        c = mix(c, lin("earth"), 0.5)
    if x > 1.5 and 1.3 < y < 5.2 and z > 0.1:
        c = mix(c, lin("lime"), 0.55)
    g = sstep(TOP - 0.25, TOP - 0.1, z) * max(sstep(5.9, 6.3, y + 0.3 * n), sstep(-9.7, -10.1, x + 0.3 * n))
    c = mix(c, mix(lin("earth"), lin("earth_l"), 0.5 + n), sstep(TOP - 0.3, TOP - 0.1, z))
    return mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), g)


T = terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.5, bscale=7, skirt=-1.5)
mask_attr(T, lambda x, y, z: 1.0)
lv = [
    (-9, "clay"),
    (0.35, "earth_l"),
    (0.9, "lime"),
    (1.75, "lime_d"),
    (2.35, "earth_l"),
    (2.75, "clay"),
    (3.05, "earth_d"),
    (3.45, "topsoil"),
]
face_strata(
    T.data.materials[0], 12.0, [c for _, c in lv], [0] + [(z + 0.56) / 12 for z, _ in lv[1:]], amount=0.92
)  # same beds on every cut face
rebase_skirt(TOP)
z = plinth(X0, X1, Y0, Y1, -1.5)
backdrop(z)

# shored side, footings already cast, profile boards
with group("shoring", (XS + 0.1, Y0 + 0.2, 0), rz=pi / 2):
    soldier_wall(9.0, TOP - 0.1, 1.28)
for x, y in ((1.2, -4.6), (4.4, -4.6), (7.6, -4.6)):
    footing(x, y, 0.0, 1.35, 0.45, 0.8)
wood = mat("board", "#b98a55", rough=0.8)
tube([(-0.6, -4.6, 0.62), (X1 - 0.5, -4.6, 0.62)], 0.008, "white")
for x in (-0.6, X1 - 0.5):
    for s in (-0.35, 0.35):
        box(x - 0.03, x + 0.03, -4.6 + s - 0.03, -4.6 + s + 0.03, -0.2, 0.7, wood, 0.005)
    box(x - 0.02, x + 0.02, -5.05, -4.15, 0.52, 0.66, wood, 0.005)

bundle(-4.0, -4.9, hf(-4, -4.9), radians(6))
bundle(-3.9, -5.6, hf(-3.9, -5.6), radians(3), 2.8)
excavator(loc=(-5.0, -0.5, 1.45), rz=radians(10), slew=radians(-14), target=(6.7, 2.75), phi=-58, bw=1.35)
tipper(loc=(4.6, -1.35, 0.02), rz=radians(4))
r = random.Random(6)
for _ in range(24):
    rock(
        (1.2 + r.gauss(0, 0.22), -0.9 + r.gauss(0, 0.3), 3.0 + r.random() * 1.1),
        r.uniform(0.03, 0.08),
        "earth",
        r.randint(0, 4),
    )

# street level: edge protection, fence, trees, surveyor
hand_rail([(XS - 0.45, Y0 + 0.3, TOP), (XS - 0.45, 5.3, TOP), (0.6, 5.3, TOP)])
fence((X0 + 0.3, 6.1), (X1 - 0.4, 6.1), TOP)
total_station(XS - 1.0, -3.6, TOP)
person(XS - 1.75, -3.7, TOP, 0.0)
plant(
    [
        ("oak", 1, 3.6, -10.2, 6.9),
        ("pine", 0, 5.2, -7.6, 6.9),
        ("oak", 2, 3.4, -5.0, 6.9),
        ("pine", 1, 4.4, -2.6, 6.95),
        ("oak", 4, 3.8, 0.4, 6.9),
        ("birch", 1, 3.9, 3.2, 6.9),
        ("pine", 2, 5.0, 6.0, 6.9),
        ("oak", 5, 3.5, 8.8, 6.9),
        ("shrub", 5, 0.8, -10.8, 3.9),
        ("shrub", 7, 0.7, -10.9, -5.5),
        ("shrub", 8, 0.8, -10.6, 0.6),
    ],
    hf,
)
grass = lambda x, y: hf(x, y) > TOP - 0.15 and (
    y + 0.3 * fbm(x, y, 0.3, 3, 2.0) > 6.2 or x + 0.3 * fbm(x, y, 0.3, 3, 2.0) < -10.05
)
meadow(7000, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), grass, hf)
pebbles(900, (X0 + 0.2, X1 - 0.2, Y0 + 0.2, 4.6), lambda x, y: True, hf, (0.03, 0.10))
for x, y, s in (
    (-2.0, -3.6, 0.35),
    (-1.5, -3.1, 0.24),
    (-2.2, 2.2, 0.4),
    (-1.4, 2.5, 0.26),
    (-7.0, -5.2, 0.3),
):
    rock((x, y, hf(x, y) + s * 0.3), s, "lime", r.randint(0, 4))
person(9.5, -5.3, hf(9.5, -5.3), radians(160))
for x, y in ((9.9, 0.5), (-0.4, -3.0), (9.9, -3.2)):
    cone(x, y, hf(x, y), 0.95)
sky(sun_az=-52, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-62,
    el=26,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(0, -2, 1.5),
    extra=[(-7.6, 6.9, 9.0), (6, 6.9, 8.8)],
)
render("excavaciones", (3, 2))
