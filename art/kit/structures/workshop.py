"""The company's own yard: workshop, office, sign and parking lines. Fronts face -y."""

from math import atan2, hypot

from kit.brand import mark
from kit.materials import mat
from kit.shapes import TRS, box, multi_box, prism, tube
from kit.stage import SIDES, group

DOORS, DOOR_HEIGHT = 3, 4.0
ON_FOREST = ("cream", "cream", "amber", "cream")  # the mark on a dark board


def workshop(x, y, z=0.0, rz=0.0, width=14.0, depth=8.0, height=5.2, rise=1.3, open_door=1):
    """Steel-framed hall: cream cladding, forest band, three roller doors (one open), ridge along x."""
    right, front, back = width / 2, -depth / 2, depth / 2
    bay = width / DOORS
    with group("workshop", (x, y, z), rz=rz):
        box(-right, right, front + 0.35, back, 0, height, cladding(), 0.02)
        box(-right - 0.03, right + 0.03, front + 0.37, back + 0.02, -0.05, 0.6, "concrete", 0.02)
        for edge in range(DOORS + 1):
            pier = max(-right + 0.4, min(right - 0.4, -right + edge * bay))
            box(pier - 0.4, pier + 0.4, front, front + 0.4, 0, height, cladding(), 0.02)
        box(
            -right + 0.01,
            right - 0.01,
            front + 0.01,
            front + 0.39,
            DOOR_HEIGHT,
            height - 0.01,
            cladding(),
            0.02,
        )
        box(
            -right - 0.02,
            right + 0.02,
            front - 0.03,
            front + 0.05,
            DOOR_HEIGHT + 0.1,
            height - 0.12,
            "forest",
            0.01,
        )
        for door in range(DOORS):
            roller_door(-right + bay * (door + 0.5), front + 0.3, bay - 0.8, door == open_door)
        for side in SIDES:
            places = [front + 0.6 + 0.5 * rib for rib in range(int(depth / 0.5) - 1)]
            ribs = [
                TRS((side * (right + 0.01), place, height / 2), sc=(0.03, 0.06, height)) for place in places
            ]
            multi_box(ribs, cladding(), 0.004)
        sheet_roof(width, depth, rise, height)
        mark(
            -right + 1.6,
            front - 0.04,
            (DOOR_HEIGHT + height) / 2 - 0.01,
            0.6 * (height - DOOR_HEIGHT - 0.22),
            "right",
            ON_FOREST,
        )


def cladding():
    return mat("cladding", "#ded8c8", rough=0.6, var=0.03, vscale=0.8)


def roller_door(x, y, width, is_open):
    """Door leaf of horizontal slats, or the dark opening with the leaf rolled up."""
    left, right = x - width / 2, x + width / 2
    if is_open:
        box(left, right, y - 0.02, y + 0.1, 0.0, DOOR_HEIGHT, mat("inside", "#20221f", rough=1.0), 0.005)
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
        box(-right + 0.6, -right + 1.7, front - 0.04, front + 0.05, 0, 2.25, "forest", 0.015)
        box(-right + 0.3, -right + 2.0, front - 1.1, front, 2.5, 2.64, "graphite", 0.02)
        for side in SIDES:
            box(side * right - 0.02, side * right + 0.03, front + 0.8, back - 0.8, 4.1, 5.4, "glass", 0.01)


def ribbon_window(left, right, front, sill, panes=4):
    """A band of glass with white mullions."""
    box(left, right, front - 0.03, front + 0.05, sill, sill + 1.3, "glass", 0.01)
    for mullion in range(panes + 1):
        x = left + (right - left) * mullion / panes
        box(x - 0.04, x + 0.04, front - 0.06, front, sill - 0.03, sill + 1.33, "white", 0.006)
    box(left - 0.08, right + 0.08, front - 0.1, front, sill - 0.12, sill - 0.03, "concrete", 0.01)


def yard_sign(x, y, z=0.0, rz=0.0):
    """Board with the mark on two posts."""
    with group("yard_sign", (x, y, z), rz=rz):
        for side in SIDES:
            box(side * 1.1 - 0.06, side * 1.1 + 0.06, -0.06, 0.06, -0.3, 2.1, "graphite", 0.01)
        box(-1.4, 1.4, -0.1, -0.03, 0.9, 2.3, "forest", 0.02)
        mark(0, -0.11, 1.6, 1.0, "right", ON_FOREST)


def bay_lines(x0, count, pitch, y0, y1, z, paint):
    """Parking lines across a yard."""
    for line in range(count + 1):
        box(x0 + line * pitch - 0.06, x0 + line * pitch + 0.06, y0, y1, z - 0.05, z, paint, 0.001)
