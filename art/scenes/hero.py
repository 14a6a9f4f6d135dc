import math
import random
from math import radians

import bpy
from mathutils import Vector, noise

from kit import (
    M,
    camera,
    cone,
    excavator,
    face_strata,
    fbm,
    lin,
    mask_attr,
    mix,
    person,
    render,
    reset,
    rock,
    rock_mesh,
    scatter,
    sky,
    sstep,
    terrain,
    tipper,
    tree,
    tuft,
)

reset()
TH = 2.7


def hf(x, y):
    n = fbm(x, y, 0.06, 3, 1.0)
    u = (x * 0.42 + y * 0.9) - 13.5 + 3.0 * n
    if u > 0:
        u += 0.18 * (
            noise.cell(Vector((x * 0.45 + 0.3 * n, 3.1, math.floor(u * 0.46 / TH) * 5.0))) - 0.5
        ) + 0.12 * (noise.cell(Vector((x * 1.3, 7.1, math.floor(u * 0.46 / TH) * 3.0))) - 0.5)
    h = 0.0
    if u > 0:
        g = u * 0.46
        k = math.floor(g / TH)
        fr = g / TH - k
        h = TH * (k + sstep(0.72, 0.99, fr) + 0.05 * fr)
        nat = u * 0.46
        h = h + (nat - h) * sstep(8.2, 13.0, nat)  # terraces melt into the natural hill
        h = min(h, 13 + 0.15 * max(0, nat - 13))
    # excavator bench
    b = (
        1.75
        * sstep(9.3, 10.6, x + 0.35 * fbm(x, y, 0.5, 2, 4.0))
        * sstep(-5.2, -3.8, y + 0.3 * fbm(x, y, 0.5, 2, 9.0))
    )
    h = max(h, b)
    d = (y - 13) - 0.75 * (x + 7)
    h -= 11 * sstep(0, 46, d)
    r = 0.09 * fbm(x, y, 0.5, 4, 3.0) + 0.035 * fbm(x, y, 2.2, 3, 5.0)
    # wheel ruts on the haul road
    c = -2.2 + 0.012 * (x - 4) ** 2 * (-1)
    yy = y - c
    if x < 9:
        r -= (
            0.07
            * (math.exp(-(((yy - 1.0) / 0.32) ** 2)) + math.exp(-(((yy + 1.0) / 0.32) ** 2)))
            * (0.6 + 0.4 * fbm(x, y, 0.4, 2))
        )
    return h + r


def cf(x, y, z, s):
    n = fbm(x, y, 0.12, 4, 2.0)
    m = fbm(x, y, 0.7, 3, 8.0)
    c = mix(lin("earth_l"), lin("earth"), 0.5 + 0.9 * n)
    c = mix(c, lin("lime"), sstep(0.1, 0.6, m) * 0.25)
    q = -2.2 - 0.012 * (x - 4) ** 2
    c = mix(c, lin("lime"), 0.42 * math.exp(-(((y - q) / 2.6) ** 2)))
    if s > 0.42:
        zz = z + 0.5 * fbm(x, y, 0.15, 2, 6.0)
        band = (zz * 0.9) % 2.7
        f = (
            lin("clay")
            if band < 0.8
            else lin("earth_l") if band < 1.5 else lin("earth") if band < 2.1 else lin("lime_d")
        )
        c = mix(c, mix(f, lin("earth"), 0.25), sstep(0.42, 0.8, s))
    d = (y - 13) - 0.75 * (x + 7)
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3.0 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    g = max(sstep(7.6, 9.6, nat + 1.2 * n), sstep(1.0, 5.0, d + 4 * n))
    if s < 0.3 and nat > 2:
        g = max(g, 0.55 * sstep(0.1, 0.5, m + n))
    gr = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(c, gr, g)


T = terrain(-70, 62, -30, 100, 0.24, hf, cf, bump=0.9, bscale=6.0, var=0.2)


def gm(x, y, z):
    n = fbm(x, y, 0.12, 4, 2.0)
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3.0 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    d = (y - 13) - 0.75 * (x + 7)
    return 1 - max(sstep(7.4, 8.6, nat + 1.0 * n), sstep(0.0, 3.0, d + 4 * n))


