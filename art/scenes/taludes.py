import math
import random
from math import hypot, radians

from mathutils import Vector

from kit import (
    backdrop,
    box,
    cone,
    cyl,
    excavator,
    fbm,
    fit,
    ledges,
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
    sstep,
    terrain,
    tree,
    tube,
    tuft,
)

reset()
X0, X1, Y0, Y1 = -9.5, 10, -5.6, 7.6


def lefth(x, y):
    if y < 0.35:
        return 0.0
    t = y - 0.35
    h = 2.15 + t * 0.72
    k = 1.05
    q = h / k
    f = q - math.floor(q)
    return k * (math.floor(q) + sstep(0.35, 1.0, f) * 0.75 + 0.25 * f)


def righth(x, y):
    n = fbm(x * 0.6, y, 0.5, 4, 3.0)
    yy = y - 0.7 + 0.3 * n
    return ledges(x, yy, 6.3, 7, 0.36, 1.0, 0.24) + max(0, yy - 2.7) * 0.38


def hf(x, y):
    b = sstep(-0.2, 1.9, x + 0.3 * fbm(x, y, 0.6, 2, 1.0))
    L = lefth(x, y)
    R = righth(x, y)
    if y < 0.2:
        R = min(R, righth(x, y))
    h = L * (1 - b) + R * b
    return h + 0.05 * fbm(x, y, 1.1, 3, 5.0) * (0.4 if y < 0.3 else 1)


def cf(x, y, z, s):
    n = fbm(x, y, 0.4, 3, 2.0)
    m = fbm(x, y, 1.6, 3, 9.0)
    if y < 0.5 and z < 1.0:
        return (
            mix(mix(lin("earth"), lin("earth_l"), 0.5 + n), lin("earth_d"), sstep(0.1, 0.5, m) * 0.3)
            if y > -4.8 + 0.5 * n
            else mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
        )
    b = sstep(-0.1, 1.6, x)
    rock_ = mix(lin("lime"), lin("lime_d"), 0.5 + 1.1 * fbm(x * 0.5, z * 2.2, 0.8, 3, 4.0))
    rock_ = mix(rock_, lin("earth_d"), 0.35 * sstep(0.2, 0.6, fbm(x, z, 0.9, 3, 14.0)))
    gr = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    e = mix(lin("earth"), lin("earth_d"), 0.4 + n)
    left = mix(gr, e, 0.75 * sstep(0.75, 1.2, s))
    right = mix(gr, rock_, sstep(0.5, 0.95, s + 0.3 * n))
    return mix(left, right, b)


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.5, bscale=6, skirt=-1.8)
z = plinth(X0, X1, Y0, Y1, -1.8)
backdrop(z)
# concrete retaining wall with panels, coping and weep holes
xw0, xw1 = X0, 0.2
k = 5
w = (xw1 - xw0) / k
for i in range(k):
    a, b = xw0 + i * w, xw0 + (i + 1) * w
    prism(
        [(-0.12, -0.3), (0.42, -0.3), (0.42, 2.2), (0.12, 2.2)],
        a + 0.015,
        b - 0.015,
        "concrete",
        0.02,
        axis="x",
    )
    for xx in (a + w * 0.3, a + w * 0.7):
        cyl(0.06, (xx, -0.1, 0.55), (xx, 0.2, 0.55), "graphite", 0.005, 14)
        cyl(0.06, (xx, 0.0, 1.3), (xx, 0.2, 1.3), "graphite", 0.005, 14)
box(xw0, xw1 + 0.06, -0.02, 0.52, 2.18, 2.36, "concrete", 0.03)
box(xw0, xw1, -0.75, -0.12, -0.1, 0.06, "concrete", 0.02)
# log cribs (Krainer) along terraces on the left with live planting
wood = mat("wood", "#a9774a", rough=0.8, var=0.2, vscale=3)
r = random.Random(5)
ys = []
y = 0.6
prev = lefth(-5, y)
for kk in range(2, 8):
    # base of each riser: h/1.05 = kk+.45
    h0 = 1.05 * kk
    yb = (h0 + 1.05 * 0.45 - 2.15) / 0.72 + 0.35
    if 0.9 < yb < 7.2:
        ys.append(yb)
