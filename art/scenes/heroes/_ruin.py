"""A three-storey block half taken down, its rooms open to the right."""

import random

from kit import box, mat, prism, rock, soil_heap

STOREY, DEEP = 2.9, 6.0
ENDS = (9.6, 7.8, 5.6)  # how far each floor still reaches
ROOMS = ("#8fa79a", "#c9ad7c", "#b98a76")


def ruin(x, y, z):
    """Its front faces -y, its left front corner stands at x, y."""
    chance = random.Random(8)
    plaster = mat("plaster", "#cfc3aa", rough=0.9, var=0.05, vscale=1.0)
    for floor, end in enumerate(ENDS):
        low, top = z + floor * STOREY, z + (floor + 1) * STOREY
        _broken_slab(chance, x, x + end, y, top - 0.24)
        room = mat(f"room_{floor}", ROOMS[floor], rough=0.9, emit=0.12)
        box(x + 0.3, x + end - 0.3, y + DEEP - 0.3, y + DEEP - 0.02, low, top - 0.24, room, 0.01)
        box(x - 0.02, x + 0.28, y + 0.02, y + DEEP, low + 0.01, top - 0.25, plaster, 0.01)
        for wall in range(3, int(end), 3):
            box(x + wall - 0.08, x + wall + 0.08, y + 0.3, y + DEEP, low, top - 0.24, room, 0.01)
        for bay in range(int((end - 0.4) / 1.8)):
            _bay(x + 1.8 * bay, y, low, top - 0.24, plaster)
    _rubble(chance, x + ENDS[0] - 1.0, y, z)


def _broken_slab(chance, left, end, y, z):
    edge = [(end + chance.uniform(-0.4, 0.4), y + 0.5 + step * 0.55) for step in range(10)]
    outline = [(left, y), (end - 0.2, y), *edge, (end, y + DEEP), (left, y + DEEP)]
    prism([(px - 0.05, py - 0.05) for px, py in outline], z, z + 0.24, "concrete", 0.01, "z")


def _bay(x, y, low, top, wall):
    """Wall around an empty window."""
    for x0, x1, z0, z1 in (
        (0, 0.45, low, top),
        (1.35, 1.8, low, top),
        (0.45, 1.35, low, low + 0.95),
        (0.45, 1.35, low + 2.15, top),
    ):
        box(x + x0, x + x1, y, y + 0.28, z0, z1, wall, 0.008)


def _rubble(chance, x, y, z):
    soil_heap(x - 1.0, x + 4.0, y - 1.0, y + DEEP, z - 0.05, 1.2, "gravel", 40, 4.0, 1.6, 0.12)
    for _ in range(160):
        at = x + abs(chance.gauss(0, 1.6)), y + DEEP / 2 + chance.gauss(0, 1.9)
        size = chance.choice((0.12, 0.18, 0.26))
        tone = chance.choice(("lime", "gravel", mat("brick", "#a5694c", rough=0.85)))
        rise = 1.2 * max(0.0, 1 - (at[0] - x) / 3.5) * chance.random()
        rock((*at, z + rise + 0.1), size, tone, chance.randint(0, 4))
