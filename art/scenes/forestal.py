"""Forestry: pine plantation edge, firebreak strip up the slope, excavator with mulcher clearing brush, stacked logs by the track."""

import math
import random
from math import hypot, radians, sin

from kit import (
    attachment,
    backdrop,
    box,
    cone,
    excavator,
    fbm,
    fit,
    group,
    instances,
    lin,
    log,
    log_stack,
    mat,
    meadow,
    mix,
    mulcher_head,
    pebbles,
    plant,
    plinth,
    radiata,
    render,
    reset,
    road_sign,
    rock,
    scatter,
    sky,
    sstep,
    stump,
    terrain,
    tree,
)

reset()
X0, X1, Y0, Y1 = -9.8, 9.8, -6.4, 7.6


def strip(x, y):
    return x - (-0.6 + 0.16 * (y + 3) + 0.5 * sin(y * 0.35))  # signed distance to the firebreak axis


HW = 2.7  # half width of the firebreak
EX, EY = 0.9, 1.6  # excavator position


def base(x, y):
    n = fbm(x, y, 0.25, 3, 2.0)
    u = max(0.0, y + 0.7 + 0.3 * n)
    h = 4.0 * sstep(0, 1, u / 10.0) * 0.55 + u * 0.20 + 0.25 * n * sstep(0, 3, u) - 0.03 * x * sstep(0, 4, u)
    h += 0.03 * fbm(x, y, 1.5, 3, 4.0) - 0.04 * (
        math.exp(-(((y + 3.5) / 0.3) ** 2)) + math.exp(-(((y + 5.1) / 0.3) ** 2))
    )  # wheel ruts of the forest track
    f = -5.7 - y + 0.3 * n
    return h + (0.2 * sstep(0, 0.8, f) if f > 0 else 0.0)


SX, SY, Z0 = (
    (base(EX + 1.2, EY) - base(EX - 1.2, EY)) / 2.4,
    (base(EX, EY + 1.8) - base(EX, EY - 1.8)) / 3.6,
    base(EX, EY),
)


def hf(x, y):  # plane patch under the tracks so that they sit on the ground
    k = sstep(3.9, 2.7, hypot(x - EX, y - EY))
    return (
        base(x, y) * (1 - k) + k * (Z0 + SX * (x - EX) + SY * (y - EY) + 0.012 * fbm(x, y, 3.0, 2, 6.0))
        if k
        else base(x, y)
    )


patch = lambda x, y: (
    hypot(x - 6.0, y - 1.7) + 0.4 * fbm(x, y, 0.8, 2, 3.0) if x > 4.2 else max(abs(y - 1.7) * 1.6, 0.0)
)  # freshly mulched patch next to the strip


def cf(x, y, z, s):
    n = fbm(x, y, 0.35, 3, 2.0)
    m = fbm(x, y, 1.4, 3, 7.0)
    ear = mix(lin("earth"), lin("earth_l"), 0.5 + 0.8 * n + 0.3 * m)
    mulch = mix(lin("clay"), lin("earth_d"), 0.45 + 0.8 * m)
    litter = mix(lin("earth_d"), lin("meadow_d"), 0.35 + n)
    green = mix(lin("meadow"), lin("meadow_d"), 0.5 + n)
    a = strip(x, y) + 0.3 * n
    c = mix(litter, green, sstep(0, 2, a))
    c = mix(
        c,
        mix(mulch, ear, 0.4),
        max(sstep(HW + 0.2, HW - 0.2, abs(a)), sstep(1.75, 1.45, patch(x, y)) * (x > 2.0)),
    )
    t = sstep(1.75, 1.4, abs(y + 4.3) + 0.2 * n)
    c = mix(c, mix(ear, lin("lime_d"), 0.4), t)
    return mix(c, mix(lin("meadow"), lin("meadow_l"), 0.5 + n), sstep(-5.8, -6.1, y + 0.3 * n))


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.55, bscale=8, skirt=-2.0)
z = plinth(X0, X1, Y0, Y1, -2.0)
backdrop(z)
r = random.Random(4)
stripn = lambda x, y: strip(x, y) + 0.3 * fbm(x, y, 0.35, 3, 2.0)

# plantation in rows on the left, a few on the right-hand skyline
src = [radiata(i, 6.0) for i in range(4)]
sets = [[] for _ in src]
for i in range(7):
    for j in range(7):
        x = X0 + 0.8 + i * 1.45 + r.uniform(-0.15, 0.15)
        y = -0.1 + j * 1.4 + r.uniform(-0.15, 0.15)
        if stripn(x, y) < -HW - 0.35 and y < Y1 - 0.4:
            sets[r.randrange(4)].append(
                ((x, y, hf(x, y) - 0.05), r.uniform(0.72, 1.05), r.random() * 6, None)
            )
for x, y in ((6.2, 6.9), (7.7, 7.1), (9.2, 6.8), (9.1, 5.2), (4.9, 7.2)):
    sets[r.randrange(4)].append(((x, y, hf(x, y) - 0.05), r.uniform(0.6, 0.85), r.random() * 6, None))
