"""Street furniture and terraced houses of a Basque town. Streets run along x; fronts face -y."""

import random
from math import atan2, hypot

from kit.materials import mat
from kit.paths import ribbon
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import group

WALLS = ("#e9e4d8", "#dfc9a0", "#d9d3c4", "#c98f6a", "#e6dcc8")


def wall_material(colour):
    return mat("render_" + colour, colour, rough=0.9, var=0.05, vscale=1.2)


def tile_roof(width, depth, rise, z):
    """Gable roof with its ridge along x, rows of round tiles and dark eaves."""
    tile = mat("town_tile", "#9a4d36", rough=0.8, var=0.2, vscale=3)
    run = depth / 2 + 0.45
    length, angle = hypot(run, rise * run / (depth / 2)), atan2(rise, depth / 2)
    rows = int((width + 0.3) / 0.22)
    for side in (-1, 1):
        with group("roof", (0, 0, z + rise + 0.06), (-side * angle, 0, 0)):
            box(
                -width / 2 - 0.12,
                width / 2 + 0.12,
                0 if side > 0 else -length,
                length if side > 0 else 0,
                -0.07,
                0.03,
                "bark",
                0.01,
            )
            multi_box(
                [
                    TRS((-width / 2 - 0.05 + 0.22 * row, side * length / 2, 0.05), sc=(0.14, length, 0.09))
                    for row in range(rows + 1)
                ],
                tile,
                0.03,
            )
    cyl(0.12, (-width / 2 - 0.12, 0, z + rise + 0.1), (width / 2 + 0.12, 0, z + rise + 0.1), tile, 0.02, 14)


def window(x, front, z, width=0.8, height=1.25, shutters="forest"):
    """Framed window with sill; shutters=None leaves them out."""
    box(
        x - width / 2,
        x + width / 2,
        front - 0.02,
        front + 0.06,
        z - height / 2,
        z + height / 2,
        "glass",
        0.005,
    )
    for side in (-1, 1):
        box(
            x + side * width / 2 - 0.04,
            x + side * width / 2 + 0.04,
            front - 0.05,
            front + 0.02,
            z - height / 2 - 0.05,
            z + height / 2 + 0.05,
            "white",
            0.006,
        )
        if shutters:
            box(
                x + side * (width / 2 + 0.25) - 0.19,
                x + side * (width / 2 + 0.25) + 0.19,
                front - 0.07,
                front - 0.01,
                z - height / 2,
                z + height / 2,
                shutters,
                0.01,
            )
    box(x - 0.025, x + 0.025, front - 0.04, front, z - height / 2, z + height / 2, "white", 0.004)
    box(
        x - width / 2 - 0.12,
        x + width / 2 + 0.12,
        front - 0.13,
        front + 0.02,
        z - height / 2 - 0.1,
        z - height / 2 - 0.02,
        "concrete",
        0.01,
    )


def balcony(x, front, z, width=1.5):
    """Slab, iron railing and glazed door."""
    box(x - 0.45, x + 0.45, front - 0.02, front + 0.06, z, z + 2.05, "glass", 0.005)
    for edge in (-0.47, 0, 0.47):
        box(x + edge - 0.035, x + edge + 0.035, front - 0.05, front + 0.02, z, z + 2.08, "white", 0.005)
    box(x - width / 2, x + width / 2, front - 0.62, front + 0.05, z - 0.12, z, "concrete", 0.015)
    corners = [
        (x - width / 2 + 0.05, front, z + 0.95),
        (x - width / 2 + 0.05, front - 0.57, z + 0.95),
        (x + width / 2 - 0.05, front - 0.57, z + 0.95),
        (x + width / 2 - 0.05, front, z + 0.95),
    ]
    tube(corners, 0.022, "graphite")
    tube([(a, b, z + 0.1) for a, b, _ in corners], 0.016, "graphite")
    bars = 9
    for bar in range(bars + 1):
        place = x - width / 2 + 0.05 + (width - 0.1) * bar / bars
        tube([(place, front - 0.57, z), (place, front - 0.57, z + 0.95)], 0.011, "graphite", res=1)


