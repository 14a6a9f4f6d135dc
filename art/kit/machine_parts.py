"""Parts that many machines share: cylinders, slats, lamps, rails, hoses, pins, mirrors, cabs."""

from math import cos, pi, sin

from mathutils import Vector

from kit.cab_interior import driver_seat
from kit.materials import beacon_mat, lamp_mat
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import group


def hyd(p0, p1, r=0.07, split=0.55, m="graphite", y=None):
    """Hydraulic cylinder between two points, (x, y, z) or (x, z) with y; split is where the bright rod begins."""
    if y is not None:
        p0, p1 = (p0[0], y, p0[1]), (p1[0], y, p1[1])
    start, end = Vector(p0), Vector(p1)
    gland = start.lerp(end, split)
    cyl(r, start, gland, m, 0.02)
    cyl(r * 1.12, start.lerp(end, split - 0.04), gland, m, 0.01)
    cyl(r * 0.55, gland, end, "chrome", 0)
    half_eye = Vector((0, r * 1.1, 0))
    for eye in (start, end):
        cyl(r * 1.05, eye - half_eye, eye + half_eye, m, 0.01)


def slats_side(x0, x1, y, z0, z1, n=7, m="graphite", out=0.02):
    """Upright ventilation slats on a side panel at y."""
    pitch = (x1 - x0) / n
    middles = [x0 + pitch * (number + 0.5) for number in range(n)]
    multi_box([TRS((x, y, (z0 + z1) / 2), sc=(pitch * 0.5, out, z1 - z0)) for x in middles], m, 0.004)


def slats_flat(x0, x1, y0, y1, z, n=7, m="graphite", out=0.02):
    """Slats across a level lid."""
    pitch = (x1 - x0) / n
    middles = [x0 + pitch * (number + 0.5) for number in range(n)]
    multi_box([TRS((x, (y0 + y1) / 2, z), sc=(pitch * 0.5, y1 - y0, out)) for x in middles], m, 0.004)


def slats_front(x, y0, y1, z0, z1, n=6, m="graphite", out=0.02):
    """Lying slats on a front panel at x."""
    pitch = (z1 - z0) / n
    middles = [z0 + pitch * (number + 0.5) for number in range(n)]
    multi_box([TRS((x, (y0 + y1) / 2, z), sc=(out, y1 - y0, pitch * 0.5)) for z in middles], m, 0.004)


def lamp(x, y, z, s=1.0, face=(1, 0, 0)):
    """Work lamp looking along face: dark housing and lit lens, scaled by s."""
    half = 0.075 * s
    with group("lamp", (x, y, z), Vector(face).to_track_quat("X", "Z").to_euler()):
        box(-0.05 * s, 0.03 * s, -half, half, -half * 0.75, half * 0.75, "graphite", 0.015 * s)
        box(0.02 * s, 0.042 * s, -half * 0.82, half * 0.82, -half * 0.6, half * 0.6, lamp_mat(), 0.01 * s)


def beacon(x, y, z, s=1.0):
    """Amber warning light."""
    cyl(0.075 * s, (x, y, z), (x, y, z + 0.05 * s), "graphite", 0.01)
    cyl(0.06 * s, (x, y, z + 0.04 * s), (x, y, z + 0.17 * s), beacon_mat(), 0.025 * s)


def rail(pts, r=0.018, m="graphite"):
    """Hand rail through points."""
    tube(pts, r, m)


def hose(pts, r=0.02):
    """Hydraulic hose bending through points."""
    tube(pts, r, "rubber", smooth=True)


def pin(x, z, y0, y1, r=0.06, m="steel"):
    """Pin across the machine with end caps."""
    cyl(r, (x, y0, z), (x, y1, z), m, 0.01, 20)
    for y, outwards in ((min(y0, y1), -1), (max(y0, y1), 1)):
        cyl(r * 0.55, (x, y, z), (x, y + outwards * r * 0.25, z), "graphite", 0.004, 12)


def bolts(c, R, n, y, r=0.02, m="graphite", depth=0.03):
    """Ring of n bolt heads of radius R around c = (x, z), on a face at y that looks away from the middle."""
    outwards = 1 if y > 0 else -1
    for number in range(n):
        angle = 2 * pi * number / n
        x, z = c[0] + R * cos(angle), c[1] + R * sin(angle)
        cyl(r, (x, y, z), (x, y + outwards * depth, z), m, 0, 8)


def mirror(x, y, z, s=1, k=1.0):
    """Mirror on an arm to the side s, scaled by k."""
    arm = [(x, y, z)] + [(x + 0.12 * k, y + s * 0.16 * k, z + up * k) for up in (0.08, -0.2)]
    tube(arm, 0.014 * k)
    inner, outer = y + s * 0.06 * k, y + s * 0.26 * k
    box(x + 0.1 * k, x + 0.15 * k, inner, outer, z - 0.28 * k, z + 0.08 * k, "graphite", 0.025 * k)


def glazed_cab(P, y0, y1, sill, roof_z, body="amber", post=0.07, roof="graphite", over=0.06, mid=None):
    """Cab from its side profile P (bottom rear, bottom front, …, top front, top rear) between y0 and y1.

    Glass all round, posts on the corners, panels up to the sill, a roof at roof_z; mid is the x of the door post.
    """
    inset = post * 0.35
    prism(_shrunk(P, inset), y0 + inset, y1 - inset, "glass", 0.03)
    middle_x, size = sum(x for x, _ in P) / len(P), min(1.0, (roof_z - sill) / 1.35)
    driver_seat(middle_x - 0.2 * size, (y0 + y1) / 2, roof_z - 1.14 * size, size)
    panels = _below(P, sill)
    if len(panels) > 2:
        prism(panels, y0, y1, body, 0.03)
    for lower, upper in zip(P, P[1:] + P[:1]):
        if abs(lower[1] - upper[1]) >= 0.05:
            for y in (y0 + post / 2, y1 - post / 2):
                cyl(post / 2, (lower[0], y, lower[1]), (upper[0], y, upper[1]), roof, 0.01, 12)
    if mid is not None:
        for y in (y0 + post * 0.4, y1 - post * 0.4):
            cyl(post * 0.4, (mid, y, sill - 0.02), (mid, y, roof_z), roof, 0.01, 12)
    rear = min(x for x, z in P if z > roof_z - 0.2)
    front = max(x for x, z in P if z > roof_z - 0.2)
    slab = [
        (rear - over, roof_z - 0.05),
        (front + over * 1.6, roof_z - 0.05),
        (front + over * 0.8, roof_z + 0.06),
        (rear, roof_z + 0.09),
        (rear - over, roof_z + 0.05),
    ]
    prism(slab, y0 - over, y1 + over, roof, 0.035, seg=3)


def _shrunk(outline, by):
    """Every point moved towards the middle."""
    middle_x = sum(x for x, _ in outline) / len(outline)
    middle_z = sum(z for _, z in outline) / len(outline)
    return [(x + (by if x < middle_x else -by), z + (by if z < middle_z else -by)) for x, z in outline]


def _below(outline, level):
    """The part of an outline under a level."""
    kept = []
    for start, end in zip(outline, outline[1:] + outline[:1]):
        if start[1] <= level:
            kept.append(start)
        if (start[1] - level) * (end[1] - level) < 0:
            share = (level - start[1]) / (end[1] - start[1])
            kept.append((start[0] + (end[0] - start[0]) * share, level))
    return kept