for yb in ys:
    zb = lefth(-5, yb)
    for i in range(3):
        x = X0 + 0.15 + i * 3.3
        L = min(3.2, -0.55 - x)
        if L < 0.6:
            continue
        for q in (0, 1):
            cyl(
                0.10,
                (x, yb - 0.02 + 0.12 * q, zb + 0.06 + 0.2 * q),
                (x + L, yb - 0.02 + 0.12 * q, zb + 0.06 + 0.2 * q + r.uniform(-0.02, 0.02)),
                wood,
                0.015,
                12,
            )
    for i in range(11):
        x = X0 + 0.4 + i * 0.95
        if x > -0.7:
            break
        cyl(0.065, (x, yb - 0.2, zb + 0.17), (x, yb + 0.5, zb + 0.22), wood, 0.01, 10)
        cyl(0.05, (x + 0.3, yb - 0.14, zb - 0.2), (x + 0.3, yb - 0.16, zb + 0.48), wood, 0.01, 10)
sh = [tree("shrub", i, 0.85, 0.5) for i in range(4)]
si = [[] for _ in range(4)]
for yb in ys:
    for i in range(20):
        x = X0 + 0.3 + i * 0.54 + r.uniform(-0.1, 0.1)
        if x > -0.5:
            break
        y = yb + 0.42 + r.uniform(-0.08, 0.1)
        si[r.randint(0, 3)].append(((x, y, hf(x, y) - 0.05), r.uniform(0.55, 1.15), r.random() * 6, None))
for o, i in zip(sh, si):
    scatter(o, i)
# rock netting with anchors on the right
GX, GZ = 0.2, 0.2
gx0 = 1.2
gnx = int((X1 - gx0) / GX) + 3
gnz = 36
YF = []
for i in range(gnx):
    col = []
    x = gx0 + i * GX
    y = 0.0
    for j in range(gnz):
        zt = j * GZ + 0.02
        while y < 4.6 and hf(x, y) < zt:
            y += 0.06
        col.append(y)
    YF.append(col)
YN = [
    [
        min(
            YF[ii][jj]
            for ii in range(max(0, i - 2), min(gnx, i + 3))
            for jj in range(max(0, j - 2), min(gnz, j + 3))
        )
        for j in range(gnz)
    ]
    for i in range(gnx)
]
YN = [
    [
        sum(
            YN[min(gnx - 1, max(0, i + a))][min(gnz - 1, max(0, j + b))]
            for a in (-1, 0, 1)
            for b in (-1, 0, 1)
        )
        / 9
        for j in range(gnz)
    ]
    for i in range(gnx)
]


def S(u, v):  # draped net: u along x, v 0..1 up the face (min-filtered rock profile)
    z_ = 0.05 + v * 6.4
    fi = (u - gx0) / GX
    fj = z_ / GZ
    i = min(gnx - 2, int(fi))
    j = min(gnz - 2, int(fj))
    a = fi - i
    b = fj - j
    y = (YN[i][j] * (1 - a) + YN[i + 1][j] * a) * (1 - b) + (
        YN[i][j + 1] * (1 - a) + YN[i + 1][j + 1] * a
    ) * b
    return Vector((u, y - 0.06, z_))


net = mat("net", "#5d6462", rough=0.4, metal=0.7)
UX0, UX1 = 2.0, X1 - 0.15
du = 0.5
nv = 18


def line(pts):
    tube(pts, 0.013, net, res=1)


nu = int((UX1 - UX0) / du)
for s in (1, -1):
    for i in range(-nv, nu + nv):
        pts = []
        for j in range(nv * 2 + 1):
            u = UX0 + (i + s * j / 2) * du if s > 0 else UX0 + (i - j / 2 + 0) * du
            if UX0 <= u <= UX1:
                pts.append(S(u, j / (nv * 2)))
        if len(pts) > 2:
            line(pts)
for v in (0.04, 0.97):
    tube([S(UX0 + (UX1 - UX0) * i / 60, v) + Vector((0, -0.02, 0.03)) for i in range(61)], 0.035, net, res=2)
