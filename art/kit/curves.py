"""Small plane geometry: steps, arcs, rotations, thickened lines."""

from math import cos, radians, sin

from mathutils import Vector


def sstep(start, end, value):
    """Smooth step: 0 before start, 1 behind end, in either direction."""
    if start == end:
        return float(value > start)
    share = max(0.0, min(1.0, (value - start) / (end - start)))
    return share * share * (3 - 2 * share)


def arc(centre_x, centre_z, radius, start, end, steps=10):
    """Points on a circle from start to end degrees."""
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre_x + radius * cos(angle), centre_z + radius * sin(angle)) for angle in angles]


def rot2(point, angle):
    """The point turned about the origin, angle in radians."""
    x, z = point
    return (x * cos(angle) - z * sin(angle), x * sin(angle) + z * cos(angle))


def add2(first, second):
    return (first[0] + second[0], first[1] + second[1])


def strip(points, thickness):
    """Closed outline of a line of points, thickened to its left."""
    outer = []
    for number, point in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        direction = (Vector(after) - Vector(before)).normalized()
        outer.append((point[0] - direction.y * thickness, point[1] + direction.x * thickness))
    return list(points) + outer[::-1]
