"""Terraced houses of a Basque town, in a row along x with their fronts to -y."""

from math import atan2, hypot

from kit.materials import mat
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group

# Rendered walls, darker than they look: in full sun anything lighter becomes the white of the page.
CREAM, OCHRE, TERRACOTTA, SAND = "#d2c7af", "#cfae74", "#b97b57", "#c3b394"
DEPTH, GROUND_FLOOR, STOREY, ROOF_RISE = 2.7, 3.0, 2.75, 0.9
FRONT = -DEPTH / 2


def house_row(back, z, start, plans):
    """Houses side by side from x=start; plans = [(width, floors, wall colour, shutters, awning colour or None)]."""
    x = start
    for width, *plan in plans:
        with group("house", (x + width / 2, back - DEPTH / 2, z)):
            town_house(width - 0.02, *plan)
        x += width


def town_house(width, floors, colour, shutters, awning):
    """Stone base, string courses, balconies and windows taking turns, a shop when there is an awning."""
    half, height = width / 2, GROUND_FLOOR + STOREY * (floors - 1)
    wall = mat("render_" + colour, colour, rough=0.9, var=0.05, vscale=1.2)
    stone = mat("base_stone", "#b5a88c", rough=0.9, var=0.15, vscale=4, bump=0.3, bscale=14)
    box(-half, half, FRONT, -FRONT, -0.3, height, wall, 0.02)
    gable = [(FRONT, height - 0.01), (-FRONT, height - 0.01), (0, height + ROOF_RISE)]
    prism(gable, -half + 0.01, half - 0.01, wall, 0.01, axis="x")
    box(-half - 0.02, half + 0.02, FRONT - 0.04, -FRONT + 0.02, -0.3, 0.75, stone, 0.015)
    corner_stones(half, height, stone)
    tile_roof(half, height)
    chimney(half * 0.45, height, wall, stone)
    for floor in range(1, floors):
        level = GROUND_FLOOR + STOREY * (floor - 1)
        box(-half - 0.015, half + 0.015, FRONT - 0.05, FRONT + 0.05, level - 0.07, level + 0.07, stone, 0.01)
        for index, column in enumerate((-width * 0.28, width * 0.28)):
            if (index + floor) % 2:
                balcony(column, level + 0.08)
            else:
                window(column, level + 1.4, shutters=shutters)
    if awning:
        shop_front(width, awning)
    else:
        front_door(width, "bark" if shutters == "forest" else "forest")


def corner_stones(half, height, stone):
    """Long and short stones by turns up every corner, so that walls end in an edge."""
    for side in SIDES:
        for front in (FRONT, -FRONT):
            inwards = 1 if front < 0 else -1
            for course in range(int((height - 0.8) / 0.4)):
                along, into = (0.36, 0.22) if course % 2 else (0.22, 0.36)
                x = sorted((side * (half + 0.018), side * (half - along)))
                y = sorted((front - inwards * 0.03, front + inwards * into))
                box(*x, *y, 0.76 + 0.4 * course, 1.14 + 0.4 * course, stone, 0.012)


def chimney(x, height, wall, stone):
    top = height + ROOF_RISE + 0.75
    box(x - 0.3, x + 0.3, 0.15, 0.65, height, top, wall, 0.02)
    box(x - 0.36, x + 0.36, 0.09, 0.71, top, top + 0.1, stone, 0.02)


def tile_roof(half, height):
    """Two pitches with rows of round tiles and dark eaves, ridge along x."""
    tile = mat("town_tile", "#9a4d36", rough=0.8, var=0.2, vscale=3)
    run, over = DEPTH / 2 + 0.45, half + 0.12
    length, angle = hypot(run, ROOF_RISE * run / (DEPTH / 2)), atan2(ROOF_RISE, DEPTH / 2)
    rows = int((2 * half + 0.3) / 0.22) + 1
    for side in SIDES:
        with group("pitch", (0, 0, height + ROOF_RISE + 0.06), (-side * angle, 0, 0)):
            box(-over, over, min(0, side * length), max(0, side * length), -0.07, 0.03, "bark", 0.01)
            places = [-half - 0.05 + 0.22 * row for row in range(rows)]
            multi_box(
                [TRS((x, side * length / 2, 0.05), sc=(0.14, length, 0.09)) for x in places], tile, 0.03
            )
    ridge = height + ROOF_RISE + 0.1
    cyl(0.12, (-over, 0, ridge), (over, 0, ridge), tile, 0.02, 14)


