"""The office from its forecourt: the name over an open door, a lit room behind clear glass. Faces -y."""

from math import radians

from kit.brand import mark, name
from kit.materials import mat, timber_mat, window_glass
from kit.shapes import TRS, box, cyl, multi_box, tube
from kit.stage import group
from kit.structures.workshop import ON_FOREST

HEAD = 2.4  # height of door and window
WALL = 2.95
FASCIA = 0.95


def reception(left, right, door, depth=6.0):
    """A single storey from left to right with its front on y = 0; door: where the doorway begins and ends."""
    opening, end = door
    window = end + 0.5, right - 0.5
    wall = mat("limewash", "#e4dccb", rough=0.9, var=0.04, vscale=1.5)
    stone = mat("base_stone", "#b3a68b", rough=0.9, var=0.12, vscale=3)
    for x0, x1, z0, z1 in (
        (left, opening, 0, WALL),
        (end, window[0], 0, WALL),
        (window[1], right, 0, WALL),
        (opening, end, HEAD, WALL),
        (window[0], window[1], HEAD, WALL),
        (window[0], window[1], 0, 0.55),
    ):
        box(x0, x1, 0, 0.3, z0, z1, wall, 0.01)
        if z0 == 0:
            box(x0 - 0.01, x1 + 0.01, -0.05, 0.1, -0.1, 0.5, stone, 0.015)
    for x in (left, right):
        box(x - 0.02, x + 0.02, 0.02, depth, 0, WALL, wall, 0.01)
    board = mat("fascia", "#1b3526", rough=0.5)
    box(left - 0.35, right + 0.35, -0.6, depth, WALL, WALL + FASCIA, board, 0.02)
    box(left - 0.4, right + 0.4, -0.65, depth, WALL + FASCIA, WALL + FASCIA + 0.07, "graphite", 0.01)
    middle = WALL + FASCIA / 2
    mark(opening + 0.35, -0.61, middle, 0.7, "right", ON_FOREST, 0.02)
    name(opening + 1.0, -0.62, middle, 0.45)
    _room(left + 0.1, right - 0.1, depth)
    _doorway(opening, end)
    _window(*window)


def _room(x0, x1, depth):
    """Warm walls, desk with its screen, shelves of folders, a drawing on the wall, lamps."""
    wall = mat("room", "#d9c193", rough=0.9, emit=0.46)
    wall.cycles.sample_as_light = False
    box(x0, x1, 0.3, depth, -0.2, 0.02, mat("boards", "#a98358", rough=0.5, var=0.08, vscale=2), 0)
    box(x0, x1, depth - 0.1, depth, 0, WALL, wall, 0)
    for x in (x0, x1):
        box(x - 0.03, x + 0.03, 0.3, depth, 0, WALL, wall, 0)
    box(x0, x1, 0.3, depth, WALL - 0.1, WALL - 0.02, mat("room_ceiling", "#d8d2c4", rough=0.9, emit=0.2), 0)
    desk = x1 - 3.4
    box(desk, desk + 2.4, 1.5, 2.3, 0.72, 0.78, timber_mat(), 0.01)
    for x in (desk + 0.06, desk + 2.34):
        box(x - 0.05, x + 0.05, 1.55, 2.25, 0, 0.72, "graphite", 0.01)
    box(desk + 1.35, desk + 2.05, 1.85, 1.9, 0.9, 1.32, "graphite", 0.01)
    box(desk + 1.65, desk + 1.75, 1.83, 1.92, 0.78, 0.92, "graphite", 0.01)
    box(desk + 0.2, desk + 0.7, 1.7, 2.05, 0.78, 0.8, "white", 0.002)
    for shelf in range(4):
        z = 0.5 + 0.5 * shelf
        box(x0 + 2.6, x0 + 4.6, depth - 0.45, depth - 0.1, z, z + 0.04, timber_mat(), 0.005)
        for folder in range(9):
            x = x0 + 2.7 + 0.2 * folder
            tone = ("forest2", "amber", "cream", "earth", "forest2")[(folder * 3 + shelf) % 5]
            box(x, x + 0.15, depth - 0.42, depth - 0.15, z + 0.04, z + 0.37, tone, 0.005)
    box(desk + 0.5, desk + 2.2, depth - 0.14, depth - 0.11, 1.15, 2.25, "white", 0.005)
    for bed, tone in enumerate(("meadow", "topsoil", "clay", "lime", "lime_d")):
        top = 2.17 - 0.18 * bed
        box(desk + 0.58, desk + 2.12, depth - 0.15, depth - 0.14, top - 0.17, top, tone, 0)
    for x in (desk + 0.5, desk + 1.8, x0 + 1.6):
        tube([(x, 1.9, WALL), (x, 1.9, 2.35)], 0.012, "graphite")
        cyl(0.2, (x, 1.9, 2.1), (x, 1.9, 2.35), "forest2", 0.01, 24, r2=0.05)
        cyl(0.17, (x, 1.9, 2.085), (x, 1.9, 2.1), mat("bulb", "#fff0cd", emit=1.6), 0, 24)


def _doorway(x0, x1):
    """The glass leaf stands open to the outside."""
    for x in (x0, x1):
        box(x - 0.05, x + 0.05, -0.03, 0.2, 0, HEAD, "graphite", 0.01)
    box(x0, x1, -0.03, 0.2, HEAD - 0.08, HEAD, "graphite", 0.01)
    with group("leaf", (x0, -0.02, 0), rz=radians(-104)):
        _pane(0.0, x1 - x0, 0.03, HEAD - 0.08, 0.07)
        cyl(0.015, (x1 - x0 - 0.12, -0.06, 0.9), (x1 - x0 - 0.12, -0.06, 1.3), "chrome", 0)
    box(x0 - 0.3, x1 + 0.3, -1.3, 0.0, 0.0, 0.04, mat("mat", "#4c4a45", rough=1.0), 0.005)


def _window(x0, x1, panes=3):
    width = (x1 - x0) / panes
    for pane in range(panes):
        with group("pane", (x0 + pane * width, 0.12, 0)):
            _pane(0.0, width, 0.55, HEAD, 0.06)
    box(x0 - 0.08, x1 + 0.08, -0.12, 0.1, 0.5, 0.57, "concrete", 0.01)


def _pane(x0, x1, z0, z1, bar):
    """Clear glass in a dark frame, in the plane y = 0."""
    bars = [TRS(((x0 + x1) / 2, 0, z), sc=(x1 - x0, bar, bar)) for z in (z0 + bar / 2, z1 - bar / 2)]
    bars += [TRS((x, 0, (z0 + z1) / 2), sc=(bar, bar, z1 - z0 - 0.01)) for x in (x0 + bar / 2, x1 - bar / 2)]
    multi_box(bars, "graphite", 0.006)
    box(x0 + bar / 2, x1 - bar / 2, -0.008, 0.008, z0 + bar / 2, z1 - bar / 2, window_glass(), 0)
