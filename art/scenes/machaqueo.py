import random
from math import radians

from kit import (
    PAL,
    backdrop,
    cone,
    crusher,
    excavator,
    fbm,
    fit,
    gravel_pile,
    ledges,
    lin,
    mat,
    mix,
    person,
    plinth,
    render,
    reset,
    rock,
    scatter,
    sky,
    sstep,
    terrain,
    tree,
    tuft,
)

reset()
PAL.setdefault("x", "#fff")
mat("lime_d", "lime_d", rough=0.9, var=0.15, vscale=1.5, bump=0.5, bscale=7)
X0, X1, Y0, Y1 = -14, 12.6, -6.8, 7.0


def hf(x, y):
    n = fbm(x, y, 0.25, 3, 2.0)
    h = 1.5 * sstep(-7.6, -9.0, x + 0.4 * n) * sstep(-4.4, -3.2, y + 0.3 * n)
    b = y - 3.9 + 0.5 * n
    h = max(h, ledges(x, b, 4.4, 4, 0.42, 3.0, 0.6) + max(0, b - 2.0) * 0.12)
    return h + 0.05 * fbm(x, y, 0.9, 3, 5.0) + 0.015 * fbm(x, y, 3.0, 2, 6.0)


def cf(x, y, z, s):
    n = fbm(x, y, 0.3, 3, 2.0)
    m = fbm(x, y, 1.3, 3, 7.0)
    c = mix(lin("earth"), lin("earth_l"), 0.3 + 0.8 * n + 0.4 * m)
    if s > 0.5 or (z > 0.4 and y > 3):
        c = mix(
            c,
            mix(lin("lime"), lin("lime_d"), 0.5 + 1.2 * fbm(x * 0.4, z * 2.4, 0.8, 3, 4.0)),
            max(sstep(0.5, 0.9, s), 0.75 * sstep(0.4, 0.7, z)),
        )
    if z > 3.9 and s < 1.0:
        c = mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), sstep(3.9, 4.4, z + 0.3 * n))
    return c


terrain(X0, X1, Y0, Y1, 0.12, hf, cf, bump=0.5, bscale=7, skirt=-2.0)
z = plinth(X0, X1, Y0, Y1, -2.0)
backdrop(z)
crusher(loc=(-0.6, 0.3, 0.02), rz=0)
gravel_pile(8.3, 0.3, 0, 3.2, 2.7, n=4200, size=(0.10, 0.22), seed=1)
gravel_pile(5.6, -4.5, 0, 1.9, 1.3, m="earth_d", core="earth_d", n=1600, size=(0.05, 0.12), seed=2)
gravel_pile(10.0, -4.3, 0, 2.1, 1.5, m="lime", core="lime", n=1300, size=(0.2, 0.42), seed=3)
r = random.Random(3)
for _ in range(130):  # falling stones
    t = r.random()
    rock(
        (7.85 + t * 0.55, 0.3 + r.gauss(0, 0.16), 3.85 - 1.25 * t * t - 0.0),
        r.uniform(0.04, 0.085),
        "gravel",
        r.randint(0, 4),
    )
excavator(loc=(-11.2, 0.1, 1.5), rz=radians(0), slew=radians(2), target=(7.5, 3.7), phi=-46, bw=1.3)
for _ in range(130):
    x = r.uniform(X0 + 0.3, X1 - 0.3)
    y = r.uniform(Y0 + 0.3, 4.0)
    s = r.choice([0.04, 0.06, 0.09, 0.14])
    if abs(y - 0.3) < 2.2 and x < 8:
        continue
    rock((x, y, hf(x, y) + s * 0.2), s, "lime", r.randint(0, 4))
for _ in range(40):
    x = r.uniform(-7.4, -6.2)
    y = r.uniform(-3.8, 4)
    s = r.uniform(0.12, 0.4)
    rock((x, y, hf(x, y) + s * 0.25), s, "lime", r.randint(0, 4))
tu = [tuft(i, 16, 0.28, 0.22, "meadow" if i else "meadow_l") for i in range(3)]
ti = [[], [], []]
for _ in range(6000):
    x = r.uniform(X0 + 0.1, X1 - 0.1)
    y = r.uniform(3.5, Y1 - 0.1)
    zz = hf(x, y)
    if zz > 4.3 and y > 5.2:
        ti[r.randint(0, 2)].append(((x, y, zz - 0.02), r.uniform(0.6, 1.3), r.random() * 6, None))
for o, i in zip(tu, ti):
    scatter(o, i)
for k_, s, h, x, y in [
    ("pine", 0, 5.2, -12.4, 6.2),
    ("pine", 1, 4.4, -10.6, 6.4),
    ("oak", 1, 4.2, -8.0, 6.2),
    ("pine", 2, 5.4, -4.6, 6.3),
    ("oak", 2, 3.6, -2.0, 6.2),
    ("shrub", 1, 1.1, 0.6, 5.9),
    ("pine", 3, 4.6, 3.4, 6.3),
    ("oak", 4, 4.2, 6.0, 6.2),
    ("pine", 4, 5.4, 9.4, 6.3),
    ("pine", 5, 4.5, 11.6, 6.2),
    ("shrub", 4, 1.0, 8.0, 5.8),
]:
    o = tree(k_, s, h, 1.1)
    o.location = (x, y, hf(x, y) - 0.1)
    o.rotation_euler = (0, 0, s * 1.7)
person(2.6, -4.6, hf(2.6, -4.6), radians(100))
for x in (-4.5, -2.2, 0.1):
    cone(x, -5.6, hf(x, -5.6), 0.95)
sky(sun_az=-60, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-66,
    el=25,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(1, -2, 1.5),
    extra=[(-8, 6, 10), (9, 6, 9)],
)
render("machaqueo", (3, 2))
