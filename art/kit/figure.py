"""The body of a person: clothes, limbs, head. `people.py` says who stands where and does what."""

from math import cos, sin, sqrt

from mathutils import Vector

from kit.materials import mat
from kit.shapes import box, cyl, lathe, sphere_mesh, tube
from kit.stage import SIDES, group, mesh, ob

THIGH = SHIN = 0.412
UPPER_ARM, FOREARM = 0.3, 0.29
SHOULDER = (0.19, 0.47)  # to the side and above the hip

DEEP = 0.66  # a trunk is so much less deep than wide
# Half the width at heights above the hip.
TROUSERS = [(0.0, -0.17), (0.13, -0.15), (0.17, -0.06), (0.166, 0.04), (0.0, 0.05)]
SHIRT = [
    (0.15, -0.08),
    (0.166, -0.02),
    (0.158, 0.1),
    (0.174, 0.26),
    (0.19, 0.4),
    (0.186, 0.46),
    (0.155, 0.515),
    (0.095, 0.55),
    (0.068, 0.56),
    (0.066, 0.6),
    (0.0, 0.6),
]
VEST = [
    (0.16, -0.06),
    (0.205, -0.06),
    (0.198, 0.0),
    (0.178, 0.1),
    (0.19, 0.26),
    (0.205, 0.4),
    (0.2, 0.46),
    (0.17, 0.52),
    (0.11, 0.556),
]


def trunk(wear):
    """From the hip to the collar."""
    _turned(TROUSERS, mat(f"cloth_{wear.trousers}", wear.trousers, rough=0.85))
    _turned(SHIRT, mat(f"cloth_{wear.sleeves}", wear.sleeves, rough=0.85))
    if not wear.banded:
        _stripe(SHIRT, 0.0, 0.007, -0.04, 0.52, "graphite")
        _stripe(SHIRT, 0.095, 0.034, 0.34, 0.385, "amber")  # the mark on the chest
        return
    _turned(VEST, mat(f"cloth_{wear.vest}", wear.vest, rough=0.7))
    band = mat("refl", "#e8ecdf", rough=0.3)
    ring = [(_half_width(VEST, z) + 0.004, z) for z in (0.06, 0.1, 0.125)]
    _turned(ring, band)
    for side in SIDES:
        for front in SIDES:
            _stripe(VEST, side * 0.105, 0.027, 0.125, 0.5, band, front)
    _stripe(VEST, 0.0, 0.006, -0.05, 0.53, "graphite")


def _turned(profile, material):
    lathe(profile, material, 28, axis="z", ang=60).scale = (DEEP, 1, 1)


def _half_width(profile, z):
    for (low, start), (high, end) in zip(profile, profile[1:]):
        if start <= z <= end and end > start:
            return low + (high - low) * (z - start) / (end - start)
    return profile[-1][0]


def _stripe(profile, y, half, z0, z1, material, front=1):
    """An upright band on the chest or the back."""
    vertices, steps = [], 12
    for step in range(steps + 1):
        z = z0 + (z1 - z0) * step / steps
        for edge in (y - half, y + half):
            radius = max(_half_width(profile, z), abs(edge) + 0.001)
            vertices.append((front * (DEEP * sqrt(radius**2 - edge**2) + 0.005), edge, z))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    ob(mesh(vertices, faces), material, 0)


def legs(stance, cloth):
    for side, foot in zip((1, -1), stance.feet):
        hip, ankle = Vector((0, side * 0.092, stance.hip)), Vector(foot) + Vector((0, 0, 0.09))
        knee = bend(hip, ankle, THIGH, SHIN, Vector((1, 0, 0.1)))
        cyl(0.088, hip, knee, cloth, 0.03, 18, r2=0.072)
        cyl(0.072, knee, ankle, cloth, 0.02, 18, r2=0.066)
        ball(0.073, knee, cloth)
        with group("boot", foot):
            boot = mat("boot", "#4a382b", rough=0.8)
            box(-0.1, 0.17, -0.056, 0.056, 0.02, 0.11, boot, 0.045, seg=3)
            box(-0.105, 0.18, -0.06, 0.06, 0, 0.03, "rubber", 0.012)


