"""Single-drum soil compactor."""

from kit.brand import ONE_COLOUR, mark
from kit.cab_interior import driver_seat
from kit.machine_parts import bolts, hose, hyd, lamp, mirror, rail, slats_front
from kit.materials import lamp_mat, mat
from kit.running_gear import wheel
from kit.shapes import TRS, beam, box, cyl, lathe, multi_box, prism, tube
from kit.stage import SIDES, group


def roller(loc=(0, 0, 0), rz=0.0, body="amber"):
    """Single-drum vibratory soil compactor, ~12 t. Drum at the front (+x)."""
    with group("roller", loc, rz=rz) as root:
        _drum(body)
        _rear(body)
        _cab(body)
    return root


def _drum(body):
    """The drum in its frame, with scraper and articulation."""
    radius = 0.78
    lathe(
        [
            (0, -1.06),
            (radius * 0.3, -1.06),
            (radius * 0.35, -0.95),
            (radius * 0.9, -0.95),
            (radius * 0.92, -1.06),
            (radius - 0.01, -1.06),
            (radius, -1.04),
            (radius, 1.04),
            (radius - 0.01, 1.06),
            (radius * 0.92, 1.06),
            (radius * 0.9, 0.95),
            (radius * 0.35, 0.95),
            (radius * 0.3, 1.06),
            (0, 1.06),
        ],
        mat("drum", "#a9a59c", rough=0.35, metal=0.7, dust=0.4),
        72,
        loc=(1.75, 0, radius),
    )
    for side in SIDES:
        prism(
            [
                (0.55, 0.62),
                (1.6, 0.55),
                (2.75, 0.62),
                (2.85, 0.78),
                (2.75, 0.98),
                (1.9, 1.02),
                (0.55, 1.0),
            ],
            side * 1.16 - 0.07,
            side * 1.16 + 0.07,
            body,
            0.04,
        )
    for x in (0.62, 2.74):
        box(x - 0.10, x + 0.10, -1.16, 1.16, 0.62, 0.98, body, 0.04)
    box(2.86, 2.95, -1.0, 1.0, 0.45, 0.56, "graphite", 0.02)
    cyl(0.2, (0.15, 0, 0.6), (0.15, 0, 1.15), "graphite", 0.03)
    box(-0.1, 0.6, -0.35, 0.35, 0.68, 1.0, "graphite", 0.04)


def _rear(body):
    """Rear frame, wheels and hood."""
    prism([(-2.7, 0.75), (0.0, 0.7), (0.1, 1.0), (0.0, 1.2), (-2.7, 1.2)], -0.72, 0.72, "graphite", 0.05)
    for side in SIDES:
        wheel(-1.35, side * 0.86, 0.74, 0.52, "amber_d", side, lugs=16)
        mark(-1.33, side * 0.78, 1.6, 0.24, "left" if side > 0 else "right", ONE_COLOUR)
    prism(
        [(-2.85, 1.0), (-1.15, 1.15), (-1.15, 1.95), (-2.55, 1.75), (-2.85, 1.5)],
        -0.78,
        0.78,
        body,
        0.1,
        seg=4,
    )
    multi_box(
        [
            TRS((-2.3 + i * 0.13, side * 0.785, 1.45), sc=(0.06, 0.02, 0.32))
            for i in range(7)
            for side in SIDES
        ],
        "graphite",
        0.004,
    )
    cyl(0.05, (-1.6, -0.45, 1.8), (-1.6, -0.45, 2.35), "graphite", 0.01)
    box(-1.1, 0.12, -0.85, 0.85, 1.15, 1.28, "graphite", 0.03)


