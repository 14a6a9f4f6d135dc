"""Safety things seen close: helmet, vest and barrier."""

from math import cos, pi, sin

from kit.materials import mat
from kit.shapes import box, lathe, prism, sphere_mesh, tube
from kit.stage import SIDES, group, ob


def hard_hat(x, y, z, rz=0.0, scale=1.0, colour="white"):
    """Helmet with brim, peak to +x and three ribs; about 0.3 long."""
    shell = mat("hat_" + colour, colour, rough=0.28, coat=0.5)
    brim = [(0.118, 0.0), (0.128, -0.004), (0.134, 0.012), (0.128, 0.05), (0.118, 0.05)]
    peak = [(0.1, -0.09), (0.17, -0.07), (0.205, 0.0), (0.17, 0.07), (0.1, 0.09)]
    over_the_top = [pi * step / 16 for step in range(1, 16)]
    with group("hard_hat", (x, y, z), rz=rz, scale=scale):
        dome = ob(sphere_mesh(upper_half=True), shell, 0, loc=(0, 0, 0.04))
        dome.scale = (0.15, 0.125, 0.135)
        lathe(brim, shell, 48, axis="z").scale = (1.16, 1.0, 1.0)
        prism(peak, 0.004, 0.018, shell, 0.006, axis="z")
        for side, radius in ((-0.035, 0.008), (0, 0.011), (0.035, 0.008)):
            tube(
                [(0.148 * cos(angle), side, 0.04 + 0.139 * sin(angle)) for angle in over_the_top],
                radius,
                shell,
            )


VEST = [  # the left half of its front from the neck to the hem, in x and z below the shoulders
    (0.0, -0.24),
    (-0.08, 0.0),
    (-0.22, 0.0),
    (-0.19, -0.1),
    (-0.2, -0.2),
    (-0.29, -0.27),
    (-0.3, -0.62),
    (-0.012, -0.63),
]


def hung_vest(x, y, z, rz=0.0):
    """High-visibility vest over a board whose upper edge is at z, its open front towards -y."""
    cloth, tape = mat("hung_vest", "#e8590c", rough=0.7), mat("refl", "#e8ecdf", rough=0.3)
    with group("hung_vest", (x, y, z), rz=rz):
        for side in SIDES:
            prism([(side * across, up) for across, up in VEST], -0.03, -0.012, cloth, 0.006)
            box(*sorted((side * 0.08, side * 0.22)), -0.03, 0.06, 0.0, 0.016, cloth, 0.006)
            box(*sorted((side * 0.12, side * 0.17)), -0.036, 0.06, -0.3, 0.02, tape, 0.003)
            for level in (-0.36, -0.52):
                across = sorted((side * 0.02, side * 0.297))
                box(*across, -0.036, -0.02, level - 0.028, level + 0.028, tape, 0.003)


def crate(x, y, z, rz=0.0, length=0.52, width=0.38, boards=3):
    """Small wooden box under its lid, 0.32 high."""
    wood = mat("crate", "#c99a66", rough=0.85, var=0.12, vscale=5)

    def layer(over, bottom, top, material):
        half, side = length / 2 + over, width / 2 + over
        box(-half, half, -side, side, bottom, top, material, 0.008)

    with group("crate", (x, y, z), rz=rz):
        layer(-0.02, 0, 0.28, "bark")
        for board in range(boards):
            layer(0, 0.01 + 0.093 * board, 0.093 + 0.093 * board, wood)
        layer(0.015, 0.29, 0.32, wood)


def site_barrier(x, y, z, rz=0.0, length=2.2, stripes=8):
    """Two boards in amber and black on a pair of heavy feet; its face towards -y."""
    step = length / stripes
    with group("site_barrier", (x, y, z), rz=rz):
        for post in (-length * 0.38, length * 0.38):
            box(post - 0.06, post + 0.06, -0.32, 0.32, 0, 0.09, "graphite", 0.03)
            box(post - 0.05, post + 0.05, -0.05, 0.05, 0.05, 1.1, "graphite", 0.015)
        for level in (0.42, 0.86):
            box(-length / 2, length / 2, -0.05, -0.02, level - 0.14, level + 0.14, "amber", 0.01)
            for stripe in range(stripes):
                left = -length / 2 + step * stripe
                box(
                    left,
                    left + step,
                    -0.08,
                    -0.05,
                    level - 0.13,
                    level + 0.13,
                    "graphite" if stripe % 2 else "amber",
                    0,
                )
