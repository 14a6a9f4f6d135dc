"""The company's own yard: workshop, office, sign and parking lines. Fronts face -y."""

from math import atan2, hypot, radians

from kit.brand import mark, name
from kit.materials import lit_wall_mat, mat, timber_mat
from kit.shapes import TRS, box, multi_box, prism, tube
from kit.stage import SIDES, group

DOORS, DOOR_HEIGHT = 3, 4.0
ON_FOREST = ("cream", "cream", "amber", "cream")  # the mark on a dark board


def workshop(x, y, z=0.0, rz=0.0, width=14.0, depth=8.0, height=5.2, rise=1.3, open_doors=(1,)):
    """Steel-framed hall: cream cladding, forest band with mark and name, three roller doors, ridge along x.

    Through an open door one sees the lit hall with its workbench.
    """
    right, front, back = width / 2, -depth / 2, depth / 2
    bay = width / DOORS
    with group("workshop", (x, y, z), rz=rz):
        _walls(right, front, back, height)
        for edge in range(DOORS + 1):
            pier = max(-right + 0.4, min(right - 0.4, -right + edge * bay))
            box(pier - 0.4, pier + 0.4, front, front + 0.4, 0, height, cladding(), 0.02)
        for door in range(DOORS):
            roller_door(-right + bay * (door + 0.5), front + 0.3, bay - 0.8, door in open_doors)
            if door in open_doors:
                _lit_bay(-right + bay * (door + 0.5), front + 0.15, back - 0.25, bay, height)
        for side in SIDES:
            places = [front + 0.6 + 0.5 * rib for rib in range(int(depth / 0.5) - 1)]
            ribs = [
                TRS((side * (right + 0.01), place, height / 2), sc=(0.03, 0.06, height)) for place in places
            ]
            multi_box(ribs, cladding(), 0.004)
        sheet_roof(width, depth, rise, height)
        middle, capitals = (DOOR_HEIGHT + height) / 2 - 0.01, 0.46 * (height - DOOR_HEIGHT)
        mark(-bay / 2 + 0.3, front - 0.04, middle, 1.35 * capitals, "right", ON_FOREST)
        name(-bay / 2 + 0.3 + 1.3 * capitals, front - 0.03, middle, capitals)


def _walls(right, front, back, height):
    """Floor, back and side walls, the lintel over the doors and the band on it."""
    box(-right + 0.05, right - 0.05, front + 0.1, back, -0.3, 0.02, "concrete", 0.01)
    box(-right, right, back - 0.2, back, 0, height, cladding(), 0.02)
    for side in SIDES:
        box(*sorted((side * (right - 0.2), side * right)), front + 0.35, back, 0, height, cladding(), 0.02)
        box(
            *sorted((side * right, side * (right + 0.03))),
            front + 0.37,
            back + 0.02,
            -0.05,
            0.6,
            "concrete",
            0.02
        )
    lintel = -right + 0.01, right - 0.01, front + 0.01, front + 0.39, DOOR_HEIGHT, height - 0.01
    box(*lintel, cladding(), 0.02)
    band = -right - 0.02, right + 0.02, front - 0.03, front + 0.05, DOOR_HEIGHT + 0.1, height - 0.12
    box(*band, "forest", 0.01)


def _lit_bay(x, front, back, bay, height):
    """Bright walls, and at the back one workbench, tool board and shelves."""
    box(x - bay * 0.5, x + bay * 0.5, back, back + 0.04, 0, height - 0.1, lit_wall_mat(), 0)
    for side in SIDES:
        edge = x + side * (bay * 0.5 - 0.06)
        box(edge - 0.03, edge + 0.03, front, back, 0, height - 0.1, lit_wall_mat(), 0)
    box(x - bay * 0.4, x + bay * 0.1, back - 0.7, back, 0.82, 0.92, timber_mat(), 0.02)
    for leg in (x - bay * 0.38, x + bay * 0.08):
        box(leg - 0.06, leg + 0.06, back - 0.65, back - 0.05, 0, 0.82, "graphite", 0.01)
    box(x - bay * 0.38, x + bay * 0.08, back - 0.04, back, 1.15, 2.35, "forest2", 0.01)
    tools = [
        TRS((x - bay * 0.34 + 0.22 * tool, back - 0.06, 1.75), sc=(0.06, 0.03, 0.4 + 0.3 * (tool % 3)))
        for tool in range(9)
    ]
    multi_box(tools, "chrome", 0.006)
    for shelf in range(4):
        box(
            x + bay * 0.16,
            x + bay * 0.44,
            back - 0.5,
            back,
            0.3 + 0.62 * shelf,
            0.36 + 0.62 * shelf,
            "steel",
            0.01,
        )
        for can in range(4):
            left, low = x + bay * 0.18 + 0.32 * can, 0.36 + 0.62 * shelf
            tone = ("amber", "cream", "red", "graphite")[(can + shelf) % 4]
            box(left, left + 0.24, back - 0.4, back - 0.1, low, low + 0.2 + 0.06 * (can % 3), tone, 0.02)


def cladding():
    return mat("cladding", "#ded8c8", rough=0.6, var=0.03, vscale=0.8)