def arms(stance, wear, skin):
    cloth = mat(f"cloth_{wear.sleeves}", wear.sleeves, rough=0.85)
    for side, place in zip((1, -1), stance.hands):
        across, up = SHOULDER
        shoulder = Vector((up * sin(stance.lean), side * across, stance.hip + up * cos(stance.lean)))
        hand = Vector(place)
        reach = hand - shoulder
        hand = shoulder + reach * min(1, (UPPER_ARM + FOREARM - 0.01) / reach.length)
        elbow = bend(shoulder, hand, UPPER_ARM, FOREARM, Vector((-0.4, side * 0.6, -0.8)))
        wrist = elbow.lerp(hand, 0.78)
        cyl(0.06, shoulder, elbow, cloth, 0.02, 16, r2=0.05)
        cyl(0.05, elbow, wrist, cloth, 0.02, 16, r2=0.042)
        cyl(0.032, wrist, hand, skin, 0.01, 12)
        for radius, joint, material in ((0.061, shoulder, cloth), (0.05, elbow, cloth), (0.044, hand, skin)):
            ball(radius, joint, material)


def bend(start, end, first, second, towards):
    """The knee or elbow between two ends of a limb, bent towards a direction."""
    line = end - start
    length = min(line.length, first + second - 0.002)
    along = line.normalized()
    until = (first**2 - second**2 + length**2) / (2 * length)
    out = (towards - along * towards.dot(along)).normalized()
    return start + along * until + out * sqrt(max(0.0, first**2 - until**2))


def ball(radius, place, material):
    egg((radius,) * 3, place, material)


def egg(radii, place, material):
    ob(sphere_mesh(), material, 0, loc=place).scale = radii


def head(face, hat):
    """Neck, face, hair and hard hat or cap; the middle of the head is the origin."""
    skin = skin_of(face)
    hair = mat(f"hair_{face.hair}", face.hair, rough=0.9)
    cyl(0.052, (-0.01, 0, -0.2), (0, 0, -0.05), skin, 0.01, 16)
    egg((0.107, 0.095, 0.126), (0, 0, 0.01), skin)
    egg((0.086, 0.076, 0.086), (0.016, 0, -0.055), skin)
    egg((0.022, 0.017, 0.026), (0.108, 0, -0.012), skin)
    for side in SIDES:
        ball(0.0135, (0.095, side * 0.037, 0.02), mat("eye", "#1c1512", rough=0.3))
        egg((0.012, 0.02, 0.006), (0.096, side * 0.038, 0.05), hair)
        egg((0.018, 0.012, 0.028), (0, side * 0.098, -0.005), skin)
    if face.style == "beard":
        egg((0.09, 0.082, 0.066), (0.017, 0, -0.088), hair)
        egg((0.014, 0.036, 0.01), (0.104, 0, -0.043), hair)
    smile = [(0.107 - 9 * y * y, y, -0.072 + 11 * y * y) for y in (-0.032, -0.018, 0, 0.018, 0.032)]
    tube(smile, 0.006, mat("mouth", "#8f4a3e", rough=0.7))
    egg((0.104, 0.104, 0.126), (-0.026, 0, 0.022), hair)
    if face.style == "long":
        for side in SIDES:
            egg((0.055, 0.032, 0.12), (-0.02, side * 0.088, -0.045), hair)
        egg((0.05, 0.085, 0.13), (-0.07, 0, -0.06), hair)
    if hat is None:
        ob(sphere_mesh(upper_half=True), hair, 0, loc=(-0.006, 0, 0.058)).scale = (0.108, 0.103, 0.092)
        return
    if hat == "cap":
        return _cap()
    shell = mat(f"helmet_{hat}", hat, rough=0.3, coat=0.4)
    ob(sphere_mesh(upper_half=True), shell, 0, loc=(0, 0, 0.055)).scale = (0.142, 0.126, 0.12)
    cyl(0.136, (0.0, 0, 0.052), (0.0, 0, 0.066), shell, 0.004, 28)
    egg((0.075, 0.095, 0.008), (0.115, 0, 0.056), shell)
    box(-0.1, 0.1, -0.016, 0.016, 0.1, 0.182, shell, 0.012)


def _cap():
    cloth = mat("cap", "forest", rough=0.8)
    ob(sphere_mesh(upper_half=True), cloth, 0, loc=(0, 0, 0.058)).scale = (0.118, 0.108, 0.095)
    egg((0.075, 0.075, 0.009), (0.13, 0, 0.062), cloth)
    egg((0.006, 0.028, 0.02), (0.113, 0, 0.095), mat("badge", "amber", rough=0.5))


def skin_of(face):
    return mat(f"skin_{face.skin}", face.skin, rough=0.6)
