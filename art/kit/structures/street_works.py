"""What a street is made of: kerbs, parking plots, railing, bench, and the cracks of an old one. Streets run along x."""

import random
from math import hypot

from kit.materials import mat
from kit.paths import ribbon
from kit.shapes import TRS, box, multi_box, tube
from kit.stage import group

KERB_LENGTH = 1.0


def kerb_line(x0, x1, y, top=0.15, width=0.16, lies=None):
    """Kerb stones end to end; lies(x) may leave a stone out."""
    x = x0
    while x < x1 - 0.05:
        end = min(x + KERB_LENGTH, x1)
        if lies is None or lies((x + end) / 2):
            box(x, end - 0.012, y - width / 2, y + width / 2, top - 0.42, top, "concrete", 0.02)
        x += KERB_LENGTH


def kerb_pallet(x, y, z, rz=0.0, rows=3):
    """Kerb stones strapped on a pallet."""
    wood = mat("palletwood", "#b08a5a", rough=0.9, var=0.15, vscale=5)
    top = 0.14 + 0.27 * rows
    with group("kerb_pallet", (x, y, z), rz=rz):
        for runner in (-0.38, 0, 0.38):
            box(-0.55, 0.55, runner - 0.05, runner + 0.05, 0, 0.12, wood, 0.008)
        places = [(0, -0.36 + 0.18 * column, 0.26 + 0.27 * row) for column in range(5) for row in range(rows)]
        multi_box([TRS(place, sc=(1.0, 0.165, 0.255)) for place in places], "concrete", 0.015)
        for strap in (-0.3, 0.3):
            around = [(strap, -0.45, 0.12), (strap, -0.45, top), (strap, 0.45, top), (strap, 0.45, 0.12)]
            tube(around, 0.008, "graphite")


def parking_plots(x0, x1, kerb, edge, z, length, paint):
    """Painted plots for parallel parking between the kerb and their edge towards the lane."""
    count = int((x1 - x0) / length)
    end = x0 + count * length
    for plot in range(count + 1):
        x = x0 + plot * length
        box(x - 0.05, x + 0.05, min(kerb, edge), max(kerb, edge), z - 0.03, z + 0.006, paint, 0.001)
    box(x0 - 0.05, end + 0.05, edge - 0.05, edge + 0.05, z - 0.03, z + 0.006, paint, 0.001)


def pedestrian_rail(x0, x1, y, z, height=1.0):
    """Steel railing on posts."""
    posts, bars = max(1, round((x1 - x0) / 1.5)), int((x1 - x0) / 0.14)
    for post in range(posts + 1):
        x = x0 + (x1 - x0) * post / posts
        box(x - 0.04, x + 0.04, y - 0.04, y + 0.04, z - 0.05, z + height, "forest", 0.01)
    for level in (z + 0.18, z + height - 0.04):
        tube([(x0, y, level), (x1, y, level)], 0.03, "forest")
    for bar in range(1, bars):
        x = x0 + (x1 - x0) * bar / bars
        tube([(x, y, z + 0.18), (x, y, z + height - 0.05)], 0.011, "forest", res=1)


def bench(x, y, z, rz=0.0):
    """Timber bench on two iron frames, its back to +y."""
    wood = mat("benchwood", "#a8763f", rough=0.7, var=0.15, vscale=6)
    with group("bench", (x, y, z), rz=rz):
        for frame in (-0.65, 0.65):
            box(frame - 0.04, frame + 0.04, -0.25, 0.22, 0, 0.42, "graphite", 0.015)
            box(frame - 0.04, frame + 0.04, 0.18, 0.24, 0.4, 0.85, "graphite", 0.01)
        for slat in range(4):
            box(-0.85, 0.85, -0.26 + 0.125 * slat, -0.16 + 0.125 * slat, 0.42, 0.46, wood, 0.008)
        for slat in range(3):
            box(-0.85, 0.85, 0.14, 0.18, 0.52 + 0.13 * slat, 0.62 + 0.13 * slat, wood, 0.008)


def crack(points, z, width=0.05):
    """Dark irregular crack in a pavement through ground points (x, y)."""
    shaky = random.Random(int(points[0][0] * 100) + 7)
    path = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        steps = max(2, int(hypot(bx - ax, by - ay) / 0.16))
        for step in range(steps):
            x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
            path.append((x + shaky.gauss(0, 0.035), y + shaky.gauss(0, 0.035), z))
    ribbon(path, -width / 2, width / 2, mat("crack", "#1d1c1b", rough=1.0), 0.004)
