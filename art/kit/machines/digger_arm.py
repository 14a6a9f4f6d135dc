"""Boom, stick and bucket linkage of every excavator, posed so that the bucket pin meets a target."""

from math import acos, atan2, cos, hypot, radians, sin

from mathutils import Vector

from kit.attachments.swap import draw_mounted_tool
from kit.curves import add2, rot2
from kit.machine_parts import hose, hyd, pin
from kit.shapes import cyl, prism
from kit.stage import SIDES, group

DRAWN_BOOM, DRAWN_STICK = 5.7, 2.95  # the outlines below belong to these lengths

BOOM = [
    (-0.2, 0.14),
    (-0.05, 0.26),
    (1.75, 1.28),
    (2.15, 1.46),
    (2.55, 1.53),
    (3.0, 1.46),
    (5.62, 0.24),
    (5.85, 0.12),
    (5.88, -0.1),
    (5.7, -0.2),
    (3.2, 0.66),
    (2.75, 0.78),
    (2.4, 0.74),
    (2.0, 0.56),
    (0.1, -0.2),
    (-0.15, -0.16),
]
BOOM_PLATE = [(1.9, 0.85), (2.35, 1.05), (2.75, 1.0), (2.6, 0.8), (2.3, 0.72)]
BOOM_FORK = [(5.2, 0.3), (5.72, 0.36), (5.98, 0.1), (5.9, -0.22), (5.5, -0.12)]
BOOM_EAR = [(2.2, 1.4), (2.42, 1.86), (2.58, 1.86), (2.85, 1.42)]
STICK = [
    (-0.86, 0.1),
    (-0.8, 0.26),
    (-0.5, 0.34),
    (0.2, 0.44),
    (0.7, 0.42),
    (2.9, 0.17),
    (3.08, 0.1),
    (3.1, -0.08),
    (2.95, -0.15),
    (0.7, -0.3),
    (0.15, -0.3),
    (-0.3, -0.2),
]
STICK_EAR = [(-0.1, 0.4), (0.1, 0.7), (0.26, 0.7), (0.5, 0.4)]
ROCKER, LINK = 0.62, 0.58  # lengths of the bucket linkage
ROCKER_FOOT = (2.42, 0.06)
BUCKET_EYE = (0.40, 0.10)


def digger_arm(
    foot,
    target,
    L1,
    L2,
    phi,
    oy=0.0,
    cyl_base=(0.67, -0.43),
    cyl_y=(-0.36, 0.36),
    boss=(2.35, 0.92),
    arm="amber",
    bw=1.3,
    fill="earth",
):
    """The whole arm in the plane y = oy.

    foot, target: boom foot and bucket pin as (x, z). L1, L2: boom and stick. phi: bucket angle in degrees, 0 with
    the teeth down, -90 curled. cyl_base: foot of the boom cylinders from the boom foot, cyl_y: their places across,
    boss: where they push the boom. bw: bucket width, fill: what is in it.
    """
    pose = Pose(foot, target, L1, L2, radians(phi), oy)
    _boom(pose, boss, cyl_base, cyl_y, arm)
    _stick(pose, arm)
    _linkage(pose, arm)
    with group("bucket", (target[0], oy, target[1]), (0, -radians(phi), 0)):
        draw_mounted_tool(bw, pose.stick_scale, fill)
    _hoses(pose)


class Pose:
    """Where boom, stick and bucket are, solved as a triangle of two known sides."""

    def __init__(self, foot, target, boom_length, stick_length, bucket_angle, y):
        self.foot, self.target, self.y = foot, target, y
        self.scale, self.stick_scale = boom_length / DRAWN_BOOM, stick_length / DRAWN_STICK
        self.bucket_angle = bucket_angle
        reach, rise = target[0] - foot[0], target[1] - foot[1]
        distance = min(hypot(reach, rise), (boom_length + stick_length) * 0.995)
        opening = (boom_length**2 + distance**2 - stick_length**2) / (2 * boom_length * distance)
        self.boom_angle = atan2(rise, reach) + acos(max(-1, min(1, opening)))
        self.elbow = add2(foot, rot2((boom_length, 0), self.boom_angle))
        self.stick_angle = atan2(target[1] - self.elbow[1], target[0] - self.elbow[0])

    def on_boom(self, point):
        return add2(self.foot, rot2((point[0] * self.scale, point[1] * self.scale), self.boom_angle))

    def on_stick(self, point):
        scaled = (point[0] * self.stick_scale, point[1] * self.stick_scale)
        return add2(self.elbow, rot2(scaled, self.stick_angle))

    def on_bucket(self, point):
        scaled = (point[0] * self.stick_scale, point[1] * self.stick_scale)
        return add2(self.target, rot2(scaled, self.bucket_angle))

    def in_space(self, point, across):
        """A point (x, z) of the arm's plane, so far across (scaled)."""
        return (point[0], self.y + across * self.scale, point[1])

    def plate(self, outline, place, near, far, material, bevel):
        """A plate of the arm between two distances from its plane."""
        points = [place(point) for point in outline]
        prism(points, self.y + near * self.scale, self.y + far * self.scale, material, bevel * self.scale)

    def cross_pin(self, point, half, radius, material="steel"):
        pin(*point, self.y - half * self.scale, self.y + half * self.scale, radius, material)


