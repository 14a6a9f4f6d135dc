"""Belt conveyors of crushers and screeners."""

from math import atan2, radians

from mathutils import Vector

from kit.shapes import box, cyl, prism, tube
from kit.stage import SIDES, group, rnd
from kit.stones import rock


def conveyor(p0, p1, w=0.9, y=0.0, frame="amber", load="gravel", depth=0.32):
    """Inclined belt of width w from p0 to p1, both (x, z), in a lattice frame of that depth, carrying load."""
    along = Vector(p1) - Vector(p0)
    with group("conv", (p0[0], y, p0[1]), (0, -atan2(along.y, along.x), 0)):
        _lattice(along.length, w, depth, frame)
        _belt(along.length, w)
        if load:
            _stones_on_belt(along.length, w, load)


def _lattice(length, w, depth, material):
    for side in SIDES:
        y = side * w / 2
        box(0, length, y - 0.03, y + 0.03, -0.06, 0.10, material, 0.012)
        box(0.3, length - 0.3, y - 0.025, y + 0.025, -depth - 0.05, -depth + 0.03, material, 0.012)
        count = int(length / 0.6)
        for number in range(count):
            start, end = (0.3 + (length - 0.6) * at / count for at in (number, number + 1))
            low, high = (-depth, -0.03) if number % 2 == 0 else (-0.03, -depth)
            tube([(start, y, low), (end, y, high)], 0.02, material)


def _belt(length, w):
    """Rubber belt over two drums and its return rollers."""
    upper = [(0, 0.04), (length, 0.04), (length + 0.1, 0), (length + 0.1, -0.1)]
    lower = [(length, -0.15), (0, -0.15), (-0.1, -0.1), (-0.1, 0)]
    prism(upper + lower, -w / 2 + 0.06, w / 2 - 0.06, "rubber", 0.03)
    half = w / 2 - 0.02
    for x in (0, length):
        cyl(0.13, (x, -half, -0.055), (x, half, -0.055), "steel", 0.01)
    for number in range(int(length / 0.9)):
        x = 0.5 + number * 0.9
        cyl(0.045, (x, -half, -0.19), (x, half, -0.19), "steel", 0, 12)


def _stones_on_belt(length, w, material):
    """A heaped strip along the middle."""
    for _ in range(int(length * 38)):
        x, y = rnd.uniform(0.2, length), rnd.gauss(0, w * 0.15)
        if abs(y) > w * 0.36:
            continue
        heap = max(0, 0.12 * (1 - (y / (w * 0.38)) ** 2))
        z = 0.05 + heap * rnd.random()
        rock((x, y, z), rnd.uniform(0.035, 0.075), material, var=rnd.randint(0, 4))


def belt(p0, p1, yaw=0.0, at=(0, 0, 0), w=0.62, frame="amber", load="gravel"):
    """A slim conveyor turned by yaw degrees about the point at; p0, p1 are (distance from it, z)."""
    with group("belt", at, rz=radians(yaw)):
        conveyor(p0, p1, w, frame=frame, load=load, depth=0.26)
