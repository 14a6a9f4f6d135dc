import random
from math import radians

from kit import (
    backdrop,
    box,
    cone,
    excavator,
    fbm,
    fit,
    lin,
    mat,
    mix,
    person,
    plinth,
    prism,
    render,
    reset,
    rock,
    scatter,
    sky,
    soil_heap,
    sstep,
    terrain,
    tree,
    tube,
    tuft,
)

reset()
X0, X1, Y0, Y1 = -9, 10, -6.0, 6.4


def hf(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    return (
        0.05 * fbm(x, y, 0.9, 3, 5.0)
        + 0.015 * fbm(x, y, 3.0, 2, 6.0)
        + (0.25 * sstep(-4.6, -5.2, y + 0.3 * n))
    )


def cf(x, y, z, s):
    n = fbm(x, y, 0.3, 3, 2.0)
    m = fbm(x, y, 1.3, 3, 7.0)
    c = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m)
    c = mix(c, lin("lime_d"), 0.5 * sstep(-0.1, 0.4, m))
    return mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), sstep(-4.7, -5.1, y + 0.4 * n))


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.5, bscale=8, skirt=-1.9)
z = plinth(X0, X1, Y0, Y1, -1.9)
backdrop(z)
r = random.Random(8)
# half demolished building, 3 floors, cut away on the +x side
brick = mat("brick", "#a5694c", rough=0.85, var=0.15, vscale=4, bump=0.2, bscale=14)
plaster = mat("plaster", "#b9a98c", rough=0.9, var=0.08, vscale=1.0, bump=0.15, bscale=10)
int1 = mat("int1", "#8fa79a", rough=0.9)
int2 = mat("int2", "#c9ad7c", rough=0.9)
conc = "concrete"
bx0, bx1, by0, by1 = -8.0, 0.6, -0.6, 5.4
fh = 2.9


def rough_edge(f):  # jagged x limit per floor
    return bx1 - [0, 1.6, 3.4, 4.6][f]


for f in range(3):
    xe = rough_edge(f)
    z0 = f * fh
    # slab with jagged edge
    nxt = rough_edge(f + 1) if f < 3 else xe
    for zz, xs in ((z0 + fh - 0.22, rough_edge(f)),):
        pr = [(bx0, by0), (xs - 0.2, by0)]
        yy = by0
        while yy < by1 - 0.3:
            pr.append((xs + r.uniform(-0.45, 0.45), yy + 0.12))
            yy += r.uniform(0.3, 0.6)
        pr += [(xs - 0.1, by1), (bx0, by1)]
        prism(pr, zz, zz + 0.22, conc, 0.015, axis="z")
        # rebar out of slab
        for k in range(13):
            y = by0 + 0.3 + k * 0.44
            L = r.uniform(0.4, 1.1)
            x = xs - 0.35
            tube(
                [
                    (x, y, zz + 0.1),
                    (xs + 0.3, y, zz + 0.1),
                    (xs + 0.3 + L * 0.5, y + r.uniform(-0.1, 0.1), zz + 0.1 - r.uniform(0.05, 0.25)),
                    (xs + 0.3 + L, y + r.uniform(-0.2, 0.2), zz + 0.1 - r.uniform(0.2, 0.7)),
                ],
                0.014,
                mat("rebar", "#6b3f2a", rough=0.7, metal=0.4),
                smooth=True,
            )

    # front wall with windows as panels around openings
    def wall(xa, xb, za, zb, y0, y1, m):
        if xb - xa > 0.02 and zb - za > 0.02:
            box(xa, xb, y0, y1, za, zb, m, 0.012)

    n = 0
    x = bx0
    t = 0.28
    while x < xe - 0.05:
        w = min(2.15, xe - x)
        a, b = x + 0.5, x + 1.6
        if w > 1.9:
            wall(x, a, z0, z0 + fh - 0.22, by0, by0 + t, plaster)
            wall(b, x + w, z0, z0 + fh - 0.22, by0, by0 + t, plaster)
            lo = z0 + (0.95 if not (f == 0 and n == 1) else 0.0)
            wall(a, b, z0, lo, by0, by0 + t, plaster)
            wall(a, b, z0 + 2.2, z0 + fh - 0.22, by0, by0 + t, plaster)
            (
                box(a - 0.08, b + 0.08, by0 - 0.07, by0 + 0.05, lo - 0.09, lo, "concrete", 0.015)
                if lo > z0
                else None
            )
            fr = mat("frame", "#35503f", rough=0.5)
            for u in (a + 0.04, (a + b) / 2, b - 0.04):
                box(u - 0.03, u + 0.03, by0 + 0.1, by0 + 0.17, lo, z0 + 2.2, fr, 0.008)
            for u in (lo + 0.04, z0 + 2.16):
                box(a, b, by0 + 0.1, by0 + 0.17, u - 0.03, u + 0.03, fr, 0.008)
            if r.random() < 0.7:
                box(a + 0.05, b - 0.05, by0 + 0.13, by0 + 0.145, lo + 0.05, z0 + 2.15, "glass", 0.002)
        else:
            # broken end: stepped bricks
            for k in range(9):
                zz = z0 + k * (fh - 0.22) / 9
                ww = (
                    max(0.1, w - 0.12 * k + r.uniform(-0.12, 0.12))
                    if f > 0
                    else max(0.2, w - 0.1 * k + r.uniform(-0.1, 0.1))
                )
                wall(x, x + ww, zz, zz + (fh - 0.22) / 9, by0, by0 + t, brick if k % 2 or True else plaster)
        x += 2.15
        n += 1
    wall(bx0, bx0 + t, z0, z0 + fh - 0.22, by0, by1, plaster)
    wall(bx0, xe - 0.2, z0, z0 + fh - 0.22, by1 - t, by1, [int1, int2, plaster][f])
    # inner partitions + columns
    for xx in (bx0 + 3.2, bx0 + 5.6):
        if xx < xe - 0.3:
            wall(xx, xx + 0.14, z0, z0 + fh - 0.22, by0 + t, by1 - t, [int2, int1, int2][f])
    for y in (by0 + 0.55, by1 - 0.6, 2.4):
        if f < 2 or True:
            box(xe - 0.5, xe - 0.2, y - 0.15, y + 0.15, z0, z0 + fh - 0.22, conc, 0.02)