def town_house(
    x, back, z, width=5.0, depth=3.0, floors=3, colour=WALLS[0], shutters="forest", shop=None, rise=0.9
):
    """Terraced house standing with its back at y=back; shop = awning colour or None."""
    front, storey, ground = -depth / 2, 2.75, 3.0
    height = ground + storey * (floors - 1)
    with group("house", (x, back - depth / 2, z)):
        box(-width / 2, width / 2, -depth / 2, depth / 2, -0.3, height, wall_material(colour), 0.02)
        prism(
            [(-depth / 2, height - 0.01), (depth / 2, height - 0.01), (0, height + rise)],
            -width / 2 + 0.01,
            width / 2 - 0.01,
            wall_material(colour),
            0.01,
            axis="x",
        )
        stone = mat("plinth_stone", "#b5a88c", rough=0.9, var=0.15, vscale=4, bump=0.3, bscale=14)
        box(-width / 2 - 0.02, width / 2 + 0.02, front - 0.04, front + 0.1, -0.3, 0.75, stone, 0.015)
        tile_roof(width, depth, rise, height)
        columns = (-width * 0.28, width * 0.28) if width < 5.6 else (-width * 0.33, 0.0, width * 0.33)
        for floor in range(1, floors):
            level = ground + storey * (floor - 1)
            box(
                -width / 2 - 0.015,
                width / 2 + 0.015,
                front - 0.05,
                front + 0.05,
                level - 0.07,
                level + 0.07,
                stone,
                0.01,
            )
            for index, column in enumerate(columns):
                if (index + floor) % 2:
                    balcony(column, front, level + 0.08)
                else:
                    window(column, front, level + 1.4, shutters=shutters)
        if shop:
            shop_front(width, front, shop)
        else:
            house_door(width, front, shutters)


def house_door(width, front, shutters):
    box(
        -0.55,
        0.55,
        front - 0.05,
        front + 0.06,
        -0.05,
        2.2,
        "forest" if shutters != "forest" else "bark",
        0.015,
    )
    box(-0.68, 0.68, front - 0.09, front + 0.02, 2.2, 2.4, "concrete", 0.015)
    for side in (-1, 1):
        window(side * width * 0.32, front, 1.5, 0.8, 1.1, None)


def shop_front(width, front, awning):
    box(-width * 0.4, width * 0.15, front - 0.05, front + 0.06, 0.45, 2.25, "glass", 0.01)
    box(width * 0.2, width * 0.38, front - 0.05, front + 0.06, -0.05, 2.25, "glass", 0.01)
    box(-width * 0.44, width * 0.42, front - 0.1, front + 0.02, 2.3, 2.7, "forest", 0.02)
    cloth = mat("awning_" + awning, awning, rough=0.8)
    prism(
        [(front - 0.95, 2.0), (front - 0.02, 2.42), (front - 0.02, 2.48), (front - 0.95, 2.06)],
        -width * 0.4,
        width * 0.36,
        cloth,
        0.01,
        axis="x",
    )


def house_row(back, z, start, plans):
    """Houses side by side; plans = [(width, floors, wall colour, shutter colour, awning or None)]."""
    x = start
    for width, floors, colour, shutters, awning in plans:
        town_house(x + width / 2, back, z, width - 0.02, 3.0, floors, colour, shutters, awning)
        x += width


def kerb_line(x0, x1, y, top=0.15, width=0.16, stone=1.0, lie=None):
    """Kerb stones one metre long; lie(x) lets a stone be left out."""
    x = x0
    while x < x1 - 0.05:
        end = min(x + stone, x1)
        if lie is None or lie((x + end) / 2):
            box(x, end - 0.012, y - width / 2, y + width / 2, top - 0.42, top, "concrete", 0.02)
        x += stone


