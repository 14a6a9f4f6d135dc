from mathutils import Vector, noise

from kit.shapes import prism
from kit.stage import SIDES, mesh, ob


def bucket(w=1.25, k=1.0, m="graphite", fill=True):
    """Bucket in local XZ: pivot at origin, teeth down, opening towards -X."""
    back = [
        (-0.02, 0.02),
        (0.14, 0.10),
        (0.46, 0.06),
        (0.68, -0.16),
        (0.80, -0.48),
        (0.76, -0.82),
        (0.58, -1.10),
        (0.28, -1.32),
        (0.02, -1.44),
    ]
    back = [(x * k, z * k) for x, z in back]
    t = 0.05 * k
    inner = []
    for i, p in enumerate(back):
        a = Vector(back[max(0, i - 1)])
        b = Vector(back[min(len(back) - 1, i + 1)])
        d = (b - a).normalized()
        n = Vector((-d.y, d.x))
        q = Vector(p) - n * t * (-1 if n.dot(Vector((0.35 * k, -0.6 * k)) - Vector(p)) > 0 else 1)
        inner.append((q.x, q.y))
    prism(back + inner[::-1], -w / 2, w / 2, m, 0.012 * k)
    side = back + [(-0.06 * k, -1.0 * k), (-0.10 * k, -0.35 * k)]
    for s in (-1, 1):
        prism(side, s * w / 2 - 0.03 * k, s * w / 2 + 0.03 * k, m, 0.012 * k)
    for side in SIDES:
        prism(
            [
                (-0.16 * k, 0.0),
                (-0.1 * k, 0.14 * k),
                (0.12 * k, 0.2 * k),
                (0.5 * k, 0.2 * k),
                (0.6 * k, 0.0),
                (0.4 * k, -0.05 * k),
                (0.05 * k, -0.05 * k),
            ],
            side * 0.24 * k - 0.04 * k,
            side * 0.24 * k + 0.04 * k,
            m,
            0.015 * k,
        )
    for i in range(5):
        y = -w / 2 + 0.09 * k + (w - 0.18 * k) * i / 4
        prism(
            [
                (0.10 * k, -1.34 * k),
                (0.0, -1.36 * k),
                (-0.10 * k, -1.64 * k),
                (-0.06 * k, -1.65 * k),
                (0.1 * k, -1.46 * k),
            ],
            y - 0.055 * k,
            y + 0.055 * k,
            "steel",
            0.012 * k,
        )
    if fill:
        pts = []
        n = 22
        R = noise
        v = []
        f = []
        A = Vector((-0.06 * k, -0.25 * k))
        B = Vector((-0.02 * k, -1.36 * k))
        d = B - A
        nrm = Vector((-1, 0))
        for i in range(n + 1):
            for j in range(n + 1):
                u = i / n
                q = j / n
                h = (1 - (2 * u - 1) ** 4) * (1 - (2 * q - 1) ** 4)
                hh = (
                    h * (0.26 * k + 0.10 * k * R.noise(Vector((u * 3.1, q * 3.7, 1.3))))
                    + 0.04 * k * R.noise(Vector((u * 11, q * 11, 7))) * h
                    - 0.06 * k
                )
                p = A + d * u
                v.append((p.x - hh, (-w / 2 + 0.03 * k) + (w - 0.06 * k) * q, p.y))
        for i in range(n):
            for j in range(n):
                a = i * (n + 1) + j
                f.append((a, a + 1, a + n + 2, a + n + 1))
        ob(mesh(v, f), "earth", 0, ang=60)
