"""Road drainage: precast channel along the road (half laid), culvert outlet with headwall and rip-rap, mini excavator lowering a segment."""

import math
import random
from math import cos, hypot, pi, radians, sin

from mathutils import Vector

from kit import (
    TRS,
    backdrop,
    box,
    car,
    channel_segment,
    cone,
    excavator,
    fbm,
    fit,
    gravel_pile,
    headwall,
    lathe,
    lin,
    mat,
    meadow,
    mix,
    multi_box,
    pebbles,
    person,
    plant,
    plinth,
    render,
    reset,
    rock,
    sky,
    sstep,
    sweep,
    terrain,
    tube,
)

reset()
X0, X1, Y0, Y1 = -9.6, 9.4, -6.2, 7.0
R0, R1, CY = 0.5, 4.7, -0.55  # carriageway, channel axis
JX = 1.4  # channel laid to the left of JX, trench to the right


def stream(y):
    return -5.0 + 0.35 * sin((y + 2) * 0.9)


def hf(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    h = 0.0
    if y > R1 + 0.4:
        h = -0.3 * math.exp(-(((y - 5.3) / 0.3) ** 2)) + 2.2 * sstep(5.5, 8.2, y + 0.3 * n)
    h -= 0.8 * sstep(0.68, 0.58, abs(y - CY)) * sstep(X0 - 1, X0, x)
    h -= 0.35 * sstep(-2.2, -5.5, y)
    v = sstep(3.0, 0.7, abs(x - stream(y)) + 0.25 * n) * sstep(-1.78, -1.86, y)
    h = h - (1.75 + 0.35 * sstep(-2.2, -5.5, y) * -1) * v
    return h + (0.03 * fbm(x, y, 1.4, 3, 4.0) + 0.012 * fbm(x, y, 4.0, 2, 6.0)) * (
        not R0 - 0.2 < y < R1 + 0.2
    )


def cf(x, y, z, s):
    n = fbm(x, y, 0.35, 3, 2.0)
    m = fbm(x, y, 1.6, 3, 7.0)
    ear = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m)
    g = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    c = mix(
        ear, mix(lin("lime"), lin("lime_d"), 0.5 + n), sstep(-0.05, 0.2, y) * sstep(5.2, 4.9, y) * (y > 0)
    )
    work = sstep(0.2, 1.2, x + 0.5 * n) * sstep(-5.6, -5.1, y + 0.3 * n)  # worked ground on the right
    c = mix(g, c, max(work, sstep(-1.5, -1.2, y + 0.1 * n)))
    c = mix(c, g, sstep(5.5, 5.8, y + 0.2 * n))
    c = mix(c, lin("earth_d"), 0.6 * sstep(-1.15, -1.5, z))
    return mix(c, lin("gravel"), 0.6 * (abs(y - CY) < 0.6 and z < -0.5))


T = terrain(X0, X1, Y0, Y1, 0.08, hf, cf, bump=0.5, bscale=9, skirt=-3.1)
z = plinth(X0, X1, Y0, Y1, -3.1)
backdrop(z)

box(X0 + 0.01, X1 - 0.01, R0, R1, -0.45, 0.05, "asphalt", 0.015)
paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
for y in (R0 + 0.3, R1 - 0.3):
    box(X0 + 0.02, X1 - 0.02, y - 0.06, y + 0.06, 0, 0.056, paint, 0.001)
for i in range(5):
    box(X0 + 0.7 + i * 4.0, X0 + 2.7 + i * 4.0, 2.54, 2.66, 0, 0.056, paint, 0.001)

# channel, catch pit with grate above the culvert, outlet
n = int((JX - X0) / 2.0)
for i in range(n):
    channel_segment(JX - 1.0 - 2.0 * i, CY, 0.06)
box(-5.75, -4.25, CY - 0.75, CY + 0.75, -0.8, 0.08, "concrete", 0.02)
multi_box([TRS((-5.5 + 0.1 * i, CY, 0.1), sc=(0.035, 1.1, 0.05)) for i in range(11)], "steel", 0.004)
box(-5.6, -4.4, CY - 0.55, CY + 0.55, 0.06, 0.085, "graphite", 0.002)
headwall(-5.0, -1.86, -1.72, 2.6, 1.85, 0.55)
path = [(stream(y), y, -1.62) for y in [-2.2 - 0.25 * i for i in range(16)]] + [
    (stream(Y0), Y0 - 0.01, -1.62)
]
sweep(
    [(-0.62, -0.02), (0.62, -0.02), (0.62, 0.06), (-0.62, 0.06)],
    path,
    mat("stream", "#6f9ba6", rough=0.05, spec=0.7, bump=0.25, bscale=5),
)
r = random.Random(8)
stone = mat("riprap", "#a9a395", rough=0.85, var=0.15, vscale=1.2, rand=0.18, bump=0.3, bscale=9)
for _ in range(170):
    y = r.uniform(Y0 + 0.15, -2.3)
    s = r.uniform(0.14, 0.32)
    d = r.choice((-1, 1)) * r.uniform(0.55, 1.75)
    x = stream(y) + d
    if y > -3.3 and abs(d) > 1.0 + (-1.9 - y) * 0.5:
        continue
    rock((x, y, hf(x, y) + s * 0.2), s, stone, r.randint(0, 4))