def kerb_pallet(x, y, z, rz=0.0, rows=3):
    """Kerb stones strapped on a pallet."""
    with group("kerb_pallet", (x, y, z), rz=rz):
        wood = mat("palletwood", "#b08a5a", rough=0.9, var=0.15, vscale=5)
        for k in (-0.38, 0, 0.38):
            box(-0.55, 0.55, k - 0.05, k + 0.05, 0, 0.12, wood, 0.008)
        multi_box(
            [
                TRS((0, -0.36 + 0.18 * column, 0.26 + 0.27 * row), sc=(1.0, 0.165, 0.255))
                for column in range(5)
                for row in range(rows)
            ],
            "concrete",
            0.015,
        )
        for k in (-0.3, 0.3):
            tube(
                [
                    (k, -0.45, 0.12),
                    (k, -0.45, 0.14 + 0.27 * rows),
                    (k, 0.45, 0.14 + 0.27 * rows),
                    (k, 0.45, 0.12),
                ],
                0.008,
                "graphite",
            )


def parking_bays(x0, x1, y0, y1, z, size, paint):
    """Painted parallel parking plots between two lines across the street."""
    count = int((x1 - x0) / size)
    for bay in range(count + 1):
        box(x0 + bay * size - 0.05, x0 + bay * size + 0.05, y0, y1, z - 0.03, z + 0.006, paint, 0.001)
    box(
        x0 - 0.05,
        x0 + count * size + 0.05,
        y1 - 0.05 if y1 < 0 else y0 - 0.05,
        y1 + 0.05 if y1 < 0 else y0 + 0.05,
        z - 0.03,
        z + 0.006,
        paint,
        0.001,
    )


def pedestrian_rail(x0, x1, y, z, height=1.0):
    """Steel pedestrian railing on posts along x."""
    count = max(1, round((x1 - x0) / 1.5))
    for post in range(count + 1):
        x = x0 + (x1 - x0) * post / count
        box(x - 0.04, x + 0.04, y - 0.04, y + 0.04, z - 0.05, z + height, "forest", 0.01)
    for level in (0.18, height - 0.04):
        tube([(x0, y, z + level), (x1, y, z + level)], 0.03, "forest")
    bars = int((x1 - x0) / 0.14)
    for bar in range(1, bars):
        tube(
            [(x0 + (x1 - x0) * bar / bars, y, z + 0.18), (x0 + (x1 - x0) * bar / bars, y, z + height - 0.05)],
            0.011,
            "forest",
            res=1,
        )


def bench(x, y, z, rz=0.0):
    wood = mat("benchwood", "#a8763f", rough=0.7, var=0.15, vscale=6)
    with group("bench", (x, y, z), rz=rz):
        for k in (-0.65, 0.65):
            box(k - 0.04, k + 0.04, -0.25, 0.22, 0, 0.42, "graphite", 0.015)
            box(k - 0.04, k + 0.04, 0.18, 0.24, 0.4, 0.85, "graphite", 0.01)
        for k in range(4):
            box(-0.85, 0.85, -0.26 + 0.125 * k, -0.16 + 0.125 * k, 0.42, 0.46, wood, 0.008)
        for k in range(3):
            box(-0.85, 0.85, 0.14, 0.18, 0.52 + 0.13 * k, 0.62 + 0.13 * k, wood, 0.008)


def crack(points, z, width=0.05):
    """Dark irregular crack in a pavement through ground points (x, y)."""
    dark = mat("crack", "#1d1c1b", rough=1.0)
    shaky = random.Random(int(points[0][0] * 100) + 7)
    path = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        steps = max(2, int(hypot(bx - ax, by - ay) / 0.16))
        path += [
            (
                ax + (bx - ax) * i / steps + shaky.gauss(0, 0.035),
                ay + (by - ay) * i / steps + shaky.gauss(0, 0.035),
                z,
            )
            for i in range(steps)
        ]
    ribbon(path, -width / 2, width / 2, dark, 0.004)
