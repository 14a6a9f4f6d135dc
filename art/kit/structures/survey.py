"""Setting out: plans on a table, reflector pole, profile boards, survey drone and its net, antennas."""

from math import cos, pi, sin

from kit.materials import mat
from kit.shapes import box, cyl, lathe, prism, tube
from kit.stage import SIDES, group

PLAN_LINES = (  # left, right, front, back of each inked line
    (-0.5, 0.3, -0.28, -0.26),
    (-0.5, 0.3, 0.24, 0.26),
    (-0.5, -0.48, -0.28, 0.26),
    (0.28, 0.3, -0.28, 0.26),
    (-0.15, -0.13, -0.28, 0.26),
    (-0.15, 0.3, 0.0, 0.02),
)


def timber():
    return mat("board", "#b98a55", rough=0.8)


def plan_table(x, y, z, rz=0.0):
    """Trestle table with an unrolled floor plan and two rolls."""
    paper, ink = mat("drawing", "#f3f1e8", rough=0.9), mat("ink_line", "#2f5d7c", rough=0.9)
    with group("plan_table", (x, y, z), rz=rz):
        for side in SIDES:
            for lean in SIDES:
                tube([(side * 0.6, lean * 0.32, 0), (side * 0.56, lean * 0.12, 0.84)], 0.025, timber())
            box(side * 0.58 - 0.04, side * 0.58 + 0.04, -0.3, 0.3, 0.82, 0.88, timber(), 0.008)
        box(-0.85, 0.85, -0.48, 0.48, 0.88, 0.92, timber(), 0.01)
        box(-0.6, 0.45, -0.38, 0.38, 0.92, 0.926, paper, 0.001)
        for left, right, front, back in PLAN_LINES:
            box(left, right, front, back, 0.925, 0.9285, ink, 0.0005)
        for shift in (0, 0.11):
            cyl(
                0.04, (0.62 + shift, -0.35 + shift, 0.96), (0.62 + shift, 0.3 + shift, 0.96), paper, 0.004, 16
            )


def prism_pole(x, y, z):
    """Survey pole in red and white bands with its reflector."""
    with group("prism_pole", (x, y, z)):
        for band in range(6):
            colour = "red" if band % 2 else "white"
            cyl(0.022, (0, 0, 0.3 * band), (0, 0, 0.3 * band + 0.3), colour, 0.002, 12)
        cyl(0.07, (-0.04, 0, 1.86), (0.03, 0, 1.86), "amber", 0.01, 24)
        cyl(0.045, (-0.05, 0, 1.86), (-0.03, 0, 1.86), "pane", 0.004, 20)


def profile_boards(plot, z):
    """Corner boards and strings that mark out a building on plot=(x0, x1, y0, y1)."""
    x0, x1, y0, y1 = plot
    string, level = mat("string", "#e0632a", rough=0.7), z + 0.73
    for corner_x, outward_x in ((x0, -1), (x1, 1)):
        for corner_y, outward_y in ((y0, -1), (y1, 1)):
            with group("corner", (corner_x, corner_y, z)):
                corner_boards(outward_x, outward_y)
    for y in (y0, y1):
        tube([(x0 - 0.63, y, level), (x1 + 0.63, y, level)], 0.009, string)
    for x in (x0, x1):
        tube([(x, y0 - 0.63, level), (x, y1 + 0.63, level)], 0.009, string)


def corner_boards(outward_x, outward_y):
    """Three stakes and two boards outside a corner at the origin."""
    for across, along in ((0.63, -0.21), (0.63, 0.63), (-0.21, 0.63)):
        x, y = outward_x * across, outward_y * along
        box(x - 0.035, x + 0.035, y - 0.035, y + 0.035, -0.2, 0.8, timber(), 0.005)
    far_x, far_y = outward_x * 0.63, outward_y * 0.63
    near_x, near_y = -outward_x * 0.21, -outward_y * 0.21
    box(far_x - 0.02, far_x + 0.02, min(near_y, far_y), max(near_y, far_y), 0.58, 0.72, timber(), 0.004)
    box(min(near_x, far_x), max(near_x, far_x), far_y - 0.02, far_y + 0.02, 0.58, 0.72, timber(), 0.004)


