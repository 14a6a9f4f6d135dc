"""Solid shapes: boxes, prisms, cylinders, tubes, turned bodies."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from kit.materials import M
from kit.stage import mesh, ob, place

CUBE = [(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]
CUBE_FACES = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(x0, x1, y0, y1, z0, z1, m="amber", bev=0.03, rot=None, seg=2, taper=None):
    """Box by its extents; taper = (x, y) scales its top."""
    centre = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    half = (abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2)
    top = (*(taper or (1, 1)), 1)
    corners = [
        tuple(sign * size * (narrow if corner[2] > 0 else 1) for sign, size, narrow in zip(corner, half, top))
        for corner in CUBE
    ]
    bevel = min(bev, *(size * 0.9 for size in half))
    return ob(mesh(corners, CUBE_FACES), m, bevel, seg, loc=centre, rot=rot or (0, 0, 0))


def prism(profile, a, b, m="amber", bev=0.03, axis="y", seg=2, ang=28):
    """A polygon pushed from a to b along an axis; its points are (x, z) for "y", (x, y) for "z", (y, z) for "x"."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(profile, profile[1:] + profile[:1]))
    if area < 0:
        profile = profile[::-1]
    count = len(profile)
    at = {
        "x": lambda point, depth: (depth, point[0], point[1]),
        "y": lambda point, depth: (point[0], depth, point[1]),
        "z": lambda point, depth: (point[0], point[1], depth),
    }[axis]
    vertices = [at(point, a) for point in profile] + [at(point, b) for point in profile]
    caps = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    sides = [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    return ob(facing_outwards(mesh(vertices, caps + sides)), m, bev, seg, ang=ang)


def facing_outwards(mesh_data, merge=None):
    """Turn all faces outwards; merge joins vertices closer than that."""
    editable = bmesh.new()
    editable.from_mesh(mesh_data)
    if merge:
        bmesh.ops.remove_doubles(editable, verts=editable.verts, dist=merge)
    bmesh.ops.recalc_face_normals(editable, faces=editable.faces)
    editable.to_mesh(mesh_data)
    editable.free()
    return mesh_data


def cyl(r, p0, p1, m="steel", bev=0.015, n=28, r2=None):
    """Cylinder between two points; with r2 a cone."""
    start, end = Vector(p0), Vector(p1)
    direction = end - start
    length = direction.length
    angles = [2 * pi * i / n for i in range(n)]
    vertices = [(r * cos(angle), r * sin(angle), 0) for angle in angles]
    end_radius = r if r2 is None else r2
    vertices += [(end_radius * cos(angle), end_radius * sin(angle), length) for angle in angles]
    caps = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    cylinder = ob(mesh(vertices, caps + sides), m, min(bev, r * 0.4, length * 0.4), 2, loc=start, ang=40)
    cylinder.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    return cylinder


def tube(pts, r=0.03, m="graphite", smooth=False, res=3, closed=False):
    """Round bar or hose through points; smooth bends it."""
    curve = bpy.data.curves.new("t", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = res
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(pts) - 1)
    for knot, point in zip(spline.points, pts):
        knot.co = (*point, 1)
    if smooth:
        spline.use_endpoint_u = True
        spline.order_u = 4
    spline.use_cyclic_u = closed
    curve.materials.append(M(m) if isinstance(m, str) else m)
    return place(bpy.data.objects.new("t", curve))


def lathe(prof, m, n=40, loc=(0, 0, 0), ang=35, axis="y"):
    """A profile [(radius, position along the axis)] turned about the y or z axis."""
    count = len(prof)
    vertices = []
    for step in range(n):
        angle = 2 * pi * step / n
        for radius, along in prof:
            across, up = radius * cos(angle), radius * sin(angle)
            vertices.append((across, along, up) if axis == "y" else (across, up, along))
    faces = []
    for step in range(n):
        for ring in range(count - 1):
            here, there = step * count + ring, (step + 1) % n * count + ring
            faces.append((here, there, there + 1, here + 1))
    return ob(facing_outwards(mesh(vertices, faces), merge=1e-4), m, 0, loc=loc, ang=ang)


def TRS(loc, rot=(0, 0, 0), sc=(1, 1, 1)):
    """Matrix that scales, turns and moves a unit cube."""
    return Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((*sc, 1))


def multi_box(mats_, m, bev=0.008, seg=1):
    """Many boxes as one object, each a unit cube under a matrix (see TRS)."""
    vertices = []
    faces = []
    for matrix in mats_:
        first = len(vertices)
        vertices += [matrix @ (Vector(corner) / 2) for corner in CUBE]
        faces += [tuple(first + index for index in face) for face in CUBE_FACES]
    return ob(mesh(vertices, faces), m, bev, seg)


def panel(a, b, c, d, t=0.05, m="amber", bev=0.012):
    """Plate with the corners a, b, c, d, growing by t along its normal."""
    corners = [Vector(corner) for corner in (a, b, c, d)]
    growth = (corners[1] - corners[0]).cross(corners[3] - corners[0]).normalized() * t
    vertices = corners + [corner + growth for corner in corners]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    return ob(facing_outwards(mesh(vertices, faces)), m, bev)


def beam(p0, p1, w=0.12, h=0.12, m="graphite", bev=0.015):
    """Rectangular bar from p0 to p1: w across, h in the upright plane."""
    start, end = Vector(p0), Vector(p1)
    direction = end - start
    bar = box(0, direction.length, -w / 2, w / 2, -h / 2, h / 2, m, bev)
    for vertex in bar.data.vertices:
        vertex.co.x += direction.length / 2
    bar.location = start
    bar.rotation_euler = direction.to_track_quat("X", "Z").to_euler()
    return bar


def icosphere(subdivisions=1):
    """Vertices and faces of a ball, as material for larger meshes."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=subdivisions, radius=1)
    vertices = [vertex.co.copy() for vertex in ball.verts]
    faces = [tuple(vertex.index for vertex in face.verts) for face in ball.faces]
    ball.free()
    return vertices, faces


def sphere_mesh(upper_half=False):
    ball = bmesh.new()
    bmesh.ops.create_uvsphere(ball, u_segments=20, v_segments=12, radius=1)
    if upper_half:
        below = [vertex for vertex in ball.verts if vertex.co.z < -0.01]
        bmesh.ops.delete(ball, geom=below, context="VERTS")
    data = bpy.data.meshes.new("s")
    ball.to_mesh(data)
    ball.free()
    return data
