"""The bend of the BI-631 that is seen before and after: its axis, the trees above it, the traffic and the view."""

from math import asin, hypot, sqrt

from _country_road import tree_line

from kit import fbm, lin, mesh, mix, ob, sstep
from kit.block import grass_tone, show

BOUNDS = X0, X1, Y0, Y1 = -12.2, 10.6, -7.2, 7.2
RADIUS, CENTRE = 34.0, 33.2  # the axis is a circle around (0, CENTRE)
BOTTOM = -2.9


def offset(x, y):
    """Distance from the road axis, positive to the inside of the curve."""
    return RADIUS - hypot(x, y - CENTRE)


def along(side, z, start=X0 + 0.02, end=X1 - 0.02, step=0.2):
    """Line parallel to the axis from left to right; side may change with x."""
    count = max(1, int((end - start) / step))
    xs = [start + (end - start) * number / count for number in range(count + 1)]
    sides = [side(x) if callable(side) else side for x in xs]
    return [(x, CENTRE - sqrt((RADIUS - here) ** 2 - x * x), z) for x, here in zip(xs, sides)]


def on_road(x, side):
    """Place and direction of something that drives from left to right."""
    (place,) = along(side, 0.035, x, x, 1)[:1]
    return place, asin(x / RADIUS)


def pavement(outer, inner, material, z=0.035, start=X0 + 0.01, end=X1 - 0.01):
    """The road's surface between two lines."""
    edges = zip(along(outer, z, start, end), along(inner, z, start, end))
    corners = [(max(X0 + 0.01, min(X1 - 0.01, x)), y, up) for pair in edges for x, y, up in pair]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(corners) // 2 - 1)]
    ob(mesh(corners, faces), material, 0)


def verge_and_grass(x, y, green):
    """Colour of gravel verge and meadow."""
    verge = mix(lin("lime"), lin("lime_d"), 0.5 + 0.8 * fbm(x, y, 0.4, 3, 2.0))
    return mix(verge, grass_tone(x, y), green)


def bank(up, n, rise=2.6, run=4.2):
    """Height of the slope above the road."""
    return rise * sstep(0, run, up) + 0.25 * n * sstep(0, 2, up)


def trees_above(height):
    tree_line(X0 + 1.0, X1 - 0.9, 6.3, height, 3, 2.3, 5.2)


def show_bend(name, foot):
    show(name, BOUNDS, foot, [(X0 + 1, 6.4, 7.0), (7.7, 6.6, 7.0)], elevation=25, width=1200)
