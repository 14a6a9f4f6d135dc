"""What people hold, between or below their hands."""

from mathutils import Vector

from kit.materials import mat, timber_mat
from kit.shapes import box, cyl, sphere_mesh, tube
from kit.stage import group, ob


def plan(left, right):
    """A sheet of paper on a board."""
    middle = (left + right) / 2
    with group("plan", middle + Vector((0.05, 0, 0.03)), (0, -0.55, 0)):
        box(-0.15, 0.15, -0.21, 0.21, -0.012, 0, timber_mat(), 0.004)
        box(-0.14, 0.14, -0.195, 0.195, 0, 0.006, "white", 0.001)


def shovel(left, right):
    """From the upper hand through the lower one to the blade."""
    along = (left - right).normalized()
    tip = left + along * 0.5
    cyl(0.018, right - along * 0.12, tip, timber_mat(), 0.004, 12)
    with group("blade", tip, along.to_track_quat("X", "Z").to_euler()):
        box(0, 0.28, -0.11, 0.11, -0.012, 0.012, "steel", 0.01)


def upright_shovel(left, right):
    """Standing on its blade under both hands."""
    x, y = (left.x + right.x) / 2, (left.y + right.y) / 2
    cyl(0.018, (x, y, 0.28), (x, y, left.z + 0.03), timber_mat(), 0.004, 12)
    box(x - 0.012, x + 0.012, y - 0.11, y + 0.11, 0.0, 0.3, "steel", 0.01)


def spanner(_left, right):
    with group("spanner", right, (0, -0.9, 0.3)):
        box(-0.08, 0.24, -0.018, 0.018, -0.012, 0.012, "chrome", 0.008)
        cyl(0.045, (0.26, 0, -0.014), (0.26, 0, 0.014), "chrome", 0.004, 16)


def mug(_left, right):
    x, y, z = right + Vector((0.05, 0.02, 0.0))
    cyl(0.042, (x, y, z - 0.05), (x, y, z + 0.06), "amber", 0.008, 20)
    tube([(x, y - 0.04, z + 0.03), (x, y - 0.075, z), (x, y - 0.04, z - 0.03)], 0.008, "amber")


def phone(_left, right):
    x, y, z = right
    box(x - 0.04, x + 0.04, y - 0.02, y + 0.02, z - 0.06, z + 0.1, "graphite", 0.012)


def hard_hat(left, _right):
    """Under the arm, its top outwards."""
    shell = mat("helmet_white", "white", rough=0.3, coat=0.4)
    with group("hat", left + Vector((0.02, 0.05, 0.02)), (-1.2, 0, 0)):
        ob(sphere_mesh(upper_half=True), shell, 0).scale = (0.142, 0.126, 0.12)
        cyl(0.148, (0, 0, -0.006), (0, 0, 0.012), shell, 0.004, 28)


HELD = {
    "plan": plan,
    "shovel": shovel,
    "upright shovel": upright_shovel,
    "spanner": spanner,
    "mug": mug,
    "phone": phone,
    "hard hat": hard_hat,
}
