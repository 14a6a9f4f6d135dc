"""About us: the crew before the open door of the workshop, faces towards us; hills and meadow on the left."""

from math import atan2

from _landscape import daylight, far_hills, meadow_grass, near_trees, view

from kit import fbm, group, lin, mix, parked, person, reset, retro_neumaticos, sstep, terrain, tractor_unit
from kit.structures.workshop import workshop

EYE = (2.2, -22.0, 2.25)
CREW = (
    ("mechanic", "spanner", 0.3, -7.2),
    ("worker", "standing", 1.2, -8.6),
    ("foreman", "hips", 2.0, -7.4),
    ("office", "reading", 2.9, -8.9),
    ("driver", "standing", 3.75, -7.8),
    ("mechanic", "standing", 4.5, -8.7),
    ("worker", "hips", 5.5, -7.5),
    ("driver", "waving", 6.5, -8.4),
)

reset()


def yard(x, y):
    """1 on the paved yard, 0 on the meadow."""
    n = fbm(x, y, 0.25, 3, 2.0)
    return sstep(-6.2, -5.4, x + 0.3 * n) * sstep(17, 16, y + 0.4 * n)


def height(x, y):
    fall = 11 * sstep(18, 72, y - 0.12 * x)
    lawn = (0.5 * fbm(x, y, 0.05, 3, 6.0) + 0.04 * fbm(x, y, 0.8, 3, 5.0)) * (1 - yard(x, y))
    return lawn - fall


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.9, 3, 8.0)
    paved = mix(lin("gravel"), lin("concrete"), 0.45 + 0.5 * n + 0.2 * m)
    grass = mix(lin("meadow"), lin("meadow_l"), 0.5 + n)
    return mix(grass, paved, yard(x, y))


terrain(-60, 60, -20, 92, 0.3, height, colour, bump=0.5, bscale=7.0, var=0.12)
far_hills()
near_trees(
    height,
    (-60, 30, 14, 88),
    lambda x, y: fbm(x, y, 0.05, 2, 18.0) > 0.0 and not (-6 < x < 16 and y < 22),
    420,
    4,
    ("oak", "beech", "pine", "beech"),
)
meadow_grass(height, (-30, 30, -19, 30), lambda x, y: yard(x, y) < 0.3, 26000)
workshop(4.6, 9.0, 0.0, 0.0, 17.0, 9.0, 5.4, 1.5, (1, 2))
with parked():
    with group("in for service", (5.4, 8.2, 0.02), rz=-1.57):
        retro_neumaticos()
    tractor_unit((10.2, 9.2, 0.02), -1.57)
for number, (trade, pose, x, y) in enumerate(CREW):
    person(
        x,
        y,
        0.0,
        atan2(EYE[1] - y, EYE[0] - x) + 0.12 * (number % 3 - 1),
        trade,
        pose,
        number,
        s=1 - 0.03 * (number % 3),
    )
daylight(-128, 33)
view("nosotros", EYE, (2.2, 4, 2.3), 41, (4, -8, 1.2))
