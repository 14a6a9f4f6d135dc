import random
from math import radians

import bpy

from kit import (
    M,
    backdrop,
    box,
    cone,
    cyl,
    fbm,
    fit,
    lin,
    mat,
    mix,
    person,
    plinth,
    render,
    reset,
    rock_mesh,
    roller,
    scatter,
    sky,
    sstep,
    terrain,
    tree,
    tube,
    tuft,
)

reset()
X0, X1, Y0, Y1 = -7.0, 7.4, -4.6, 5.2
W = 2.7


def hf(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    d = abs(y + 0.2)
    h = 0.0
    h -= 0.28 * sstep(W + 0.35, W + 0.75, d) - 0.06 * sstep(W + 0.9, W + 1.6, d)
    b = y - 3.4 + 0.3 * n
    if b > 0:
        h += 1.3 * sstep(0, 2.2, b)
    loose = sstep(0.6, 1.6, x + 0.12 * n + 0.0 * y) * sstep(W + 0.1, W - 0.2, d)
    h += loose * (0.10 + 0.05 * fbm(x, y, 1.6, 3, 8.0))
    if d > W + 0.5:
        h += 0.04 * fbm(x, y, 1.4, 3, 4.0)
    return h + 0.008 * fbm(x, y, 3.0, 2, 6.0)


def cf(x, y, z, s):
    n = fbm(x, y, 0.3, 3, 2.0)
    m = fbm(x, y, 1.6, 3, 7.0)
    d = abs(y + 0.2)
    smooth = mix(lin("lime"), lin("lime_d"), 0.55 + 0.5 * n)
    loose = mix(lin("earth"), lin("earth_d"), 0.4 + 0.7 * m)
    c = mix(smooth, loose, sstep(0.6, 1.5, x + 0.12 * n))
    c = mix(c, mix(lin("earth"), lin("earth_l"), 0.5 + n), sstep(W + 0.1, W + 0.4, d))
    g = max(sstep(3.5, 4.0, y + 0.4 * n), sstep(-3.9, -4.2, y + 0.3 * n))
    return mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), g)


terrain(X0, X1, Y0, Y1, 0.09, hf, cf, bump=0.5, bscale=9, skirt=-1.9)
z = plinth(X0, X1, Y0, Y1, -1.9)
backdrop(z)
r = random.Random(3)
roller(loc=(-0.6, -0.2, 0.0), rz=0)
# kerbs on the finished side, pipe stack, stakes, loose stones ahead of the drum
for i in range(7):
    box(X0 + 0.02 + i * 1.0, X0 + 1.0 + i * 1.0, W + 0.0, W + 0.2, -0.1, 0.16, "concrete", 0.02)
it = [[] for _ in range(3)]
st = []
for k in range(3):
    me = rock_mesh(80 + k, 1, 4)
    o = bpy.data.objects.new("g", me)
    me.materials.append(M("earth_d" if k == 0 else "gravel"))
    bpy.context.scene.collection.objects.link(o)
    st.append(o)
for _ in range(1500):
    x = r.uniform(1.6, X1 - 0.1)
    y = -0.2 + r.uniform(-W + 0.15, W - 0.15)
    it[r.randint(0, 2)].append(
        ((x, y, hf(x, y)), r.uniform(0.03, 0.09), r.random() * 6, (r.gauss(0, 0.5), r.gauss(0, 0.5), 1))
    )
for o, i in zip(st, it):
    scatter(o, i)
pv = mat("pipe", "#c46a35", rough=0.45)
for j in range(3):
    for i in range(4 - j):
        (
            cyl(
                0.2,
                (3.6, -4.05 + 0.41 * i + 0.205 * j - 0.25 + 0.3, 0.0 + 0.14 + 0.355 * j - 0.1),
                (6.8, -4.05 + 0.41 * i + 0.205 * j - 0.25 + 0.3, 0.14 + 0.355 * j - 0.1),
                pv,
                0.02,
                28,
            )
            if False
            else None
        )
for x in (-6.4, -3.2, 0, 3.2, 6.4):
    tube([(x, -3.35, -0.3), (x, -3.35, 0.75)], 0.025, mat("stake", "#d9a066", rough=0.8))
    box(x - 0.03, x + 0.03, -3.38, -3.32, 0.6, 0.75, "orange", 0.004)
tube([(X0 + 0.8, -3.35, 0.5), (X1 - 0.8, -3.35, 0.5)], 0.008, "white")
person(4.6, -2.3, hf(4.6, -2.3), radians(165))
for x in (-6.2, -2.4, 1.6, 5.6):
    cone(x, 3.15, hf(x, 3.15), 0.9)
tu = [tuft(i, 16, 0.26, 0.2, "meadow" if i else "meadow_l") for i in range(3)]
ti = [[], [], []]
for _ in range(5000):
    x = r.uniform(X0 + 0.1, X1 - 0.1)
    y = r.uniform(Y0 + 0.1, Y1 - 0.1)
    n = fbm(x, y, 0.3, 3, 2.0)
    if y + 0.4 * n > 3.75 or y + 0.3 * n < -4.05:
        ti[r.randint(0, 2)].append(((x, y, hf(x, y) - 0.02), r.uniform(0.6, 1.3), r.random() * 6, None))
for o, i in zip(tu, ti):
    scatter(o, i)
for k_, s, h, x, y in [
    ("oak", 1, 3.4, -5.9, 4.4),
    ("birch", 1, 3.8, -3.9, 4.6),
    ("oak", 2, 3.0, -1.9, 4.7),
    ("pine", 0, 4.6, 1.6, 4.7),
    ("pine", 1, 3.8, 3.1, 4.9),
    ("oak", 4, 3.4, 4.9, 4.5),
    ("pine", 2, 4.6, 6.6, 4.5),
    ("shrub", 5, 0.8, 0, 4.3),
    ("shrub", 7, 0.5, 6.7, -4.3),
]:
    o = tree(k_, s, h, 1.1)
    o.location = (x, y, hf(x, y) - 0.1)
    o.rotation_euler = (0, 0, s * 1.7)
sky(sun_az=-52, sun_el=40, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-56,
    el=24,
    lens=75,
    aspect=1.5,
    margin=0.045,
    fstop=1.4,
    focus=(1, -1.5, 1),
    extra=[(-5, 4.6, 5.2), (6.6, 4.6, 5.8)],
)
render("firmes", (3, 2))