mask_attr(T, gm)
face_strata(T.data.materials[0])


# far hills
def hh(x, y):
    a = (y - 70) / 730
    h = -14 + 10 * a
    h += (
        46
        * max(0, 0.36 + 0.9 * fbm(x, y, 0.0042, 4, 21.0))
        * sstep(110, 360, y)
        * (0.45 + 0.55 * sstep(-260, 40, x))
    )
    h += 40 * sstep(60, 420, x + 0.2 * y - 60) * sstep(80, 300, y) * (0.8 + 0.5 * fbm(x, y, 0.006, 3, 3.0))
    h += 95 * sstep(430, 800, y) * (0.45 + 0.8 * fbm(x, y, 0.003, 3, 31.0))
    return h


def forest(x, y):
    return fbm(x, y, 0.012, 3, 40.0)


def hc(x, y, z, s):
    n = fbm(x, y, 0.02, 3, 5.0)
    c = mix(lin("meadow"), lin("meadow_l"), 0.5 + 1.2 * n)
    c = mix(c, lin("meadow_d"), sstep(0.1, 0.5, fbm(x, y, 0.03, 3, 9.0)))
    return mix(c, lin("pine_l"), sstep(0.0, 0.12, forest(x, y)))


terrain(-620, 620, 70, 860, 7.0, hh, hc, name="far", bump=0, var=0.1)
pines = [tree("pine", i, 11, 0.35) for i in range(3)]
oaks = [tree("oak", i + 1, 8, 0.45) for i in range(3)]
np_ = [tree("pine", i + 6, 11, 1.3) for i in range(3)] + [tree("oak", i + 7, 8, 1.5) for i in range(3)]
ni = [[] for _ in range(6)]
it = [[] for _ in range(6)]
r = random.Random(4)
n = 0
while n < 9000:
    y = 95 + 640 * r.random() ** 1.4
    x = r.uniform(-0.62 * y - 60, 0.62 * y + 60)
    f = forest(x, y)
    if f > 0.03:
        it[r.randint(0, 2)].append(((x, y, hh(x, y) - 0.4), r.uniform(0.7, 1.35), r.random() * 6, None))
        n += 1
    elif f > -0.12 and r.random() < 0.05 or r.random() < 0.012:
        it[3 + r.randint(0, 2)].append(((x, y, hh(x, y) - 0.3), r.uniform(0.6, 1.2), r.random() * 6, None))
        n += 1
# near trees: hill top right + valley edge
n = 0
while n < 330:
    x = r.uniform(-60, 60)
    y = r.uniform(10, 95)
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    d = (y - 13) - 0.75 * (x + 7)
    if nat > 10.5 + 2 * fbm(x, y, 0.08, 2, 7.0) and d < -6:
        if fbm(x, y, 0.05, 2, 15.0) > -0.12:
            ni[r.choice([0, 1, 2, 0, 1, 2, 3, 4])].append(
                ((x, y, hf(x, y) - 0.2), r.uniform(0.55, 0.95), r.random() * 6, None)
            )
        n += 1
    elif d > 24 and r.random() < 0.25 and fbm(x, y, 0.04, 2, 18.0) > 0.1:
        ni[3 + r.randint(0, 2)].append(((x, y, hf(x, y) - 0.2), r.uniform(0.4, 0.85), r.random() * 6, None))
        n += 1
    elif r.random() < 0.01:
        n += 1
for o, i in zip(pines + oaks + np_, it + ni):
    scatter(o, i)
sh = [tree("shrub", i, 1.0, 0.5) for i in range(3)]
si = [[], [], []]
for _ in range(700):
    x = r.uniform(-34, 40)
    y = r.uniform(2, 52)
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    d = (y - 13) - 0.75 * (x + 7)
    if (nat > 9.0 or d > 4.5) and fbm(x, y, 0.15, 2, 51.0) > 0.12:
        si[r.randint(0, 2)].append(((x, y, hf(x, y) - 0.08), r.uniform(0.5, 1.5), r.random() * 6, None))
