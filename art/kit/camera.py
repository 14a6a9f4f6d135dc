from math import cos, radians, sin

import bpy
from mathutils import Vector


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0), ortho=None):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    o = bpy.data.objects.new("c", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    c.shift_x, c.shift_y = shift
    c.clip_end = 5000
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def fit(bounds, az=-58, el=30, lens=70, aspect=1.5, margin=0.07, fstop=None, focus=None, extra=(), drop=0.0):
    """Place the camera on a given azimuth/elevation so that the bounds (x0,x1,y0,y1,z0,z1) + extra points fill the frame."""
    x0, x1, y0, y1, z0, z1 = bounds
    pts = [Vector((x, y, z)) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)] + [
        Vector(p) for p in extra
    ]
    a, e = radians(az), radians(el)
    back = Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e)))
    fwd = -back
    right = fwd.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(fwd)
    c = sum(pts, Vector()) / len(pts)
    D = 60.0
    for _ in range(60):
        cam = c + back * D
        k = lens / 36 * 2
        xs = [(p - cam).dot(right) / (p - cam).dot(fwd) * k for p in pts]
        ys = [(p - cam).dot(up) / (p - cam).dot(fwd) * k * aspect for p in pts]
        c = c + right * ((max(xs) + min(xs)) / 2 * D / k) + up * ((max(ys) + min(ys)) / 2 * D / k / aspect)
        m = max((max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2) / (1 - margin)
        D *= m**0.8
    c = c + up * (drop * D / k / aspect)
    return camera(c + back * D, c, lens, fstop, focus)
