"""People of the scale model, each with a trade and something to do, and the sheep of the country."""

import random
from dataclasses import dataclass
from math import cos, sin, sqrt

from mathutils import Vector

from kit.materials import mat, timber_mat
from kit.plants import Leaves
from kit.shapes import box, cyl, prism, sphere_mesh
from kit.stage import SIDES, group, ob

HIP = 0.9
THIGH = SHIN = 0.43
UPPER_ARM, FOREARM = 0.3, 0.29
SHOULDER = (0.2, 0.5)  # to the side and above the hip


@dataclass
class Trade:
    """What someone wears."""

    trousers: str = "#26394a"
    sleeves: str = "#26394a"
    vest: str = "#f07a1c"
    banded: bool = True
    helmet: str | None = "white"


TRADES = {
    "worker": Trade(),
    "foreman": Trade(vest="#e8cf1e", trousers="#5a5f5c", sleeves="#5a5f5c"),
    "driver": Trade(sleeves="#1f3d2b", trousers="#2f3336", helmet="amber"),
    "mechanic": Trade(vest="#1f3d2b", sleeves="#1f3d2b", trousers="#1f3d2b", banded=False, helmet=None),
    "office": Trade(vest="#8fa9b5", sleeves="#8fa9b5", trousers="#3b3f45", banded=False, helmet=None),
}


@dataclass
class Pose:
    """Where hands and feet are, as (forwards, left, up) from the ground; first the left one, then the right one."""

    hands: tuple = ((0.1, 0.3, 0.84), (0.1, -0.3, 0.84))
    feet: tuple = ((0.02, 0.11, 0.0), (-0.02, -0.11, 0.0))
    hip: float = HIP
    lean: float = 0.0
    holds: str | None = None


POSES = {
    "standing": Pose(),
    "hips": Pose(hands=((0.02, 0.2, 0.98), (0.02, -0.2, 0.98))),
    "pointing": Pose(hands=((0.1, 0.3, 0.84), (0.6, -0.28, 1.42))),
    "waving": Pose(hands=((0.1, 0.3, 0.84), (0.22, -0.42, 1.78))),
    "walking": Pose(
        hands=((-0.14, 0.28, 0.9), (0.26, -0.28, 0.94)),
        feet=((0.3, 0.09, 0.0), (-0.3, -0.09, 0.06)),
        hip=0.86,
        lean=0.06,
    ),
    "reading": Pose(hands=((0.34, 0.12, 1.14), (0.34, -0.12, 1.14)), holds="plan"),
    "shovelling": Pose(
        hands=((0.46, 0.1, 0.72), (0.16, -0.14, 1.06)),
        feet=((0.28, 0.16, 0.0), (-0.16, -0.16, 0.0)),
        hip=0.82,
        lean=0.42,
        holds="shovel",
    ),
    "kneeling": Pose(
        hands=((0.5, 0.16, 0.3), (0.5, -0.16, 0.36)),
        feet=((0.26, 0.13, 0.0), (-0.36, -0.12, 0.04)),
        hip=0.5,
        lean=0.5,
    ),
    "spanner": Pose(hands=((0.1, 0.3, 0.84), (0.3, -0.22, 1.1)), holds="spanner"),
    "stopping": Pose(hands=((0.1, 0.3, 0.84), (0.34, -0.4, 1.72))),
    "holding": Pose(hands=((0.1, 0.3, 0.84), (0.38, -0.22, 1.2))),
    "leaning": Pose(hands=((0.46, 0.14, 0.92), (0.46, -0.14, 0.92)), lean=0.36, hip=0.88),
}

SKINS = ("#c99a78", "#b98562", "#d8ad8c", "#8d5f45")
HAIRS = ("#3a2a1e", "#1f1a17", "#7a5533", "#8c8880")


def person(x, y, z, rz=0.0, trade="worker", pose="standing", who=0, helmet=None, s=1.0):
    """Someone of 1.75 m, facing local +x. who: another number is another face."""
    wear, stance = TRADES[trade], POSES[pose]
    hat = helmet or wear.helmet
    with group("person", (x, y, z), rz=rz, scale=s):
        _legs(stance, mat(f"cloth_{wear.trousers}", wear.trousers, rough=0.85))
        with group("upper body", (0, 0, stance.hip), (0, stance.lean, 0)):
            _torso(wear)
            with group("head", (0, 0, 0.73), (0, -0.7 * stance.lean, 0)):
                _head(who, hat)
        _arms(stance, wear, _skin(who))
        if stance.holds:
            HELD[stance.holds](*(Vector(hand) for hand in stance.hands))


