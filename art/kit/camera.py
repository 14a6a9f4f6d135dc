"""Where the picture is taken from."""

from itertools import product
from math import cos, radians, sin

import bpy
from mathutils import Vector

SENSOR = 36  # millimetres, as in a full-frame camera


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    """A camera at loc looking at target; lens in millimetres.

    fstop: how much lies out of focus (None: all sharp), focus: the sharp point. shift: moves the frame without
    tilting the camera, so that uprights stay upright.
    """
    optics = bpy.data.cameras.new("c")
    optics.lens = lens
    optics.shift_x, optics.shift_y = shift
    optics.clip_end = 5000
    eye, aim = Vector(loc), Vector(target)
    if fstop:
        optics.dof.use_dof = True
        optics.dof.aperture_fstop = fstop
        optics.dof.focus_distance = (Vector(focus or target) - eye).length
    stand = bpy.data.objects.new("c", optics)
    stand.location = eye
    stand.rotation_euler = (aim - eye).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(stand)
    bpy.context.scene.camera = stand
    return stand


def fit(bounds, az=-58, el=30, lens=70, aspect=1.5, margin=0.07, fstop=None, focus=None, extra=(), drop=0.0):
    """Take the picture from azimuth az and elevation el so that everything fills the frame.

    bounds: (x0, x1, y0, y1, z0, z1) and extra: further points that must be in it. margin: free share of the frame.
    drop: moves the frame down, in shares of its height.
    """
    x0, x1, y0, y1, z0, z1 = bounds
    points = [Vector(corner) for corner in product((x0, x1), (y0, y1), (z0, z1))] + [Vector(p) for p in extra]
    azimuth, elevation = radians(az), radians(el)
    back = Vector((cos(azimuth) * cos(elevation), sin(azimuth) * cos(elevation), sin(elevation)))
    right = (-back).cross(Vector((0, 0, 1))).normalized()
    up = right.cross(-back)
    zoom = lens / SENSOR * 2
    centre = sum(points, Vector()) / len(points)
    distance = 60.0
    for _ in range(60):  # each round centres the points and corrects the distance
        eye = centre + back * distance
        across = [(point - eye).dot(right) / (point - eye).dot(-back) * zoom for point in points]
        upward = [(point - eye).dot(up) / (point - eye).dot(-back) * zoom * aspect for point in points]
        centre += right * ((max(across) + min(across)) / 2 * distance / zoom)
        centre += up * ((max(upward) + min(upward)) / 2 * distance / zoom / aspect)
        filled = max((max(across) - min(across)) / 2, (max(upward) - min(upward)) / 2) / (1 - margin)
        distance *= filled**0.8
    centre += up * (drop * distance / zoom / aspect)
    return camera(centre + back * distance, centre, lens, fstop, focus)