def _boom(pose, boss, cylinder_base, cylinders_across, material):
    scale = pose.scale
    pose.plate(BOOM, pose.on_boom, -0.24, 0.24, material, 0.03)
    for side in SIDES:
        pose.plate(BOOM_PLATE, pose.on_boom, side * 0.24, side * 0.275, "graphite", 0.01)
        pose.plate(BOOM_FORK, pose.on_boom, side * 0.21, side * 0.27, material, 0.015)
    pushed = pose.on_boom(boss)
    pose.cross_pin(pushed, 0.38, 0.1 * scale, "graphite")
    pose.cross_pin(pose.foot, 0.42, 0.12 * scale)
    pose.cross_pin(pose.elbow, 0.36, 0.12 * scale, "graphite")
    base = add2(pose.foot, cylinder_base)
    for across in cylinders_across:
        hyd(pose.in_space(base, across), pose.in_space(pushed, across), 0.095 * scale, 0.56)


def _stick(pose, material):
    """The stick and, on the boom's back, the cylinder that swings it."""
    pose.plate(STICK, pose.on_stick, -0.19, 0.19, material, 0.025)
    pose.plate(BOOM_EAR, pose.on_boom, -0.1, 0.1, material, 0.02)
    start = pose.in_space(pose.on_boom((2.5, 1.78)), 0)
    end = pose.in_space(pose.on_stick((-0.72, 0.18)), 0)
    hyd(start, end, 0.095 * pose.scale, 0.58)


def _linkage(pose, material):
    """Rocker on the stick, link to the bucket, and the cylinder that pushes their joint."""
    size = pose.stick_scale
    eye, rocker_foot = pose.on_bucket(BUCKET_EYE), pose.on_stick(ROCKER_FOOT)
    joint = _joint(pose, rocker_foot, eye)
    for side in SIDES:
        for start, end, across in ((rocker_foot, joint, 0.23), (joint, eye, 0.17)):
            ends = pose.in_space(start, side * across), pose.in_space(end, side * across)
            cyl(0.065 * size, *ends, "graphite", 0.02 * size, 16)
    for point in (rocker_foot, joint, eye, pose.target):
        pose.cross_pin(point, 0.3, 0.075 * size)
    pose.plate(STICK_EAR, pose.on_stick, -0.09, 0.09, material, 0.02)
    start = pose.in_space(pose.on_stick((0.18, 0.62)), 0)
    hyd(start, pose.in_space(joint, 0), 0.08 * pose.scale, 0.6)


def _joint(pose, rocker_foot, eye):
    """Where rocker and link meet: of the two crossings of their circles, the one on the stick's back."""
    size = pose.stick_scale
    rocker, link = ROCKER * size, LINK * size
    towards = Vector(eye) - Vector(rocker_foot)
    distance = min(towards.length, rocker + link - 0.01 * size)
    opening = acos(max(-1, min(1, (rocker**2 + distance**2 - link**2) / (2 * rocker * distance))))
    heading = atan2(towards.y, towards.x)
    crossings = [
        add2(rocker_foot, (rocker * cos(heading + side * opening), rocker * sin(heading + side * opening)))
        for side in SIDES
    ]

    def above_stick(point):
        return rot2((point[0] - pose.elbow[0], point[1] - pose.elbow[1]), -pose.stick_angle)[1]

    return max(crossings, key=above_stick)


def _hoses(pose):
    scale = pose.scale
    for across in (-0.07, 0.07):
        over_boom = [pose.on_boom(point) for point in ((2.2, 1.58), (3.5, 1.45), (5.2, 0.75))]
        over_stick = [pose.on_stick(point) for point in ((-0.2, 0.62), (0.2, 0.5))]
        hose([pose.in_space(point, across) for point in over_boom + over_stick], 0.02 * scale)
        rising = [pose.foot, add2(pose.foot, (-0.25 * scale, 0.75 * scale))]
        rising += [pose.on_boom((1.0, 1.05)), pose.on_boom((2.2, 1.55))]
        hose([pose.in_space(point, across) for point in rising], 0.022 * scale)
