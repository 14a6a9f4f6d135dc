"""Bonneted two-axle tipper of the seventies."""

from kit.curves import arc
from kit.heaps import soil_heap
from kit.materials import lamp_mat, mat
from kit.running_gear import wheel
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import group


def early_tipper(loc=(0, 0, 0), rz=0.0, load="earth"):
    """Two-axle lorry with a long bonnet, split windscreen, round wings and a low steel tipping body."""
    green = mat("old_green", "#3f5f45", rough=0.55, var=0.06, vscale=2, dust=0.5)
    cream = mat("old_cream", "#d9cfb4", rough=0.55, var=0.05, vscale=2, dust=0.5)
    with group("early_tipper", loc, rz=rz) as root:
        front_axle, rear_axle, radius = 2.35, -1.55, 0.5
        for side in (-1, 1):
            box(-2.9, 3.1, side * 0.4 - 0.05, side * 0.4 + 0.05, 0.72, 0.95, "graphite", 0.015)
        for x in (front_axle, rear_axle):
            cyl(0.08, (x, -0.95, radius), (x, 0.95, radius), "graphite", 0.01)
        for side in (-1, 1):
            wheel(front_axle, side * 0.95, radius, 0.26, cream, side)
            wheel(rear_axle, side * 0.98, radius, 0.24, cream, side, twin=True)
        bonnet(green, cream, front_axle, radius)
        rounded_cab(green, cream)
        old_body(green, load)
        for side in (-1, 1):
            box(-2.98, -2.9, side * 0.85 - 0.1, side * 0.85 + 0.1, 0.75, 0.9, "red", 0.01)
    return root


def bonnet(green, cream, axle, radius):
    """Long nose with a rounded top, chrome grille, round lamps and full wings over the front wheels."""
    section = [(-0.52, 0.85), (-0.55, 1.45), (-0.42, 1.62), (0.42, 1.62), (0.55, 1.45), (0.52, 0.85)]
    prism(section, 1.4, 3.05, green, 0.07, axis="x", seg=4)
    box(3.04, 3.1, -0.42, 0.42, 0.9, 1.48, "graphite", 0.02)
    multi_box([TRS((3.11, 0, 0.98 + 0.09 * i), sc=(0.03, 0.8, 0.035)) for i in range(6)], "chrome", 0.006)
    for side in (-1, 1):
        outer, inner = arc(axle, radius, 0.72, 178, 8, 16), arc(axle, radius, 0.64, 8, 178, 16)
        prism(outer + inner, side * 0.5, side * 1.12, green, 0.02)
        cyl(0.15, (3.0, side * 0.72, 1.12), (3.16, side * 0.72, 1.12), "chrome", 0.03, 24)
        cyl(0.12, (3.15, side * 0.72, 1.12), (3.18, side * 0.72, 1.12), lamp_mat(), 0.01, 24)
        box(1.2, 1.72, side * 0.6, side * 1.05, 0.5, 0.58, "graphite", 0.01)
        multi_box(
            [TRS((1.75 + 0.14 * i, side * 0.555, 1.28), (0, 0, 0), (0.07, 0.02, 0.3)) for i in range(6)],
            "graphite",
            0.004,
        )
    box(3.14, 3.26, -1.1, 1.1, 0.56, 0.74, cream, 0.03)


def rounded_cab(green, cream):
    """Narrow cab behind the bonnet: green below, cream roof, split screen."""
    prism([(0.05, 0.8), (1.5, 0.8), (1.5, 1.62), (1.22, 2.4), (0.05, 2.4)], -0.95, 0.95, green, 0.08, seg=4)
    prism(
        [(-0.02, 2.36), (1.28, 2.36), (1.1, 2.56), (0.2, 2.6), (-0.02, 2.5)], -0.96, 0.96, cream, 0.08, seg=4
    )
    for side in (-1, 1):
        with group("screen", (1.485, side * 0.44, 1.72)):
            prism([(0.0, 0.0), (-0.225, 0.62), (-0.2, 0.63), (0.03, 0.01)], -0.38, 0.38, "pane", 0.01)
        prism(
            [(0.35, 1.66), (1.28, 1.66), (1.08, 2.28), (0.35, 2.28)], side * 0.93, side * 0.965, "pane", 0.01
        )
        box(0.3, 0.42, side * 0.95, side * 0.99, 1.42, 1.47, "chrome", 0.008)
        tube([(1.3, side * 0.95, 2.0), (1.45, side * 1.2, 2.05)], 0.014, "graphite")
        box(1.42, 1.48, side * 1.2 - 0.09, side * 1.2 + 0.09, 1.88, 2.14, "graphite", 0.02)


def old_body(green, load):
    """Low tipping body with ribbed steel sides."""
    x0, x1, z, height, half = -3.0, -0.1, 1.02, 0.78, 1.08
    for side in (-1, 1):
        box(x0 + 0.15, x1 - 0.1, side * 0.4 - 0.05, side * 0.4 + 0.05, 0.92, 1.04, "graphite", 0.01)
    box(x0, x1, -half, half, z, z + 0.1, green, 0.015)
    for side in (-1, 1):
        box(x0, x1, side * half - 0.035, side * half + 0.035, z, z + height, green, 0.012)
        for rib in range(6):
            place = x0 + 0.1 + (x1 - x0 - 0.2) * rib / 5
            box(place - 0.045, place + 0.045, side * half, side * (half + 0.07), z, z + height, green, 0.01)
        box(
            x0 - 0.02,
            x1 + 0.02,
            side * half - 0.06,
            side * half + 0.07,
            z + height - 0.07,
            z + height + 0.03,
            green,
            0.015,
        )
    box(x0 - 0.04, x0 + 0.04, -half, half, z, z + height, green, 0.012)
    box(x1 - 0.05, x1 + 0.03, -half, half, z, z + height + 0.28, green, 0.012)
    if load:
        soil_heap(x0 + 0.05, x1 - 0.06, -half + 0.05, half - 0.05, z + height - 0.24, 0.42, load, 46, 2.4)