def _skin(who):
    return mat(f"skin_{who % len(SKINS)}", SKINS[who % len(SKINS)], rough=0.6)


def _bend(start, end, first, second, towards):
    """The knee or elbow between two ends of a limb, bent towards a direction."""
    line = end - start
    length = min(line.length, first + second - 0.002)
    along = line.normalized()
    until = (first**2 - second**2 + length**2) / (2 * length)
    out = (towards - along * towards.dot(along)).normalized()
    return start + along * until + out * sqrt(max(0.0, first**2 - until**2))


def _legs(stance, cloth):
    for side, foot in zip((1, -1), stance.feet):
        hip, ankle = Vector((0, side * 0.1, stance.hip)), Vector(foot) + Vector((0, 0, 0.09))
        knee = _bend(hip, ankle, THIGH, SHIN, Vector((1, 0, 0.1)))
        cyl(0.105, hip, knee, cloth, 0.03, 16, r2=0.085)
        cyl(0.085, knee, ankle, cloth, 0.02, 16, r2=0.07)
        _ball(0.086, knee, cloth)
        with group("boot", foot):
            box(-0.11, 0.19, -0.065, 0.065, 0, 0.11, mat("boot", "#4a382b", rough=0.8), 0.035)


def _torso(wear):
    cloth, band = mat(f"cloth_{wear.vest}", wear.vest, rough=0.7), mat("refl", "#e8ecdf", rough=0.3)
    outline = [(-0.19, -0.08), (0.19, -0.08), (0.235, 0.46), (0.13, 0.57), (-0.13, 0.57), (-0.235, 0.46)]
    prism(outline, -0.125, 0.125, cloth, 0.05, axis="x", seg=3)
    if wear.banded:
        box(-0.131, 0.131, -0.212, 0.212, 0.1, 0.16, band, 0.004)
        for side in SIDES:
            box(-0.131, 0.131, side * 0.11 - 0.028, side * 0.11 + 0.028, 0.16, 0.5, band, 0.004)
    else:
        box(0.1, 0.134, -0.006, 0.006, -0.04, 0.5, "graphite", 0.002)


def _arms(stance, wear, skin):
    cloth = mat(f"cloth_{wear.sleeves}", wear.sleeves, rough=0.85)
    for side, place in zip((1, -1), stance.hands):
        across, up = SHOULDER
        shoulder = Vector((up * sin(stance.lean), side * across, stance.hip + up * cos(stance.lean)))
        hand = Vector(place)
        reach = hand - shoulder
        hand = shoulder + reach * min(1, (UPPER_ARM + FOREARM - 0.01) / reach.length)
        elbow = _bend(shoulder, hand, UPPER_ARM, FOREARM, Vector((-0.6, side * 0.7, -0.5)))
        wrist = elbow.lerp(hand, 0.72)
        cyl(0.068, shoulder, elbow, cloth, 0.02, 14, r2=0.055)
        cyl(0.055, elbow, wrist, cloth, 0.02, 14, r2=0.048)
        cyl(0.038, wrist, hand, skin, 0.01, 12)
        for radius, joint, material in ((0.07, shoulder, cloth), (0.056, elbow, cloth), (0.052, hand, skin)):
            _ball(radius, joint, material)


def _ball(radius, place, material):
    ob(sphere_mesh(), material, 0, loc=place).scale = (radius,) * 3


def _head(who, hat):
    """Neck, face, hair and hard hat; the middle of the head is the origin."""
    chance = random.Random(who)
    skin = _skin(who)
    tone = chance.choice(HAIRS)
    hair = mat(f"hair_{tone}", tone, rough=0.9)
    cyl(0.058, (0, 0, -0.2), (0, 0, -0.06), skin, 0.01, 14)
    ob(sphere_mesh(), skin, 0).scale = (0.115, 0.102, 0.13)
    _ball(0.021, (0.114, 0, -0.012), skin)
    for side in SIDES:
        _ball(0.0155, (0.098, side * 0.04, 0.02), mat("eye", "#1c1512", rough=0.3))
        _ball(0.024, (0, side * 0.102, -0.005), skin)
    if who % 3 == 1:
        beard = ob(sphere_mesh(), hair, 0, loc=(0.022, 0, -0.058))
        beard.scale = (0.1, 0.092, 0.082)
    else:
        box(0.094, 0.107, -0.03, 0.03, -0.062, -0.054, mat("mouth", "#8a4a3c", rough=0.7), 0.003)
    back = ob(sphere_mesh(), hair, 0, loc=(-0.028, 0, 0.02 if who % 3 else 0.0))
    back.scale = (0.105, 0.112, 0.13)
    if hat is None:
        ob(sphere_mesh(upper_half=True), hair, 0, loc=(-0.008, 0, 0.045)).scale = (0.115, 0.109, 0.1)
        return
    shell = mat(f"helmet_{hat}", hat, rough=0.3, coat=0.4)
    ob(sphere_mesh(upper_half=True), shell, 0, loc=(0, 0, 0.05)).scale = (0.145, 0.13, 0.125)
    cyl(0.142, (0.02, 0, 0.045), (0.02, 0, 0.06), shell, 0.004, 24)
    box(-0.1, 0.1, -0.016, 0.016, 0.1, 0.182, shell, 0.012)


