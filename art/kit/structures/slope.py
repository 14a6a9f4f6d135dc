"""What holds a cut slope: wire netting with its anchors."""

from mathutils import Vector

from kit.materials import mat
from kit.shapes import box, cyl, tube
from kit.stage import group

PIECES = 5  # of a wire between two knots, so that it follows the face


def anchored_net(on_face, x0, x1, z0, z1, mesh=0.5, every=2.4):
    """Diamonds of wire between two ropes and anchor plates over a face; on_face(x, z) is a point of it."""
    wire = mat("net", "#55595a", rough=0.5)
    rows, count = int((z1 - z0) / mesh), int((x1 - x0) / mesh)
    right = x0 + count * mesh
    for lean in (1, -1):
        for start in range(-rows, count + rows):
            line = []
            for piece in range(rows * PIECES + 1):
                x = x0 + (start + lean * piece / PIECES) * mesh
                if x0 <= x <= right:
                    line.append(on_face(x, z0 + (z1 - z0) * piece / (rows * PIECES)))
            if len(line) > 1:
                tube(line, 0.026, wire, res=1)
    for z in (z0, z1):
        tube([on_face(x0 + mesh * piece / 2, z) for piece in range(2 * count + 1)], 0.06, wire)
    for row in range(3):
        for column in range(int((right - x0) / every)):
            x = x0 + every * (column + 0.3 + 0.5 * (row % 2))
            _anchor(on_face, x, z0 + (z1 - z0) * (0.2 + 0.3 * row))


def _anchor(on_face, x, z):
    """A plate square to the face, and the bolt's head on it."""
    along = Vector(on_face(x + 0.2, z)) - Vector(on_face(x - 0.2, z))
    upward = Vector(on_face(x, z + 0.2)) - Vector(on_face(x, z - 0.2))
    outwards = along.cross(upward)
    with group("anchor", on_face(x, z), outwards.to_track_quat("Z", "Y").to_euler()):
        box(-0.24, 0.24, -0.24, 0.24, -0.05, 0.05, "steel", 0.02)
        cyl(0.1, (0, 0, 0), (0, 0, 0.3), "amber", 0.01, 8)