def roller_door(x, y, width, is_open):
    """Door leaf of horizontal slats, or the leaf rolled up."""
    left, right = x - width / 2, x + width / 2
    if is_open:
        box(left, right, y - 0.12, y, DOOR_HEIGHT - 0.45, DOOR_HEIGHT, "forest", 0.04)
        return
    slats = int(DOOR_HEIGHT / 0.26)
    multi_box(
        [TRS((x, y - 0.02, 0.14 + 0.26 * slat), sc=(width, 0.05, 0.24)) for slat in range(slats)],
        "forest",
        0.012,
    )


def sheet_roof(width, depth, rise, height):
    """Two pitches of ribbed sheet over gable walls; rooflights in the front pitch."""
    sheet = mat("roofsheet", "#6f7772", rough=0.5, metal=0.3, var=0.05, vscale=1.0)
    half, eaves = width / 2 + 0.25, depth / 2 + 0.3
    angle, length = atan2(rise, depth / 2), hypot(eaves, rise * eaves / (depth / 2))
    for side in SIDES:
        prism(
            [(-depth / 2, height - 0.02), (depth / 2, height - 0.02), (0, height + rise)],
            side * width / 2 - 0.06,
            side * width / 2,
            cladding(),
            0.005,
            axis="x",
        )
        with group("pitch", (0, 0, height + rise + 0.05), (-side * angle, 0, 0)):
            box(-half, half, min(0, side * length), max(0, side * length), -0.1, 0, sheet, 0.01)
            ribs = [
                TRS((-half + 0.05 + 0.4 * rib, side * length / 2, 0.02), sc=(0.08, length, 0.05))
                for rib in range(int(2 * half / 0.4) + 1)
            ]
            multi_box(ribs, sheet, 0.008)
            if side < 0:
                for x in (-width / 3, 0, width / 3):
                    box(
                        x - 0.45,
                        x + 0.45,
                        -length + 0.6,
                        -0.6,
                        0.0,
                        0.055,
                        mat("rooflight", "#dfe6e2", rough=0.3),
                        0.005,
                    )
    tube([(-half, 0, height + rise + 0.1), (half, 0, height + rise + 0.1)], 0.1, sheet)


def office(x, y, z=0.0, rz=0.0, width=6.0, depth=5.0):
    """Two storeys with ribbon windows and a canopy over the door."""
    right, front, back = width / 2, -depth / 2, depth / 2
    wall = mat("limewash", "#e9e4d8", rough=0.9, var=0.05, vscale=1.5)
    with group("office", (x, y, z), rz=rz):
        box(-right, right, front, back, 0, 6.2, wall, 0.03)
        box(-right - 0.12, right + 0.12, front - 0.12, back + 0.12, 6.2, 6.5, "forest", 0.03)
        box(-right - 0.02, right + 0.02, front - 0.02, back + 0.02, 0, 0.5, "concrete", 0.02)
        ribbon_window(-right + 2.2, right - 0.5, front, 1.2)
        ribbon_window(-right + 0.5, right - 0.5, front, 4.1)
        _open_door(-right + 0.6, -right + 1.7, front)
        box(-right + 0.3, -right + 2.0, front - 1.1, front, 2.5, 2.64, "graphite", 0.02)
        for side in SIDES:
            box(side * right - 0.02, side * right + 0.03, front + 0.8, back - 0.8, 4.1, 5.4, "pane", 0.01)


def _open_door(left, right, front):
    """Light falls out of the doorway; the leaf stands open to the left."""
    box(left - 0.1, right + 0.1, front - 0.05, front + 0.05, 0, 2.35, "white", 0.01)
    box(left, right, front - 0.06, front + 0.05, 0.02, 2.25, lit_wall_mat(), 0.005)
    with group("leaf", (left, front - 0.05, 0), rz=radians(-118)):
        box(0, right - left, -0.025, 0.025, 0.03, 2.25, "forest", 0.01)
        box(0.3, 0.8, -0.03, 0.03, 1.2, 2.0, "pane", 0.005)


def ribbon_window(left, right, front, sill, panes=4):
    """A band of glass with white mullions."""
    box(left, right, front - 0.03, front + 0.05, sill, sill + 1.3, "pane", 0.01)
    for mullion in range(panes + 1):
        x = left + (right - left) * mullion / panes
        box(x - 0.04, x + 0.04, front - 0.06, front, sill - 0.03, sill + 1.33, "white", 0.006)
    box(left - 0.08, right + 0.08, front - 0.1, front, sill - 0.12, sill - 0.03, "concrete", 0.01)


def yard_sign(x, y, z=0.0, rz=0.0):
    """Board with mark and name on two posts."""
    with group("yard_sign", (x, y, z), rz=rz):
        for side in SIDES:
            box(side * 1.9 - 0.07, side * 1.9 + 0.07, -0.06, 0.06, -0.3, 2.2, "graphite", 0.01)
        box(-2.2, 2.2, -0.1, -0.03, 0.9, 2.4, "forest", 0.02)
        mark(-1.45, -0.11, 1.65, 0.9, "right", ON_FOREST)
        name(-0.75, -0.11, 1.65, 0.56)


def bay_lines(x0, count, pitch, y0, y1, z, paint):
    """Parking lines across a yard."""
    for line in range(count + 1):
        box(x0 + line * pitch - 0.06, x0 + line * pitch + 0.06, y0, y1, z - 0.05, z, paint, 0.001)
