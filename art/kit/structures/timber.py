"""Felled timber: logs, stacks, stumps."""

import random

from mathutils import Vector

from kit.materials import mat
from kit.shapes import cyl
from kit.stage import SIDES, group


def _bark():
    return mat("logbark", "#6b4f3a", rough=0.95, var=0.25, vscale=4, bump=0.5, bscale=14)


def _cut_wood():
    return mat("cutwood", "#d9b27c", rough=0.8, var=0.1, vscale=8)


def log(p0, p1, r=0.16, bark=None):
    """Felled trunk with pale cut ends."""
    skin = bark or _bark()
    cut = _cut_wood()
    p0, p1 = Vector(p0), Vector(p1)
    along = (p1 - p0).normalized()
    cyl(r, p0, p1, skin, 0.012, 18, r2=r * 0.86)
    cyl(r * 0.93, p0 - along * 0.006, p0 + along * 0.02, cut, 0, 18)
    cyl(r * 0.8, p1 - along * 0.02, p1 + along * 0.006, cut, 0, 18)


def log_stack(x, y, z=0.0, rz=0.0, L=4.0, cols=7, rows=4, r=0.17, seed=1):
    """Pyramid-shouldered pile of logs along local x, on bearers, held by stakes."""
    chance = random.Random(seed)
    with group("stack", (x, y, z), rz=rz):
        width = cols * 2 * r
        for at in (L * 0.2, L * 0.8):
            log((at - L / 2, -width / 2 - 0.2, 0.09), (at - L / 2, width / 2 + 0.2, 0.09), 0.09)
        for row in range(rows):
            for number in range(cols - row):
                radius = chance.uniform(0.88, 1.04) * r
                across = -width / 2 + r + (number + row * 0.5) * 2 * r
                up = 0.2 + r + row * r * 1.74
                shift = chance.uniform(-0.14, 0.14)
                near, at = (-L / 2 + shift, across, up), (
                    L / 2 + shift,
                    across,
                    up + chance.uniform(-0.02, 0.02),
                )
                log(near, at, radius) if chance.random() < 0.5 else log(at, near, radius)
        for side in SIDES:
            for at in (-L * 0.3, L * 0.3):
                cyl(
                    0.06,
                    (at, side * (width / 2 + 0.08), -0.2),
                    (at, side * (width / 2 + 0.1), 0.95),
                    mat("stake", "#c99a66", rough=0.85),
                    0.01,
                    10,
                )


def stump(x, y, z, r=0.2):
    """What is left of a felled tree."""
    cyl(
        r * 1.15,
        (x, y, z - 0.15),
        (x, y, z + 0.22),
        _bark(),
        0.02,
        14,
        r2=r,
    )
    cyl(
        r * 0.94,
        (x, y, z + 0.215),
        (x, y, z + 0.232),
        _cut_wood(),
        0,
        14,
    )
