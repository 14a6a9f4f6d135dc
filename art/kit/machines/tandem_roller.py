"""Tandem asphalt roller."""

from kit.materials import lamp_mat, mat
from kit.people import operator
from kit.shapes import TRS, box, cyl, lathe, multi_box, prism, tube
from kit.stage import SIDES, group


def tandem_roller(loc=(0, 0, 0), rz=0.0, body="amber"):
    """10 t tandem asphalt roller with two smooth drums and a roof."""
    with group("tandem", loc, rz=rz) as root:
        _drums(body)
        _body(body)
        _roof(body)
    return root


def _drums(body):
    """Two smooth drums in their forks."""
    radius = 0.62
    drum = mat("drum", "#a9a59c", rough=0.35, metal=0.7, dust=0.4)
    for x in (-1.55, 1.55):
        lathe(
            [
                (0, -0.82),
                (radius * 0.88, -0.82),
                (radius * 0.9, -0.86),
                (radius - 0.01, -0.86),
                (radius, -0.84),
                (radius, 0.84),
                (radius - 0.01, 0.86),
                (radius * 0.9, 0.86),
                (radius * 0.88, 0.82),
                (0, 0.82),
            ],
            drum,
            64,
            loc=(x, 0, radius),
        )
        for side in SIDES:
            prism(
                [
                    (x - 0.75, 1.2),
                    (x + 0.75, 1.2),
                    (x + 0.7, 1.0),
                    (x + 0.14, 0.5),
                    (x - 0.14, 0.5),
                    (x - 0.7, 1.0),
                ],
                side * 0.93 - 0.05,
                side * 0.93 + 0.05,
                body,
                0.03,
            )
        prism(
            [(x - 0.78, 1.15), (x + 0.78, 1.15), (x + 0.72, 1.4), (x - 0.72, 1.4)],
            -0.98,
            0.98,
            body,
            0.05,
        )
        cyl(0.13, (x - 0.2, 0.3, 1.4), (x - 0.2, 0.3, 1.5), "graphite", 0.02)


def _body(body):
    """Frame, hood, seat and console."""
    prism([(-0.85, 0.65), (0.85, 0.65), (0.85, 1.3), (-0.85, 1.3)], -0.6, 0.6, "graphite", 0.05)
    prism(
        [(0.2, 1.2), (2.2, 1.35), (2.2, 1.75), (1.9, 1.85), (0.35, 1.95), (0.2, 1.8)],
        -0.8,
        0.8,
        body,
        0.08,
        seg=3,
    )
    box(-0.9, 0.25, -0.9, 0.9, 1.25, 1.38, "graphite", 0.02)
    box(-0.75, -0.3, -0.55, -0.05, 1.38, 1.75, "graphite", 0.05)
    box(-0.85, -0.72, -0.55, -0.05, 1.7, 2.2, "graphite", 0.04)
    box(0.05, 0.2, -0.6, 0.1, 1.38, 2.1, "graphite", 0.04)
    operator(-0.5, -0.3, 1.75)


def _roof(body):
    """Four posts, roof and beacon."""
    for side in SIDES:
        for x in (-0.85, 0.2):
            tube([(x, side * 0.82, 1.35), (x, side * 0.82, 2.95)], 0.035, "graphite")
        tube([(-0.85, side * 0.84, 1.9), (0.2, side * 0.84, 1.9)], 0.02, "graphite")
        multi_box(
            [TRS((0.7 + i * 0.12, side * 0.805, 1.6), sc=(0.06, 0.02, 0.25)) for i in range(8)],
            "graphite",
            0.004,
        )
        box(2.18, 2.24, side * 0.55 - 0.1, side * 0.55 + 0.1, 1.45, 1.6, lamp_mat(), 0.01)
    box(-1.05, 0.4, -0.98, 0.98, 2.93, 3.03, body, 0.04, seg=3)
    cyl(0.07, (-0.3, 0.5, 3.02), (-0.3, 0.5, 3.18), mat("beacon", "#ff9a1f", rough=0.2, emit=0.5), 0.03)
