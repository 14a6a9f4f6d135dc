"""The company's own yard: workshop, gate, sign and parking marks. Fronts face -y."""

from math import atan2, hypot

from kit.materials import mat
from kit.shapes import TRS, box, multi_box, prism, tube
from kit.stage import group


def workshop(x, y, z=0.0, rz=0.0, width=14.0, depth=8.0, height=5.2, rise=1.3, open_door=1):
    """Steel-framed workshop: cream cladding, forest band, roller doors (one open), low gable roof with its ridge along x."""
    cladding = mat("cladding", "#ded8c8", rough=0.6, var=0.03, vscale=0.8)
    doors = 3
    with group("workshop", (x, y, z), rz=rz):
        dark = mat("inside", "#20221f", rough=1.0)
        pitch = width / doors
        box(-width / 2, width / 2, -depth / 2 + 0.35, depth / 2, 0, height, cladding, 0.02)
        for edge in range(doors + 1):
            centre = -width / 2 + edge * pitch
            half = 0.55 if 0 < edge < doors else 0.4
            place = max(-width / 2 + half, min(width / 2 - half, centre))
            box(place - half, place + half, -depth / 2, -depth / 2 + 0.4, 0, height, cladding, 0.02)
        box(-width / 2, width / 2, -depth / 2, -depth / 2 + 0.4, 4.0, height, cladding, 0.02)
        box(
            -width / 2 - 0.02,
            width / 2 + 0.02,
            -depth / 2 - 0.03,
            -depth / 2 + 0.05,
            4.15,
            4.75,
            "forest",
            0.01,
        )
        box(
            -width / 2 - 0.03,
            width / 2 + 0.03,
            -depth / 2 - 0.02,
            depth / 2 + 0.02,
            -0.05,
            0.6,
            "concrete",
            0.02,
        )
        for door in range(doors):
            roller_door(
                -width / 2 + pitch * (door + 0.5), -depth / 2 + 0.3, pitch - 1.1, 4.0, door == open_door, dark
            )
        ribs = int(width / 0.5)
        multi_box(
            [
                TRS((-width / 2 + 0.25 + i * 0.5, depth / 2 + 0.01, height / 2), sc=(0.06, 0.03, height))
                for i in range(ribs)
            ],
            cladding,
            0.004,
        )
        for side in (-1, 1):
            multi_box(
                [
                    TRS(
                        (side * (width / 2 + 0.01), -depth / 2 + 0.3 + i * 0.5, height / 2),
                        sc=(0.03, 0.06, height),
                    )
                    for i in range(int(depth / 0.5))
                ],
                cladding,
                0.004,
            )
        sheet_roof(width, depth, rise, height)
        logo_mark(-width / 2 + 1.6, -depth / 2 - 0.04, 4.45, 0.36)


def roller_door(x, y, width, height, is_open, dark):
    """Door leaf of horizontal slats, or the dark opening with the leaf rolled up."""
    if is_open:
        box(x - width / 2, x + width / 2, y - 0.02, y + 0.1, 0.0, height, dark, 0.005)
        box(x - width / 2, x + width / 2, y - 0.12, y, height - 0.45, height, "forest", 0.04)
        return
    multi_box(
        [TRS((x, y - 0.02, 0.14 + 0.26 * i), sc=(width, 0.05, 0.24)) for i in range(int(height / 0.26))],
        "forest",
        0.012,
    )


def sheet_roof(width, depth, rise, height):
    """Two pitches of ribbed sheet, rooflights on the front one."""
    sheet = mat("roofsheet", "#6f7772", rough=0.5, metal=0.3, var=0.05, vscale=1.0)
    light = mat("rooflight", "#dfe6e2", rough=0.3)
    angle, length = atan2(rise, depth / 2), hypot(depth / 2 + 0.3, rise * (depth / 2 + 0.3) / (depth / 2))
    for side in (-1, 1):
        with group("pitch", (0, 0, height + rise + 0.05), (-side * angle, 0, 0)):
            box(
                -width / 2 - 0.25,
                width / 2 + 0.25,
                0 if side > 0 else -length,
                length if side > 0 else 0,
                -0.1,
                0,
                sheet,
                0.01,
            )
            multi_box(
                [
                    TRS((-width / 2 - 0.2 + 0.4 * i, side * length / 2, 0.02), sc=(0.08, length, 0.05))
                    for i in range(int((width + 0.4) / 0.4) + 1)
                ],
                sheet,
                0.008,
            )
            if side < 0:
                for x in (-width / 3, 0, width / 3):
                    box(x - 0.45, x + 0.45, -length + 0.6, -0.6, 0.0, 0.055, light, 0.005)
    for side in (-1, 1):
        prism(
            [(-depth / 2, height - 0.02), (depth / 2, height - 0.02), (0, height + rise)],
            side * width / 2 - 0.06,
            side * width / 2,
            mat("cladding", "#ded8c8", rough=0.6),
            0.005,
            axis="x",
        )
    tube(
        [(-width / 2 - 0.25, 0, height + rise + 0.1), (width / 2 + 0.25, 0, height + rise + 0.1)], 0.1, sheet
    )