def window(x, z, width=0.8, height=1.25, shutters=None):
    """Framed window with sill, centred at x, z."""
    half, bottom, top = width / 2, z - height / 2, z + height / 2
    box(x - half, x + half, FRONT - 0.02, FRONT + 0.06, bottom, top, "pane", 0.005)
    for side in SIDES:
        frame, leaf = x + side * half, x + side * (half + 0.25)
        box(frame - 0.04, frame + 0.04, FRONT - 0.05, FRONT + 0.02, bottom - 0.05, top + 0.05, "white", 0.006)
        if shutters:
            box(leaf - 0.19, leaf + 0.19, FRONT - 0.07, FRONT - 0.01, bottom, top, shutters, 0.01)
    box(x - 0.025, x + 0.025, FRONT - 0.04, FRONT, bottom, top, "white", 0.004)
    box(
        x - half - 0.12,
        x + half + 0.12,
        FRONT - 0.13,
        FRONT + 0.02,
        bottom - 0.1,
        bottom - 0.02,
        "concrete",
        0.01,
    )


def balcony(x, z, width=1.5, bars=9):
    """Glazed door, slab and iron railing."""
    left, right, edge = x - width / 2 + 0.05, x + width / 2 - 0.05, FRONT - 0.57
    box(x - 0.45, x + 0.45, FRONT - 0.02, FRONT + 0.06, z, z + 2.05, "pane", 0.005)
    for frame in (x - 0.47, x, x + 0.47):
        box(frame - 0.035, frame + 0.035, FRONT - 0.05, FRONT + 0.02, z, z + 2.08, "white", 0.005)
    box(left - 0.05, right + 0.05, edge - 0.05, FRONT + 0.05, z - 0.12, z, "concrete", 0.015)
    for rail, radius in ((z + 0.1, 0.016), (z + 0.95, 0.022)):
        tube(
            [(left, FRONT, rail), (left, edge, rail), (right, edge, rail), (right, FRONT, rail)],
            radius,
            "graphite",
        )
    for bar in range(bars + 1):
        place = left + (right - left) * bar / bars
        tube([(place, edge, z), (place, edge, z + 0.95)], 0.011, "graphite", res=1)


def front_door(width, colour):
    """Door under a stone lintel between two small windows."""
    box(-0.55, 0.55, FRONT - 0.05, FRONT + 0.06, -0.05, 2.2, colour, 0.015)
    box(-0.68, 0.68, FRONT - 0.09, FRONT + 0.02, 2.2, 2.4, "concrete", 0.015)
    for side in SIDES:
        window(side * width * 0.32, 1.5, 0.8, 1.1)


def shop_front(width, awning):
    """Shop window and glass door under a sign board and an awning."""
    box(-width * 0.4, width * 0.15, FRONT - 0.05, FRONT + 0.06, 0.45, 2.25, "pane", 0.01)
    box(width * 0.2, width * 0.38, FRONT - 0.05, FRONT + 0.06, -0.05, 2.25, "pane", 0.01)
    box(-width * 0.44, width * 0.42, FRONT - 0.1, FRONT + 0.02, 2.3, 2.7, "forest", 0.02)
    slope = [(FRONT - 0.95, 2.0), (FRONT - 0.02, 2.42), (FRONT - 0.02, 2.48), (FRONT - 0.95, 2.06)]
    prism(slope, -width * 0.4, width * 0.36, mat("awning_" + awning, awning, rough=0.8), 0.01, axis="x")
