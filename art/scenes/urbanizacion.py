"""Street under construction: finished half on the left, open services trench and sub-base on the right."""

from math import radians

from kit import (
    TRS,
    backdrop,
    box,
    caserio,
    cone,
    cyl,
    excavator,
    face_strata,
    fbm,
    fence,
    fit,
    gravel_pile,
    hand_rail,
    lamp_post,
    lathe,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    multi_box,
    pallet,
    paving,
    pebbles,
    person,
    plant,
    plinth,
    rebase_skirt,
    render,
    reset,
    sky,
    sstep,
    street_tree,
    terrain,
)

reset()
X0, X1, Y0, Y1 = -9.6, 9.6, -5.6, 8.2
XJ = 0.2  # joint between the finished and the unfinished half
R0, R1 = -1.9, 3.3  # carriageway between the kerbs
TX, TD, SHELF = 2.5, 1.4, 0.72  # trench start, depth, shelf for the ducts; the front cut runs through it


def trench(x, y):
    return sstep(TX, TX + 0.35, x + 0.15 * fbm(x, y, 0.8, 2, 3.0)) * sstep(
        -3.62, -3.8, y + 0.05 * fbm(x, y, 0.7, 2, 8.0)
    )


def hf(x, y):
    un = sstep(XJ - 0.05, XJ + 0.1, x)
    road = R0 - 0.05 < y < R1 + 0.05
    h = 0.0 if road else 0.10
    if un:
        h = -0.16 if road else (-0.05 if y < 5.4 else 0.1)
    elif not road and (y > 5.5 or y < -4.95):
        h = 0.13
    h += (0.035 * fbm(x, y, 1.3, 3, 4.0) + 0.012 * fbm(x, y, 4, 2, 6.0)) * (un if y < 5.4 else 1.0)
    deep = sstep(-4.42, -4.55, y) * sstep(TX + 0.25, TX + 0.8, x)
    return h - trench(x, y) * (SHELF + (TD - SHELF) * deep)


def cf(x, y, z, s):
    n = fbm(x, y, 0.35, 3, 2.0)
    m = fbm(x, y, 1.6, 3, 7.0)
    sub = mix(lin("lime"), lin("lime_d"), 0.45 + 0.7 * n + 0.4 * m)
    ear = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.4 * m)
    g = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    if y > 5.45 or (x < XJ and y < -4.95):
        return mix(ear, g, sstep(5.5, 5.9, y + 0.2 * n) if y > 0 else 1.0) if x > XJ or y < 0 else g
    c = mix(ear, sub, sstep(R0 - 0.25, R0 + 0.1, y) * sstep(R1 + 0.3, R1, y)) if x > XJ else lin("concrete")
    return mix(c, lin("earth_d"), 0.55 * trench(x, y) * (z > -0.9))


T = terrain(X0, X1, Y0, Y1, 0.08, hf, cf, bump=0.45, bscale=9, skirt=-2.3)
mask_attr(T, lambda x, y, z: trench(x, y) > 0.02)
face_strata(
    T.data.materials[0], 12.0, ("earth", "earth_d", "clay", "earth_l"), (0, 0.022, 0.5, 0.965), amount=0.85
)
rebase_skirt(0.1)
z = plinth(X0, X1, Y0, Y1, -2.3)
backdrop(z)

# finished half: asphalt, kerbs, paving, markings
box(X0 + 0.02, XJ, R0, R1, -0.2, 0.03, "asphalt", 0.01)
box(XJ, XJ + 0.5, R0, R1, -0.2, -0.03, mat("binder", "#3b3c3c", rough=0.9, bump=0.5, bscale=45), 0.01)
paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
for x in (X0 + 0.4, X0 + 2.9, X0 + 5.4):
    box(x, x + 1.4, (R0 + R1) / 2 - 0.06, (R0 + R1) / 2 + 0.06, 0.0, 0.036, paint, 0.001)