for o, it in zip(src, sets):
    scatter(o, it)

# brush still to clear (gorse and heather), mulch and stumps on the strip
gorse = tree("shrub", 2, 0.9, 0.45)
heather = tree("shrub", 4, 0.7, 0.45)
heather.data.materials[0] = mat("heather", "#7d6a52", rough=0.9, rand=0.25)
bloom = tree("shrub", 6, 0.8, 0.45)
bloom.data.materials[0] = mat("gorse", "#8f8a3a", rough=0.9, rand=0.25)
cleared = lambda x, y: stripn(x, y) < HW + 0.15 or patch(x, y) < 1.75 or y < -0.6
instances(
    [gorse, heather, bloom, tree("shrub", 7, 0.9, 0.45)],
    420,
    (2.0, X1 - 0.25, -0.9, Y1 - 0.3),
    lambda x, y: not cleared(x, y),
    hf,
    (0.6, 1.35),
)
for _ in range(46):
    x, y = r.uniform(-4, 5), r.uniform(-1.0, 7.4)
    if abs(stripn(x, y)) < HW - 0.2 and hypot(x - 1.2, y - 1.6) > 3.0:
        stump(x, y, hf(x, y), r.uniform(0.11, 0.19))
chip = mat("chip", "#c39a62", rough=0.9, rand=0.3)
pebbles(
    2600,
    (-5, 7, -2.4, Y1 - 0.1),
    lambda x, y: abs(stripn(x, y)) < HW,
    hf,
    (0.03, 0.08),
    ("earth_d", "gravel"),
    7,
)
for k in range(2):
    o = box(-0.5, 0.5, -0.14, 0.14, -0.08, 0.08, chip, 0.0)
    o.parent = None
    it = []
    for _ in range(1300):
        x, y = r.uniform(-5, 7), r.uniform(-2.2, Y1 - 0.1)
        if abs(stripn(x, y)) < HW or (x > 2 and patch(x, y) < 1.6):
            it.append(
                (
                    (x, y, hf(x, y) + 0.01),
                    r.uniform(0.08, 0.22),
                    r.random() * 6,
                    (r.gauss(0, 0.25), r.gauss(0, 0.25), 1),
                )
            )
    scatter(o, it)

# excavator on the strip, mulching to its right (slewed away from the plantation)
with attachment(mulcher_head):
    with group("slope", (EX, EY, Z0), (math.atan(SY), -math.atan(SX), 0)):
        excavator(rz=radians(80), slew=radians(-72), k=1.0, target=(5.2, 0.75), phi=-6, fill=False, bw=1.7)
for _ in range(150):
    rock(
        (6.5 + abs(r.gauss(0, 0.5)), 2.1 + r.gauss(0, 0.6), hf(6.3, 2.0) + abs(r.gauss(0, 0.4))),
        r.uniform(0.02, 0.06),
        chip,
        r.randint(0, 4),
    )

# timber: stacks by the track, felled trunks along the strip
log_stack(6.3, -1.75, hf(6.3, -1.75) - 0.02, 0.0, 5.0, 7, 4, 0.18, 1)
log_stack(-6.9, -1.75, hf(-6.9, -1.75) - 0.05, 0.0, 4.0, 6, 3, 0.16, 2)
for a, b, q in (
    ((-1.6, 4.4), (-1.9, 7.0), 0.15),
    ((-0.9, 4.3), (-0.9, 7.2), 0.17),
    ((2.2, 4.9), (1.9, 7.2), 0.14),
):
    log((*a, hf(*a) + q), (*b, hf(*b) + q), q)
road_sign(-3.6, -2.3, hf(-3.6, -2.3), "triangle", radians(20))
road_sign(9.3, -2.6, hf(9.3, -2.6), "triangle", radians(20))
for x, y in ((-2.6, -2.3), (-0.8, -2.35), (1.0, -2.35), (2.8, -2.3)):
    cone(x, y, hf(x, y), 0.95)
meadow(
    7500,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (
        y > -2.6
        and not (abs(x - 6.3) < 2.7 and y < -0.4)
        and (
            stripn(x, y) > HW + 0.2 and patch(x, y) > 1.7 or (stripn(x, y) < -HW - 0.2 and r.random() < 0.35)
        )
    )
    or y + 0.3 * fbm(x, y, 0.35, 3, 2.0) < -5.95,
    hf,
    0.3,
)
plant([("shrub", 7, 0.6, 9.2, -5.9), ("shrub", 8, 0.6, -9.3, -5.9), ("shrub", 5, 0.6, -3.4, -6.2)], hf)
for x, y, s in ((-4.4, -1.4, 0.35), (-4.0, -1.8, 0.22), (3.3, -1.2, 0.3)):
    rock((x, y, hf(x, y) + s * 0.3), s, "lime", r.randint(0, 4))
sky(sun_az=-50, sun_el=40, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-62,
    el=25,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(2, -1, 1.5),
    extra=[(X0 + 0.8, 7.0, 9.2), (9.0, 7.0, 8.2)],
)
render("forestal", (3, 2))