def logo_mark(x, y, z, size, colour="cream"):
    """The brand's mark in relief: three strata above four bucket teeth."""
    for layer in range(3):
        box(
            x - size,
            x + size,
            y - 0.03,
            y,
            z + size * (0.15 + 0.3 * layer),
            z + size * (0.37 + 0.3 * layer),
            "amber" if layer == 1 else colour,
            0.004,
        )
    for tooth in range(4):
        left = x - size + size * 0.5 * tooth
        prism(
            [
                (left + 0.03 * size, z + size * 0.02),
                (left + 0.47 * size, z + size * 0.02),
                (left + 0.25 * size, z - size * 0.6),
            ],
            y - 0.03,
            y,
            colour,
            0.004,
        )


def office(x, y, z=0.0, rz=0.0, width=6.0, depth=5.0):
    """Two-storey office with ribbon windows and a canopy over the door."""
    wall = mat("limewash", "#e9e4d8", rough=0.9, var=0.05, vscale=1.5)
    with group("office", (x, y, z), rz=rz):
        box(-width / 2, width / 2, -depth / 2, depth / 2, 0, 6.2, wall, 0.03)
        box(
            -width / 2 - 0.12, width / 2 + 0.12, -depth / 2 - 0.12, depth / 2 + 0.12, 6.2, 6.5, "forest", 0.03
        )
        box(
            -width / 2 - 0.02, width / 2 + 0.02, -depth / 2 - 0.02, depth / 2 + 0.02, 0, 0.5, "concrete", 0.02
        )
        for level in (1.2, 4.1):
            start = -width / 2 + 0.5 if level > 2 else -width / 2 + 2.2
            box(
                start,
                width / 2 - 0.5,
                -depth / 2 - 0.03,
                -depth / 2 + 0.05,
                level,
                level + 1.3,
                "glass",
                0.01,
            )
            for mullion in range(5):
                place = start + (width / 2 - 0.5 - start) * mullion / 4
                box(
                    place - 0.04,
                    place + 0.04,
                    -depth / 2 - 0.06,
                    -depth / 2,
                    level - 0.03,
                    level + 1.33,
                    "white",
                    0.006,
                )
            box(
                start - 0.08,
                width / 2 - 0.42,
                -depth / 2 - 0.1,
                -depth / 2,
                level - 0.12,
                level - 0.03,
                "concrete",
                0.01,
            )
        box(
            -width / 2 + 0.6, -width / 2 + 1.7, -depth / 2 - 0.04, -depth / 2 + 0.05, 0, 2.25, "forest", 0.015
        )
        box(-width / 2 + 0.3, -width / 2 + 2.0, -depth / 2 - 1.1, -depth / 2, 2.5, 2.64, "graphite", 0.02)
        for side in (-1, 1):
            box(
                side * width / 2 - 0.02,
                side * width / 2 + 0.03,
                -depth / 2 + 0.8,
                depth / 2 - 0.8,
                4.1,
                5.4,
                "glass",
                0.01,
            )


def yard_sign(x, y, z=0.0, rz=0.0):
    """Board with the mark on two posts."""
    with group("yard_sign", (x, y, z), rz=rz):
        for side in (-1, 1):
            box(side * 1.1 - 0.06, side * 1.1 + 0.06, -0.06, 0.06, -0.3, 2.1, "graphite", 0.01)
        box(-1.4, 1.4, -0.1, -0.03, 0.9, 2.3, "forest", 0.02)
        logo_mark(0, -0.1, 1.5, 0.5)


def bay_lines(x0, count, pitch, y0, y1, z, paint):
    """Parking lines across a yard."""
    for line in range(count + 1):
        box(x0 + line * pitch - 0.06, x0 + line * pitch + 0.06, y0, y1, z - 0.05, z, paint, 0.001)
