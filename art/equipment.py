"""The shared view of all equipment pictures: one machine alone on paper, one light and one camera for all."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from kit import backdrop, camera, group, parked, render, reset, sky

ASPECT = (4, 3)
WIDTH = 1200
LENS = 90
AZIMUTH, ELEVATION = radians(48), radians(19)  # the machine faces left, its cab side to the viewer
FILLED_WIDTH, FILLED_HEIGHT = 0.84, 0.78  # share of the frame that the silhouette may take
SOFT_DAYLIGHT = dict(sun_az=80, sun_el=56, sun=3.2, ang=14.0, amb=1.05)
DIRECTIONS = 16
EXCAVATOR_SPAN = 13.2  # the largest excavator fills its picture
TRUCK_SPAN = 10.4  # the longest truck fills its picture
CATEGORY_SPAN = 20.0  # the groups of all categories are compared


def portrait(name, build, scale=1.0, turn=0, aspect=ASPECT, span=None):
    """Draw one machine, or a group of them.

    scale: shown size; it brings small tools to a size at which the kit's dust and bevels look right.
    turn: degrees about the upright axis. aspect: width to height of the picture.
    span: metres that the picture's width shows, for machines whose sizes are compared; else each fills its picture.
    """
    reset()
    with parked(), group(name, scale=scale, rz=radians(turn)):
        build()
    outline = _silhouette()
    backdrop(0.0, "paper")
    sky(**SOFT_DAYLIGHT)
    _frame(outline, aspect[0] / aspect[1], span)
    render(name, aspect, width=WIDTH, finish={"grain": 26.0})


def _view():
    """Unit vectors of the view: towards the camera, right, up."""
    back = Vector((cos(AZIMUTH) * cos(ELEVATION), sin(AZIMUTH) * cos(ELEVATION), sin(ELEVATION)))
    right = (-back).cross(Vector((0, 0, 1))).normalized()
    return back, right, right.cross(-back)


def _silhouette():
    """The outermost points of every object as the camera sees them."""
    bpy.context.view_layer.update()
    _, right, up = _view()
    turns = [2 * pi * step / DIRECTIONS for step in range(DIRECTIONS)]
    directions = [right * cos(angle) + up * sin(angle) for angle in turns]
    points = []
    for thing in bpy.context.scene.objects:
        if thing.type == "MESH":
            local = [vertex.co for vertex in thing.data.vertices]
        elif thing.type == "CURVE":
            local = [point.co.to_3d() for spline in thing.data.splines for point in spline.points]
        else:
            continue
        placed = [thing.matrix_world @ point for point in local]
        points += [max(placed, key=direction.dot) for direction in directions]
    return points


def _frame(points, aspect, span):
    """Set the camera so that the points stand in the middle and, without a span, fill their share of the picture."""
    back, right, up = _view()
    zoom = LENS / 36 * 2
    centre = sum(points, Vector()) / len(points)
    distance = zoom * span / 2 if span else 40.0
    for _ in range(40):
        eye = centre + back * distance
        across = [(point - eye).dot(right) / -(point - eye).dot(back) * zoom for point in points]
        upward = [(point - eye).dot(up) / -(point - eye).dot(back) * zoom * aspect for point in points]
        centre += right * ((max(across) + min(across)) / 2 * distance / zoom)
        centre += up * ((max(upward) + min(upward)) / 2 * distance / zoom / aspect)
        if span:
            continue
        width, height = (max(across) - min(across)) / 2, (max(upward) - min(upward)) / 2
        distance *= max(width / FILLED_WIDTH, height / FILLED_HEIGHT) ** 0.9
    camera(centre + back * distance, centre, LENS)
