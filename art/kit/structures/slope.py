"""What holds a cut slope: wire netting with its anchors."""

from mathutils import Vector

from kit.materials import mat
from kit.shapes import box, cyl, tube


def anchored_net(on_face, x0, x1, z0, z1, mesh=0.5, every=2.4):
    """Diamonds of wire between two ropes and anchor plates over a face; on_face(x, z) is a point of it."""
    wire = mat("net", "#8d8678", rough=0.6)
    rows, count = int((z1 - z0) / mesh), int((x1 - x0) / mesh)
    for lean in (1, -1):
        for start in range(-rows, count + rows):
            ends = []
            for row in range(rows + 1):
                x = x0 + (start + lean * row) * mesh
                if x0 <= x <= x1:
                    ends.append(on_face(x, z0 + (z1 - z0) * row / rows))
            if len(ends) > 1:
                tube(ends, 0.026, wire, res=1)
    for z in (z0, z1):
        tube([on_face(x0, z), on_face(x1, z)], 0.06, wire)
    for row in range(3):
        for column in range(int((x1 - x0) / every)):
            along = x0 + every * (column + 0.3 + 0.5 * (row % 2))
            place = Vector(on_face(along, z0 + (z1 - z0) * (0.2 + 0.3 * row)))
            box(*_around(place.x, 0.24), *_around(place.y, 0.1), *_around(place.z, 0.24), "steel", 0.02)
            cyl(0.1, place, place + Vector((0, -0.3, 0)), "amber", 0.01, 8)


def _around(middle, half):
    return middle - half, middle + half
