"""European cab-over trucks: the cab and, for the catalogue, its small fittings."""

from mathutils import Vector

from kit.brand import mark
from kit.cab_interior import driver_seat
from kit.curves import arc
from kit.machine_parts import rail, slats_front
from kit.materials import beacon_mat, lamp_mat
from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES
from kit.vehicles.chassis import mudflap

LENGTH = 2.3
HALF = 1.22  # half the width
WHEEL = 0.52  # height of the axle


def truck_cab(xf=4.5, body="cream", accent="forest", axle=3.1):
    """Cab with its bumper at xf over the front axle; the mark stands on both doors."""
    _shell(xf, body, axle)
    _bumper(xf, accent, axle)
    _front(xf, body, accent)
    for side in SIDES:
        _door(xf, side, accent)
        _mirror(xf, side)
        _steps(xf, side, axle)
    for y in (-0.5, 0.5):
        cyl(0.09, (xf - 1.0, y, 3.03), (xf - 1.0, y, 3.12), "graphite", 0.01)
        cyl(0.075, (xf - 1.0, y, 3.1), (xf - 1.0, y, 3.24), beacon_mat(), 0.03)


def _shell(xf, body, axle):
    """Panels below the windows, roof, rear wall and pillars: one looks through between them."""
    back = xf - LENGTH
    wheel_arch = arc(axle, WHEEL, 0.70, 22, 158, 12)
    front = [(xf - 0.06, 1.97), (xf, 1.78), (xf + 0.02, 0.62), (max(wheel_arch[0][0], axle + 0.66), 0.62)]
    prism([(back, 1.05), (back, 1.97)] + front + wheel_arch + [(back, 0.9)], -HALF, HALF, body, 0.07, seg=3)
    roof = [(back, 2.82), (back, 2.87), (back + 0.18, 3.05), (xf - 0.62, 3.05), (xf - 0.42, 2.92)]
    prism(roof + [(xf - 0.385, 2.82)], -HALF, HALF, body, 0.05, seg=3)
    box(back, back + 0.12, -HALF, HALF, 1.9, 2.9, body, 0.05)
    for side in SIDES:
        inner, outer = sorted((side * (HALF - 0.1), side * HALF))
        prism(
            [(xf - 0.16, 1.9), (xf - 0.06, 1.9), (xf - 0.41, 2.9), (xf - 0.51, 2.9)], inner, outer, body, 0.02
        )
        box(xf - 1.89, xf - 1.71, inner, outer, 1.9, 2.9, body, 0.02)
    box(back + 0.14, xf - 0.16, -HALF + 0.04, HALF - 0.04, 1.9, 1.99, "graphite", 0.02)
    box(xf - 0.5, xf - 0.2, -HALF + 0.12, HALF - 0.12, 1.95, 2.1, "graphite", 0.05)
    driver_seat(xf - 1.25, 0.58, 1.84, 0.98, hat=None)


def _bumper(xf, accent, axle):
    """Dark bumper with a line of colour above it."""
    rear = axle + 0.78
    bumper = [(rear, 0.36), (xf + 0.03, 0.36), (xf + 0.09, 0.46), (xf + 0.09, 0.82), (xf, 0.9), (rear, 0.9)]
    prism(bumper, -HALF - 0.01, HALF + 0.01, "graphite", 0.04)
    line = [(axle + 0.74, 0.86), (xf + 0.06, 0.86), (xf + 0.055, 1.0), (axle + 0.74, 1.0)]
    prism(line, -HALF - 0.012, HALF + 0.012, accent, 0.02)
    for side in SIDES:
        box(xf - 0.05, xf + 0.105, side * 0.98 - 0.17, side * 0.98 + 0.17, 0.52, 0.74, lamp_mat(), 0.03)


def _front(xf, body, accent):
    """Slanted windscreen, grille, badge and sun visor."""
    _slab((xf - 0.085, 2.0), (xf - 0.395, 2.84), HALF - 0.1, "glass", 0.016)
    _slab((xf, 1.72), (xf + 0.015, 1.08), 0.85, "graphite", 0.02)
    for bar in range(4):
        _slab((xf + 0.002, 1.66 - bar * 0.15), (xf + 0.006, 1.58 - bar * 0.15), 0.8, body, 0.045)
    box(xf - 0.05, xf + 0.06, -0.16, 0.16, 1.74, 1.86, accent, 0.02)
    _slab((xf - 0.37, 2.86), (xf - 0.12, 2.84), HALF - 0.05, "graphite", 0.06)


def _slab(start, end, half, material, out):
    """A flat part along a line (x, z) of the front, standing out forwards."""
    along = (Vector(end) - Vector(start)).normalized()
    forwards = Vector((along.y, -along.x))
    if forwards.x < 0:
        forwards = -forwards
    corners = ((start, -0.03), (end, -0.03), (end, out), (start, out))
    profile = [tuple(Vector(point) + forwards * depth) for point, depth in corners]
    prism(profile, -half, half, material, 0.006)


