"""Tractor units: the three-axle one of the scenes and the two-axle one of the catalogue."""

from math import radians

from kit.curves import arc
from kit.machine_parts import beacon, lamp, rail
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group
from kit.vehicles.cab import cab_details, truck_cab
from kit.vehicles.chassis import chassis, mud, mudflap, side_tank, suzi, tail_lights


def tractor_unit(loc=(0, 0, 0), rz=0.0, cabm="cream"):
    """6x4 tractor unit; origin under the fifth wheel (king pin height 1.25)."""
    with group("tractor", loc, rz=rz) as root:
        rear_axles = [0.62, -0.76]
        chassis(-1.45, 4.2, [3.45], rear_axles)
        truck_cab(4.85, cabm, "forest", 3.45)
        for x in rear_axles:
            mud(x, y=1.24)
        box(-0.55, 0.6, -0.5, 0.5, 1.08, 1.16, "graphite", 0.02)
        cyl(0.5, (0, 0, 1.14), (0, 0, 1.22), "graphite", 0.02, 32)
        for side in SIDES:
            box(
                1.35,
                2.35,
                side * 1.1 - 0.28,
                side * 1.1 + 0.08,
                0.5,
                1.02,
                "steel" if side > 0 else "graphite",
                0.09,
                seg=3,
            )
            box(-1.5, -1.42, side * 0.95 - 0.2, side * 0.95 + 0.2, 0.72, 0.86, "red", 0.015)
        box(-1.46, -1.38, -1.15, 1.15, 0.68, 0.9, "graphite", 0.02)
        box(2.2, 2.42, -1.0, 1.0, 1.1, 2.3, "graphite", 0.05)
        cyl(0.1, (2.15, -0.85, 1.0), (2.15, -0.85, 2.9), "chrome", 0.02)
        tube(
            [(2.2, 0.25, 1.6), (1.6, 0.3, 1.1), (0.9, 0.2, 1.35), (0.7, 0.1, 1.5)],
            0.03,
            "rubber",
            smooth=True,
        )
    return root


def cabeza_tractora():
    """4x2 tractor head with fifth wheel and roof deflector."""
    bumper, front_axle, drive_axle = 3.0, 1.6, -2.05  # bumper, front axle, drive axle
    chassis(-2.95, 2.4, [front_axle], [drive_axle])
    truck_cab(bumper, "cream", "forest", front_axle)
    cab_details(bumper, front_axle, horns=False)
    cab_back = bumper - 2.3  # back of the cab
    _deflector(cab_back, bumper)
    _tanks()
    _catwalk(cab_back)
    _fifth_wheel(drive_axle)
    _rear(drive_axle)


def _deflector(cab_back, bumper):
    """Roof deflector, side fins, beacons and lamps."""
    prism(
        [
            (cab_back + 0.0, 2.96),
            (bumper - 0.62, 2.98),
            (bumper - 0.78, 3.14),
            (bumper - 1.05, 3.38),
            (bumper - 1.45, 3.56),
            (cab_back + 0.3, 3.68),
            (cab_back, 3.68),
        ],
        -1.12,
        1.12,
        "cream",
        0.1,
        seg=4,
    )
    for side in SIDES:
        prism(
            [(cab_back + 0.12, 3.1), (bumper - 0.95, 3.1), (bumper - 1.1, 3.22), (cab_back + 0.12, 3.22)],
            side * 1.115,
            side * 1.128,
            "forest",
            0.004,
        )
        beacon(cab_back + 0.35, side * 0.75, 3.66)
        lamp(bumper - 0.86, side * 0.55, 3.26, 1.3, (1, 0, 0.3))
    for side in SIDES:
        prism(
            [
                (cab_back - 0.42, 1.2),
                (cab_back + 0.03, 1.2),
                (cab_back + 0.03, 3.02),
                (cab_back - 0.3, 3.02),
                (cab_back - 0.42, 2.8),
            ],
            side * 1.14,
            side * 1.19,
            "cream",
            0.015,
        )
        prism(
            [(cab_back - 0.44, 1.2), (cab_back - 0.38, 1.2), (cab_back - 0.38, 2.8), (cab_back - 0.44, 2.8)],
            side * 1.13,
            side * 1.2,
            "graphite",
            0.01,
        )
        prism(
            [(cab_back - 0.4, 1.3), (cab_back, 1.3), (cab_back, 1.52), (cab_back - 0.4, 1.52)],
            side * 1.185,
            side * 1.2,
            "forest",
            0.004,
        )


