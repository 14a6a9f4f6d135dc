"""The workshop from its doorway: a high sliding leaf with the company's name, and the lit hall beside it."""

from kit.brand import mark, name
from kit.materials import mat, timber_mat
from kit.shapes import TRS, box, cyl, lathe, multi_box, tube
from kit.stage import group
from kit.structures.workshop import ON_FOREST, cladding

DOOR = 3.75  # height of the doorway
TYRE = [(0.3, -0.13), (0.46, -0.14), (0.52, -0.06), (0.52, 0.06), (0.46, 0.14), (0.3, 0.13), (0.3, -0.13)]


def open_hall(left, right, leaf, depth=13.0, height=4.9, reach=(6.0, 2.0)):
    """A front on y = 0 that faces -y, open from left to right; the leaf, so wide, stands left of the doorway.

    reach: how far the front goes on, left of the leaf and right of the doorway.
    """
    west, east = left - leaf - reach[0], right + reach[1]
    for x0, x1, low in ((west, left, 0), (right, east, 0), (left, right, DOOR)):
        _sheeting(x0, x1, low, height)
    box(west - 0.02, left, -0.1, 0.0, 0, 0.45, "concrete", 0.02)
    box(right, east, -0.1, 0.0, 0, 0.45, "concrete", 0.02)
    for x in (left, right):
        box(x - 0.12, x + 0.12, -0.14, 0.3, 0, DOOR, "graphite", 0.02)
    box(left - leaf - 0.3, right + 0.2, -0.42, -0.06, DOOR, DOOR + 0.2, "graphite", 0.02)  # the rail
    box(west - 0.3, east, -0.55, 0.3, height - 0.02, height + 0.3, "forest", 0.02)  # the eaves
    box(west - 0.3, west + 0.02, -0.5, depth, height - 0.02, height + 0.3, "forest", 0.02)
    box(west - 0.02, west, 0.1, depth, 0, height, cladding(), 0.01)
    _leaf(left - leaf, left + 0.05)
    _inside(left - 2.0, right + 0.6, depth, height)


def _sheeting(x0, x1, low, high):
    """Upright ribs."""
    box(x0, x1, 0.0, 0.25, low, high, cladding(), 0.01)
    ribs = [
        TRS((x0 + 0.25 + 0.5 * rib, -0.015, (low + high) / 2), sc=(0.12, 0.04, high - low))
        for rib in range(int((x1 - x0) / 0.5))
    ]
    multi_box(ribs, cladding(), 0.012)


def _leaf(x0, x1):
    """Forest-green boards, mark and name in cream."""
    paint = mat("door_leaf", "#1b3526", rough=0.5, coat=0.1)
    box(x0, x1, -0.34, -0.2, 0.06, DOOR + 0.05, paint, 0.02)
    box(x0 - 0.01, x1 + 0.01, -0.36, -0.18, 0.06, 0.3, "graphite", 0.01)
    middle = 2.85
    mark(x0 + 0.92, -0.35, middle, 0.95, "right", ON_FOREST, 0.02)
    name(x0 + 1.7, -0.36, middle, 0.58)


def _inside(x0, x1, depth, height):
    """Floor, lit walls, roof with its rooflights, crane, workbench, shelf and tyres."""
    floor = mat("floor", "#a9a59a", rough=0.45, var=0.05, vscale=0.7)
    box(x0, x1, 0.05, depth, -0.3, 0.015, floor, 0)
    wall = mat("hall_wall", "#d6bd8c", rough=0.9, emit=0.34)
    wall.cycles.sample_as_light = False
    box(x0, x1, depth, depth + 0.1, 0, height, wall, 0)
    for x in (x0, x1):
        box(x - 0.05, x + 0.05, 0.3, depth, 0, height, wall, 0)
    box(x0, x1, 0.3, depth, height, height + 0.1, mat("ceiling", "#8f918a", rough=0.8), 0)
    light = mat("tube", "#fff6e2", emit=1.6)
    light.cycles.sample_as_light = False
    for y in range(2, int(depth), 3):
        box(x0 + 0.4, x1 - 0.4, y - 0.12, y + 0.12, height - 0.06, height - 0.02, light, 0)
    for x in range(int(x0) + 1, int(x1), 2):
        box(x - 0.09, x + 0.09, depth - 0.3, depth, 0, height, "forest2", 0.01)
    box(x0, x1, depth - 0.06, depth - 0.02, 0, 1.1, "forest2", 0)
    window = mat("window_band", "#fff0cf", emit=1.0)
    window.cycles.sample_as_light = False
    box(x0 + 0.5, x1 - 0.5, depth - 0.03, depth, 2.9, height - 0.7, window, 0)
    for x in range(int(x0) + 1, int(x1) + 1):
        box(x - 0.04, x + 0.04, depth - 0.07, depth, 2.85, height - 0.65, "graphite", 0.005)
    with group("crane", (0, depth * 0.62, height - 0.85)):
        box(x0 + 0.1, x1 - 0.1, -0.15, 0.15, 0, 0.42, mat("crane", "amber", rough=0.7, emit=0.12), 0.02)
        hook = x0 + 0.62 * (x1 - x0)
        box(hook - 0.35, hook + 0.35, -0.3, 0.3, -0.22, 0.05, "graphite", 0.03)
        tube([(hook, 0, -0.2), (hook, 0, -1.0)], 0.02, "steel")
    _workbench(x0 + 0.4, depth - 0.2)
    _tyres(x1 - 0.8, depth - 2.0)


def _workbench(x, back):
    box(x, x + 3.4, back - 0.75, back, 0.84, 0.94, timber_mat(), 0.02)
    for leg in (0.1, 1.2, 2.3, 3.3):
        box(x + leg - 0.06, x + leg + 0.06, back - 0.7, back, 0, 0.84, "graphite", 0.01)
    box(x, x + 3.4, back - 0.04, back, 1.15, 2.45, "graphite", 0.01)
    for tool in range(11):
        length = 0.45 + 0.2 * (tool * 7 % 4)
        tone = ("chrome", "amber", "red")[tool % 3]
        box(
            x + 0.2 + 0.29 * tool,
            x + 0.28 + 0.29 * tool,
            back - 0.08,
            back - 0.04,
            2.3 - length,
            2.3,
            tone,
            0.01,
        )
    for number, tone in enumerate(("red", "amber", "forest2")):
        box(x + 0.3 + 0.5 * number, x + 0.65 + 0.5 * number, back - 0.5, back - 0.2, 0.94, 1.2, tone, 0.02)


def _tyres(x, y):
    """A pile of truck tyres and two oil drums."""
    for level in range(4):
        lathe(TYRE, "rubber", 32, (x + 0.03 * (level % 2), y, 0.16 + 0.29 * level), axis="z")
    for number, tone in enumerate(("forest2", "red")):
        drum = x - 1.1 - 0.1 * number, y + 0.9 * number
        cyl(0.29, (*drum, 0.02), (*drum, 0.9), tone, 0.02)
