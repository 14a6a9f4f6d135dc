"""Safety things seen close: helmet, folded vest and barrier."""

from math import cos, pi, sin

from kit.materials import mat
from kit.shapes import box, lathe, prism, sphere_mesh, tube
from kit.stage import group, ob


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


def folded_vest(x, y, z, rz=0.0):
    """High-visibility vest folded in three, its reflective bands on top."""
    cloth, tape = mat("vest", "#f07a1c", rough=0.7), mat("refl", "#e8ecdf", rough=0.3)
    with group("folded_vest", (x, y, z), rz=rz):
        for fold in range(3):
            inset = 0.02 * fold
            box(
                -0.58 + inset,
                0.58 - inset,
                -0.44 + inset,
                0.44 - inset,
                0.06 * fold,
                0.06 * fold + 0.056,
                cloth,
                0.028,
                seg=3,
            )
        for band in (-0.18, 0.14):
            box(-0.53, 0.53, band - 0.035, band + 0.035, 0.172, 0.182, tape, 0.003)


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
