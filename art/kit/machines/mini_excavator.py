"""Mini excavator with canopy and swing boom."""

from math import radians

from kit.cab_interior import driver
from kit.curves import arc, strip
from kit.machine_parts import beacon, hyd, lamp, mirror, rail, slats_side
from kit.machines.digger_arm import digger_arm
from kit.materials import blade_mat
from kit.running_gear import track_pair
from kit.shapes import beam, box, cyl, prism, tube
from kit.stage import SIDES, group


def mini_excavator(loc=(0, 0, 0), rz=0.0, slew=radians(8), target=(2.28, 0.48), phi=-38, k=1.0, fill="earth"):
    """2.5 t mini excavator: rubber tracks, four-post canopy, dozer blade; target, phi and slew as in `excavator`."""
    with group("mini excavator", loc, rz=rz, scale=k):
        _undercarriage()
        _blade()
        with group("house", rz=slew):
            _engine_cover()
            _seat()
            driver(-0.02, 0.02, 1.05, 0.9)
            _canopy()
            _arm(target, phi, fill)


def mini_retro():
    """The same as it stands in the yard."""
    mini_excavator()


def _undercarriage():
    """Rubber tracks and turntable."""
    track_pair(2.0, 0.46, 1.2, 0.3, 0.085)
    prism([(-0.45, 0.28), (0.45, 0.28), (0.35, 0.46), (-0.35, 0.46)], -0.48, 0.48, "graphite", 0.03)
    cyl(0.34, (0, 0, 0.42), (0, 0, 0.56), "graphite", 0.02, 36)


def _blade():
    """Dozer blade."""
    for side in SIDES:
        beam((0.4, side * 0.32, 0.3), (1.22, side * 0.42, 0.2), 0.09, 0.11, "amber", 0.015)
    mould = arc(1.72, 0.22, 0.42, 214, 140, 8)
    prism(strip(mould, 0.03), -0.75, 0.75, "amber", 0.008)
    box(1.34, 1.4, -0.75, 0.75, 0.0, 0.07, blade_mat(), 0.008)
    for side in SIDES:
        prism(
            [(1.2, 0.05), (1.36, 0.0), (1.4, 0.06), (1.34, 0.24), (1.4, 0.48), (1.24, 0.42)],
            side * 0.75 - 0.015,
            side * 0.75 + 0.015,
            "amber",
            0.006,
        )
    hyd((0.38, 0.0, 0.4), (1.2, 0.0, 0.34), 0.045, 0.55)


def _engine_cover():
    """Platform, rounded cover with the counterweight, tank."""
    prism(
        [(-0.55, 0.74), (0.62, 0.74), (0.72, 0.5), (0.72, -0.5), (0.62, -0.74), (-0.55, -0.74)],
        0.55,
        0.66,
        "graphite",
        0.02,
        axis="z",
    )
    tail = arc(-0.05, 0, 0.86, 122, 238, 16)
    prism(tail + [(-0.2, -0.72), (-0.2, 0.72)], 0.6, 0.84, "graphite", 0.05, axis="z", seg=3)
    prism(
        arc(-0.05, 0, 0.83, 122, 238, 16) + [(-0.16, -0.69), (-0.16, 0.69)],
        0.84,
        1.2,
        "amber",
        0.09,
        axis="z",
        seg=4,
    )
    prism(
        [(0.1, 0.66), (0.6, 0.66), (0.6, 0.86), (0.48, 0.98), (0.1, 1.0)],
        -0.72,
        -0.3,
        "amber",
        0.05,
        seg=3,
    )
    for side in SIDES:
        slats_side(-0.46, -0.24, side * 0.715, 0.93, 1.1, 4, out=0.02)
        box(-0.42, 0.0, side * 0.732, side * 0.742, 0.66, 0.73, "forest", 0.003)


def _seat():
    """Seat, consoles with levers, pedals."""
    box(-0.2, 0.3, -0.24, 0.28, 0.66, 0.94, "graphite", 0.03)
    box(-0.14, 0.3, -0.22, 0.26, 0.94, 1.05, "rubber", 0.05, seg=3)
    prism([(-0.24, 1.0), (-0.1, 1.0), (-0.16, 1.62), (-0.26, 1.62)], -0.2, 0.24, "rubber", 0.05, seg=3)
    for y in (-0.32, 0.36):
        prism([(-0.1, 0.95), (0.32, 1.1), (0.32, 1.22), (-0.1, 1.2)], y - 0.06, y + 0.06, "graphite", 0.025)
        cyl(0.012, (0.28, y, 1.2), (0.3, y, 1.36), "graphite", 0, 8)
        cyl(0.028, (0.3, y, 1.33), (0.305, y, 1.42), "rubber", 0.012, 10)
    for y in (-0.1, 0.12):
        beam((0.58, y, 0.66), (0.54, y, 1.12), 0.02, 0.02)
        cyl(0.022, (0.54, y - 0.01, 1.1), (0.54, y + 0.01, 1.16), "rubber", 0.01, 10)
    box(0.4, 0.6, -0.16, 0.2, 0.66, 0.7, "rubber", 0.01)


def _canopy():
    """Roof on four posts with lamps and mirror."""
    for side in SIDES:
        tube(
            [
                (-0.42, side * 0.6, 1.15),
                (-0.42, side * 0.6, 2.2),
                (-0.36, side * 0.58, 2.34),
                (0.5, side * 0.58, 2.36),
                (0.58, side * 0.6, 2.28),
                (0.66, side * 0.66, 1.5),
                (0.64, side * 0.68, 0.64),
            ],
            0.032,
            "graphite",
        )
    prism(
        [(-0.6, 2.36), (0.62, 2.38), (0.74, 2.34), (0.7, 2.42), (0.55, 2.47), (-0.5, 2.45), (-0.62, 2.4)],
        -0.7,
        0.7,
        "amber",
        0.035,
        seg=3,
    )
    prism([(-0.45, 2.45), (0.45, 2.46), (0.4, 2.5), (-0.4, 2.49)], -0.5, 0.5, "graphite", 0.015)
    lamp(0.68, 0.48, 2.3, 0.8)
    lamp(0.68, -0.48, 2.3, 0.8)
    beacon(-0.35, 0.5, 2.46, 0.9)
    rail([(0.66, 0.66, 1.2), (0.75, 0.5, 1.15), (0.75, 0.3, 1.15)], 0.016)
    mirror(0.66, 0.66, 1.85, 1, 0.6)


def _arm(target, phi, fill):
    """Swing post and arm."""
    box(0.6, 0.82, -0.2, 0.2, 0.5, 0.8, "graphite", 0.03)
    cyl(0.11, (0.88, 0, 0.5), (0.88, 0, 0.92), "graphite", 0.02)
    prism(
        [(0.78, 0.56), (1.02, 0.56), (1.12, 0.66), (1.02, 1.0), (0.9, 1.02), (0.78, 0.86)],
        -0.13,
        0.13,
        "amber",
        0.025,
    )
    digger_arm(
        (0.95, 0.93),
        target,
        1.95,
        1.1,
        phi,
        cyl_base=(0.16, -0.28),
        cyl_y=(0,),
        boss=(2.3, 0.62),
        bw=0.5,
        fill=fill,
    )
    box(0.72, 0.735, -0.3, 0.3, 0.57, 0.64, "forest", 0.003)
    box(-0.05, 0.1, 0.55, 0.735, 0.66, 0.8, "amber", 0.03)
