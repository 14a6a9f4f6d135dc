"""People of the scale model, each with a trade and something to do, and the animals of the country."""

import random
from dataclasses import dataclass

from mathutils import Vector

from kit.figure import arms, ball, egg, head, legs, skin_of, trunk
from kit.held import HELD
from kit.materials import mat
from kit.plants import Leaves
from kit.shapes import cyl, sphere_mesh
from kit.stage import SIDES, group, ob

HIP = 0.9


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
    "showing": Pose(hands=((0.07, 0.2, 0.87), (0.44, -0.4, 1.2)), lean=0.05),  # on a plan held at their right
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
    "crossed": Pose(hands=((0.22, -0.11, 1.13), (0.25, 0.11, 1.09))),
    "pockets": Pose(hands=((0.07, 0.2, 0.87), (0.07, -0.2, 0.87)), feet=((0.05, 0.13, 0), (-0.02, -0.12, 0))),
    "greeting": Pose(hands=((0.07, 0.2, 0.87), (0.2, -0.4, 1.72))),
    "mug": Pose(hands=((0.07, 0.2, 0.87), (0.25, -0.1, 1.13)), holds="mug"),
    "phoning": Pose(hands=((0.07, 0.2, 0.87), (0.06, -0.13, 1.58)), holds="phone"),
    "hat in hand": Pose(hands=((0.06, 0.25, 0.96), (0.07, -0.2, 0.87)), holds="hard hat"),
    "resting": Pose(hands=((0.3, 0.04, 1.06), (0.3, -0.03, 1.1)), lean=0.04, holds="upright shovel"),
    "leaning": Pose(hands=((0.46, 0.14, 0.92), (0.46, -0.14, 0.92)), lean=0.36, hip=0.88),
}


@dataclass(frozen=True)
class Face:
    """Who somebody is, whatever the trade."""

    skin: str
    hair: str
    style: str = "short"  # or beard, long
    build: float = 1.0  # how broad


FACES = (
    Face("#c99a78", "#3a2a1e"),
    Face("#b98562", "#1f1a17", "beard", 1.06),
    Face("#d8ad8c", "#7a5533", "long", 0.92),
    Face("#c99a78", "#8c8880", build=1.04),
    Face("#8d5f45", "#1f1a17"),
    Face("#d8ad8c", "#a3743d", "beard"),
    Face("#b98562", "#2a1d15", "long", 0.9),
)


def person(x, y, z, rz=0.0, trade="worker", pose="standing", who=0, helmet=None, s=1.0):
    """Someone of 1.75 m, facing local +x. who: another number is another face. helmet: a colour, cap or bare."""
    wear, stance, face = TRADES[trade], POSES[pose], FACES[who % len(FACES)]
    hat = None if helmet == "bare" else helmet or wear.helmet
    with group("person", (x, y, z), rz=rz, scale=s) as body:
        body.scale.y *= face.build
        legs(stance, mat(f"cloth_{wear.trousers}", wear.trousers, rough=0.85))
        with group("upper body", (0, 0, stance.hip), (0, stance.lean, 0)):
            trunk(wear)
            with group("head", (0, 0, 0.73), (0, -0.7 * stance.lean, 0)):
                head(face, hat)
        arms(stance, wear, skin_of(face))
        if stance.holds:
            HELD[stance.holds](*(Vector(hand) for hand in stance.hands))


def operator(x, y, z, rz=0.0, who=0, hat="white", s=1.0):
    """Someone at the controls; z is the seat, facing local +x."""
    wear, face = TRADES["driver"], FACES[who % len(FACES)]
    trousers = mat(f"cloth_{wear.trousers}", wear.trousers, rough=0.85)
    sleeves = mat(f"cloth_{wear.sleeves}", wear.sleeves, rough=0.85)
    with group("operator", (x, y, z), rz=rz, scale=s):
        for side in SIDES:
            cyl(0.09, (0, side * 0.11, 0.1), (0.42, side * 0.12, 0.12), trousers, 0.02, 12)
            cyl(0.075, (0.42, side * 0.12, 0.12), (0.46, side * 0.12, -0.3), trousers, 0.02, 12)
            cyl(0.055, (0, side * 0.24, 0.58), (0.24, side * 0.27, 0.34), sleeves, 0.02, 12)
            cyl(0.045, (0.24, side * 0.27, 0.34), (0.42, side * 0.2, 0.4), sleeves, 0.01, 10)
            ball(0.05, (0.44, side * 0.2, 0.41), skin_of(face))
        with group("upper body", (0, 0, 0.1)):
            trunk(wear)
            with group("head", (0, 0, 0.73)):
                head(face, hat)


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


def dog(x, y, z, rz=0.0, s=1.0):
    """The sheepdog of the country, sitting."""
    coat = mat("coat", "#a9703a", rough=1.0, spec=0.2)
    dark, pale = mat("muzzle", "#3a312b", rough=0.9), mat("ruff", "#d9b684", rough=1.0)
    with group("dog", (x, y, z), rz=rz, scale=s):
        with group("back", (-0.08, 0, 0.27), (0, -0.95, 0)):
            egg((0.25, 0.125, 0.14), (0, 0, 0), coat)
        egg((0.1, 0.1, 0.15), (0.07, 0, 0.36), pale)
        for side in SIDES:
            egg((0.13, 0.07, 0.09), (-0.06, side * 0.1, 0.1), coat)
            egg((0.1, 0.035, 0.03), (0.06, side * 0.13, 0.03), coat)
            cyl(0.032, (0.12, side * 0.06, 0.02), (0.08, side * 0.065, 0.3), coat, 0.01, 12)
            egg((0.05, 0.034, 0.026), (0.14, side * 0.06, 0.025), pale)
        egg((0.105, 0.088, 0.09), (0.12, 0, 0.58), coat)
        egg((0.075, 0.045, 0.042), (0.21, 0, 0.555), pale)
        ball(0.02, (0.28, 0, 0.57), dark)
        for side in SIDES:
            egg((0.025, 0.035, 0.06), (0.09, side * 0.085, 0.62), dark)
            ball(0.013, (0.205, side * 0.04, 0.61), dark)
        egg((0.16, 0.035, 0.035), (-0.3, 0.06, 0.05), coat)
