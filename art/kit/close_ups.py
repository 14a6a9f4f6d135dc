"""Small things seen close: plan table, survey tools, drone, helmet, barrier, sapling."""

from math import cos, pi, sin

from kit.materials import mat
from kit.plants import tree
from kit.shapes import _half, box, cyl, lathe, prism, tube
from kit.stage import group, ob


def timber():
    return mat("board", "#b98a55", rough=0.8)


def plan_table(x, y, z, rz=0.0):
    """Trestle table with an unrolled drawing, two rolls and a tablet."""
    paper = mat("drawing", "#f3f1e8", rough=0.9)
    ink = mat("ink_line", "#2f5d7c", rough=0.9)
    with group("plan_table", (x, y, z), rz=rz):
        for side in (-1, 1):
            for lean in (-1, 1):
                tube([(side * 0.6, lean * 0.32, 0), (side * 0.56, lean * 0.12, 0.84)], 0.025, timber())
            box(side * 0.58 - 0.04, side * 0.58 + 0.04, -0.3, 0.3, 0.82, 0.88, timber(), 0.008)
        box(-0.85, 0.85, -0.48, 0.48, 0.88, 0.92, timber(), 0.01)
        box(-0.6, 0.45, -0.38, 0.38, 0.92, 0.926, paper, 0.001)
        for ax, bx, ay, by in (
            (-0.5, 0.3, -0.28, -0.26),
            (-0.5, 0.3, 0.24, 0.26),
            (-0.5, -0.48, -0.28, 0.26),
            (0.28, 0.3, -0.28, 0.26),
            (-0.15, -0.13, -0.28, 0.26),
            (-0.15, 0.3, 0.0, 0.02),
        ):
            box(ax, bx, ay, by, 0.925, 0.9285, ink, 0.0005)
        for index in range(2):
            cyl(0.04, (0.62, -0.35 + 0.11 * index, 0.96), (0.62, 0.3 + 0.11 * index, 0.96), paper, 0.004, 16)


def prism_pole(x, y, z):
    """Survey pole with its reflector, red and white bands."""
    with group("prism_pole", (x, y, z)):
        for band in range(6):
            cyl(
                0.022, (0, 0, 0.3 * band), (0, 0, 0.3 * band + 0.3), "red" if band % 2 else "white", 0.002, 12
            )
        cyl(0.07, (-0.04, 0, 1.86), (0.03, 0, 1.86), "amber", 0.01, 24)
        cyl(0.045, (-0.05, 0, 1.86), (-0.03, 0, 1.86), "glass", 0.004, 20)


def profile_boards(plot, z):
    """Corner boards and strings that mark out a building."""
    x0, x1, y0, y1 = plot
    for cx, cy, sx, sy in ((x0, y0, -1, -1), (x1, y0, 1, -1), (x0, y1, -1, 1), (x1, y1, 1, 1)):
        for dx, dy in ((0.9, -0.3), (0.9, 0.9), (-0.3, 0.9)):
            px, py = cx + sx * dx * 0.7, cy + sy * dy * 0.7
            box(px - 0.035, px + 0.035, py - 0.035, py + 0.035, z - 0.2, z + 0.8, timber(), 0.005)
        ax, ay = cx + sx * 0.63, cy + sy * 0.63
        box(
            ax - 0.02,
            ax + 0.02,
            min(cy - sy * 0.21, ay),
            max(cy - sy * 0.21, ay),
            z + 0.58,
            z + 0.72,
            timber(),
            0.004,
        )
        box(
            min(cx - sx * 0.21, ax),
            max(cx - sx * 0.21, ax),
            ay - 0.02,
            ay + 0.02,
            z + 0.58,
            z + 0.72,
            timber(),
            0.004,
        )
    line = mat("string", "#e0632a", rough=0.7)
    for y in (y0, y1):
        tube([(x0 - 0.63, y, z + 0.73), (x1 + 0.63, y, z + 0.73)], 0.009, line)
    for x in (x0, x1):
        tube([(x, y0 - 0.63, z + 0.73), (x, y1 + 0.63, z + 0.73)], 0.009, line)