for _ in range(16):
    y = r.uniform(Y0 + 0.3, -3.4)
    x = stream(y) + r.uniform(-0.4, 0.4)
    rock((x, y, -1.6), r.uniform(0.08, 0.16), stone, r.randint(0, 4))

# mini excavator lowering the next channel segment; nobody near the load
ex, ey, k, pz = 6.7, -2.55, 0.74, 4.2
lx = 2.75  # machine, pin height, where the segment goes
a = math.atan2(CY - ey, lx - ex)
reach = hypot(CY - ey, lx - ex) / k
excavator(
    loc=(ex, ey, hf(ex, ey) + 0.02),
    rz=pi,
    slew=a - pi,
    k=k,
    target=(reach, pz),
    phi=-28,
    mini=True,
    bw=1.0,
    fill=False,
)
px, py, pzw = lx + 0.09 * sin(a), CY - 0.09 * cos(a), hf(ex, ey) + pz * k
sx, sz = px, 1.25
channel_segment(sx, CY, sz, 2.0)
for q in (-0.7, 0.7):
    for s in (-0.49, 0.49):
        tube([(sx + q, CY + s, sz), (px, py, pzw - 1.0)], 0.014, "steel", res=1)
tube([(px, py, pzw - 1.0), (px, py, pzw - 0.1)], 0.02, "steel")

# materials and site order
for i, (x, y, q) in enumerate(((3.3, -3.9, 0.62), (3.3, -5.1, 0.62), (3.3, -4.5, 1.25))):
    channel_segment(x, y, hf(3.3, -4.5) + q, 2.0)
for j in range(2):
    for i in range(2 - j):
        c = Vector((-0.2, -4.0 - 0.98 * i - 0.49 * j, hf(-0.2, -4.4) + 0.46 + 0.84 * j))
        lathe(
            [(0.36, -1.0), (0.47, -1.0), (0.47, 1.0), (0.36, 1.0), (0.36, -1.0)], "concrete", 40, loc=c
        ).rotation_euler = (0, 0, pi / 2)
gravel_pile(
    7.9, -4.9, hf(7.9, -4.9) - 0.02, 1.0, 0.7, m="lime", core="lime_d", n=800, size=(0.05, 0.10), seed=4
)
person(-1.5, -1.75, hf(-1.5, -1.75), radians(10))
for i in range(8):
    cone(X0 + 1.2 + i * 2.4, R0 + 0.02, 0.05, 0.85)
car(-4.2, 3.6, 0.05, pi, "#b9c2c0")
plant(
    [
        ("pine", 0, 4.8, -8.6, 6.4),
        ("oak", 1, 3.8, -6.4, 6.3),
        ("oak", 2, 3.5, -3.9, 6.4),
        ("pine", 1, 4.6, -1.6, 6.5),
        ("oak", 4, 3.9, 0.9, 6.3),
        ("birch", 1, 3.9, 3.2, 6.4),
        ("pine", 2, 5.0, 5.6, 6.5),
        ("oak", 5, 3.5, 8.0, 6.4),
        ("shrub", 7, 0.7, 8.7, -5.8),
        ("shrub", 8, 0.8, -8.8, -3.0),
        ("shrub", 5, 0.8, -8.4, -5.4),
        ("birch", 3, 3.0, -8.5, -4.3),
    ],
    hf,
)


def green(x, y):
    q = fbm(x, y, 0.35, 3, 2.0)
    return y + 0.2 * q > 5.75 or (
        y + 0.1 * q < -1.45
        and not (x + 0.5 * q > 0.6 and y + 0.3 * q > -5.4)
        and hf(x, y) > -1.2
        and not (abs(x + 5) < 1.6 and y > -2.2)
    )


meadow(6500, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), green, hf)
pebbles(1500, (JX, X1 - 0.1, CY - 0.5, CY + 0.5), lambda x, y: True, hf, (0.03, 0.07), ("lime", "gravel"))
pebbles(500, (1.0, X1 - 0.2, -5.2, -1.2), lambda x, y: True, hf, (0.02, 0.06))
sky(sun_az=-56, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-62,
    el=26,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(0, -2, 1),
    extra=[(-8.6, 6.4, 5.6), (5.6, 6.5, 6.2)],
)
render("mejora-drenaje", (3, 2))
