"""Road widening (BI-631): old carriageway behind the cones, new lane on the widened embankment with truck, paver and roller."""

import math
from math import pi, radians

from kit import (
    backdrop,
    box,
    car,
    cone,
    fbm,
    fit,
    group,
    guard_rail,
    lin,
    mat,
    meadow,
    mix,
    paver,
    pebbles,
    person,
    plant,
    plinth,
    render,
    reset,
    road_sign,
    rock,
    sky,
    sstep,
    tandem_roller,
    terrain,
    tip_ram,
    tipper,
    tube,
)

reset()
X0, X1, Y0, Y1 = -11.2, 12.4, -6.9, 6.6
OLD0, OLD1, NEW0 = -0.4, 3.4, -4.0  # old carriageway OLD0..OLD1, new lane NEW0..OLD0
PX = -0.6  # paver position: asphalt is laid to the left of it


def hf(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    h = -0.05
    if y > OLD1 + 0.5:
        h = (
            -0.05
            - 0.3 * math.exp(-(((y - 4.3) / 0.35) ** 2))
            + 2.4 * sstep(4.7, 7.6, y + 0.3 * n)
            + 0.2 * n * sstep(4.8, 6, y)
        )
    f = NEW0 - 0.95 - y + 0.15 * n
    if f > 0:
        h -= min(1.5, f * 0.8) - 0.06 * n  # new embankment slope
    return h + 0.018 * fbm(x, y, 1.6, 3, 4.0) + 0.01 * fbm(x, y, 4.0, 2, 6.0)


def cf(x, y, z, s):
    n = fbm(x, y, 0.35, 3, 2.0)
    m = fbm(x, y, 1.6, 3, 7.0)
    c = mix(lin("lime"), lin("lime_d"), 0.45 + 0.6 * n + 0.4 * m)
    ear = mix(lin("earth"), lin("earth_d"), 0.3 + 0.8 * n + 0.3 * m)
    g = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    c = mix(c, ear, sstep(NEW0 - 0.95, NEW0 - 1.15, y + 0.1 * n))
    c = mix(c, mix(ear, g, 0.55), sstep(0.0, 0.5, m) * sstep(NEW0 - 1.2, NEW0 - 1.6, y))
    return mix(mix(c, g, sstep(4.5, 4.8, y + 0.2 * n)), g, sstep(-6.5, -6.8, y + 0.3 * n))


terrain(X0, X1, Y0, Y1, 0.1, hf, cf, bump=0.5, bscale=9, skirt=-2.9)
z = plinth(X0, X1, Y0, Y1, -2.9)
backdrop(z)

fresh = mat("fresh", "#2b2c2d", rough=0.6, var=0.10, vscale=4, bump=0.4, bscale=45)
paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
box(X0 + 0.01, X1 - 0.01, OLD0, OLD1, -0.35, 0.03, "asphalt", 0.01)
box(X0 + 0.01, PX - 2.2, NEW0, OLD0 - 0.01, -0.3, 0.045, fresh, 0.015)
for y in (OLD1 - 0.25, OLD0 + 0.25):
    box(X0 + 0.02, X1 - 0.02, y - 0.06, y + 0.06, 0, 0.036, paint, 0.001)
for i in range(6):
    box(X0 + 0.6 + i * 4.2, X0 + 2.6 + i * 4.2, 1.44, 1.56, 0, 0.036, paint, 0.001)

# paving train: the truck is pushed by the paver, the roller follows on the fresh mat
YL = -2.25
paver((PX, YL, 0.0), 0.0)
tandem_roller((-7.6, YL + 0.15, 0.045), 0.0)
with group("supply", (PX + 3.25 + 4.5, YL, -0.03)):
    tipper(tilt=24, load="asphalt")
    tip_ram(24)
box(PX - 5.4, PX - 2.2, NEW0, OLD0 - 0.01, 0.03, 0.06, fresh, 0.01)

# old road kept open: cones, car-free; barrier on the new edge where the mat is finished
car(-6.7, 2.45, 0.03, pi)
for i in range(11):
    cone(X0 + 1.1 + i * 2.2, OLD0 + 0.02, 0.03, 0.9)
guard_rail([(x, NEW0 - 0.62, -0.05) for x in [-4.2 - 0.4 * i for i in range(18)]])
for i in range(6):
    x = 1.5 + i * 2.1
    tube([(x, NEW0 - 0.75, -0.3), (x, NEW0 - 0.75, 0.7)], 0.025, mat("stake", "#c99a66", rough=0.85))
    box(x - 0.03, x + 0.03, NEW0 - 0.78, NEW0 - 0.72, 0.55, 0.72, "orange", 0.004)
tube([(1.5, NEW0 - 0.75, 0.48), (12.0, NEW0 - 0.75, 0.48)], 0.008, "white")
guard_rail([(X0 + 0.2 + 0.4 * i, OLD1 + 0.55, -0.05) for i in range(58)])
road_sign(10.6, OLD1 + 0.95, -0.1, "triangle", radians(25))
road_sign(-10.2, OLD1 + 0.95, -0.1, "round", radians(25))
for i, (x, y) in enumerate(((7.2, -6.3), (8.0, -6.5), (6.6, -6.6), (-1.5, -6.4))):
    rock((x, y, hf(x, y) + 0.15), 0.3 - 0.03 * i, "lime", i)
person(PX - 1.9, NEW0 - 0.72, hf(PX - 1.9, NEW0 - 0.72), radians(75))
plant(
    [
        ("pine", 0, 5.0, -10.6, 6.0),
        ("oak", 1, 3.9, -8.8, 6.1),
        ("pine", 1, 4.4, -6.3, 6.2),
        ("oak", 2, 3.6, -3.8, 6.0),
        ("oak", 4, 4.0, -1.2, 6.1),
        ("pine", 2, 5.2, 1.4, 6.2),
        ("birch", 1, 3.9, 3.6, 6.1),
        ("oak", 5, 3.6, 6.0, 6.0),
        ("pine", 3, 4.8, 8.6, 6.2),
        ("oak", 7, 3.7, 11.0, 6.0),
        ("shrub", 7, 0.7, 11.4, -6.5),
        ("shrub", 8, 0.7, -10.6, -6.5),
        ("shrub", 5, 0.7, -5.4, -6.5),
        ("shrub", 6, 0.6, 3.4, -6.5),
    ],
    hf,
)
green = (
    lambda x, y: y + 0.2 * fbm(x, y, 0.35, 3, 2.0) > 4.75
    or y + 0.3 * fbm(x, y, 0.35, 3, 2.0) < -6.6
    or (y < NEW0 - 1.3 and fbm(x, y, 1.6, 3, 7.0) > 0.12)
)
meadow(7500, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), green, hf)
pebbles(
    1600, (PX - 2, X1 - 0.2, NEW0 - 1.0, OLD0 - 0.1), lambda x, y: True, hf, (0.02, 0.06), ("lime", "gravel")
)
sky(sun_az=-58, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-62,
    el=25,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(0, -2, 1.5),
    extra=[(-10.6, 6, 6.0), (8.6, 6.2, 5.8)],
)
render("mejora-carretera", (3, 2))