def drone(x, y, z, rz=0.0, scale=1.0):
    """Survey quadcopter with its camera at the front (+x)."""
    shell = mat("drone_shell", "#e9e7df", rough=0.35, coat=0.3)
    hull = [(-0.24, -0.05), (0.22, -0.05), (0.3, 0.02), (0.2, 0.1), (-0.2, 0.1), (-0.28, 0.03)]
    with group("drone", (x, y, z), rz=rz, scale=scale):
        prism(hull, -0.11, 0.11, shell, 0.035, seg=4)
        box(-0.1, 0.1, -0.112, 0.112, 0.03, 0.06, "amber", 0.004)
        box(0.2, 0.31, -0.06, 0.06, -0.12, -0.01, "graphite", 0.025)
        cyl(0.035, (0.3, 0, -0.065), (0.335, 0, -0.065), "pane", 0.006, 20)
        for side in SIDES:
            tube([(-0.26, side * 0.2, -0.26), (0.26, side * 0.2, -0.26)], 0.014, "graphite")
            for end in SIDES:
                cyl(
                    0.024,
                    (end * 0.15, side * 0.08, 0.04),
                    (end * 0.42, side * 0.4, 0.06),
                    "graphite",
                    0.004,
                    12,
                )
                tube([(end * 0.14, side * 0.1, -0.03), (end * 0.17, side * 0.2, -0.26)], 0.014, "graphite")
                with group("rotor", (end * 0.42, side * 0.4, 0.02), rz=0.6 * end + 0.9 * side):
                    rotor()


def rotor():
    """Motor and two blades about the origin."""
    blade = [(0.0, -0.012), (0.3, -0.03), (0.33, 0.0), (0.3, 0.012), (0.0, 0.018)]
    cyl(0.045, (0, 0, 0), (0, 0, 0.11), "graphite", 0.01, 18)
    for turn in (0, pi):
        with group("blade", (0, 0, 0.12), rz=turn):
            prism(blade, -0.004, 0.004, "graphite", 0.002, axis="z")


def positioning_mast(x, y, z, height=0.9):
    """Satellite antenna on a short mast, as machine guidance uses."""
    dish = [(0, 0), (0.16, 0), (0.19, 0.03), (0.17, 0.09), (0.08, 0.12), (0, 0.125)]
    cyl(0.03, (x, y, z), (x, y, z + height), "steel", 0.004, 14)
    lathe(dish, "white", 32, loc=(x, y, z + height), axis="z")


def base_station(x, y, z):
    """Satellite receiver on a surveyor's tripod, 1.7 m tall."""
    with group("base_station", (x, y, z)):
        for leg in range(3):
            angle = 2 * pi * leg / 3 + 0.4
            foot = (0.48 * cos(angle), 0.48 * sin(angle), 0)
            tube([foot, (0.07 * cos(angle), 0.07 * sin(angle), 1.3)], 0.026, "amber")
        cyl(0.11, (0, 0, 1.28), (0, 0, 1.34), "graphite", 0.01, 24)
        positioning_mast(0, 0, 1.3, 0.3)


def scan(eye, patch, height, cell=0.5):
    """What a drone at eye measures: green threads to a net over the patch (x0, x1, y0, y1) of ground."""
    x0, x1, y0, y1 = patch
    thread = mat("scan", "#6fc24f", rough=0.8, emit=0.2)
    columns, rows = round((x1 - x0) / cell), round((y1 - y0) / cell)
    across = [x0 + (x1 - x0) * column / columns for column in range(columns + 1)]
    along = [y0 + (y1 - y0) * row / rows for row in range(rows + 1)]

    def on_ground(x, y):
        return (x, y, height(x, y) + 0.012)

    for x in across:
        tube([on_ground(x, y0 + (y1 - y0) * step / 40) for step in range(41)], 0.016, thread, res=1)
    for y in along:
        tube([on_ground(x0 + (x1 - x0) * step / 40, y) for step in range(41)], 0.016, thread, res=1)
    for x in across:
        for y in along:
            edges = (x in (x0, x1)) + (y in (y0, y1))
            if edges:
                tube([eye, on_ground(x, y)], 0.013 if edges == 2 else 0.007, thread, res=1)
