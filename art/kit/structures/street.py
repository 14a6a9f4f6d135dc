"""Street furniture and paving."""

from kit.materials import lamp_mat, mat
from kit.plants import tree
from kit.shapes import TRS, box, cyl, multi_box, tube
from kit.stage import SIDES, group


def lamp_post(x, y, z=0.0, rz=0.0, h=5.2):
    """LED street lamp; the arm points along local +x."""
    with group("lamp", (x, y, z), rz=rz):
        box(-0.16, 0.16, -0.16, 0.16, 0, 0.05, "graphite", 0.01)
        cyl(0.085, (0, 0, 0), (0, 0, 0.9), "forest", 0.01)
        cyl(0.06, (0, 0, 0.9), (0, 0, h), "forest", 0.01, r2=0.045)
        tube([(0, 0, h - 0.05), (0.35, 0, h + 0.14), (0.9, 0, h + 0.2)], 0.035, "forest", smooth=True)
        box(0.7, 1.45, -0.14, 0.14, h + 0.15, h + 0.25, "forest", 0.04)
        box(0.8, 1.4, -0.1, 0.1, h + 0.13, h + 0.16, lamp_mat(), 0.005)


def street_tree(x, y, z=0.0, seed=1, h=3.4):
    """Young staked tree in a square tree pit with steel edging."""
    box(x - 0.62, x + 0.62, y - 0.62, y + 0.62, z - 0.1, z + 0.02, "earth_d", 0.01)
    for side in SIDES:
        box(
            x - 0.66,
            x + 0.66,
            y + side * 0.64 - 0.02,
            y + side * 0.64 + 0.02,
            z - 0.1,
            z + 0.05,
            "steel",
            0.005,
        )
        box(
            x + side * 0.64 - 0.02,
            x + side * 0.64 + 0.02,
            y - 0.66,
            y + 0.66,
            z - 0.1,
            z + 0.05,
            "steel",
            0.005,
        )
    sapling = tree("birch", seed, h, 0.9)
    sapling.location = (x, y, z)
    sapling.rotation_euler = (0, 0, seed)
    for side in SIDES:
        cyl(
            0.035,
            (x + side * 0.34, y, z - 0.1),
            (x + side * 0.34, y, z + 1.5),
            mat("stake", "#c99a66", rough=0.85),
            0.01,
            10,
        )
    tube([(x - 0.34, y, z + 1.35), (x + 0.34, y, z + 1.35)], 0.02, mat("strap", "#3b2f26", rough=0.9))


def paving(x0, x1, y0, y1, z, sx=0.6, sy=0.4, m="concrete", keep=None, t=0.07, gap=0.012, bond=True):
    """Slabs laid in running bond; keep(x,y) filters them. One object."""
    slabs = []
    row = 0
    y = y0
    while y < y1 - 0.05:
        x = x0 - (sx / 2 if bond and row % 2 else 0)
        while x < x1 - 0.02:
            left, right = max(x, x0), min(x + sx, x1)
            middle = (left + right) / 2
            if right - left > 0.08 and (keep is None or keep(middle, y + sy / 2)):
                slabs.append(TRS((middle, y + sy / 2, z - t / 2), sc=(right - left - gap, sy - gap, t)))
            x += sx
        y += sy
        row += 1
    return multi_box(slabs, m, 0.01)


def pallet(x, y, z=0.0, rz=0.0, layers=5, m="concrete", sx=0.6, sy=0.4):
    """Pallet of paving slabs."""
    with group("pallet", (x, y, z), rz=rz):
        wood = mat("palletwood", "#b08a5a", rough=0.9, var=0.15, vscale=5)
        for board in range(3):
            box(-0.6, 0.6, -0.38 + board * 0.38 - 0.05, -0.38 + board * 0.38 + 0.05, 0, 0.1, wood, 0.008)
        for board in range(6):
            box(-0.58 + board * 0.22, -0.46 + board * 0.22, -0.43, 0.43, 0.1, 0.13, wood, 0.005)
        multi_box(
            [
                TRS(
                    (-0.3 + 0.6 * along, -0.2 + 0.4 * across, 0.17 + 0.08 * layer),
                    sc=(sx * 0.98, sy * 0.98, 0.072),
                )
                for along in (0, 1)
                for across in (0, 1)
                for layer in range(layers)
            ],
            m,
            0.008,
        )
        for x in (-0.3, 0.3):
            tube(
                [
                    (x, -0.415, 0.13),
                    (x, -0.415, 0.14 + 0.08 * layers),
                    (x, 0.415, 0.14 + 0.08 * layers),
                    (x, 0.415, 0.13),
                ],
                0.008,
                "graphite",
            )
