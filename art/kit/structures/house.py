"""A small Basque farmhouse."""

from math import atan2, hypot

from kit.materials import mat
from kit.shapes import TRS, box, cyl, multi_box, prism
from kit.stage import SIDES, group

COURSE = 0.36  # height of a corner stone
TILE_PITCH = 0.19
EAVES = 0.55
BASE = 0.5  # height of the stone base above the ground, and how deep it reaches below
LIMEWASH = "#d6cdbb"  # darker than it looks: in full sun anything lighter becomes the white of the page


def _stone():
    return mat("quoin", "#b5a88c", rough=0.9, var=0.15, vscale=4, bump=0.3, bscale=14)


def caserio(x, y, z=0.0, rz=0.0, w=5.4, d=4.2, h=3.4, roof=1.5):
    """White walls w wide and d deep on a stone base, corner stones, low gable roof, green shutters.

    The front looks to local -y. h: height of the walls, roof: of the gable above them.
    """
    limewash = mat("limewash", LIMEWASH, rough=0.9, var=0.05, vscale=1.5)
    front = -d / 2
    with group("caserio", (x, y, z), rz=rz):
        gable = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + roof), (-w / 2, h)]
        prism(gable, -d / 2, d / 2, limewash, 0.02)
        box(-w / 2 - 0.04, w / 2 + 0.04, front - 0.015, -front + 0.04, -BASE, BASE, _stone(), 0.015)
        for side in SIDES:
            _corner_stones(side, w, front, h)
            _corner_stones(side, w, -front - 0.175, h)
            _side_window(side * w / 2, -d * 0.12, h * 0.62)
        _roof(w, d, h, roof)
        for side in SIDES:
            _window(side * w * 0.3, h * 0.36, 0.75, 1.05, front)
            _window(side * w * 0.27, h * 0.86, 0.7, 0.85, front)
        _door(front)
        _chimney(w * 0.24, d * 0.1, h, roof, limewash)


def _corner_stones(side, w, front, h):
    for number in range(int(h / COURSE)):
        length = 0.42 if number % 2 else 0.28
        inner, outer = side * (w / 2 - length), side * (w / 2 + 0.025)
        z = number * COURSE
        box(min(inner, outer), max(inner, outer), front - 0.025, front + 0.2, z, z + 0.34, _stone(), 0.015)


def _side_window(wall, y, z):
    """A small window under the eaves, with stone around it."""
    for half, height, out, material in ((0.42, 0.5, 0.03, _stone()), (0.28, 0.36, 0.045, "pane")):
        box(wall - out, wall + out, y - half, y + half, z - height, z + height, material, 0.01)


def _roof(w, d, h, rise):
    """Two slopes of tiles with a ridge."""
    tile = mat("tile", "#b0583a", rough=0.8, var=0.2, vscale=3)
    run = w / 2 + EAVES
    length = hypot(run, rise * run / (w / 2))
    ridge = h + rise
    for side in SIDES:
        with group("roof", (0, 0, ridge + 0.1), (0, side * atan2(rise, w / 2), 0)):
            box(
                min(0, side * length),
                max(0, side * length),
                -d / 2 - 0.5,
                d / 2 + 0.35,
                -0.06,
                0.04,
                "bark",
                0.01,
            )
            rows = [-d / 2 - 0.42 + TILE_PITCH * row for row in range(int((d + 0.85) / TILE_PITCH))]
            multi_box([TRS((side * length / 2, y, 0.06), sc=(length, 0.12, 0.09)) for y in rows], tile, 0.03)
    cyl(0.13, (0, -d / 2 - 0.48, ridge + 0.09), (0, d / 2 + 0.33, ridge + 0.09), tile, 0.02, 14)


def _window(x, z, width, height, front):
    """Glass, white frame, open shutters, sill."""
    low, high = z - height / 2, z + height / 2
    box(x - width / 2, x + width / 2, front - 0.02, front + 0.05, low, high, "pane", 0.005)
    for side in SIDES:
        edge, shutter = x + side * width / 2, x + side * (width / 2 + 0.24)
        box(edge - 0.04, edge + 0.04, front - 0.05, front + 0.02, low - 0.05, high + 0.05, "white", 0.008)
        box(shutter - 0.19, shutter + 0.19, front - 0.06, front - 0.01, low, high, "forest", 0.01)
    box(x - 0.03, x + 0.03, front - 0.04, front, low, high, "white", 0.004)
    half_sill = width / 2 + 0.1
    box(x - half_sill, x + half_sill, front - 0.12, front + 0.02, low - 0.1, low - 0.02, _stone(), 0.01)


def _door(front):
    box(-0.6, 0.6, front - 0.03, front + 0.05, 0, 2.05, "forest", 0.01)
    box(-0.72, 0.72, front - 0.06, front + 0.02, 2.05, 2.25, _stone(), 0.01)
    for joint in (-0.3, 0, 0.3):
        box(joint - 0.01, joint + 0.01, front - 0.045, front, 0.05, 2.0, "bark", 0.002)


def _chimney(x, y, h, roof, limewash):
    top = h + roof * 1.1
    cyl(0.28, (x, y, h + roof * 0.4), (x, y, top), limewash, 0.02, 4)
    box(x - 0.3, x + 0.3, y - 0.3, y + 0.3, top, top + 0.08, _stone(), 0.02)
