"""Contact: the yard in Mungia. Office with its sign and workshop, trucks parked before them, hills behind, meadow on the left."""

from math import radians

from _landscape import daylight, far_hills, meadow_grass, near_trees, view

from kit import (
    fbm,
    fence,
    lin,
    mat,
    mix,
    person,
    reset,
    sstep,
    tanker,
    terrain,
    tipper,
    tractor_unit,
)
from kit.structures.workshop import bay_lines, office, workshop, yard_sign

reset()


def yard(x, y):
    """1 on the paved yard, 0 on the meadow."""
    n = fbm(x, y, 0.25, 3, 2.0)
    return sstep(-3.2, -2.4, x + 0.25 * n) * sstep(20, 19.0, y + 0.4 * n) * sstep(-16.2, -15.6, y + 0.25 * n)


def height(x, y):
    fall = 11 * sstep(20, 72, y - 0.12 * x)
    lawn = (0.5 * fbm(x, y, 0.035, 3, 6.0) - 0.5 * sstep(-5, -30, x)) * (1 - yard(x, y))
    return lawn - fall + 0.04 * fbm(x, y, 0.8, 3, 5.0) * (1 - yard(x, y))


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.9, 3, 8.0)
    paved = mix(lin("gravel"), lin("concrete"), 0.45 + 0.5 * n + 0.2 * m)
    grass = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(grass, paved, yard(x, y))


terrain(-70, 70, -30, 92, 0.3, height, colour, bump=0.6, bscale=7.0, var=0.14)
far_hills()
near_trees(
    height, (-66, 66, 24, 90), lambda x, y: fbm(x, y, 0.045, 2, 18.0) > 0.05, 460, 4, ("oak", "oak", "pine")
)
meadow_grass(height, (-46, 48, -29, 46), lambda x, y: yard(x, y) < 0.3, 36000)
workshop(14.6, 12.5, 0.0, 0.0, 17.0, 9.0, 5.4, 1.5, 1)
office(1.7, 12.2, 0.0, 0.0, 6.2, 5.4)
paint = mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6)
bay_lines(3.4, 4, 4.2, -3.6, 5.6, 0.02, paint)
tipper(loc=(5.5, 1.2, 0.02), rz=radians(-90), load=None)
tanker(loc=(9.7, 1.0, 0.02), rz=radians(-90), spray=False)
tipper(loc=(13.9, 1.2, 0.02), rz=radians(-90), load="gravel")
tractor_unit((18.1, 2.2, 0.02), radians(-90))
person(2.7, 3.4, 0.02, radians(-150))
person(1.7, 3.0, 0.02, radians(20), s=0.97)
yard_sign(-0.2, -3.2, 0.0, radians(-4))
fence((-3.4, -14.5), (-3.4, -9.6), 0.0)
fence((-3.4, -4.5), (-3.4, 18.0), 0.0)
daylight()
view("contacto", (0, -34, 6.2), (6.9, 5.4, 3.05), 42, (11, 2, 2))
