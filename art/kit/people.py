import random

from mathutils import Vector

from kit.materials import mat
from kit.plants import _blob
from kit.shapes import _half, _ico, _sph, box, cyl, prism
from kit.stage import SIDES, group, mesh, ob


def person(x, y, z, rz=0.0, vest="orange", helmet="white", s=1.0):
    """Abstract scale-model worker, 1.75 m."""
    with group("p", (x, y, z), rz=rz, scale=s):
        tr = mat("trousers", "#26394a", rough=0.8)
        sk = mat("skin", "#c99a78", rough=0.6)
        ve = mat("vest", "#f07a1c", rough=0.6)
        for side in SIDES:
            cyl(0.085, (0, side * 0.1, 0.06), (0, side * 0.1, 0.88), tr, 0.02, 14, r2=0.105)
            box(-0.1, 0.18, side * 0.1 - 0.07, side * 0.1 + 0.07, 0, 0.1, "graphite", 0.03)
            cyl(0.06, (0.0, side * 0.27, 1.38), (0.1, side * 0.30, 0.92), ve, 0.02, 12)
            cyl(0.05, (0.1, side * 0.30, 0.94), (0.13, side * 0.30, 0.84), sk, 0.02, 10)
        prism(
            [(-0.21, 0.82), (0.21, 0.82), (0.25, 1.38), (0.14, 1.47), (-0.14, 1.47), (-0.25, 1.38)],
            -0.13,
            0.13,
            ve,
            0.05,
            axis="x",
            seg=3,
        )
        box(-0.135, 0.135, -0.235, 0.235, 1.05, 1.11, mat("refl", "#e8ecdf", rough=0.3), 0.004)
        cyl(0.06, (0, 0, 1.45), (0, 0, 1.55), sk, 0.01, 12)
        for nm, r, z_, sc in (("h", 0.115, 1.63, 1.1),):
            o = ob(_sph(), sk, 0, loc=(0.0, 0, z_))
            o.scale = (r, r * 0.9, r * sc)
        hm = mat("helmet_" + helmet, helmet, rough=0.3, coat=0.4)
        o = ob(_half(), hm, 0, loc=(0, 0, 1.655))
        o.scale = (0.145, 0.135, 0.13)
        cyl(0.15, (0.03, 0, 1.65), (0.03, 0, 1.665), hm, 0.004, 20)


def sheep(x, y, z, rz=0.0, s=1.0):
    """Latxa sheep, grazing."""
    wool = mat("wool", "#e8e2d0", rough=1.0, spec=0.1)
    dark = mat("muzzle", "#3a312b", rough=0.9)
    with group("sheep", (x, y, z), rz=rz, scale=s):
        rr = random.Random(int(x * 10))
        ivs, ifs = _ico(2)
        v = []
        f = []
        for i in range(60):
            d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1) + 0.2)).normalized()
            _blob(v, f, Vector((d.x * 0.42, d.y * 0.22, 0.55 + d.z * 0.2)), 0.13, rr, ivs, ifs)
        ob(mesh(v, f), wool, 0, ang=80)
        o = ob(_sph(), dark, 0, loc=(0.6, 0, 0.42), rot=(0, 0.9, 0))
        o.scale = (0.17, 0.09, 0.1)
        for a in (-0.25, 0.25):
            for b in (-0.12, 0.12):
                cyl(0.035, (a, b, 0), (a, b, 0.4), dark, 0.005, 8)


def operator(x, y, z, rz=0.0):
    """Seated driver for open stations; z = seat level, facing local +x."""
    tr = mat("trousers", "#26394a", rough=0.8)
    sk = mat("skin", "#c99a78", rough=0.6)
    ve = mat("vest", "#f07a1c", rough=0.6)
    hm = mat("helmet_white", "white", rough=0.3, coat=0.4)
    with group("operator", (x, y, z), rz=rz):
        for side in SIDES:
            cyl(0.09, (0, side * 0.11, 0.1), (0.42, side * 0.12, 0.12), tr, 0.02, 12)
            cyl(0.075, (0.42, side * 0.12, 0.12), (0.46, side * 0.12, -0.3), tr, 0.02, 12)
            cyl(0.055, (0, side * 0.26, 0.58), (0.3, side * 0.24, 0.34), ve, 0.02, 12)
            cyl(0.045, (0.28, side * 0.24, 0.35), (0.4, side * 0.2, 0.38), sk, 0.01, 10)
        prism(
            [(-0.2, 0.02), (0.2, 0.02), (0.24, 0.56), (0.13, 0.65), (-0.13, 0.65), (-0.24, 0.56)],
            -0.13,
            0.13,
            ve,
            0.05,
            axis="x",
            seg=3,
        )
        box(-0.135, 0.135, -0.225, 0.225, 0.25, 0.31, mat("refl", "#e8ecdf", rough=0.3), 0.004)
        cyl(0.06, (0, 0, 0.62), (0, 0, 0.74), sk, 0.01, 12)
        o = ob(_sph(), sk, 0, loc=(0, 0, 0.81))
        o.scale = (0.115, 0.104, 0.126)
        o = ob(_half(), hm, 0, loc=(0, 0, 0.835))
        o.scale = (0.145, 0.135, 0.13)
