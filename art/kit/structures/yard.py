"""An aggregates yard: block walls, bags, weighbridge, cabin."""

import math
from math import atan2, cos, pi, sin

from mathutils import Vector

from kit.heaps import soil_heap
from kit.materials import mat
from kit.shapes import TRS, box, multi_box, prism, tube
from kit.stage import SIDES, group, mesh, ob


def block_wall(p0, p1, z=0.0, rows=3, b=(1.6, 0.8, 0.8), m="concrete"):
    """Wall of interlocking concrete blocks between two points along x or y (running bond, one object, studs on top)."""
    start, end = Vector((*p0, z)), Vector((*p1, z))
    along = end - start
    length = along.length
    heading = atan2(along.y, along.x)
    with group("blocks", start, rz=heading):
        blocks = []
        for row in range(rows):
            x = -b[0] / 2 if row % 2 else 0.0
            while x < length - 0.05:
                left, right = max(0, x), min(length, x + b[0])
                if right - left > 0.1:
                    blocks.append(
                        TRS(
                            ((left + right) / 2, 0, (row + 0.5) * b[2]),
                            sc=(right - left - 0.015, b[1] - 0.01, b[2] - 0.012),
                        )
                    )
                x += b[0]
        multi_box(blocks, m, 0.03)
        studs = int(length / 0.8)
        multi_box(
            [
                TRS((length * (stud + 0.5) / studs, 0, rows * b[2] + 0.04), sc=(0.3, 0.3, 0.1))
                for stud in range(studs)
            ],
            m,
            0.03,
        )


def big_bag(x, y, z=0.0, rz=0.0, fill="gravel", s=0.9):
    """Woven 1 m3 bag with four lifting loops, filled to the brim."""
    cloth = mat("bigbag", "#ded9cb", rough=0.9, var=0.06, vscale=6, bump=0.25, bscale=30)
    with group("bag", (x, y, z), rz=rz):
        half = s / 2
        quarter = 16
        vertices = []
        faces = []
        levels = [(0, 0.9), (0.12, 1.0), (0.5, 1.06), (0.85, 1.01), (1.0, 0.97), (1.0, 0.9), (0.9, 0.88)]
        for up, bulge in levels:
            for step in range(4 * quarter):
                angle = 2 * pi * step / (4 * quarter)
                cosine, sine = cos(angle), sin(angle)
                squareness = 5.0
                vertices.append(
                    (
                        half * bulge * math.copysign(abs(cosine) ** (2 / squareness), cosine),
                        half * bulge * math.copysign(abs(sine) ** (2 / squareness), sine),
                        s * up + 0.012 * sin(step * 1.7 + up * 5) * (up < 0.95),
                    )
                )
        around = 4 * quarter
        for level in range(len(levels) - 1):
            for step in range(around):
                faces.append(
                    (
                        level * around + step,
                        level * around + (step + 1) % around,
                        (level + 1) * around + (step + 1) % around,
                        (level + 1) * around + step,
                    )
                )
        ob(mesh(vertices, faces), cloth, 0, ang=60)
        soil_heap(
            -half * 0.9, half * 0.9, -half * 0.9, half * 0.9, s * 0.86, 0.16, fill, 24, x * 3 + y, 0.5, 0.05
        )
        for side in SIDES:
            for edge in (-1, 1):
                tube(
                    [
                        (side * half * 0.9, edge * half * 0.35, s * 0.8),
                        (side * half * 0.88, edge * half * 0.5, s * 1.22),
                        (side * half * 0.6, edge * half * 0.86, s * 1.22),
                        (side * half * 0.35, edge * half * 0.9, s * 0.8),
                    ],
                    0.022,
                    mat("loop", "#2f6b4a", rough=0.8),
                    smooth=True,
                )


def weighbridge(x0, x1, y0, y1, z=0.0):
    """Surface weighbridge along x: deck, amber guide rails, end ramps."""
    box(x0, x1, y0, y1, z - 0.1, z + 0.22, "concrete", 0.02)
    plates = int((x1 - x0) / 1.5)
    for number in range(plates):
        box(
            x0 + (x1 - x0) * number / plates + 0.04,
            x0 + (x1 - x0) * (number + 1) / plates - 0.04,
            y0 + 0.15,
            y1 - 0.15,
            z + 0.2,
            z + 0.25,
            mat("checker", "#5c6163", rough=0.5, metal=0.6, bump=0.4, bscale=40),
            0.01,
        )
    for y in (y0 + 0.06, y1 - 0.06):
        tube([(x0 + 0.1, y, z + 0.5), (x1 - 0.1, y, z + 0.5)], 0.06, "amber")
        for number in range(7):
            x = x0 + 0.1 + (x1 - x0 - 0.2) * number / 6
            tube([(x, y, z + 0.2), (x, y, z + 0.5)], 0.045, "amber")
    for outwards, end in ((-1, x0), (1, x1)):
        prism(
            [
                (end, z - 0.05),
                (end, z + 0.22),
                (end + outwards * 1.5, z + 0.0),
                (end + outwards * 1.5, z - 0.05),
            ],
            y0 + 0.05,
            y1 - 0.05,
            "concrete",
            0.01,
        )


def cabin(x, y, z=0.0, rz=0.0, w=2.6, d=2.0, h=2.5):
    """Weighbridge / site cabin, window and door towards -y."""
    with group("cabin", (x, y, z), rz=rz):
        for side in SIDES:
            box(side * w * 0.4 - 0.1, side * w * 0.4 + 0.1, -d * 0.45, d * 0.45, 0, 0.15, "concrete", 0.01)
        box(-w / 2, w / 2, -d / 2, d / 2, 0.15, h, "cream", 0.04)
        box(-w / 2 - 0.1, w / 2 + 0.1, -d / 2 - 0.25, d / 2 + 0.1, h, h + 0.12, "forest", 0.03)
        box(-w / 2 - 0.01, w / 2 + 0.01, -d / 2 - 0.01, d / 2 + 0.01, 0.15, 0.5, "forest", 0.02)
        box(-w * 0.42, w * 0.1, -d / 2 - 0.02, -d / 2 + 0.05, 1.15, 2.05, "pane", 0.01)
        box(-w * 0.42 - 0.04, w * 0.1 + 0.04, -d / 2 - 0.1, -d / 2, 1.05, 1.15, "forest", 0.01)
        box(w * 0.18, w * 0.45, -d / 2 - 0.025, -d / 2 + 0.05, 0.2, 2.1, "forest", 0.01)
        box(w / 2 - 0.05, w / 2 + 0.02, -d * 0.3, d * 0.3, 1.15, 2.05, "pane", 0.01)
