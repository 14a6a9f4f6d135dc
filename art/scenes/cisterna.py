import math
import random
from math import radians

from kit import (
    backdrop,
    cone,
    fbm,
    fit,
    lin,
    mix,
    person,
    plinth,
    render,
    reset,
    rock,
    scatter,
    sky,
    sstep,
    tanker,
    terrain,
    tree,
    tuft,
)

reset()
X0, X1, Y0, Y1 = -7.8, 7.0, -4.8, 5.2


def road(x):
    return -0.9 + 0.0 * x


def hf(x, y):
    d = abs(y - road(x))
    h = 0.0
    h -= 0.05 * sstep(2.6, 3.2, d) - 0.0
    n = fbm(x, y, 0.3, 3, 2.0)
    back = y - 2.3 + 0.5 * n
    if back > 0:
        h += 2.3 * sstep(0, 4.2, back) * (1 - 0.25 * sstep(2, 11, x)) + 0.25 * n * sstep(0, 2, back)
    fr = -4.1 - y + 0.3 * n
    if fr > 0:
        h += 0.35 * sstep(0, 1.4, fr)
    h += 0.03 * fbm(x, y, 1.5, 3, 4.0) * sstep(2.4, 3.2, d) + 0.008 * fbm(x, y, 3, 2, 6.0)
    yy = y - road(x)
    h -= 0.035 * (math.exp(-(((yy - 1.05) / 0.3) ** 2)) + math.exp(-(((yy + 1.05) / 0.3) ** 2)))
    return h


def cf(x, y, z, s):
    d = abs(y - road(x))
    n = fbm(x, y, 0.4, 3, 2.0)
    m = fbm(x, y, 1.4, 3, 7.0)
    c = mix(lin("lime"), lin("lime_d"), 0.45 + 0.7 * n + 0.3 * m)
    yy = y - road(x)
    c = mix(
        c,
        lin("lime_d"),
        0.35 * (math.exp(-(((yy - 1.05) / 0.4) ** 2)) + math.exp(-(((yy + 1.05) / 0.4) ** 2))),
    )
    if d < 2.9:
        wet = sstep(-3.6, -5.2, x) * sstep(2.3, 1.5, d + 0.4 * n)
        c = mix(c, tuple(v * 0.36 for v in lin("earth")), wet * 0.85)
    e = mix(lin("earth"), lin("earth_l"), 0.5 + n)
    c = mix(c, e, sstep(2.5, 3.0, d + 0.25 * n))
    g = max(sstep(2.6, 3.3, y + 0.7 * n), sstep(-4.0, -4.4, y + 0.4 * n))
    gr = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    return mix(c, gr, g)


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.45, bscale=9, skirt=-1.9)
z = plinth(X0, X1, Y0, Y1, -1.9)
backdrop(z)
tanker(loc=(1.3, road(0), 0.0), rz=0)
r = random.Random(3)
tu = [tuft(i, 16, 0.26, 0.2, "meadow" if i else "meadow_l") for i in range(3)]
ti = [[], [], []]
for _ in range(5200):
    x = r.uniform(X0 + 0.1, X1 - 0.1)
    y = r.uniform(Y0 + 0.1, Y1 - 0.1)
    n = fbm(x, y, 0.4, 3, 2.0)
    if y + 0.7 * n > 3.0 or y + 0.4 * n < -4.25:
        ti[r.randint(0, 2)].append(((x, y, hf(x, y) - 0.02), r.uniform(0.6, 1.35), r.random() * 6, None))
for o, i in zip(tu, ti):
    scatter(o, i)
P = [
    ("pine", 0, 4.8, -6.9, 4.2),
    ("pine", 1, 3.9, -5.5, 4.6),
    ("pine", 2, 5.4, -4.1, 4.2),
    ("oak", 1, 3.7, -1.7, 4.3),
    ("oak", 2, 3.2, 0.7, 4.5),
    ("oak", 4, 3.8, 3.0, 4.2),
    ("pine", 4, 4.6, 5.0, 4.4),
    ("pine", 3, 3.8, 6.2, 4.5),
    ("shrub", 1, 0.9, 1.9, 3.9),
    ("shrub", 2, 0.8, -2.9, 3.8),
    ("shrub", 5, 0.8, -6.3, 3.7),
    ("shrub", 7, 0.5, 6.3, -4.5),
    ("shrub", 8, 0.5, -7.2, -4.5),
]
for k, s, h, x, y in P:
    o = tree(k, s, h, 1.2)
    o.location = (x, y, hf(x, y) - 0.1)
    o.rotation_euler = (0, 0, s * 1.3)
for _ in range(120):
    x = r.uniform(X0 + 0.3, X1 - 0.3)
    y = r.choice([r.uniform(2.1, 3.3), r.uniform(-4.2, -3.5)])
    s = r.choice([0.05, 0.07, 0.1, 0.16])
    rock((x, y, hf(x, y) + s * 0.2), s, "lime", r.randint(0, 4))
for x, y, s in ((-7.0, 2.6, 0.45), (-6.3, 2.8, 0.3), (5.9, 2.7, 0.42), (6.5, 2.4, 0.28)):
    rock((x, y, hf(x, y) + s * 0.3), s, "lime", r.randint(0, 4))
for x in (-6.6, -4.2, -1.8, 0.6, 3.0):
    cone(x, -3.75, hf(x, -3.75), 0.95)
person(5.9, -3.2, hf(5.9, -3.2), radians(150))
sky(sun_az=-62, sun_el=40, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-60,
    el=24,
    lens=75,
    aspect=1.5,
    margin=0.045,
    fstop=1.4,
    focus=(2, -2, 1.5),
    extra=[(-4.1, 4.2, 6.9), (5, 4.4, 6.2)],
)
render("cisterna", (3, 2))
