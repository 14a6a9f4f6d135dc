"""What the road and drainage pictures share: carriageway, its paint and the trees behind it."""

import random

from kit import box, mat, plant


def paint():
    return mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)


def carriageway(x0, x1, y0, y1, top, material="asphalt"):
    """Two lanes along x with edge lines and a broken centre line."""
    box(x0 + 0.01, x1 - 0.01, y0, y1, top - 0.35, top, material, 0.012)
    for y in (y0 + 0.3, y1 - 0.3):
        box(x0 + 0.02, x1 - 0.02, y - 0.06, y + 0.06, top - 0.03, top + 0.006, paint(), 0.001)
    middle, x = (y0 + y1) / 2, x0 + 0.7
    while x + 2.0 < x1:
        box(x, x + 2.0, middle - 0.06, middle + 0.06, top - 0.03, top + 0.006, paint(), 0.001)
        x += 4.2


def tree_line(x0, x1, y, height, seed=0, spacing=2.3, tallest=5.2):
    """Mixed trees along the back of a block."""
    kinds, shaky = ("pine", "oak", "oak", "pine", "oak", "birch"), random.Random(seed)
    items, x, index = [], x0, seed
    while x < x1:
        kind = kinds[index % len(kinds)]
        size = tallest * (shaky.uniform(0.88, 1.0) if kind == "pine" else shaky.uniform(0.66, 0.8))
        items.append((kind, index % 8, size, x, y + shaky.uniform(-0.2, 0.2)))
        x += spacing * shaky.uniform(0.9, 1.15)
        index += 1
    plant(items, height)


def marker_post(x, y, z):
    """White roadside post with its dark band."""
    box(x - 0.06, x + 0.06, y - 0.04, y + 0.04, z - 0.2, z + 0.95, "white", 0.02)
    box(x - 0.065, x + 0.065, y - 0.045, y + 0.045, z + 0.68, z + 0.82, "graphite", 0.01)
