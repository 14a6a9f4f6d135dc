"""Along the road: guard rails, signs, field fences, drainage."""

from math import hypot, pi, radians

from mathutils import Vector

from kit.materials import mat
from kit.paths import cutpath, sweep
from kit.shapes import box, cyl, lathe, prism, tube
from kit.stage import SIDES, group


def guard_rail(path, side=0.0, h=0.72, step=2.0):
    """Steel W-beam barrier with posts along a path; side = lateral offset, beam faces the right-hand side."""
    wave = [(0, 0.0), (-0.05, 0.04), (-0.08, 0.10), (-0.03, 0.15), (-0.08, 0.20), (-0.05, 0.26), (0, 0.30)]
    sweep(
        [(side + out, h - 0.3 + up) for out, up in wave]
        + [(side + out + 0.012, h - 0.3 + up) for out, up in wave[::-1]],
        path,
        "steel",
        ang=50,
    )
    length = sum((Vector(up) - Vector(out)).length for out, up in zip(path, path[1:]))
    position = 0.3
    while position < length:
        here, ahead = cutpath(path, position, position + 0.1)[:2]
        along = Vector(ahead) - Vector(here)
        left = Vector((-along.y, along.x, 0)).normalized()
        post = Vector(here) + left * (side + 0.1)
        box(
            post.x - 0.05,
            post.x + 0.05,
            post.y - 0.06,
            post.y + 0.06,
            post.z - 0.3,
            post.z + h + 0.03,
            "steel",
            0.01,
        )
        position += step


def road_sign(x, y, z, kind="triangle", rz=0.0, h=2.1):
    """Post sign facing local -y: 'triangle' warning, 'chevron' curve panel, 'round' limit."""
    with group("sign", (x, y, z), rz=rz):
        tube([(0, 0, -0.3), (0, 0, h + 0.25)], 0.035, "steel")
        if kind == "triangle":
            prism([(-0.48, h - 0.5), (0.48, h - 0.5), (0, h + 0.34)], -0.06, -0.04, "red", 0.01)
            prism([(-0.34, h - 0.42), (0.34, h - 0.42), (0, h + 0.17)], -0.07, -0.05, "white", 0.005)
            box(-0.035, 0.035, -0.08, -0.06, h - 0.2, h + 0.0, "graphite", 0.005)
            box(-0.035, 0.035, -0.08, -0.06, h - 0.33, h - 0.26, "graphite", 0.005)
        elif kind == "round":
            cyl(0.36, (0, -0.04, h), (0, -0.06, h), "red", 0.005, 36)
            cyl(0.28, (0, -0.05, h), (0, -0.07, h), "white", 0.003, 36)
        else:
            blue = mat("signblue", "#1f4f8f", rough=0.4)
            box(-0.5, 0.5, -0.06, -0.04, h - 0.75, h + 0.2, blue, 0.01)
            for arrow in (-0.25, 0.1):
                prism(
                    [
                        (arrow - 0.12, h - 0.65),
                        (arrow + 0.02, h - 0.65),
                        (arrow + 0.3, h - 0.27),
                        (arrow + 0.02, h + 0.1),
                        (arrow - 0.12, h + 0.1),
                        (arrow + 0.16, h - 0.27),
                    ],
                    -0.075,
                    -0.055,
                    "white",
                    0.004,
                )


def field_fence(pts, hf, h=1.05, step=1.7):
    """Chestnut posts and two wires along ground points (x,y)."""
    wood = mat("stake", "#c99a66", rough=0.85)
    line = cutpath(
        [(x, y, 0) for x, y in pts],
        0,
        sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(pts, pts[1:])),
        step,
    )
    posts = [(x, y, hf(x, y)) for x, y, _ in line]
    for x, y, ground in posts:
        cyl(0.055, (x, y, ground - 0.2), (x, y, ground + h), wood, 0.01, 10)
    for share in (0.5, 0.92):
        tube([(x, y, ground + h * share) for x, y, ground in posts], 0.009, "steel", res=1)


def channel_segment(x, y, z, L=2.0, rz=0.0, m="concrete"):
    """Precast U-channel, length L along local x, rim at z."""
    with group("channel", (x, y, z), rz=rz):
        prism(
            [
                (-0.55, 0.0),
                (-0.55, -0.62),
                (0.55, -0.62),
                (0.55, 0.0),
                (0.43, 0.0),
                (0.36, -0.5),
                (-0.36, -0.5),
                (-0.43, 0.0),
            ],
            -L / 2 + 0.012,
            L / 2 - 0.012,
            m,
            0.015,
            axis="x",
        )


def headwall(x, y, z, w=2.6, h=2.1, r=0.5):
    """Culvert outlet facing -y: wall, coping, projecting pipe and two sloping wing walls; z = invert level."""
    with group("headwall", (x, y, z)):
        box(-w / 2, w / 2, 0, 0.3, -0.4, h, "concrete", 0.02)
        box(-w / 2 - 0.08, w / 2 + 0.08, -0.1, 0.4, h, h + 0.16, "concrete", 0.03)
        lathe([(r * 0.8, 0), (r * 0.8, -0.28), (r, -0.28), (r, 0.05)], "concrete", 44, loc=(0, 0, r + 0.12))
        cyl(r * 0.8, (0, -0.02, r + 0.12), (0, -0.004, r + 0.12), mat("bore", "#141514", rough=1.0), 0, 44)
        for side in SIDES:
            with group(
                "wing", (side * w / 2, 0.12, 0), rz=-side * radians(42) if side > 0 else pi + radians(42)
            ):
                prism([(0, -0.4), (1.9, -0.4), (1.9, 0.75), (0, h)], -0.11, 0.11, "concrete", 0.02)
        box(-w / 2 - 0.4, w / 2 + 0.4, -1.5, 0.1, -0.25, 0.03, "concrete", 0.02)