# rubble fan
for k in range(520):
    a = r.random()
    x = bx1 - 1.2 + abs(r.gauss(0, 1.5))
    y = by0 + 3.0 + r.gauss(0, 1.9)
    if y > by1 - 0.1 or y < by0 - 1.8 or x > X1 - 3.5:
        continue
    h = max(0, 1.5 * (1 - (x - bx1 + 1.0) / 3.6)) * max(0, 1 - ((y - 2.4) / 3.4) ** 2)
    s = r.choice([0.08, 0.1, 0.14, 0.2, 0.28])
    zz = h * r.uniform(0.5, 1.0) + s * 0.3
    q = r.random()
    if q < 0.45:
        rock((x, y, zz), s * 1.2, r.choice(["lime", "gravel"]), r.randint(0, 4))
    elif q < 0.8:
        o = box(-s * 1.2, s * 1.2, -s * 0.7, s * 0.7, -s * 0.5, s * 0.5, "concrete", 0.015)
        o.location = (x, y, zz)
        o.rotation_euler = (r.random() * 6, r.random() * 6, r.random() * 6)
    else:
        o = box(-0.12, 0.12, -0.06, 0.06, -0.05, 0.05, brick, 0.008)
        o.location = (x, y, zz)
        o.rotation_euler = (r.random() * 6, r.random() * 6, r.random() * 6)
v = soil_heap(bx1 - 1.6, bx1 + 3.2, by0 - 0.9, by1 - 0.2, -0.05, 1.05, "gravel", 60, 4.0, 1.6, 0.12)
for k in range(9):
    x, y = bx1 + r.uniform(-0.3, 2.6), by0 + r.uniform(0.2, 5)
    o = box(-0.7, 0.7, -0.45, 0.45, -0.1, 0.1, "concrete", 0.02)
    o.location = (x, y, 0.75 * max(0.2, 1 - (x - bx1) / 3.4) + 0.25)
    o.rotation_euler = (r.gauss(0, 0.35), r.gauss(0, 0.35), r.random() * 6)
# excavator attacking the top floor with a shear/crusher -> bucket pose
excavator(
    loc=(6.6, -1.2, 0.02), rz=radians(154), slew=radians(8), target=(6.0, 5.9), phi=-8, fill=False, bw=1.15
)
# fence + people + trees
for i in range(6):
    x = X0 + 0.7 + i * 2.6
    if x > X1 - 2.8:
        break
    for q in (0, 2.45):
        tube([(x + q, -4.25, 0.0), (x + q, -4.25, 1.9)], 0.03, "steel")
    for zz in (0.25, 1.0, 1.85):
        tube([(x, -4.25, zz), (x + 2.45, -4.25, zz)], 0.018, "steel")
    for q in range(1, 17):
        tube([(x + q * 0.145, -4.25, 0.25), (x + q * 0.145, -4.25, 1.85)], 0.007, "steel", res=1)
    box(x - 0.25, x + 0.25, -4.45, -4.05, 0.02, 0.16, "concrete", 0.03)
person(1.2, -3.1, hf(1.2, -3.1), radians(80))
cone(8.9, -4.0, hf(8.9, -4.0))
cone(7.2, -4.3, hf(7.2, -4.3))
for k_, s, h, x, y in [
    ("oak", 1, 4.4, 5.6, 5.3),
    ("pine", 0, 5.6, 8.4, 5.4),
    ("oak", 2, 3.4, 3.4, 5.6),
    ("shrub", 5, 0.8, 9.2, 3.6),
    ("shrub", 7, 0.6, -8.4, -5.6),
    ("shrub", 8, 0.6, 9.3, -5.5),
]:
    o = tree(k_, s, h, 1.1)
    o.location = (x, y, hf(x, y) - 0.1)
    o.rotation_euler = (0, 0, s * 1.7)
tu = [tuft(i, 16, 0.26, 0.2, "meadow" if i else "meadow_l") for i in range(3)]
ti = [[], [], []]
for _ in range(1500):
    x = r.uniform(X0 + 0.1, X1 - 0.1)
    y = r.uniform(Y0 + 0.1, -4.4)
    n = fbm(x, y, 0.3, 3, 2.0)
    if y + 0.4 * n < -4.9:
        ti[r.randint(0, 2)].append(((x, y, hf(x, y) - 0.02), r.uniform(0.6, 1.2), r.random() * 6, None))
for o, i in zip(tu, ti):
    scatter(o, i)
sky(sun_az=-48, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-60,
    el=23,
    lens=75,
    aspect=1.5,
    margin=0.04,
    fstop=1.6,
    focus=(3, -1.5, 2),
    extra=[(-8, 5.4, 9.4), (4, -0.5, 9.4)],
)
render("derribos", (3, 2))
