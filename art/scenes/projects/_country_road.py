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


CLUMPS = {
    "oak": ((1, 2), 1.15, (0.68, 0.8)),
    "beech": ((1, 3), 0.8, (0.78, 0.95)),
    "pine": ((2, 4), 0.62, (0.82, 1.0)),
}


def tree_line(x0, x1, y, height, seed=0, spacing=2.3, tallest=5.2):
    """The edge of a wood: oaks, beeches and pines in clumps of their own kind, shrubs between them."""
    shaky = random.Random(seed)
    items, x, kind = [], x0, None
    while x < x1:
        kind = shaky.choice([other for other in CLUMPS if other != kind])
        count, apart, size = CLUMPS[kind]
        for _ in range(shaky.randint(*count)):
            if x < x1:
                deep = y + shaky.uniform(-0.5, 0.4)
                items.append((kind, len(items) % 8, tallest * shaky.uniform(*size), x, deep))
            x += spacing * apart * shaky.uniform(0.8, 1.2)
        items.append(("shrub", len(items) % 8, shaky.uniform(0.7, 1.1), min(x1, x - spacing * 0.3), y - 0.5))
        x += spacing * 0.25
    plant(items, height)


def marker_post(x, y, z):
    """White roadside post with its dark band."""
    box(x - 0.06, x + 0.06, y - 0.04, y + 0.04, z - 0.2, z + 0.95, "white", 0.02)
    box(x - 0.065, x + 0.065, y - 0.045, y + 0.045, z + 0.68, z + 0.82, "graphite", 0.01)