def _tanks():
    """Tanks, battery box and air bottles."""
    side_tank(-0.95, 0.52, 1)
    side_tank(-0.55, 0.52, -1)
    box(-1.2, -0.66, -1.2, -0.62, 0.55, 1.0, "graphite", 0.04)
    for y in (-0.2, 0.12):
        cyl(0.13, (-1.45, y, 0.68), (-0.7, y, 0.68), "graphite", 0.04)


def _catwalk(cab_back):
    """Walkway and the panel with the coiled lines."""
    box(-0.75, 0.55, -0.62, 0.62, 1.11, 1.15, "steel", 0.01)
    multi_box([TRS((-0.7 + 0.08 * i, 0, 1.155), sc=(0.03, 1.1, 0.012)) for i in range(16)], "graphite", 0.003)
    box(cab_back - 0.1, cab_back + 0.02, -0.35, 0.35, 1.6, 1.95, "graphite", 0.03)
    for y, m in ((-0.2, "red"), (0, "amber"), (0.2, "graphite")):
        suzi((cab_back - 0.1, y, 1.8), (-0.9, y * 0.8, 1.28), m)
    rail(
        [
            (cab_back - 0.25, -0.5, 1.15),
            (cab_back - 0.25, -0.5, 2.2),
            (cab_back - 0.25, 0.5, 2.2),
            (cab_back - 0.25, 0.5, 1.15),
        ],
        0.022,
    )
    lamp(cab_back - 0.02, 0.7, 2.75, 1.1, (-1, 0, -0.3))


def _fifth_wheel(drive_axle):
    plate_x, plate_z = drive_axle + 0.1, 1.27
    ring = arc(0, 0, 0.47, 160, -160, 26)
    with group("fifth wheel", (plate_x, 0, plate_z), (0, radians(-4), 0)):
        prism(
            [(x, y) for x, y in ring]
            + [(-0.62, -0.28), (-0.12, -0.06), (-0.05, 0), (-0.12, 0.06), (-0.62, 0.28)],
            -0.05,
            0.02,
            "graphite",
            0.015,
            axis="z",
        )
        for side in SIDES:
            prism(
                [(-0.2, -0.16), (0.2, -0.16), (0.1, -0.04), (-0.1, -0.04)],
                side * 0.36 - 0.05,
                side * 0.36 + 0.05,
                "graphite",
                0.01,
            )
    box(plate_x - 0.5, plate_x + 0.5, -0.5, 0.5, 1.08, 1.13, "graphite", 0.01)


def _rear(drive_axle):
    """Mudguards, bumper and lights."""
    for side in SIDES:
        prism(
            arc(drive_axle, 0.52, 0.66, 168, 12, 18) + arc(drive_axle, 0.52, 0.62, 12, 168, 18),
            side * 0.6,
            side * 1.26,
            "graphite",
            0.01,
        )
        mudflap(drive_axle - 0.68, side * 0.62, side * 1.24)
        mudflap(drive_axle + 0.68, side * 0.62, side * 1.24, 0.3, 0.66)
    box(-2.98, -2.86, -0.5, 0.5, 0.8, 1.12, "graphite", 0.02)
    cyl(0.06, (-3.05, 0, 0.95), (-2.95, 0, 0.95), "steel", 0.01)
    box(-2.98, -2.9, -1.18, 1.18, 0.68, 0.76, "graphite", 0.015)
    tail_lights(-2.96, 0.98, 0.84)
