"""Low-loader semi-trailer drawn by a tractor unit, and the chains that hold its load."""

from math import radians

from mathutils import Vector

from kit.machine_parts import hyd
from kit.materials import mat
from kit.running_gear import wheel
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group


def low_loader(loc=(0, 0, 0), rz=0.0, m="forest2", deck_z=0.92, length=12.4, y=1.32):
    """Three-axle low-loader; origin under the king pin, deck from x=-2.9 to x=-length. Load goes on deck_z."""
    wood = mat("deckwood", "#8a6a46", rough=0.9, var=0.2, vscale=4, bump=0.3, bscale=22)
    axles = [-length + 3.6, -length + 2.3, -length + 1.0]
    rear, front = -length, -2.9
    with group("low_loader", loc, rz=rz) as root:
        _gooseneck(m, deck_z)
        _deck(rear, front, y, deck_z, wood, m, axles)
        _axles(axles)
        _ramps(m, deck_z, rear)
    return root


def _gooseneck(m, deck_z):
    prism(
        [
            (1.05, 1.30),
            (1.05, 1.5),
            (-1.9, 1.62),
            (-2.35, 1.55),
            (-3.3, deck_z),
            (-3.3, 0.5),
            (-2.85, 0.5),
            (-2.35, 1.12),
            (-1.75, 1.30),
        ],
        -0.95,
        0.95,
        m,
        0.04,
    )
    prism([(1.07, 1.48), (-1.9, 1.62), (-1.9, 1.68), (1.07, 1.54)], -1.2, 1.2, m, 0.02)
    cyl(0.2, (0, 0, 1.2), (0, 0, 1.34), "steel", 0.01)
    box(0.9, 1.05, -1.2, 1.2, 1.5, 1.95, m, 0.03)
    for side in SIDES:
        hyd((-1.5, side * 0.7, 1.72), (-2.9, side * 0.7, 1.32), 0.06)


def _deck(rear, front, y, deck_z, wood, m, axles):
    """Planks, side beams and lamps."""
    box(rear, front - 0.1, -y + 0.06, y - 0.06, deck_z - 0.10, deck_z - 0.03, "graphite", 0.01)
    planks = 9
    multi_box(
        [
            TRS(
                ((rear + front - 0.2) / 2, -y + 0.13 + (2 * y - 0.26) * (i + 0.5) / planks, deck_z - 0.02),
                sc=(front - rear - 0.2, (2 * y - 0.26) / planks - 0.02, 0.04),
            )
            for i in range(planks)
        ],
        wood,
        0.006,
    )
    for side in SIDES:
        prism(
            [
                (front + 0.0, 0.5),
                (front, deck_z),
                (rear, deck_z),
                (rear, deck_z - 0.14),
                (axles[0] + 0.75, deck_z - 0.14),
                (axles[0] + 0.6, 0.5),
            ],
            side * y - 0.06,
            side * y + 0.06,
            m,
            0.02,
        )
        multi_box(
            [
                TRS((front - 0.5 - i * 1.15, side * (y + 0.075), 0.72), sc=(0.12, 0.03, 0.22))
                for i in range(int((front - axles[0] - 1) / 1.15))
            ],
            "amber",
            0.006,
        )
        box(front - 2.6, front - 0.8, side * (y - 0.35), side * (y - 0.08), 0.45, 0.78, "graphite", 0.03)
        for i in range(3):
            box(
                rear + 0.02,
                rear + 0.05,
                side * (1.2 - 0.2 * i) - 0.07,
                side * (1.2 - 0.2 * i) + 0.07,
                deck_z - 0.22,
                deck_z - 0.10,
                "red",
                0.01,
            )
    for beam_y in (-0.45, 0.45):
        box(rear + 0.1, front, beam_y - 0.08, beam_y + 0.08, 0.48, deck_z - 0.08, "graphite", 0.02)
    box(rear - 0.05, rear + 0.1, -y, y, deck_z - 0.25, deck_z, m, 0.02)


def _axles(axles):
    for x in axles:
        cyl(0.08, (x, -1, 0.4), (x, 1, 0.4), "graphite", 0.01)
        for side in SIDES:
            wheel(x, side * 1.1, 0.40, 0.24, "steel", side, lugs=24, twin=True)


def _ramps(m, deck_z, rear):
    """Raised ramps with cleats."""
    for side in SIDES:
        with group("ramp", (rear - 0.06, side * 0.85, deck_z - 0.06), (0, radians(14), 0)):
            box(-0.12, 0.0, -0.38, 0.38, 0, 2.3, m, 0.02)
            multi_box(
                [TRS((-0.13, 0, 0.2 + i * 0.26), sc=(0.06, 0.74, 0.05)) for i in range(8)], "steel", 0.006
            )
        hyd((rear + 0.35, side * 0.85, deck_z), (rear + 0.2, side * 0.85, deck_z + 1.0), 0.045)


def chain(p0, p1, r=0.022, sag=0.0):
    """Lashing chain / strap between two points."""
    a, b = Vector(p0), Vector(p1)
    tube([a, a.lerp(b, 0.5) - Vector((0, 0, sag)), b], r, "steel", res=2)
