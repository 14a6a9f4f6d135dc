import random

from mathutils import Vector

from kit.materials import mat
from kit.shapes import cyl
from kit.stage import SIDES, group


def log(p0, p1, r=0.16, bark=None):
    """Felled trunk with pale cut ends."""
    b = bark or mat("logbark", "#6b4f3a", rough=0.95, var=0.25, vscale=4, bump=0.5, bscale=14)
    e = mat("cutwood", "#d9b27c", rough=0.8, var=0.1, vscale=8)
    p0, p1 = Vector(p0), Vector(p1)
    d = (p1 - p0).normalized()
    cyl(r, p0, p1, b, 0.012, 18, r2=r * 0.86)
    cyl(r * 0.93, p0 - d * 0.006, p0 + d * 0.02, e, 0, 18)
    cyl(r * 0.8, p1 - d * 0.02, p1 + d * 0.006, e, 0, 18)


def log_stack(x, y, z=0.0, rz=0.0, L=4.0, cols=7, rows=4, r=0.17, seed=1):
    """Pyramid-shouldered pile of logs along local x, on bearers, held by stakes."""
    rr = random.Random(seed)
    with group("stack", (x, y, z), rz=rz):
        w = cols * 2 * r
        for q in (L * 0.2, L * 0.8):
            log((q - L / 2, -w / 2 - 0.2, 0.09), (q - L / 2, w / 2 + 0.2, 0.09), 0.09)
        for k in range(rows):
            for i in range(cols - k):
                a = rr.uniform(0.88, 1.04) * r
                yy = -w / 2 + r + (i + k * 0.5) * 2 * r
                zz = 0.2 + r + k * r * 1.74
                o = rr.uniform(-0.14, 0.14)
                p, q = (-L / 2 + o, yy, zz), (L / 2 + o, yy, zz + rr.uniform(-0.02, 0.02))
                log(p, q, a) if rr.random() < 0.5 else log(q, p, a)
        for side in SIDES:
            for q in (-L * 0.3, L * 0.3):
                cyl(
                    0.06,
                    (q, side * (w / 2 + 0.08), -0.2),
                    (q, side * (w / 2 + 0.1), 0.95),
                    mat("stake", "#c99a66", rough=0.85),
                    0.01,
                    10,
                )


def stump(x, y, z, r=0.2):
    cyl(
        r * 1.15,
        (x, y, z - 0.15),
        (x, y, z + 0.22),
        mat("logbark", "#6b4f3a", rough=0.95, var=0.25, vscale=4, bump=0.5, bscale=14),
        0.02,
        14,
        r2=r,
    )
    cyl(
        r * 0.94,
        (x, y, z + 0.215),
        (x, y, z + 0.232),
        mat("cutwood", "#d9b27c", rough=0.8, var=0.1, vscale=8),
        0,
        14,
    )
