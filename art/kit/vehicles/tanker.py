import math
from math import cos, pi, radians, sin

import bmesh
import bpy

from kit.materials import mat
from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES, group, mesh, ob, rnd
from kit.vehicles.cab import cab_details, truck_cab
from kit.vehicles.chassis import chassis, mud, mudflap


def tanker(loc=(0, 0, 0), rz=0.0, cabm="cream", tankm="white", band="forest", spray=True):
    """3-axle 13,000 L water tanker."""
    with group("tanker", loc, rz=rz) as root:
        af, ar = [2.6], [-1.75, -3.1]
        chassis(-3.9, 3.4, af, ar)
        truck_cab(4.0, cabm, "forest", 2.6)
        [mud(x, y=1.24) for x in ar]
        # elliptical tank 4.9 m long, 2.3 x 1.5 -> ~13 m3
        x0, x1, a, b, zc = -3.75, 1.25, 1.18, 0.80, 2.02

        def ring(xx, k=1.0, n=56, e=2.5):
            out = []
            for i in range(n):
                t = 2 * pi * i / n
                c_, s_ = cos(t), sin(t)
                out.append(
                    (
                        xx,
                        a * k * math.copysign(abs(c_) ** (2 / e), c_),
                        zc + b * k * math.copysign(abs(s_) ** (2 / e), s_),
                    )
                )
            return out

        secs = (
            [(x0 - 0.16, 0.0), (x0 - 0.155, 0.45), (x0 - 0.13, 0.75), (x0 - 0.07, 0.93), (x0, 1.0)]
            + [(x0 + (x1 - x0) * i / 8, 1.0) for i in range(1, 8)]
            + [(x1, 1.0), (x1 + 0.07, 0.93), (x1 + 0.13, 0.75), (x1 + 0.155, 0.45), (x1 + 0.16, 0.0)]
        )

        def loft(secs, m, ang=50):
            v = []
            f = []
            n = 56
            for xx, k in secs:
                v += ring(xx, max(k, 0.001))
            for j in range(len(secs) - 1):
                for i in range(n):
                    q = j * n
                    f.append((q + i, q + (i + 1) % n, q + n + (i + 1) % n, q + n + i))
            me = mesh(v, f)
            bm = bmesh.new()
            bm.from_mesh(me)
            bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
            bm.to_mesh(me)
            bm.free()
            return ob(me, m, 0, ang=ang)

        loft(secs, tankm)
        for i in range(4):
            x = x0 + 0.0 + (x1 - x0) * i / 3
            loft([(x - 0.05, 0.99), (x - 0.05, 1.018), (x + 0.05, 1.018), (x + 0.05, 0.99)], "steel", 30)
        # colour band on the flanks
        for side in SIDES:
            pts = []
        # colour band: loft restricted to flank angle
        n = 14
        for side in SIDES:
            v = []
            f = []
            for xx in (x0 + 0.05, x1 - 0.05):
                for i in range(n + 1):
                    t = radians(-16 + 32 * i / n)
                    c_, s_ = cos(t), sin(t)
                    e = 2.5
                    v.append(
                        (
                            xx,
                            side * 1.006 * a * abs(c_) ** (2 / e),
                            zc + 1.006 * b * math.copysign(abs(s_) ** (2 / e), s_),
                        )
                    )
            for i in range(n):
                f.append((i, i + 1, n + 2 + i, n + 1 + i))
            ob(mesh(v, f), band, 0, ang=60)
        # saddles + frame
        for x in (x0 + 0.35, -1.3, x1 - 0.35):
            prism(
                [(-1.0, 1.05), (1.0, 1.05), (1.05, 1.55), (-1.05, 1.55)],
                x - 0.09,
                x + 0.09,
                "graphite",
                0.02,
                axis="x",
            )
        box(x0, x1, -0.55, 0.55, 1.08, 1.3, "graphite", 0.02)
        # catwalk, manholes, rails, ladder
        box(x0 + 0.2, x1 - 0.2, -0.32, 0.32, zc + b - 0.01, zc + b + 0.05, "graphite", 0.01)
        for x in (-2.6, -0.2):
            cyl(0.26, (x, 0, zc + b), (x, 0, zc + b + 0.16), "steel", 0.03)
            cyl(0.2, (x, 0, zc + b + 0.14), (x, 0, zc + b + 0.2), "graphite", 0.03)
        for side in SIDES:
            y = side * 0.42
            tube([(x0 + 0.2, y, zc + b + 0.42), (x1 - 0.2, y, zc + b + 0.42)], 0.018, "steel")
            for i in range(6):
                x = x0 + 0.2 + (x1 - x0 - 0.4) * i / 5
                tube([(x, y, zc + b - 0.05), (x, y, zc + b + 0.42)], 0.015, "steel")
        for s in (-0.2, 0.2):
            tube(
                [
                    (x0 - 0.28, 0.6 + s, 0.95),
                    (x0 - 0.28, 0.6 + s, zc + b + 0.35),
                    (x0 + 0.05, 0.6 + s, zc + b + 0.42),
                ],
                0.02,
                "steel",
            )
        for i in range(8):
            tube([(x0 - 0.28, 0.4, 1.1 + i * 0.24), (x0 - 0.28, 0.8, 1.1 + i * 0.24)], 0.014, "steel")
        # side boxes, hose reel, pump
        for side in SIDES:
            box(
                -0.75,
                0.95,
                side * 1.13 - 0.25,
                side * 1.13 + 0.08,
                0.56,
                1.02,
                "graphite" if side > 0 else "steel",
                0.05,
            )
        box(-0.72, 0.92, 1.205, 1.22, 0.62, 0.96, "amber", 0.01)
        cyl(0.30, (x0 - 0.1, -0.55, 1.3), (x0 - 0.1, -0.25, 1.3), "rubber", 0.05)
        cyl(0.34, (x0 - 0.1, -0.58, 1.3), (x0 - 0.1, -0.54, 1.3), "amber", 0.01)
        cyl(0.34, (x0 - 0.1, -0.26, 1.3), (x0 - 0.1, -0.22, 1.3), "amber", 0.01)
        cyl(0.2, (x0 - 0.2, 0.05, 1.15), (x0 - 0.2, 0.35, 1.15), "amber", 0.05)
        box(x0 - 0.2, x0 + 0.1, -1.15, 1.15, 0.78, 0.92, "graphite", 0.02)
        tube([(x0 - 0.3, -1.1, 0.72), (x0 - 0.3, 1.1, 0.72)], 0.045, "steel")
        for i in range(7):
            cyl(
                0.045,
                (x0 - 0.3, -1.05 + i * 0.35, 0.72),
                (x0 - 0.38, -1.05 + i * 0.35, 0.64),
                "graphite",
                0.005,
                12,
            )
        for side in SIDES:
            box(x0 - 0.24, x0 - 0.18, side * 1.02 - 0.13, side * 1.02 + 0.13, 0.94, 1.06, "red", 0.015)
        if spray:
            water_spray(x0 - 0.34)
    return root