def _door(xf, side, accent):
    """Windows, joints, handle, band of colour and the mark."""
    inside, outside = side * (HALF - 0.03), side * (HALF + 0.014)
    prism(
        [(xf - 1.72, 2.0), (xf - 0.35, 2.0), (xf - 0.62, 2.82), (xf - 1.72, 2.82)],
        inside,
        outside,
        "glass",
        0.008,
    )
    rear = [(xf - 2.15, 2.08), (xf - 1.88, 2.08), (xf - 1.88, 2.75), (xf - 2.15, 2.75)]
    prism(rear, inside, side * (HALF + 0.012), "glass", 0.008)
    for x in (xf - 1.78, xf - 0.30):
        box(x - 0.008, x + 0.008, side * (HALF - 0.02), side * (HALF + 0.006), 1.12, 1.96, "graphite", 0.002)
    box(xf - 1.68, xf - 1.5, side * HALF, side * (HALF + 0.035), 1.78, 1.83, "graphite", 0.01)
    band = side * (HALF - 0.02), side * (HALF + 0.008)
    box(xf - LENGTH + 0.02, xf - 0.02, *band, 1.30, 1.52, accent, 0.004)
    mark(xf - 1.0, side * HALF, 1.75, 0.34, "left" if side > 0 else "right")


def _mirror(xf, side):
    y, arm = side * HALF, side * (HALF + 0.2)
    tube([(xf - 0.32, y, 2.75), (xf - 0.12, arm, 2.78), (xf - 0.12, arm, 1.95), (xf - 0.2, y, 1.98)], 0.02)
    inner, outer = side * (HALF + 0.08), side * (HALF + 0.34)
    box(xf - 0.18, xf - 0.06, inner, outer, 2.05, 2.65, "graphite", 0.04, seg=3)


def _steps(xf, side, axle):
    """Two steps and the lip of the mudguard."""
    for step in range(2):
        z = 0.5 + step * 0.26
        box(axle + 0.72, xf - 0.25, side * (HALF - 0.12), side * (HALF + 0.03), z, z + 0.05, "graphite", 0.01)
    lip = arc(axle, WHEEL, 0.74, 165, 15, 14) + arc(axle, WHEEL, 0.66, 15, 165, 14)
    prism(lip, side * (HALF - 0.25), side * (HALF + 0.03), "graphite", 0.012)


def cab_details(xf, axle, horns=True):
    """Fittings seen close: wipers, intake, plate, lamps, horns, grab rails, flaps."""
    for y0, y1 in ((-0.85, -0.15), (0.0, 0.7)):  # wipers lie on the slanted screen
        tube([(xf - 0.055, y0, 1.98), (xf - 0.1, (y0 + y1) / 2, 2.16)], 0.013, "rubber")
        tube([(xf - 0.07, y0 + 0.1, 2.07), (xf - 0.13, y1, 2.23)], 0.011, "rubber")
    box(xf + 0.08, xf + 0.105, -0.62, 0.62, 0.5, 0.72, "rubber", 0.01)
    slats_front(xf + 0.105, -0.6, 0.6, 0.51, 0.71, 4, "graphite", 0.02)
    box(xf + 0.1, xf + 0.112, -0.27, 0.27, 0.4, 0.48, "white", 0.004)
    for side in SIDES:
        box(xf + 0.06, xf + 0.1, side * 0.98 - 0.21, side * 0.98 + 0.21, 0.49, 0.78, "rubber", 0.02)
        box(xf - 0.0, xf + 0.108, side * 1.16 - 0.035, side * 1.16 + 0.035, 0.52, 0.74, beacon_mat(), 0.015)
        cyl(0.045, (xf + 0.08, side * 0.72, 0.44), (xf + 0.115, side * 0.72, 0.44), lamp_mat(), 0.01)
        rail(
            [
                (xf - LENGTH + 0.06, side * (HALF + 0.03), 1.25),
                (xf - LENGTH + 0.06, side * (HALF + 0.06), 1.3),
                (xf - LENGTH + 0.06, side * (HALF + 0.06), 1.95),
                (xf - LENGTH + 0.06, side * (HALF + 0.03), 2.0),
            ],
            0.016,
        )
        box(xf - 1.78, xf - 0.3, side * (HALF - 0.02), side * (HALF + 0.005), 1.105, 1.12, "graphite", 0.002)
        box(xf - 0.2, xf - 0.1, side * (HALF - 0.01), side * (HALF + 0.014), 1.18, 1.24, beacon_mat(), 0.006)
        mudflap(axle - 0.72, side * 0.85, side * 1.2, 0.2, 0.7)
        if horns:
            cyl(0.028, (xf - 1.45, side * 0.22, 3.11), (xf - 0.95, side * 0.22, 3.12), "chrome", 0.01, 20)
            cyl(
                0.028,
                (xf - 0.96, side * 0.22, 3.12),
                (xf - 0.82, side * 0.22, 3.12),
                "chrome",
                0.004,
                24,
                r2=0.075,
            )
            box(xf - 1.42, xf - 1.38, side * 0.22 - 0.02, side * 0.22 + 0.02, 3.03, 3.1, "graphite", 0.004)
    for y in (-0.8, -0.4, 0, 0.4, 0.8):
        box(xf - 0.28, xf - 0.24, y - 0.05, y + 0.05, 2.905, 2.94, beacon_mat(), 0.006)