def _plan(left, right):
    """A sheet of paper on a board."""
    middle = (left + right) / 2
    with group("plan", middle + Vector((0.05, 0, 0.03)), (0, -0.55, 0)):
        box(-0.15, 0.15, -0.21, 0.21, -0.012, 0, timber_mat(), 0.004)
        box(-0.14, 0.14, -0.195, 0.195, 0, 0.006, "white", 0.001)


def _shovel(left, right):
    """From the upper hand through the lower one to the blade."""
    along = (left - right).normalized()
    tip = left + along * 0.5
    cyl(0.018, right - along * 0.12, tip, timber_mat(), 0.004, 12)
    with group("blade", tip, along.to_track_quat("X", "Z").to_euler()):
        box(0, 0.28, -0.11, 0.11, -0.012, 0.012, "steel", 0.01)


def _spanner(_left, right):
    with group("spanner", right, (0, -0.9, 0.3)):
        box(-0.08, 0.24, -0.018, 0.018, -0.012, 0.012, "chrome", 0.008)
        cyl(0.045, (0.26, 0, -0.014), (0.26, 0, 0.014), "chrome", 0.004, 16)


HELD = {"plan": _plan, "shovel": _shovel, "spanner": _spanner}


def operator(x, y, z, rz=0.0, who=0, hat="white", s=1.0):
    """Someone at the controls; z is the seat, facing local +x."""
    wear = TRADES["driver"]
    trousers = mat(f"cloth_{wear.trousers}", wear.trousers, rough=0.85)
    sleeves = mat(f"cloth_{wear.sleeves}", wear.sleeves, rough=0.85)
    with group("operator", (x, y, z), rz=rz, scale=s):
        for side in SIDES:
            cyl(0.09, (0, side * 0.11, 0.1), (0.42, side * 0.12, 0.12), trousers, 0.02, 12)
            cyl(0.075, (0.42, side * 0.12, 0.12), (0.46, side * 0.12, -0.3), trousers, 0.02, 12)
            cyl(0.055, (0, side * 0.24, 0.58), (0.24, side * 0.27, 0.34), sleeves, 0.02, 12)
            cyl(0.045, (0.24, side * 0.27, 0.34), (0.42, side * 0.2, 0.4), sleeves, 0.01, 10)
            _ball(0.05, (0.44, side * 0.2, 0.41), _skin(who))
        with group("upper body", (0, 0, 0.1)):
            _torso(wear)
            with group("head", (0, 0, 0.73)):
                _head(who, hat)


def sheep(x, y, z, rz=0.0, s=1.0):
    """A grazing latxa sheep."""
    wool = mat("wool", "#e8e2d0", rough=1.0, spec=0.1)
    dark = mat("muzzle", "#3a312b", rough=0.9)
    chance = random.Random(int(x * 10))
    with group("sheep", (x, y, z), rz=rz, scale=s):
        fleece = Leaves(chance, subdivisions=2)
        for _ in range(60):
            away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1) + 0.2)).normalized()
            fleece.add(Vector((away.x * 0.42, away.y * 0.22, 0.55 + away.z * 0.2)), 0.13)
        ob(fleece.mesh("fleece"), wool, 0, ang=80)
        head = ob(sphere_mesh(), dark, 0, loc=(0.6, 0, 0.42), rot=(0, 0.9, 0))
        head.scale = (0.17, 0.09, 0.1)
        for along in (-0.25, 0.25):
            for across in (-0.12, 0.12):
                cyl(0.035, (along, across, 0), (along, across, 0.4), dark, 0.005, 8)