def water_spray(x0):
    """Fans of fine droplets + translucent sheets behind the spray bar (local truck space)."""
    wm = mat("spray", "#eef6f8", rough=0.15, trans=0.0, alpha=1.0, spec=0.5)
    v = []
    f = []
    ico = bpy.data.meshes.new("d")
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    bm.to_mesh(ico)
    bm.free()
    iv = [w.co.copy() for w in ico.vertices]
    fi = [tuple(p.vertices) for p in ico.polygons]
    for i in range(7):
        yb = -1.05 + i * 0.35
        for k in range(620):
            t = rnd.random() ** 0.8
            sp = rnd.gauss(0, 1) * 0.16 * t
            vx = 3.6 + rnd.gauss(0, 0.22)
            T = t * 0.66
            x = x0 - vx * T
            y = yb + sp + (yb * 0.5) * t
            z = 0.68 + 2.1 * T - 4.9 * T * T
            if z < 0.02:
                continue
            r = rnd.uniform(0.007, 0.02) * (1 - 0.2 * t)
            b = len(v)
            v += [(x + a.x * r * 1.5, y + a.y * r, z + a.z * r) for a in iv]
            f += [tuple(b + j for j in q) for q in fi]
    ob(mesh(v, f), wm, 0)


def cisterna():
    """Water tanker (the kit's, dry) with cab details, hose tubes and flaps."""
    tanker(spray=False)
    cab_details(4.0, 2.6)
    for side in SIDES:
        # suction-hose tubes
        mudflap(-3.82, side * 0.62, side * 1.24)
        cyl(0.09, (-0.9, side * 1.02, 1.16), (1.0, side * 1.02, 1.16), "graphite", 0.02)
        for x in (-0.7, 0.7):
            box(x - 0.03, x + 0.03, side * 0.8, side * 1.1, 1.02, 1.08, "graphite", 0.008)
    tube([(1.42, 0.5, 1.1), (1.42, 0.5, 2.9), (1.36, 0.5, 3.05)], 0.07, "graphite")
    cyl(0.13, (1.42, 0.5, 2.1), (1.42, 0.5, 2.75), "graphite", 0.03)
    cyl(0.06, (-0.9, 1.24, 0.72), (-0.9, 1.1, 0.72), "steel", 0.01)
    cyl(0.085, (-0.9, 1.2, 0.72), (-0.9, 1.23, 0.72), "amber", 0.01)