def _cab(body):
    driver_seat(-0.55, 0, 1.74, 0.95)
    prism(
        [(-1.0, 1.28), (0.1, 1.28), (0.16, 1.75), (-0.02, 2.85), (-0.95, 2.85)],
        -0.70,
        0.70,
        "glass",
        0.04,
    )
    prism([(-1.05, 1.26), (0.14, 1.26), (0.17, 1.62), (-1.05, 1.62)], -0.74, 0.74, body, 0.04)
    for side in SIDES:
        cyl(0.045, (-1.0, side * 0.71, 1.6), (-0.96, side * 0.71, 2.88), "graphite", 0.01, 12)
        cyl(0.045, (0.15, side * 0.71, 1.6), (-0.02, side * 0.71, 2.88), "graphite", 0.01, 12)
        cyl(0.035, (-0.45, side * 0.715, 1.6), (-0.45, side * 0.715, 2.88), "graphite", 0.01, 12)
        tube([(0.12, side * 0.8, 0.75), (0.12, side * 0.8, 1.3)], 0.02)
        box(-0.5, 0.0, side * 0.85 - 0.12, side * 0.85 + 0.02, 0.72, 0.78, "graphite", 0.01)
        box(-2.75, -1.2, side * 0.775, side * 0.79, 1.2, 1.3, "forest", 0.004)
    prism([(-1.12, 2.85), (0.12, 2.85), (0.06, 2.98), (-1.05, 3.0)], -0.8, 0.8, body, 0.05, seg=3)
    cyl(0.07, (-0.9, 0.5, 2.98), (-0.9, 0.5, 3.14), mat("beacon", "#ff9a1f", rough=0.2, emit=0.5), 0.03)
    for y in (-0.5, 0.5):
        box(0.05, 0.14, y - 0.08, y + 0.08, 2.74, 2.86, lamp_mat(), 0.015)


def rodillo():
    """Single-drum soil compactor, 12 t: the kit's roller with scraper brackets, rails, steps and mirrors."""
    roller()
    for side in SIDES:
        beam((2.8, side * 0.8, 0.82), (2.9, side * 0.8, 0.5), 0.05, 0.08)  # scraper brackets
        cyl(0.2, (1.75, side * 1.22, 0.78), (1.75, side * 1.3, 0.78), "graphite", 0.03)
        bolts((1.75, 0.78), 0.14, 8, side * 1.3, 0.018)
        for x in (0.75, 2.6):
            cyl(0.09, (x, side * 1.0, 0.72), (x, side * 1.09, 0.72), "rubber", 0.02)
        rail([(0.1, side * 0.84, 1.3), (0.16, side * 0.86, 1.75), (0.0, side * 0.8, 2.4)], 0.018)
        rail([(-1.05, side * 0.82, 1.3), (-1.05, side * 0.86, 2.0), (-1.0, side * 0.76, 2.3)], 0.018)
        for i in range(2):
            box(-0.55, 0.0, side * 0.82, side * 0.98, 0.46 + 0.26 * i, 0.5 + 0.26 * i, "graphite", 0.01)
        for x in (-0.52, -0.03):
            beam((x, side * 0.9, 0.46), (x, side * 0.88, 1.18), 0.03, 0.03)
        mirror(0.14, side * 0.72, 2.35, side, 0.9)
        box(-0.4, -0.26, side * 0.735, side * 0.76, 1.72, 1.77, "steel", 0.006)
        hyd((0.02, side * 0.5, 0.82), (0.62, side * 0.42, 0.82), 0.05)
        lamp(2.86, side * 0.75, 1.06, 0.9)
        hose([(0.1, side * 0.2, 1.1), (0.3, side * 0.25, 1.22), (0.6, side * 0.3, 1.0)], 0.025)
        box(-2.86, -2.7, side * 0.5 - 0.12, side * 0.5 + 0.12, 1.1, 1.2, "red", 0.015)
    slats_front(-2.86, -0.5, 0.5, 1.25, 1.5, 4)
    multi_box([TRS((2.85, -0.9 + 0.3 * i, 0.8), sc=(0.02, 0.06, 0.06)) for i in range(7)], "graphite", 0.006)
