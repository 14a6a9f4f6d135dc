"""The company's mark for doors and counterweights, strata above the teeth of a bucket, and its wordmark for buildings."""

import re
from math import pi, radians
from pathlib import Path

import bpy

from kit.materials import M
from kit.shapes import prism
from kit.stage import group, place

ROOT = Path(__file__).parents[2]
FONT = ROOT / "node_modules/@expo-google-fonts/archivo/800ExtraBold/Archivo_800ExtraBold.ttf"
CAPITALS = 0.69  # height of a capital in this font

FULL_COLOUR = ("topsoil", "clay", "amber", "forest")
ONE_COLOUR = ("forest",) * 4

# Sides a mark can face, as a turn about the upright axis: drawn, it faces -y.
FACING = {"right": 0, "left": 180, "rear": -90, "front": 90}

HEIGHT = 45  # of the drawing below, which is the logo's: 52 wide, y downwards
CENTRE = (32, 44.5)


def mark(x, y, z, height=0.3, facing="left", colours=FULL_COLOUR, thickness=0.01):
    """Set the mark with its centre at x, y, z on an upright face of a machine."""
    unit = height / HEIGHT
    with group("mark", (x, y, z), rz=radians(FACING[facing])):
        for outline, colour in zip(_layers(), colours):
            points = [((px - CENTRE[0]) * unit, (CENTRE[1] - py) * unit) for px, py in outline]
            prism(points, -thickness, thickness, colour, 0.0)


def name(x, y, z, height, material="cream"):
    """The name as the logo writes it, in relief on a wall that faces -y; x, y, z is the middle of its left edge."""
    letters = bpy.data.curves.new("name", "FONT")
    letters.body = _wordmark()
    letters.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    letters.size = height / CAPITALS
    letters.space_character = 0.98  # tight, as in the logo
    letters.extrude = 0.03
    letters.materials.append(M(material))
    board = place(bpy.data.objects.new("name", letters))
    board.location = (x, y, z - height / 2)
    board.rotation_euler = (pi / 2, 0, 0)


def _wordmark():
    company = (ROOT / "content/company.yaml").read_text(encoding="utf-8")
    written = re.search(r"(?m)^wordmark: ([^#\n]+)", company) or re.search(r"(?m)^name: ([^#\n]+)", company)
    return written[1].strip()


def _layers():
    """Topsoil, a bent bed, a second one, and the teeth, as outlines."""
    topsoil = [(6, 22), (58, 22), (58, 30), (6, 30)]
    upper_bed = _wave((6, 34), (20, 29), (32, 39), (58, 34)) + _wave((58, 43), (32, 48), (20, 38), (6, 43))
    lower_bed = _wave((6, 47), (22, 52), (36, 42), (58, 47)) + [(58, 55), (6, 55)]
    teeth = [(6, 58), (58, 58), (52, 67), (45, 61), (38, 67), (31, 61), (24, 67), (17, 61), (10, 67)]
    return topsoil, upper_bed, lower_bed, teeth


def _wave(start, pull, push, end, steps=12):
    """Points of a cubic Bézier curve."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, pull, push, end)
        points.append(tuple(sum(w * corner[axis] for w, corner in zip(weights, corners)) for axis in (0, 1)))
    return points
