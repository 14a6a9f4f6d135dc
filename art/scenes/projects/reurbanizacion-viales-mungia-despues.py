"""After: new carriageway, parking plots, wide footways with trees, lamps, benches and a railing."""

from math import pi, radians

from _mungia_street import (
    PAVEMENT_BACK,
    X0,
    X1,
    Y0,
    paint,
    row_of_houses,
    show_street,
    slab,
    street_block,
)

from kit import (
    box,
    car,
    fbm,
    lamp_post,
    lin,
    mat,
    meadow,
    mix,
    paving,
    reset,
    street_tree,
)
from kit.structures.street_works import bench, kerb_line, parking_plots, pedestrian_rail

reset()
ROAD_FRONT, ROAD_BACK, BAYS = -3.0, 2.6, 2.2  # parking plots lie along the front kerb


def height(x, y):
    return 0.0 if ROAD_FRONT - 0.1 < y < ROAD_BACK + 0.1 else 0.1 + 0.02 * fbm(x, y, 1.3, 3, 4.0) * (y < -5.2)


def colour(x, y, z, slope):
    n = fbm(x, y, 0.35, 3, 2.0)
    return lin("concrete") if y > -5.2 else mix(lin("meadow"), lin("meadow_l"), 0.5 + n)


surface, foot = street_block(height, colour)
fresh = mat("fresh", "#3a3b3c", rough=0.75, var=0.08, vscale=4, bump=0.35, bscale=45)
box(X0 + 0.01, X1 - 0.01, ROAD_FRONT, ROAD_BACK, -0.3, 0.03, fresh, 0.01)
for x in (-9.9, -6.3, -2.7, 4.6, 8.2):
    box(x, x + 1.5, 0.82, 0.94, 0, 0.036, paint(), 0.001)
for stripe in range(7):
    box(
        1.2,
        3.4,
        ROAD_FRONT + 0.35 + stripe * 0.76,
        ROAD_FRONT + 0.8 + stripe * 0.76,
        0,
        0.037,
        paint(),
        0.001,
    )
parking_plots(-9.9, 0.6, ROAD_FRONT + 0.02, ROAD_FRONT + BAYS, 0.03, 5.0, paint())
parking_plots(4.6, 10.1, ROAD_FRONT + 0.02, ROAD_FRONT + BAYS, 0.03, 5.0, paint())
kerb_line(X0 + 0.01, X1 - 0.01, ROAD_BACK + 0.1, 0.15)
kerb_line(X0 + 0.01, X1 - 0.01, ROAD_FRONT - 0.1, 0.15)
kerb_line(X0 + 0.01, X1 - 0.01, -5.15, 0.16, 0.1)
trees = [(-8.4, -4.2), (-3.2, -4.2), (7.2, -4.2), (-1.2, 3.6), (6.4, 3.6)]


def clear(x, y):
    """Paving leaves the tree pits open."""
    return all(max(abs(x - a), abs(y - b)) > 0.8 for a, b in trees)


paving(X0 + 0.02, X1 - 0.02, ROAD_BACK + 0.2, PAVEMENT_BACK, 0.15, 0.6, 0.4, slab(), clear, gap=0.02)
paving(X0 + 0.02, X1 - 0.02, -5.1, ROAD_FRONT - 0.2, 0.15, 0.6, 0.4, slab(), clear, gap=0.02)
warning = mat("tactile", "#c0603c", rough=0.8, bump=0.5, bscale=40)
for y0, y1 in ((ROAD_BACK + 0.2, ROAD_BACK + 1.0), (ROAD_FRONT - 1.0, ROAD_FRONT - 0.2)):
    box(1.2, 3.4, y0, y1, 0.1, 0.156, warning, 0.004)
row_of_houses(0.12)
for index, (x, y) in enumerate(trees):
    street_tree(x, y, 0.15, index + 1, 3.1)
lamp_post(-5.8, -3.5, 0.15, radians(90))
lamp_post(4.2, -3.5, 0.15, radians(90))
lamp_post(-8.0, 3.1, 0.15, radians(-90))
lamp_post(9.0, 3.1, 0.15, radians(-90))
bench(-5.8, -4.7, 0.15, pi)
bench(4.4, -4.7, 0.15, pi)
pedestrian_rail(-1.6, 0.9, ROAD_FRONT - 0.32, 0.15)
pedestrian_rail(3.7, 5.6, ROAD_BACK + 0.42, 0.15)
car(-7.3, ROAD_FRONT + 1.1, 0.03, 0.0, "#b9c2c0")
car(-2.2, ROAD_FRONT + 1.1, 0.03, 0.0, "#7a3f34")
car(7.0, ROAD_FRONT + 1.1, 0.03, 0.0, "#8fa3a8")
car(-5.2, 1.75, 0.03, pi, "#d8d4c8")
meadow(1500, (X0 + 0.1, X1 - 0.1, Y0 + 0.1, -5.3), lambda x, y: True, height, 0.16)
show_street("reurbanizacion-viales-mungia-despues", foot)
