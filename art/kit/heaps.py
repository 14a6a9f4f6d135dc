import random
from math import atan2, cos, hypot, pi, sin, sqrt

import bpy
from mathutils import Vector, noise

from kit.fields import fbm
from kit.materials import M
from kit.plants import scatter
from kit.stage import mesh, ob
from kit.stones import rock_mesh


def soil_heap(x0, x1, y0, y1, z, h=0.6, m="earth", n=44, seed=0, edge=0.5, rough=0.12):
    v = []
    f = []
    nx = n
    ny = max(8, int(n * abs((y1 - y0) / (x1 - x0))))
    for i in range(nx + 1):
        for j in range(ny + 1):
            u, q = i / nx, j / ny
            x = x0 + (x1 - x0) * u
            y = y0 + (y1 - y0) * q
            e = min(1, min(u, 1 - u) * abs(x1 - x0) / edge / 2) * min(
                1, min(q, 1 - q) * abs(y1 - y0) / edge / 1.2
            )
            e = e * (2 - e)
            bumps = 0.5 + 0.5 * noise.fractal(Vector((x * 0.55 + seed, y * 0.55, seed)), 1.0, 2.0, 3)
            v.append(
                (
                    x,
                    y,
                    z
                    + h * e * (0.55 + 0.65 * bumps)
                    + rough
                    * noise.fractal(Vector((x * 2.6, y * 2.6, seed + 3)), 1.0, 2.0, 3)
                    * min(1, e * 2),
                )
            )
    for i in range(nx):
        for j in range(ny):
            a = i * (ny + 1) + j
            f.append((a, a + ny + 1, a + ny + 2, a + 1))
    return ob(mesh(v, f), m, 0, ang=50)


def gravel_pile(x, y, z, R=2.6, H=1.7, m="gravel", n=900, size=(0.05, 0.12), seed=1, core="gravel"):
    """Cone at angle of repose covered with instanced stones."""
    rr = random.Random(seed)
    v = [(x, y, z + H)]
    f = []
    rings = 26
    seg = 72

    def hgt(px, py):
        d = hypot(px - x, py - y) / R
        d *= 1 + 0.07 * noise.noise(Vector((atan2(py - y, px - x) * 1.3, seed, 0)))
        return (
            z
            + H * (1 - d) * (1 if d > 0.12 else 1 - 0.25 * (1 - d / 0.12) * 0.3)
            - 0.02
            + 0.05 * fbm(px, py, 1.6, 3, seed)
        )

    for i in range(1, rings + 1):
        for j in range(seg):
            a = 2 * pi * j / seg
            d = R * 1.08 * i / rings
            px, py = x + d * cos(a), y + d * sin(a)
            v.append((px, py, max(z - 0.1, hgt(px, py))))
    for j in range(seg):
        f.append((0, 1 + j, 1 + (j + 1) % seg))
    for i in range(rings - 1):
        for j in range(seg):
            a = 1 + i * seg + j
            b = 1 + i * seg + (j + 1) % seg
            f.append((a, a + seg, b + seg, b))
    ob(mesh(v, f), core, 0, ang=60)
    for k in range(4):
        me = rock_mesh(50 + k + seed * 5, 1, 4)
        o = bpy.data.objects.new("st", me)
        me.materials.append(M(m))
        bpy.context.scene.collection.objects.link(o)
        it = []
        for i in range(n // 4):
            a = rr.random() * 6.283
            d = R * sqrt(rr.random()) * (1.0 if rr.random() < 0.9 else rr.uniform(1.0, 1.28))
            px, py = x + d * cos(a), y + d * sin(a)
            it.append(
                (
                    (px, py, max(z, hgt(px, py)) + 0.01),
                    rr.uniform(*size),
                    rr.random() * 6.283,
                    (rr.gauss(0, 0.5), rr.gauss(0, 0.5), 1),
                )
            )
        scatter(o, it)


def bay_pile(
    x0, x1, y0, y1, z=0.0, H=2.0, m="gravel", core="gravel", n=2500, size=(0.06, 0.12), seed=1, spill=1.2
):
    """Heap leaning on the back of a storage bay (open towards -y, toe spilling past y0); covered with instanced grains (n=0: none)."""
    rr = random.Random(seed)
    run = (y1 - y0) * 0.62

    def h(x, y):
        e = min(1.0, (x - x0 + 0.5) / 1.2, (x1 - x + 0.5) / 1.2)
        toe = (
            y0
            - spill * (0.35 + 0.65 * (1 - ((2 * x - x0 - x1) / (x1 - x0)) ** 2))
            + 0.4 * noise.noise(Vector((x * 0.7, seed * 3.0, 0)))
        )
        t = max(0.0, min(1.0, (y - toe) / (run + spill)))
        return (
            H
            * (1 - (1 - t) ** 1.6)
            * t**0.25
            * (0.82 + 0.18 * e)
            * (0.95 + 0.12 * noise.noise(Vector((x * 0.5, y * 0.5, seed))))
            if t > 0
            else -0.05
        )

    nx, ny = 60, 60
    ya = y0 - spill - 0.6
    X = lambda i: x0 + (x1 - x0) * i / nx
    Y = lambda j: ya + (y1 - ya) * j / ny
    v = [
        (X(i), Y(j), z - 0.03 + h(X(i), Y(j)) + 0.03 * fbm(X(i), Y(j), 2.0, 3, seed))
        for i in range(nx + 1)
        for j in range(ny + 1)
    ]
    ob(
        mesh(
            v,
            [
                (i * (ny + 1) + j, (i + 1) * (ny + 1) + j, (i + 1) * (ny + 1) + j + 1, i * (ny + 1) + j + 1)
                for i in range(nx)
                for j in range(ny)
            ],
        ),
        core,
        0,
        ang=60,
    )
    for k in range(4 if n else 0):
        me = rock_mesh(50 + k + seed * 5, 1, 4)
        o = bpy.data.objects.new("st", me)
        me.materials.append(M(m) if isinstance(m, str) else m)
        bpy.context.scene.collection.objects.link(o)
        it = []
        for _ in range(n // 4):
            x, y = rr.uniform(x0 + 0.12, x1 - 0.12), rr.uniform(ya + 0.3, y1 - 0.1)
            q = h(x, y)
            if q > 0.02 or (q > -0.06 and rr.random() < 0.05):
                it.append(
                    (
                        (x, y, z + max(0, q)),
                        rr.uniform(*size),
                        rr.random() * 6.283,
                        (rr.gauss(0, 0.5), rr.gauss(0, 0.5), 1),
                    )
                )
        scatter(o, it)