for i in range(6):
    box(-2.6, -0.6, R0 + 0.45 + i * 0.78, R0 + 0.9 + i * 0.78, 0.0, 0.037, paint, 0.001)  # zebra crossing
x = X0 + 0.01
while x < X1 - 0.3:  # kerb stones run a little further than the paving
    w = min(1.0, X1 - 0.01 - x)
    if x < 4.6:
        box(x, x + w - 0.012, R1, R1 + 0.18, -0.3, 0.15, "concrete", 0.02)
    if x < 1.2:
        box(x, x + w - 0.012, R0 - 0.18, R0, -0.3, 0.15, "concrete", 0.02)
    x += 1.0
slab = mat("slab", "#bdb5a5", rough=0.85, var=0.10, vscale=1.2, bump=0.2, bscale=18)
tree_at = [(-7.2, -3.05), (-2.8, -3.05)]
free = lambda x, y: all(max(abs(x - a), abs(y - b)) > 0.8 for a, b in tree_at)
front_edge = lambda x, y: x < XJ + 0.55 - 0.3 * ((y * 7) % 1.7) and free(x, y)
paving(X0 + 0.02, 1.4, -4.9, R0 - 0.2, 0.15, 0.6, 0.4, slab, front_edge, gap=0.022)
paving(
    X0 + 0.02,
    4.2,
    R1 + 0.2,
    5.4,
    0.15,
    0.6,
    0.4,
    slab,
    lambda x, y: x < 3.4 - 0.35 * ((y * 5) % 2),
    gap=0.022,
)
box(X0 + 0.02, XJ + 0.1, -5.05, -4.9, -0.2, 0.16, "concrete", 0.02)
box(X0 + 0.02, X1 - 0.02, 5.4, 5.52, -0.2, 0.2, "concrete", 0.02)
box(
    XJ,
    TX - 0.5,
    -4.9,
    R0 - 0.2,
    -0.12,
    0.07,
    mat("sand", "#cdb48a", rough=0.95, var=0.12, vscale=3, bump=0.4, bscale=30),
    0.02,
)  # bedding sand ahead of the slabs
multi_box(
    [
        TRS((0.75, -3.0, 0.11), (0, 0, 0.3), (0.59, 0.39, 0.07)),
        TRS((0.72, -3.02, 0.18), (0, 0, 0.42), (0.59, 0.39, 0.07)),
        TRS((1.15, -4.3, 0.11), (0, 0, 1.2), (0.59, 0.39, 0.07)),
    ],
    slab,
    0.01,
)

# services in the trench: sewer orange, water blue, electricity red (ducts on the shelf)
org = mat("sewer", "#d9762e", rough=0.4)
blue = mat("water_pipe", "#2b62ad", rough=0.4)
red = mat("elec", "#b3322b", rough=0.4)
zb = -TD - 0.05


def duct(r, x, y, z_, m, joints=()):
    """Pipe from x to the cut face, dark bore, socket joints."""
    cyl(r, (x, y, z_), (X1 + 0.05, y, z_), m, 0.01, 30)
    for q in (x - 0.006, X1 + 0.045):
        cyl(r * 0.8, (q, y, z_), (q + 0.012, y, z_), "graphite", 0, 30)
    for q in joints:
        cyl(r * 1.14, (q, y, z_), (q + 0.16, y, z_), m, 0.01, 30)


duct(0.25, 5.0, -4.85, zb + 0.32, org, (7.2, 9.0))
duct(0.14, 5.7, -5.33, zb + 0.21, blue, (6.6, 8.3))
for dy, dz in ((-4.22, 0.08), (-4.05, 0.08), (-3.88, 0.08), (-4.135, 0.225), (-3.965, 0.225)):
    duct(0.075, 6.4, dy, -SHELF - 0.07 + dz, red)
