"""Tracked asphalt paver."""

from kit.heaps import soil_heap
from kit.machine_parts import hyd
from kit.materials import mat
from kit.people import operator
from kit.running_gear import track_pair
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group


def paver(loc=(0, 0, 0), rz=0.0, body="amber", mix_="asphalt", w=1.7):
    """Tracked asphalt paver, +x = paving direction: hopper in front, screed (half width w) behind, canopy."""
    with group("paver", loc, rz=rz) as root:
        _tracks()
        _hopper(body, mix_)
        _platform(body)
        _canopy(body)
        _screed(w, body)
    return root


def _tracks():
    track_pair(3.4, 0.7, 1.75, 0.32)
    prism([(-1.9, 0.45), (1.6, 0.45), (1.6, 0.95), (-1.9, 1.15)], -0.85, 0.85, "graphite", 0.05)


def _hopper(body, mix_):
    """Wings, push rollers for the truck, and the mix."""
    for side in SIDES:  # hopper wings
        prism(
            [
                (side * 0.75, 0.62),
                (side * 1.55, 0.75),
                (side * 1.62, 1.45),
                (side * 1.52, 1.45),
                (side * 1.42, 0.85),
                (side * 0.75, 0.72),
            ],
            0.75,
            3.0,
            body,
            0.02,
            axis="x",
        )
        prism(
            [(0.75, 0.65), (3.0, 0.65), (3.0, 0.8), (0.75, 1.45)],
            side * 1.5 - 0.04,
            side * 1.5 + 0.04,
            body,
            0.02,
        )
        box(2.95, 3.06, side * 0.2, side * 1.45, 0.55, 0.85, "rubber", 0.03)
        cyl(
            0.1, (3.12, side * 0.35, 0.55), (3.12, side * 1.2, 0.55), "steel", 0.02
        )  # push rollers for the truck
    box(0.7, 0.82, -1.5, 1.5, 0.7, 1.55, body, 0.03)
    soil_heap(0.85, 2.85, -1.35, 1.35, 0.85, 0.55, mix_, 40, 5.0, 0.6, 0.1)


def _platform(body):
    """Engine, seats, rails and the arms of the screed."""
    prism(
        [(-1.9, 1.1), (0.7, 1.1), (0.7, 1.95), (0.3, 2.05), (-0.5, 2.05), (-0.7, 1.35), (-1.9, 1.35)],
        -1.15,
        1.15,
        body,
        0.07,
        seg=3,
    )  # engine + platform
    for side in SIDES:
        multi_box(
            [TRS((-0.25 + i * 0.12, side * 1.155, 1.6), sc=(0.06, 0.02, 0.4)) for i in range(7)],
            "graphite",
            0.004,
        )
        box(-1.75, 0.6, side * 1.145, side * 1.16, 1.15, 1.27, "forest", 0.004)
        box(-1.55, -1.05, side * 0.75 - 0.25, side * 0.75 + 0.25, 1.35, 1.75, "graphite", 0.05)
        box(-1.62, -1.5, side * 0.75 - 0.25, side * 0.75 + 0.25, 1.7, 2.2, "graphite", 0.04)
        for x in (-1.75, 0.1):
            tube([(x, side * 1.05, 1.3), (x, side * 1.05, 3.05)], 0.035, "graphite")
        tube(
            [(-1.85, side * 1.12, 1.35), (-1.85, side * 1.12, 2.1), (-0.75, side * 1.12, 2.1)],
            0.02,
            "graphite",
        )
        prism(
            [(1.2, 0.55), (1.25, 0.75), (-2.5, 0.55), (-2.5, 0.3)],
            side * 1.3 - 0.06,
            side * 1.3 + 0.06,
            body,
            0.02,
        )
        hyd((-1.8, side * 1.0, 1.3), (-2.45, side * 1.05, 0.55), 0.05)


def _canopy(body):
    """Roof, exhaust and console with the driver."""
    box(-2.05, 0.4, -1.25, 1.25, 3.03, 3.13, body, 0.04, seg=3)
    cyl(0.06, (0.35, 0.7, 2.0), (0.35, 0.7, 2.7), "graphite", 0.01)
    cyl(0.07, (-0.8, 0, 3.12), (-0.8, 0, 3.28), mat("beacon", "#ff9a1f", rough=0.2, emit=0.5), 0.03)
    box(-0.85, -0.75, -0.5, 0.5, 1.95, 2.25, "graphite", 0.03)
    operator(-1.28, -0.75, 1.75)


def _screed(w, body):
    """Screed with its step, end plates and auger."""
    box(-2.95, -2.2, -w, w, 0.02, 0.42, body, 0.03)
    box(-2.9, -2.25, -w - 0.02, w + 0.02, 0.4, 0.5, "graphite", 0.02)
    box(-3.3, -2.95, -w, w, 0.2, 0.26, "graphite", 0.01)  # screed + step
    for side in SIDES:
        box(-3.0, -1.9, side * w - 0.03, side * w + 0.03, 0.0, 0.45, "graphite", 0.015)
    cyl(0.16, (-2.05, -w + 0.05, 0.25), (-2.05, w - 0.05, 0.25), "steel", 0.02)
