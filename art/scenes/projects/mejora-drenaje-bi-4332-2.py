"""During: one lane closed, the wheeled excavator opens the trench for the culvert; concrete pipes wait on their timbers."""

from math import pi, radians

from _bi_4332 import (
    BOUNDS,
    ROAD_BACK,
    ROAD_FRONT,
    X0,
    X1,
    Y0,
    Y1,
    hill_trees,
    hillside,
    roughness,
    show_road,
)
from _country_road import paint

from kit import (
    box,
    car,
    cone,
    face_strata,
    fbm,
    group,
    hand_rail,
    lathe,
    lin,
    mask_attr,
    mat,
    meadow,
    mix,
    pebbles,
    person,
    plancha_vibratoria,
    plant,
    reset,
    road_sign,
    soil_heap,
    sstep,
    wheeled_excavator,
)
from kit.block import block

reset()
TRENCH, DEPTH = -1.2, 1.35  # axis of the trench across the near lane
CUT_BACK = 2.55  # the far lane stays open


def trench(x, y):
    """1 on the trench floor, sloping sides, 0 on the surface."""
    n = 0.08 * fbm(x, y, 0.9, 2, 3.0)
    return sstep(1.55, 0.75, abs(x - TRENCH) + n) * sstep(CUT_BACK, CUT_BACK - 0.75, y + n)


def height(x, y):
    n = fbm(x, y, 0.3, 3, 2.0)
    return (
        hillside(y, n)
        - 0.35 * sstep(-2.2, -5.5, y) * (1 - trench(x, y))
        - DEPTH * trench(x, y)
        + roughness(x, y)
    )


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.35, 3, 2.0), fbm(x, y, 1.6, 3, 7.0)
    earth = mix(lin("earth"), lin("earth_l"), 0.4 + 0.8 * n + 0.3 * m)
    green = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    ground = mix(
        earth,
        green,
        max(
            sstep(5.5, 5.8, y + 0.2 * n),
            sstep(-4.9, -5.3, y + 0.3 * n) * (1 - trench(x, y)),
            sstep(-6.4, -7.2, x + 0.4 * n) * sstep(-0.3, -0.6, y),
        ),
    )
    return mix(ground, lin("earth_d"), 0.45 * trench(x, y))


surface, foot = block(BOUNDS, height, colour, -3.1, step=0.08, ground=0.0)
mask_attr(surface, lambda x, y, z: trench(x, y) > 0.02)
face_strata(
    surface.data.materials[0],
    12.0,
    ("earth", "earth_d", "clay", "earth_l"),
    (0, 0.022, 0.5, 0.965),
    amount=0.7,
)

# carriageway: the near lane is cut out over the trench
left, right = TRENCH - 1.75, TRENCH + 1.75
for x0, x1, y0 in (
    (X0, left, ROAD_FRONT),
    (right, X1, ROAD_FRONT),
    (left - 0.02, right + 0.02, CUT_BACK + 0.05),
):
    box(x0 + 0.01, x1 - 0.01, y0, ROAD_BACK, -0.3, 0.05, "asphalt", 0.012)
for x0, x1 in ((X0, left), (right, X1)):
    box(x0 + 0.02, x1 - 0.02, ROAD_FRONT + 0.24, ROAD_FRONT + 0.36, 0.02, 0.056, paint(), 0.001)
box(X0 + 0.02, X1 - 0.02, ROAD_BACK - 0.36, ROAD_BACK - 0.24, 0.02, 0.056, paint(), 0.001)
for x in (X0 + 0.6, X0 + 4.6, X0 + 12.8, X0 + 16.4):
    box(x, x + 2.0, 2.56, 2.68, 0.02, 0.056, paint(), 0.001)

# bedding and the first pipes, laid from the low end
sand = mat("sand", "#cdb48a", rough=0.95, var=0.12, vscale=3, bump=0.4, bscale=30)
box(TRENCH - 0.7, TRENCH + 0.7, Y0 + 0.02, 1.2, -DEPTH - 0.15, -DEPTH + 0.08, sand, 0.03)
for y in (-5.18, -3.14):
    lathe(
        [(0.38, -1.0), (0.5, -1.0), (0.5, 1.0), (0.38, 1.0), (0.38, -1.0)],
        "concrete",
        44,
        loc=(TRENCH, y, -DEPTH + 0.57),
    )
for index, (dx, dz) in enumerate(((0, 0), (1.06, 0), (0.53, 0.92))):
    lathe(
        [(0.38, -1.0), (0.5, -1.0), (0.5, 1.0), (0.38, 1.0), (0.38, -1.0)],
        "concrete",
        44,
        loc=(-5.9 + dx, -3.0, 0.62 + dz - 0.12),
    )
for y in (-3.6, -2.4):
    box(-6.6, -4.1, y - 0.08, y + 0.08, -0.1, 0.02, mat("palletwood", "#b08a5a", rough=0.9), 0.01)

wheeled_excavator((4.4, -1.3, 0.02), pi, radians(-10), (5.7, -0.5), -24, bw=0.9)
soil_heap(3.0, 8.4, -5.6, -3.7, -0.28, 1.05, "earth", 50, 2.2, 0.9, 0.12)
hand_rail([(left - 0.3, -5.6, -0.2), (left - 0.3, 0.3, 0.05)], 0.95)
for x in (-8.6, -6.6, -4.6, -2.7, -0.9, 0.9, 2.8, 4.8, 6.8, 8.6):
    cone(x, 2.85, 0.05, 0.85)
road_sign(-8.8, 0.1, -0.05, "triangle", radians(20))
road_sign(8.7, ROAD_BACK + 0.6, -0.1, "round", radians(25))
car(5.4, 3.75, 0.05, pi, "#8fa3a8")
person(-4.2, -0.5, 0.03, radians(-35), "foreman", "reading", 2)
person(-7.6, 1.6, 0.05, radians(-40), "worker", "hips", 4)
with group("plate", (7.2, -0.35, 0.05), rz=radians(172)):
    plancha_vibratoria()
person(8.75, -0.57, 0.03, radians(172), "worker", "leaning", 1)
hill_trees(height)
plant([("shrub", 8, 0.8, -8.8, -3.4), ("shrub", 5, 0.7, -8.6, -5.4), ("shrub", 7, 0.6, 8.9, -5.8)], height)
meadow(
    6000,
    (X0 + 0.1, X1 - 0.1, Y0 + 0.1, Y1 - 0.1),
    lambda x, y: (
        y > 5.7
        or (
            trench(x, y) < 0.02
            and (y < -5.25 or (x < -7.2 and y < -0.6))
            and not (2.8 < x < 8.6 and y > -5.7)
        )
    ),
    height,
)
pebbles(1300, (-7.0, X1 - 0.2, -5.2, 0.3), lambda x, y: trench(x, y) < 0.05, height, (0.02, 0.07))
show_road("mejora-drenaje-bi-4332-2", foot)