for o, i in zip(sh, si):
    scatter(o, i)
pb = []
pi_ = [[], [], []]
for k in range(3):
    me = rock_mesh(80 + k, 1, 4)
    o = bpy.data.objects.new("g", me)
    me.materials.append(M(["earth_d", "lime", "gravel"][k]))
    bpy.context.scene.collection.objects.link(o)
    pb.append(o)
for _ in range(9000):
    x = r.uniform(-24, 30)
    y = -29 + 50 * r.random() ** 1.3
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    if nat > 7.0 or (y - 13) - 0.75 * (x + 7) > 0 or fbm(x, y, 0.3, 2, 61.0) < -0.15:
        continue
    pi_[r.choice([0, 0, 1, 2])].append(
        ((x, y, hf(x, y)), r.uniform(0.02, 0.07), r.random() * 6, (r.gauss(0, 0.5), r.gauss(0, 0.5), 1))
    )
for o, i in zip(pb, pi_):
    scatter(o, i)
# tufts on green parts and benches
tu = [tuft(i, 14, 0.34, 0.28, "meadow" if i else "meadow_l") for i in range(3)]
ti = [[], [], []]
for _ in range(30000):
    x = r.uniform(-34, 40)
    y = r.uniform(2, 50)
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    d = (y - 13) - 0.75 * (x + 7)
    if nat > 8.6 or d > 3.5:
        ti[r.randint(0, 2)].append(((x, y, hf(x, y)), r.uniform(0.6, 1.3), r.random() * 6, None))
for o, i in zip(tu, ti):
    scatter(o, i)
# stones
for _ in range(150):
    x = r.uniform(-14, 30)
    y = r.uniform(-12, 16)
    s = r.choice([0.06, 0.09, 0.13, 0.2, 0.3]) if x > 5 else r.choice([0.05, 0.07, 0.1])
    if -6 < y < 1 and x < 9.5:
        continue
    rock((x, y, hf(x, y) + s * 0.2), s, "lime", r.randint(0, 4))
for x, y, s in (
    (9.2, -5.4, 0.55),
    (10.1, -5.9, 0.4),
    (8.6, -6.1, 0.3),
    (19.5, -4.6, 0.6),
    (20.6, -4.9, 0.45),
):
    rock((x, y, hf(x, y) + s * 0.25), s, "lime", r.randint(0, 4))
for _ in range(420):
    x = r.uniform(-12, 32)
    y = r.uniform(-16, 26)
    nat = ((x * 0.42 + y * 0.9) - 13.5 + 3 * fbm(x, y, 0.06, 3, 1.0)) * 0.46
    if nat > 7.5 or (y - 13) - 0.75 * (x + 7) > 0:
        continue
    s = r.uniform(0.03, 0.10)
    rock((x, y, hf(x, y) + s * 0.2), s, r.choice(["earth", "earth", "lime"]), r.randint(0, 4))
# machines
tipper(loc=(4.2, -1.7, 0.0), rz=radians(187))
excavator(loc=(14.3, 0.1, 1.72), rz=radians(168), slew=radians(23.5), target=(6.9, 3.0), phi=-64, bw=1.35)
# clods falling
for _ in range(26):
    rock(
        (7.2 + r.gauss(0, 0.25), -1.35 + r.gauss(0, 0.35), 3.2 + r.random() * 1.2),
        r.uniform(0.03, 0.09),
        "earth",
        r.randint(0, 4),
    )
person(10.9, -7.6, hf(10.9, -7.6), radians(120))
for x, y in ((8.6, -7.4), (12.9, -7.4)):
    cone(x, y, hf(x, y), 1.0)
sky(sun_az=-142, sun_el=29, sun=4.6, ang=1.8, amb=0.95, top="#7fabc9", hor="#eef2ea", camgain=1.35)
camera((-1.2, -35.5, 6.6), (3.4, 4, 5.0), 43, fstop=2.0, focus=(6, -1, 2))
render("hero", (16, 9), ground=(0, 0, 0.2), mist=(55, 1150))
