"""The street in Mungia that the four pictures of the redevelopment share: size, houses, light and view."""

from kit import mat
from kit.block import block, show
from kit.structures.town_house import CREAM, OCHRE, SAND, TERRACOTTA, house_row

BOUNDS = X0, X1, Y0, Y1 = -10.4, 10.4, -6.2, 8.4
HOUSES = [
    (4.8, 3, CREAM, "forest", None),
    (5.4, 2, OCHRE, "#6e2f24", "#7d3326"),
    (4.6, 3, SAND, "bark", None),
    (5.2, 2, TERRACOTTA, "forest", "#1f3d2b"),
]
PAVEMENT_BACK = 5.3  # foot of the house fronts


def paint():
    return mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)


def slab():
    return mat("slab", "#bdb5a5", rough=0.85, var=0.10, vscale=1.2, bump=0.2, bscale=18)


def row_of_houses(z=0.12):
    """Set in from the cut sides, so that paving runs round the last house."""
    house_row(Y1 - 0.35, z, X0 + 0.4, HOUSES)


def street_block(height, colour):
    """The cut-out piece of town."""
    return block(BOUNDS, height, colour, -2.1, 0.08, 0.1)


def show_street(name, foot):
    """Framed up to the ridges of the tall houses."""
    show(name, BOUNDS, foot, [(X0, Y1, 9.8), (2.0, Y1, 9.8)], elevation=27, focus=(0, -1, 1), width=1200)