for j in range(4):
    for i in range(5):
        u = UX0 + 0.7 + i * 1.85 + (0.9 if j % 2 else 0)
        v = 0.12 + j * 0.24
        if u > UX1 - 0.3:
            continue
        p = S(u, v)
        e = 0.1
        n = (S(u + e, v) - S(u - e, v)).cross(S(u, v + 0.03) - S(u, v - 0.03)).normalized()
        q = n.to_track_quat("Z", "Y").to_euler()
        o = box(-0.16, 0.16, -0.16, 0.16, -0.02, 0.03, "steel", 0.012)
        o.location = p + n * 0.03
        o.rotation_euler = q
        cyl(0.05, p, p + n * 0.2, "steel", 0.01, 12)
        cyl(0.08, p + n * 0.04, p + n * 0.1, "amber", 0.01, 6)
# vegetation
tu = [tuft(i, 16, 0.28, 0.22, "meadow" if i else "meadow_l") for i in range(3)]
ti = [[], [], []]
for _ in range(8000):
    x = r.uniform(X0 + 0.1, X1 - 0.1)
    y = r.uniform(Y0 + 0.1, Y1 - 0.1)
    e = 0.15
    s = hypot((hf(x + e, y) - hf(x - e, y)) / (2 * e), (hf(x, y + e) - hf(x, y - e)) / (2 * e))
    n = fbm(x, y, 0.4, 3, 2.0)
    if (y > 0.8 and s < 0.95 and (x < 1 or y > 3.2)) or y < -5.0 + 0.5 * n:
        ti[r.randint(0, 2)].append(((x, y, hf(x, y) - 0.03), r.uniform(0.6, 1.3), r.random() * 6, None))
for o, i in zip(tu, ti):
    scatter(o, i)
for k_, s, h, x, y in [
    ("oak", 1, 4.4, 8.2, 6.3),
    ("pine", 0, 5.6, 6.2, 6.9),
    ("pine", 1, 4.8, 3.6, 6.8),
    ("oak", 2, 3.8, 0.9, 6.9),
    ("pine", 2, 4.6, -8.4, 6.9),
    ("pine", 3, 4.0, -6.4, 7.0),
    ("oak", 4, 3.6, -3.9, 6.9),
    ("birch", 1, 3.9, -1.6, 6.9),
    ("shrub", 3, 1.1, 9.2, 4.6),
    ("shrub", 5, 1.0, 4.8, 4.7),
    ("shrub", 6, 0.9, 2.6, 5.2),
    ("shrub", 8, 0.9, -8.7, -5.2),
    ("shrub", 9, 0.7, 9.2, -5.2),
]:
    o = tree(k_, s, h, 1.1)
    o.location = (x, y, hf(x, y) - 0.1)
    o.rotation_euler = (0, 0, s * 1.7)
for _ in range(110):
    x = r.uniform(1.5, X1 - 0.3)
    y = r.uniform(-0.8, 0.7)
    s = r.choice([0.06, 0.09, 0.14, 0.22, 0.3])
    rock((x, y, hf(x, y) + s * 0.25), s, "lime", r.randint(0, 4))
# mini excavator (8 t class), materials, people
excavator(
    loc=(5.0, -3.0, 0.03),
    rz=radians(152),
    slew=radians(10),
    k=0.74,
    target=(5.6, 1.6),
    phi=-34,
    mini=True,
    bw=1.1,
    fill=False,
)
person(-4.6, -2.4, hf(-4.6, -2.4), radians(60))
for i in range(5):
    for j in range(3 - (i > 2)):
        cyl(
            0.1,
            (-8.4, -3.2 - i * 0.22 + 0.11 * (j % 2), 0.13 + 0.18 * j),
            (-6.0, -3.2 - i * 0.22 + 0.11 * (j % 2), 0.13 + 0.18 * j),
            wood,
            0.012,
            12,
        )
for x, y in ((8.6, -4.3), (9.2, -2.6), (0.6, -4.5)):
    cone(x, y, hf(x, y), 0.95)
sky(sun_az=-58, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-66,
    el=23,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(3, -1.5, 1.5),
    extra=[(-8, 7, 11.5), (8, 6.4, 11.5)],
)
render("taludes", (3, 2))
