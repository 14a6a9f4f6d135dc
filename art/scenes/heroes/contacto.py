"""Contact: the yard in Mungia. Someone waves from the open office door; the name on the hall; no two vehicles alike."""

from math import radians

from _landscape import daylight, far_hills, meadow_grass, near_trees, view

from kit import (
    camion_3_ejes,
    car,
    fbm,
    group,
    lin,
    mat,
    mini_retro,
    mix,
    parked,
    person,
    reset,
    retro_neumaticos,
    sstep,
    tanker,
    terrain,
)
from kit.structures.workshop import bay_lines, office, workshop

reset()


def yard(x, y):
    """1 on the paved yard, 0 on the meadow."""
    n = fbm(x, y, 0.25, 3, 2.0)
    before_the_door = sstep(-3.0, -2.2, x + 0.25 * n)
    return before_the_door * sstep(22, 21.0, y + 0.4 * n)


def height(x, y):
    fall = 11 * sstep(22, 74, y - 0.12 * x)
    lawn = (0.5 * fbm(x, y, 0.035, 3, 6.0) + 0.04 * fbm(x, y, 0.8, 3, 5.0)) * (1 - yard(x, y))
    return lawn - fall


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.9, 3, 8.0)
    paved = mix(lin("gravel"), lin("concrete"), 0.45 + 0.5 * n + 0.2 * m)
    grass = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(grass, paved, yard(x, y))


terrain(-70, 70, -24, 92, 0.3, height, colour, bump=0.5, bscale=7.0, var=0.12)
far_hills()
near_trees(
    height,
    (-66, 66, 22, 90),
    lambda x, y: fbm(x, y, 0.045, 2, 18.0) > 0.02,
    460,
    4,
    ("oak", "beech", "pine", "beech"),
)
near_trees(height, (-12, -6, 4, 12), lambda x, y: True, 3, 9, ("oak", "beech"), (0.55, 0.75))
meadow_grass(height, (-34, 34, -23, 40), lambda x, y: yard(x, y) < 0.3, 30000)

workshop(14.6, 13.5, 0.0, 0.0, 17.0, 9.0, 5.4, 1.5, (1,))
office(2.2, 9.0, 0.0, 0.0, 6.4, 5.4)
bay_lines(6.2, 3, 4.0, -2.6, 6.6, 0.02, mat("paint", "#e9e7df", rough=0.6, var=0.08, vscale=6))
with parked():
    for build, x, y, turn in ((camion_3_ejes, 8.2, 2.6, -94), (retro_neumaticos, 16.0, 4.2, -112)):
        with group("parked", (x, y, 0.02), rz=radians(turn)):
            build()
    tanker(loc=(12.2, 2.4, 0.02), rz=radians(-90), spray=False)
    with group("parked", (5.6, -5.4, 0.02), rz=radians(-40)):
        mini_retro()
    car(-1.2, -3.4, 0.02, radians(-70), "#a35a48")
person(-0.1, 5.7, 0.0, radians(-80), "office", "waving", 3)
person(1.0, 1.6, 0.02, radians(100), "office", "walking", 5, s=0.98)
person(3.6, 3.2, 0.02, radians(-100), "mechanic", "hips", 1)
daylight(-138, 31)
view("contacto", (2.4, -25, 4.4), (5.8, 6, 2.7), 36, (4, 2, 2))