box(4.9, X1 - 0.01, -5.55, -4.5, zb - 0.1, zb + 0.07, mat("sand", "#cdb48a", rough=0.95), 0.02)
lathe(
    [(0, 0), (0.46, 0), (0.46, 0.95), (0.38, 1.2), (0.34, 1.24), (0.28, 1.24), (0.28, 1.1), (0, 1.05)],
    "concrete",
    40,
    loc=(4.85, -4.95, zb + 0.02),
    axis="z",
)  # manhole
hand_rail([(TX - 0.35, -5.4, 0.05), (TX - 0.35, -3.2, 0.0)], 0.95)
hand_rail([(6.6, -3.2, -0.05), (X1 - 0.2, -3.2, -0.05)], 0.95)
# stacks of pipes waiting by the fence
for j in range(3):
    for i in range(3 - j):
        cyl(
            0.24,
            (6.2, 4.05 + 0.49 * i + 0.245 * j, 0.2 + 0.42 * j),
            (9.2, 4.05 + 0.49 * i + 0.245 * j, 0.2 + 0.42 * j),
            org,
            0.01,
            28,
        )
for j in range(2):
    for i in range(4 - j):
        cyl(
            0.13,
            (2.4, 4.45 + 0.27 * i + 0.135 * j, 0.06 + 0.23 * j),
            (5.4, 4.45 + 0.27 * i + 0.135 * j, 0.06 + 0.23 * j),
            blue,
            0.01,
            20,
        )
pallet(1.2, -1.0, -0.16, 0.15, 6, slab)
pallet(1.3, 0.3, -0.16, -0.1, 4, slab)
gravel_pile(7.9, 1.9, -0.16, 1.15, 0.85, m="lime", core="lime_d", n=900, size=(0.05, 0.10), seed=4)

excavator(
    loc=(4.3, -0.9, -0.14),
    rz=radians(225),
    slew=radians(32),
    k=0.66,
    target=(4.7, -0.35),
    phi=-30,
    mini=True,
    bw=1.0,
    fill=True,
)
lamp_post(-5.0, -2.55, 0.15, radians(90))
lamp_post(-0.9, 3.9, 0.15, radians(-90))
lamp_post(-7.6, 3.9, 0.15, radians(-90))
for i, (x, y) in enumerate(tree_at):
    street_tree(x, y, 0.15, i + 1, 3.0)
caserio(-5.6, 7.0 - 0.55, 0.13, 0.0, 5.2, 2.6, 3.2, 1.3)
plant(
    [
        ("oak", 1, 3.6, -1.2, 7.2),
        ("birch", 2, 3.6, 1.4, 7.3),
        ("oak", 2, 3.4, 3.8, 7.2),
        ("pine", 0, 4.8, 6.4, 7.4),
        ("oak", 4, 3.6, 8.6, 7.1),
        ("shrub", 1, 0.9, -0.2, 6.4),
        ("shrub", 3, 0.8, 5.2, 6.6),
        ("shrub", 4, 0.8, -9.0, 6.6),
    ],
    hf,
)
fence((X1 - 0.3, 5.9), (XJ + 1.2, 5.9), 0.1)
meadow(
    4200,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (y + 0.2 * fbm(x, y, 0.35, 3, 2.0) > 5.9 or (x < XJ and y < -5.05))
    and not (-8.4 < x < -2.8 and 5 < y < 7.9),
    hf,
)
pebbles(900, (XJ + 0.3, X1 - 0.2, -5.3, 5.2), lambda x, y: trench(x, y) < 0.05, hf, (0.02, 0.06))
person(-0.9, -4.35, 0.15, radians(20))
person(8.5, -2.3, hf(8.5, -2.3), radians(175))
for x, y in ((1.0, 1.6), (1.3, 2.6), (8.9, -0.9)):
    cone(x, y, hf(x, y), 0.9)
sky(sun_az=-56, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
fit(
    (X0 - 0.5, X1 + 0.5, Y0 - 0.5, Y1 + 0.5, z, 1.0),
    az=-62,
    el=27,
    lens=75,
    aspect=1.5,
    margin=0.035,
    fstop=1.6,
    focus=(1, -2, 1),
    extra=[(-7.6, 4, 5.6), (6.4, 7.4, 4.9)],
)
render("urbanizacion", (3, 2))
