"""People of the scale model, dressed for the site, and the sheep of the country."""

import random

from mathutils import Vector

from kit.materials import mat
from kit.plants import Leaves
from kit.shapes import box, cyl, prism, sphere_mesh
from kit.stage import SIDES, group, ob


def _clothes():
    """Trousers, skin, vest and the vest's bright band."""
    return (
        mat("trousers", "#26394a", rough=0.8),
        mat("skin", "#c99a78", rough=0.6),
        mat("vest", "#f07a1c", rough=0.6),
        mat("refl", "#e8ecdf", rough=0.3),
    )


def person(x, y, z, rz=0.0, vest="orange", helmet="white", s=1.0):
    """A worker of 1.75 m, standing, facing local +x."""
    trousers, skin, vest_cloth, band = _clothes()
    with group("p", (x, y, z), rz=rz, scale=s):
        for side in SIDES:
            cyl(0.085, (0, side * 0.1, 0.06), (0, side * 0.1, 0.88), trousers, 0.02, 14, r2=0.105)
            box(-0.1, 0.18, side * 0.1 - 0.07, side * 0.1 + 0.07, 0, 0.1, "graphite", 0.03)
            cyl(0.06, (0.0, side * 0.27, 1.38), (0.1, side * 0.30, 0.92), vest_cloth, 0.02, 12)
            cyl(0.05, (0.1, side * 0.30, 0.94), (0.13, side * 0.30, 0.84), skin, 0.02, 10)
        torso = [(-0.21, 0.82), (0.21, 0.82), (0.25, 1.38), (0.14, 1.47), (-0.14, 1.47), (-0.25, 1.38)]
        prism(torso, -0.13, 0.13, vest_cloth, 0.05, axis="x", seg=3)
        box(-0.135, 0.135, -0.235, 0.235, 1.05, 1.11, band, 0.004)
        cyl(0.06, (0, 0, 1.45), (0, 0, 1.55), skin, 0.01, 12)
        shell = _head(1.63, skin, helmet)
        cyl(0.15, (0.03, 0, 1.65), (0.03, 0, 1.665), shell, 0.004, 20)


def operator(x, y, z, rz=0.0):
    """A seated driver for open stations; z is the seat, facing local +x."""
    trousers, skin, vest_cloth, band = _clothes()
    with group("operator", (x, y, z), rz=rz):
        for side in SIDES:
            cyl(0.09, (0, side * 0.11, 0.1), (0.42, side * 0.12, 0.12), trousers, 0.02, 12)
            cyl(0.075, (0.42, side * 0.12, 0.12), (0.46, side * 0.12, -0.3), trousers, 0.02, 12)
            cyl(0.055, (0, side * 0.26, 0.58), (0.3, side * 0.24, 0.34), vest_cloth, 0.02, 12)
            cyl(0.045, (0.28, side * 0.24, 0.35), (0.4, side * 0.2, 0.38), skin, 0.01, 10)
        torso = [(-0.2, 0.02), (0.2, 0.02), (0.24, 0.56), (0.13, 0.65), (-0.13, 0.65), (-0.24, 0.56)]
        prism(torso, -0.13, 0.13, vest_cloth, 0.05, axis="x", seg=3)
        box(-0.135, 0.135, -0.225, 0.225, 0.25, 0.31, band, 0.004)
        cyl(0.06, (0, 0, 0.62), (0, 0, 0.74), skin, 0.01, 12)
        _head(0.81, skin, "white")


def _head(z, skin, helmet):
    """Head and hard hat; gives the hat's material."""
    head = ob(sphere_mesh(), skin, 0, loc=(0, 0, z))
    head.scale = (0.115, 0.1035, 0.1265)
    shell = mat(f"helmet_{helmet}", helmet, rough=0.3, coat=0.4)
    hat = ob(sphere_mesh(upper_half=True), shell, 0, loc=(0, 0, z + 0.025))
    hat.scale = (0.145, 0.135, 0.13)
    return shell


def sheep(x, y, z, rz=0.0, s=1.0):
    """A grazing latxa sheep."""
    wool = mat("wool", "#e8e2d0", rough=1.0, spec=0.1)
    dark = mat("muzzle", "#3a312b", rough=0.9)
    chance = random.Random(int(x * 10))
    with group("sheep", (x, y, z), rz=rz, scale=s):
        fleece = Leaves(chance, subdivisions=2)
        for _ in range(60):
            away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1) + 0.2)).normalized()
            fleece.add(Vector((away.x * 0.42, away.y * 0.22, 0.55 + away.z * 0.2)), 0.13)
        ob(fleece.mesh("fleece"), wool, 0, ang=80)
        head = ob(sphere_mesh(), dark, 0, loc=(0.6, 0, 0.42), rot=(0, 0.9, 0))
        head.scale = (0.17, 0.09, 0.1)
        for along in (-0.25, 0.25):
            for across in (-0.12, 0.12):
                cyl(0.035, (along, across, 0), (along, across, 0.4), dark, 0.005, 8)
