"""Things that follow a line over the ground: kerbs, markings, rails, channels."""

from mathutils import Vector

from kit.shapes import facing_outwards
from kit.stage import mesh, ob


def sweep(profile, path, m, bev=0.0, ang=35):
    """A closed profile [(offset to the left, height)] drawn along a path [(x, y, z)]."""
    points = [Vector(point) for point in path]
    count = len(profile)
    vertices = []
    for number, point in enumerate(points):
        ahead = points[min(number + 1, len(points) - 1)] - points[max(number - 1, 0)]
        left = Vector((-ahead.y, ahead.x, 0)).normalized()
        vertices += [point + left * offset + Vector((0, 0, up)) for offset, up in profile]
    faces = []
    for number in range(len(points) - 1):
        for corner in range(count):
            here, beside = number * count + corner, number * count + (corner + 1) % count
            faces.append((here, beside, beside + count, here + count))
    last = (len(points) - 1) * count
    faces += [tuple(range(count)), tuple(range(last, last + count))]
    return ob(facing_outwards(mesh(vertices, faces)), m, bev, ang=ang)


def ribbon(path, d0, d1, m, t=0.012):
    """Thin strip between the offsets d0 and d1 to the left: a marking or a layer of asphalt."""
    return sweep([(d0, -0.03), (d1, -0.03), (d1, t), (d0, t)], path, m)


def path_length(path):
    return sum((Vector(end) - Vector(start)).length for start, end in zip(path, path[1:]))


def cutpath(path, s0, s1, step=0.4):
    """The part of a path between the lengths s0 and s1, with a point about every step."""
    points = [Vector(point) for point in path]
    travelled = [0.0]
    for start, end in zip(points, points[1:]):
        travelled.append(travelled[-1] + (end - start).length)

    def at(length):
        length = max(0, min(travelled[-1], length))
        leg = max(number for number in range(len(points) - 1) if travelled[number] <= length or number == 0)
        share = (length - travelled[leg]) / max(1e-6, travelled[leg + 1] - travelled[leg])
        return points[leg].lerp(points[leg + 1], share)

    count = max(1, int((s1 - s0) / step))
    return [tuple(at(s0 + (s1 - s0) * number / count)) for number in range(count + 1)]


def dashes(path, d, m, on=1.6, off=2.2, w=0.12, start=0.4):
    """Broken line of width w along a path, d to its left."""
    whole = path_length(path)
    position = start
    while position + on < whole:
        ribbon(cutpath(path, position, position + on), d - w / 2, d + w / 2, m)
        position += on + off
