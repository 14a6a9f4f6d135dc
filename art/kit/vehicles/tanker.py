"""Water tanker of 13,000 litres."""

import math
from math import cos, pi, radians, sin

from kit.brand import mark
from kit.materials import mat
from kit.shapes import box, cyl, facing_outwards, prism, tube
from kit.stage import SIDES, group, mesh, ob
from kit.vehicles.cab import cab_details, truck_cab
from kit.vehicles.chassis import chassis, mud, mudflap
from kit.vehicles.water_spray import nozzle_places, water_spray

# A tank 5 m long and 2.36 m by 1.6 m across holds about 13 m³.
REAR, FRONT = -3.75, 1.25
HALF_WIDTH, HALF_HEIGHT, AXIS = 1.18, 0.80, 2.02
TOP = AXIS + HALF_HEIGHT
ROUNDNESS = 2.5  # 2 would be an ellipse, more is boxier
SEGMENTS = 56
DOME = [(0.16, 0.0), (0.155, 0.45), (0.13, 0.75), (0.07, 0.93), (0, 1.0)]  # length before the end, size


def tanker(loc=(0, 0, 0), rz=0.0, cabm="cream", tankm="white", band="forest", spray=True):
    """Three-axle water tanker, spraying behind or dry."""
    rear_axles = [-1.75, -3.1]
    with group("tanker", loc, rz=rz) as root:
        chassis(-3.9, 3.4, [2.6], rear_axles)
        truck_cab(4.0, cabm, "forest", 2.6)
        for axle in rear_axles:
            mud(axle, y=1.24)
        _tank(tankm, band)
        _catwalk()
        _side_boxes()
        _pump_and_spray_bar()
        if spray:
            water_spray(REAR - 0.34)
    return root


def _around(angle, size=1.0):
    """y and z on the tank's outline."""
    across, up = cos(angle), sin(angle)
    power = 2 / ROUNDNESS
    return (
        HALF_WIDTH * size * math.copysign(abs(across) ** power, across),
        AXIS + HALF_HEIGHT * size * math.copysign(abs(up) ** power, up),
    )


def _loft(sections, material, ang=50):
    """Skin over sections (x, size) of the outline."""
    vertices = []
    for x, size in sections:
        vertices += [(x, *_around(2 * pi * step / SEGMENTS, max(size, 0.001))) for step in range(SEGMENTS)]
    faces = []
    for section in range(len(sections) - 1):
        first = section * SEGMENTS
        for step in range(SEGMENTS):
            here, beside = first + step, first + (step + 1) % SEGMENTS
            faces.append((here, beside, beside + SEGMENTS, here + SEGMENTS))
    ob(facing_outwards(mesh(vertices, faces)), material, 0, ang=ang)


def _tank(material, band):
    """Shell, hoops, coloured flanks with the mark, saddles."""
    shell = [(REAR - before, size) for before, size in DOME]
    shell += [(REAR + (FRONT - REAR) * step / 8, 1.0) for step in range(1, 8)]
    shell += [(FRONT + before, size) for before, size in reversed(DOME)]
    _loft(shell, material)
    for number in range(4):
        x = REAR + (FRONT - REAR) * number / 3
        _loft([(x - 0.05, 0.99), (x - 0.05, 1.018), (x + 0.05, 1.018), (x + 0.05, 0.99)], "steel", 30)
    for side in SIDES:
        _flank(side, band)
    for x in (REAR + 0.35, -1.3, FRONT - 0.35):
        saddle = [(-1.0, 1.05), (1.0, 1.05), (1.05, 1.55), (-1.05, 1.55)]
        prism(saddle, x - 0.09, x + 0.09, "graphite", 0.02, axis="x")
    box(REAR, FRONT, -0.55, 0.55, 1.08, 1.3, "graphite", 0.02)


def _flank(side, material, steps=14):
    """Band of colour along one side."""
    vertices = []
    for x in (REAR + 0.05, FRONT - 0.05):
        for step in range(steps + 1):
            y, z = _around(radians(-16 + 32 * step / steps), 1.006)
            vertices.append((x, side * y, z))
    ob(mesh(vertices, [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]), material, 0, ang=60)
    flat = HALF_WIDTH + 0.012
    mark(REAR + 0.9, side * flat, AXIS, 0.3, "left" if side > 0 else "right", ("white",) * 4)


