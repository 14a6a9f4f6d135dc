"""Before: the same bend, a narrow patched road with broken edges; truck and car hardly pass between ditch and slope."""

import math
from math import pi

from _bi_631 import (
    BOTTOM,
    BOUNDS,
    X0,
    X1,
    Y0,
    Y1,
    along,
    bank,
    offset,
    on_road,
    pavement,
    show_bend,
    trees_above,
)

from kit import car, dashes, fbm, instances, lin, mat, meadow, mix, reset, sstep, tipper, tree
from kit.block import block, grass_tone
from kit.structures.street_works import crack

reset()
HALF = 2.55
DITCH = HALF + 0.85


def height(x, y):
    d, n = offset(x, y), fbm(x, y, 0.3, 3, 2.0)
    up, down = d - HALF - 1.5 + 0.5 * n, -d - HALF - 0.35 + 0.2 * n
    level = -0.42 * math.exp(-(((d - DITCH - 0.2 * n) / 0.36) ** 2))
    if up > 0:
        level += bank(up, n, 3.0, 4.6)
    if down > 0:
        level -= min(1.7, down * 0.42) + 0.1 * n
    return level + (0.05 * fbm(x, y, 1.5, 3, 4.0) if abs(d) > HALF + 0.2 else -0.02)


def green(x, y):
    return sstep(HALF + 0.1, HALF + 0.45, abs(offset(x, y)) + 0.3 * fbm(x, y, 0.9, 3, 2.0))


def colour(x, y, z, slope):
    n = fbm(x, y, 0.5, 3, 2.0)
    mud = mix(lin("earth"), lin("earth_d"), 0.4 + 0.8 * n)
    wet = math.exp(-(((offset(x, y) - DITCH) / 0.3) ** 2))
    return mix(mix(mud, grass_tone(x, y), green(x, y)), lin("topsoil"), 0.7 * wet)


def ragged(side):
    """An edge that frost and wheels have eaten."""
    return lambda x: side * (
        HALF - 0.12 - 0.2 * abs(fbm(x, side * 3.0, 0.9, 3, 1.0)) - 0.1 * fbm(x, side, 3.0, 2, 4.0)
    )


def tarmac(tone):
    return mat(f"tarmac_{tone}", tone, rough=0.95, var=0.2, vscale=1.2, bump=0.45, bscale=35)


_, foot = block(BOUNDS, height, colour, BOTTOM)
pavement(ragged(-1), ragged(1), tarmac("#77766f"))
PATCHES = (
    (-10.6, -7.9, -2.0, -0.6, "#454644"),
    (-5.0, -1.6, 0.2, 1.7, "#55554f"),
    (-1.0, 0.6, -2.1, -1.0, "#3d3e3d"),
    (1.4, 5.0, -1.7, -0.3, "#4a4a47"),
    (7.2, 9.0, 0.3, 2.0, "#404140"),
)
for start, end, outer, inner, tone in PATCHES:
    pavement(outer, inner, tarmac(tone), 0.042, start, end)
faded = mat("faded", "#a9a89f", rough=0.9, var=0.35, vscale=5)
dashes(along(0.0, 0.046, X0 + 0.5, X1 - 2.0), 0.0, faded, 1.2, 4.4, 0.1)
CRACKS = (
    [(-11.5, 0.9), (-9.8, 0.4), (-8.6, 1.0), (-6.8, 0.5), (-5.4, 1.3)],
    [(-6.6, -1.9), (-5.2, -1.2), (-3.6, -1.6), (-2.2, -0.9)],
    [(0.2, 1.8), (1.4, 0.9), (3.2, 1.2), (4.4, 0.4), (6.4, 0.2)],
    [(5.6, -2.0), (6.6, -1.0), (8.2, -1.3), (10.2, -0.6)],
    [(3.2, 1.2), (3.6, 2.2)],
)
for points in CRACKS:
    crack([along(side, 0.0, x, x, 1)[0][:2] for x, side in points], 0.046, 0.05)

place, heading = on_road(3.6, 1.0)
tipper(loc=place, rz=pi + heading, load="gravel")
place, heading = on_road(-3.4, -2.2)
car(*place, heading - 0.05, "#b9c2c0")

trees_above(height)
brambles = [tree("shrub", number + 2, 0.9, 0.6) for number in range(3)]
instances(
    brambles,
    500,
    (X0 + 0.4, X1 - 0.4, Y0 + 0.3, Y1 - 1.6),
    lambda x, y: (
        (DITCH + 0.5 < offset(x, y) < 5.2 or -6.2 < offset(x, y) < -HALF - 1.3)
        and fbm(x, y, 0.35, 2, 11.0) > 0.1
    ),
    height,
    (0.5, 1.2),
    0.08,
)
meadow(11000, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1), lambda x, y: green(x, y) > 0.5, height, 0.34)
show_bend("mejora-carretera-bi-631-antes", foot)