def drone(x, y, z, rz=0.0, scale=1.0):
    """Survey quadcopter with camera."""
    shell = mat("drone_shell", "#e9e7df", rough=0.35, coat=0.3)
    disc = mat("rotor_blade", "#2c2f30", rough=0.5)
    with group("drone", (x, y, z), rz=rz, scale=scale):
        prism(
            [(-0.24, -0.05), (0.22, -0.05), (0.3, 0.02), (0.2, 0.1), (-0.2, 0.1), (-0.28, 0.03)],
            -0.11,
            0.11,
            shell,
            0.035,
            seg=4,
        )
        box(0.2, 0.31, -0.06, 0.06, -0.12, -0.01, "graphite", 0.025)
        cyl(0.035, (0.3, 0, -0.065), (0.335, 0, -0.065), "glass", 0.006, 20)
        for side_x in (-1, 1):
            for side_y in (-1, 1):
                end = (side_x * 0.42, side_y * 0.4, 0.06)
                cyl(0.024, (side_x * 0.15, side_y * 0.08, 0.04), end, "graphite", 0.004, 12)
                cyl(0.045, (end[0], end[1], 0.02), (end[0], end[1], 0.13), "graphite", 0.01, 18)
                for blade in (0, 1):
                    with group("blade", (end[0], end[1], 0.14), rz=0.6 * side_x + 0.9 * side_y + blade * pi):
                        prism(
                            [(0.0, -0.012), (0.3, -0.03), (0.33, 0.0), (0.3, 0.012), (0.0, 0.018)],
                            -0.004,
                            0.004,
                            disc,
                            0.002,
                            axis="z",
                        )
                tube(
                    [(side_x * 0.14, side_y * 0.1, -0.03), (side_x * 0.17, side_y * 0.2, -0.26)],
                    0.014,
                    "graphite",
                )
        for side_y in (-1, 1):
            tube([(-0.26, side_y * 0.2, -0.26), (0.26, side_y * 0.2, -0.26)], 0.014, "graphite")
        box(-0.1, 0.1, -0.112, 0.112, 0.03, 0.06, "amber", 0.004)


def positioning_mast(x, y, z, height=0.9):
    """Satellite antenna on a short mast, as machine guidance uses."""
    cyl(0.03, (x, y, z), (x, y, z + height), "steel", 0.004, 14)
    lathe(
        [(0, 0), (0.16, 0), (0.19, 0.03), (0.17, 0.09), (0.08, 0.12), (0, 0.125)],
        "white",
        32,
        loc=(x, y, z + height),
        axis="z",
    )


def hard_hat(x, y, z, rz=0.0, scale=1.0, colour="white"):
    """Safety helmet seen close: shell with ribs, peak and chin-strap lugs; radius about 0.15 before scaling."""
    shell = mat("hat_" + colour, colour, rough=0.28, coat=0.5)
    with group("hard_hat", (x, y, z), rz=rz, scale=scale):
        dome = ob(_half(), shell, 0, loc=(0, 0, 0.04))
        dome.scale = (0.15, 0.125, 0.135)
        lathe(
            [(0.118, 0.0), (0.128, -0.004), (0.134, 0.012), (0.128, 0.05), (0.118, 0.05)], shell, 48, axis="z"
        ).scale = (1.16, 1.0, 1.0)
        prism(
            [(0.1, -0.09), (0.17, -0.07), (0.205, 0.0), (0.17, 0.07), (0.1, 0.09)],
            0.004,
            0.018,
            shell,
            0.006,
            axis="z",
        )
        for offset in (-0.035, 0, 0.035):
            tube(
                [
                    (0.15 * cos(a) * 0.99, offset, 0.04 + 0.139 * sin(a))
                    for a in [pi * i / 16 for i in range(1, 16)]
                ],
                0.008 if offset else 0.011,
                shell,
            )
        box(-0.02, 0.02, -0.129, 0.129, 0.05, 0.062, "forest", 0.003)


def site_barrier(x, y, z, rz=0.0, length=2.2):
    """Plastic crowd barrier in red and white boards on two feet."""
    with group("site_barrier", (x, y, z), rz=rz):
        for side in (-1, 1):
            box(
                side * length * 0.38 - 0.06,
                side * length * 0.38 + 0.06,
                -0.32,
                0.32,
                0,
                0.09,
                "graphite",
                0.03,
            )
            box(
                side * length * 0.38 - 0.05,
                side * length * 0.38 + 0.05,
                -0.05,
                0.05,
                0.05,
                1.1,
                "graphite",
                0.015,
            )
        for level in (0.42, 0.86):
            stripes = 8
            for stripe in range(stripes):
                left = -length / 2 + length * stripe / stripes
                prism(
                    [
                        (left, level - 0.13),
                        (left + length / stripes, level - 0.13),
                        (left + length / stripes, level + 0.13),
                        (left, level + 0.13),
                    ],
                    -0.08,
                    -0.05,
                    "red" if stripe % 2 else "white",
                    0,
                )
            box(-length / 2, length / 2, -0.05, -0.02, level - 0.14, level + 0.14, "white", 0.01)


def sapling(x, y, z, height=2.4, seed=2):
    """Young oak with stake, strap and a ring of loosened earth."""
    young = tree("oak", seed, height, 1.4)
    young.location, young.rotation_euler = (x, y, z), (0, 0, 0.6)
    cyl(
        0.045,
        (x + 0.3, y - 0.1, z - 0.2),
        (x + 0.3, y - 0.1, z + height * 0.62),
        mat("stake", "#c99a66", rough=0.85),
        0.01,
        14,
    )
    tube(
        [
            (x + 0.3, y - 0.1, z + height * 0.5),
            (x + 0.1, y - 0.08, z + height * 0.5),
            (x - 0.02, y, z + height * 0.49),
        ],
        0.02,
        mat("strap", "#3b2f26", rough=0.9),
    )
