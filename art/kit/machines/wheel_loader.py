"""Wheel loader with its linkage and shovel."""

from math import atan2, radians, sqrt

from mathutils import Vector, noise

from kit.brand import ONE_COLOUR, mark
from kit.curves import add2, arc, rot2
from kit.machine_parts import hyd
from kit.materials import beacon_mat, lamp_mat
from kit.running_gear import wheel
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group, mesh, ob

RADIUS = 0.8  # of the wheels
ARM_FOOT, ARM = (0.95, 2.12), 2.75
ARM_OUTLINE = [
    (-0.15, 0.16),
    (0.9, 0.36),
    (1.7, 0.34),
    (2.85, 0.12),
    (2.85, -0.14),
    (2.5, -0.16),
    (1.6, 0.0),
    (0.9, 0.02),
    (-0.15, -0.16),
]


def wheel_loader(loc=(0, 0, 0), rz=0.0, pin_z=1.0, tilt=35.0, load="gravel", body="amber", steer=0.0):
    """15 t wheel loader.

    pin_z: height of the bucket pin, 0.5 digging to 3.9 dumping. tilt: degrees of the bucket's lip above level.
    load: material in the bucket or None. steer: turn of the front frame.
    """
    with group("loader", loc, rz=rz) as root:
        _rear(body)
        _cab(body)
        with group("front", (0.1, 0, 0), rz=steer):
            _front_frame()
            _lift_arms(pin_z, radians(tilt), load, body)
    return root


def _axle(x, start, end, steps):
    """Two wheels under mudguards that reach from start to end degrees."""
    for side in SIDES:
        wheel(x, side * 1.02, RADIUS, 0.58, "amber_d", side, lugs=18)
        guard = arc(x, RADIUS, RADIUS + 0.16, start, end, steps) + arc(
            x, RADIUS, RADIUS + 0.1, end, start, steps
        )
        prism(guard, side * 0.72, side * 1.34, "graphite", 0.012)
    cyl(0.09, (x, -1, RADIUS), (x, 1, RADIUS), "graphite", 0.02)


def _rear(body):
    """Rear frame, engine hood, counterweight, steps."""
    _axle(-1.55, 155, 25, 12)
    prism([(-2.9, 0.75), (0.05, 0.7), (0.05, 1.25), (-2.9, 1.35)], -0.62, 0.62, "graphite", 0.05)
    hood = [(-3.25, 0.95), (-1.15, 1.1), (-1.15, 2.25), (-2.6, 2.1), (-3.1, 1.95), (-3.3, 1.5)]
    prism(hood, -0.88, 0.88, body, 0.1, seg=4)
    prism([(-3.4, 0.7), (-2.75, 0.7), (-2.75, 1.25), (-3.35, 1.3)], -1.05, 1.05, "graphite", 0.06)
    cyl(0.06, (-2.0, -0.4, 2.15), (-2.0, -0.4, 2.7), "graphite", 0.01)
    for side in SIDES:
        slats = [TRS((-2.75 + slat * 0.12, side * 0.885, 1.65), sc=(0.06, 0.02, 0.4)) for slat in range(8)]
        multi_box(slats, "graphite", 0.004)
        box(-2.95, -1.2, side * 0.875, side * 0.895, 1.3, 1.42, "forest", 0.004)
        mark(-1.48, side * 0.88, 1.72, 0.34, "left" if side > 0 else "right", ONE_COLOUR)
        for step in range(3):
            z = 0.55 + 0.3 * step
            box(-0.62, -0.1, side * 1.0 - 0.12, side * 1.0 + 0.12, z, z + 0.04, "graphite", 0.01)
        tube([(-0.68, side * 1.1, 0.75), (-0.68, side * 1.1, 2.1)], 0.02, "amber_d")
        box(-3.42, -3.36, side * 0.8 - 0.1, side * 0.8 + 0.1, 1.0, 1.15, "red", 0.01)


def _cab(body):
    prism([(-1.1, 1.45), (0.1, 1.45), (0.32, 2.0), (0.12, 3.2), (-1.0, 3.2)], -0.72, 0.72, "glass", 0.04)
    prism([(-1.16, 1.2), (0.16, 1.2), (0.3, 1.85), (-1.16, 1.85)], -0.76, 0.76, body, 0.05)
    prism([(-1.2, 3.18), (0.3, 3.18), (0.2, 3.32), (-1.1, 3.34)], -0.84, 0.84, body, 0.05, seg=3)
    pillars = (((-1.08, 1.8), (-1.0, 3.2)), ((-0.42, 1.8), (-0.42, 3.2)), ((0.3, 1.9), (0.13, 3.2)))
    for side in SIDES:
        for (low_x, low_z), (high_x, high_z) in pillars:
            cyl(0.045, (low_x, side * 0.73, low_z), (high_x, side * 0.73, high_z), "graphite", 0.01, 12)
        box(0.16, 0.26, side * 0.6 - 0.08, side * 0.6 + 0.08, 3.08, 3.18, lamp_mat(), 0.015)
        tube([(0.2, side * 0.75, 2.9), (0.4, side * 1.15, 2.85)], 0.015)
        box(0.36, 0.42, side * 1.15 - 0.1, side * 1.15 + 0.1, 2.5, 2.86, "graphite", 0.02)
    cyl(0.07, (-0.9, 0, 3.32), (-0.9, 0, 3.48), beacon_mat(), 0.03)