def _catwalk():
    """Walkway with manholes and rails on top, ladder at the rear."""
    box(REAR + 0.2, FRONT - 0.2, -0.32, 0.32, TOP - 0.01, TOP + 0.05, "graphite", 0.01)
    for x in (-2.6, -0.2):
        cyl(0.26, (x, 0, TOP), (x, 0, TOP + 0.16), "steel", 0.03)
        cyl(0.2, (x, 0, TOP + 0.14), (x, 0, TOP + 0.2), "graphite", 0.03)
    for side in SIDES:
        y = side * 0.42
        tube([(REAR + 0.2, y, TOP + 0.42), (FRONT - 0.2, y, TOP + 0.42)], 0.018, "steel")
        for number in range(6):
            x = REAR + 0.2 + (FRONT - REAR - 0.4) * number / 5
            tube([(x, y, TOP - 0.05), (x, y, TOP + 0.42)], 0.015, "steel")
    ladder = REAR - 0.28
    for y in (0.4, 0.8):
        tube([(ladder, y, 0.95), (ladder, y, TOP + 0.35), (REAR + 0.05, y, TOP + 0.42)], 0.02, "steel")
    for number in range(8):
        z = 1.1 + number * 0.24
        tube([(ladder, 0.4, z), (ladder, 0.8, z)], 0.014, "steel")


def _side_boxes():
    for side in SIDES:
        colour = "graphite" if side > 0 else "steel"
        box(-0.75, 0.95, side * 1.13 - 0.25, side * 1.13 + 0.08, 0.56, 1.02, colour, 0.05)
    box(-0.72, 0.92, 1.205, 1.22, 0.62, 0.96, "amber", 0.01)


def _pump_and_spray_bar():
    """Hose reel, pump, bumper with lights, bar with its nozzles."""
    reel = REAR - 0.1
    cyl(0.30, (reel, -0.55, 1.3), (reel, -0.25, 1.3), "rubber", 0.05)
    for y in (-0.58, -0.26):
        cyl(0.34, (reel, y, 1.3), (reel, y + 0.04, 1.3), "amber", 0.01)
    cyl(0.2, (REAR - 0.2, 0.05, 1.15), (REAR - 0.2, 0.35, 1.15), "amber", 0.05)
    box(REAR - 0.2, REAR + 0.1, -1.15, 1.15, 0.78, 0.92, "graphite", 0.02)
    for side in SIDES:
        box(REAR - 0.24, REAR - 0.18, side * 1.02 - 0.13, side * 1.02 + 0.13, 0.94, 1.06, "red", 0.015)
    tube([(REAR - 0.3, -1.1, 0.72), (REAR - 0.3, 1.1, 0.72)], 0.045, "steel")
    for y in nozzle_places():
        cyl(0.045, (REAR - 0.3, y, 0.72), (REAR - 0.38, y, 0.64), "graphite", 0.005, 12)


def cisterna():
    """The dry tanker of the catalogue with cab details, suction-hose tubes and flaps."""
    tanker(spray=False)
    cab_details(4.0, 2.6)
    for side in SIDES:
        mudflap(-3.82, side * 0.62, side * 1.24)
        cyl(0.09, (-0.9, side * 1.02, 1.16), (1.0, side * 1.02, 1.16), "graphite", 0.02)
        for x in (-0.7, 0.7):
            box(x - 0.03, x + 0.03, side * 0.8, side * 1.1, 1.02, 1.08, "graphite", 0.008)
    tube([(1.42, 0.5, 1.1), (1.42, 0.5, 2.9), (1.36, 0.5, 3.05)], 0.07, "graphite")
    cyl(0.13, (1.42, 0.5, 2.1), (1.42, 0.5, 2.75), "graphite", 0.03)
    cyl(0.06, (-0.9, 1.24, 0.72), (-0.9, 1.1, 0.72), "steel", 0.01)
    cyl(0.085, (-0.9, 1.2, 0.72), (-0.9, 1.23, 0.72), "amber", 0.01)
