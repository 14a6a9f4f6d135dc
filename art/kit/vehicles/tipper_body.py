"""The tipping body of a tipper truck, and the ram that lifts it."""

from math import cos, radians, sin

from mathutils import Vector

from kit.heaps import soil_heap
from kit.shapes import box, cyl, prism
from kit.stage import SIDES, group

WALL = 0.07
RIBS = 8
HINGE = 0.3  # the body tips about an axle this far before its rear end
RAM_FOOT = Vector((2.0, 0, 0.95))
RAM_HEAD = (6.2, 0.75)  # on the front wall, in the body's own x and z
RAM_STAGES = (0.15, 0.12, 0.09, 0.065)  # radii of the telescope


def tipper_body(x0=-4.35, x1=1.95, z=1.22, h=1.45, y=1.25, m="forest2", load="earth", tilt=0.0):
    """Steel body from x0 to x1 on the frame at z, h high, 2y wide; tilt in degrees opens its tailgate."""
    rear, front = -HINGE, x1 - x0 - HINGE
    with group("body", (x0 + HINGE, 0, z), (0, -radians(tilt), 0)):
        box(rear, front, -y + 0.12, y - 0.12, 0, 0.14, m, 0.02)
        for side in SIDES:
            _side_wall(side, rear, front, h, y, m)
            box(
                rear + 0.1, front - 0.1, side * 0.42 - 0.05, side * 0.42 + 0.05, -0.12, 0.02, "graphite", 0.01
            )
        _front_wall(front, h, y, m)
        _tailgate(rear, h, y, m, tilt)
        if load:
            soil_heap(rear + 0.02, front - 0.02, -y + 0.09, y - 0.09, h - 0.42, 0.62, load, 70, 3.1)


def _side_wall(side, rear, front, h, y, m):
    """A slightly flaring wall with a rim and ribs."""
    wall = [(y - 0.16, 0), (y - 0.06, 0.35), (y, h), (y - WALL, h), (y - 0.06 - WALL, 0.4), (y - 0.3, 0.08)]
    prism([(side * across, up) for across, up in wall], rear, front, m, 0.015, axis="x")
    box(rear - 0.02, front + 0.02, side * y - 0.07, side * y + 0.05, h - 0.12, h + 0.04, m, 0.03)
    rib = [
        (y - 0.14, 0.02),
        (y - 0.02, 0.35),
        (y + 0.045, h - 0.06),
        (y - 0.03, h - 0.06),
        (y - 0.1, 0.35),
        (y - 0.2, 0.04),
    ]
    for number in range(RIBS):
        x = rear + 0.12 + (front - rear - 0.24) * number / (RIBS - 1)
        prism([(side * across, up) for across, up in rib], x - 0.05, x + 0.05, m, 0.012, axis="x")


def _front_wall(front, h, y, m):
    """Wall with the canopy over the cab, and the ram's housing."""
    profile = [
        (front - 0.02, 0),
        (front + 0.06, 0),
        (front + 0.06, h + 0.32),
        (front + 0.75, h + 0.42),
        (front + 0.75, h + 0.49),
        (front - 0.02, h + 0.40),
    ]
    prism(profile, -y + 0.03, y - 0.03, m, 0.02)
    for rib in (-0.75, 0, 0.75):
        box(front + 0.04, front + 0.12, rib - 0.04, rib + 0.04, 0.1, h + 0.3, m, 0.01)
    ram = front + 0.2
    cyl(0.12, (ram, 0, -0.2), (ram, 0, h * 0.75), "graphite", 0.02)
    cyl(0.09, (ram, 0, h * 0.7), (ram, 0, h + 0.1), "chrome", 0.01)


def _tailgate(rear, h, y, m, tilt):
    """Hangs from its upper edge: upright whatever the tilt, so the load can slide out under it."""
    with group("tailgate", (rear - 0.145, 0, h), (0, radians(tilt), 0)):
        prism(
            [(0.105, 0.02 - h), (0.195, 0.02 - h), (0.045, 0.02), (-0.045, 0.02)],
            -y + 0.04,
            y - 0.04,
            m,
            0.02,
        )
        for rib in (-0.8, 0, 0.8):
            profile = [(0.045, 0.05 - h), (0.125, 0.05 - h), (-0.025, 0), (-0.105, 0)]
            prism(profile, rib - 0.05, rib + 0.05, m, 0.012)
    for side in SIDES:
        cyl(0.05, (rear - 0.145, side * (y - 0.1), h), (rear - 0.145, side * (y + 0.06), h), "graphite", 0.01)


def tip_ram(tilt):
    """The telescopic ram under a body tilted by so many degrees; call it in the truck's group."""
    angle = radians(tilt)
    along, up = RAM_HEAD
    head = Vector(
        (-4.05 + along * cos(angle) - up * sin(angle), 0, 1.22 + along * sin(angle) + up * cos(angle))
    )
    for stage, radius in enumerate(RAM_STAGES):
        start, end = RAM_FOOT.lerp(head, stage * 0.25), RAM_FOOT.lerp(head, stage * 0.25 + 0.26)
        cyl(radius, start, end, "chrome" if stage else "graphite", 0.01)