def _front_frame():
    _axle(1.5, 150, 60, 10)
    lower = [(-0.1, 0.7), (2.1, 0.65), (2.2, 1.0), (1.5, 1.3)]
    tower = [(1.25, 2.25), (0.75, 2.3), (0.4, 1.3), (-0.1, 1.25)]
    prism(lower + tower, -0.5, 0.5, "amber_d", 0.05)


def _lift_arms(pin_height, tilt, load, body):
    """Arms from their foot to the bucket pin, and the Z-linkage that tilts the bucket."""
    pin = (ARM_FOOT[0] + sqrt(max(0.1, ARM * ARM - (pin_height - ARM_FOOT[1]) ** 2)), pin_height)
    angle = atan2(pin[1] - ARM_FOOT[1], pin[0] - ARM_FOOT[0])

    def on_arm(point):
        return add2(ARM_FOOT, rot2(point, angle))

    for side in SIDES:
        outline = [on_arm(point) for point in ARM_OUTLINE]
        prism(outline, side * 0.58 - 0.07, side * 0.58 + 0.07, body, 0.03)
        hyd((1.05, 1.0), on_arm((1.5, 0.06)), 0.075, y=side * 0.42)
    pivot, upper, lower = on_arm((1.6, 0.18)), on_arm((1.35, 0.75)), on_arm((1.9, -0.3))
    bucket_eye = add2(pin, rot2((-0.08, 0.48), tilt))
    cyl(0.16, (pivot[0], -0.6, pivot[1]), (pivot[0], 0.6, pivot[1]), body, 0.02)
    lever = [upper, add2(pivot, (0.12, 0.05)), lower, add2(pivot, (-0.12, -0.05))]
    prism(lever, -0.09, 0.09, body, 0.03)
    hyd((1.0, 2.25), upper, 0.08, y=0.0)
    cyl(0.055, (bucket_eye[0], 0, bucket_eye[1]), (lower[0], 0, lower[1]), "graphite", 0.01, 14)
    with group("bucket", (pin[0], 0, pin[1]), (0, -tilt, 0)):
        loader_bucket(load=load)


def loader_bucket(w=2.75, load="gravel", m="graphite"):
    """Loading shovel: pin at the origin, opening towards +x."""
    back = [(1.2, -0.34), (0.25, -0.38), (0.0, -0.25), (-0.1, 0.05), (-0.04, 0.4), (0.16, 0.68), (0.42, 0.84)]
    inner = [
        (1.2, -0.31),
        (0.28, -0.33),
        (0.05, -0.2),
        (-0.04, 0.06),
        (0.02, 0.38),
        (0.2, 0.63),
        (0.43, 0.79),
    ]
    prism(back + inner[::-1], -w / 2, w / 2, m, 0.012)
    box(1.05, 1.32, -w / 2, w / 2, -0.36, -0.32, "steel", 0.008)
    bracket = [(-0.18, -0.12), (0.12, -0.12), (0.12, 0.62), (-0.18, 0.56)]
    for side in SIDES:
        prism(back + [(0.62, 0.55), (1.2, -0.2)], side * w / 2 - 0.03, side * w / 2 + 0.03, m, 0.012)
        prism(bracket, side * 0.58 - 0.1, side * 0.58 + 0.1, m, 0.03)
    prism([(-0.18, 0.3), (0.12, 0.3), (0.2, 0.62), (-0.12, 0.6)], -0.12, 0.12, m, 0.02)
    if load:
        _heap(w, load)


def _heap(w, material, steps=24):
    """A load struck through the opening."""
    vertices = []
    for row in range(steps + 1):
        for column in range(steps + 1):
            down, across = row / steps, column / steps
            bulge = (1 - (2 * down - 1) ** 4) * (1 - (2 * across - 1) ** 4)
            out = bulge * (0.3 + 0.12 * noise.noise(Vector((down * 3, across * 5, 2.0))))
            out += 0.03 * noise.noise(Vector((down * 12, across * 16, 7))) - 0.06
            x, z = 0.3 + 0.9 * down + out * 0.75, 0.78 - 1.02 * down + out * 0.66
            vertices.append((x, -w / 2 + 0.04 + (w - 0.08) * across, z))
    faces = []
    for row in range(steps):
        for column in range(steps):
            here = row * (steps + 1) + column
            faces.append((here, here + 1, here + steps + 2, here + steps + 1))
    ob(mesh(vertices, faces), material, 0, ang=60)
