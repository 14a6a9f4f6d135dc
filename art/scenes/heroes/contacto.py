"""Contact: the office with the name over its open door; one greets, one is on the telephone, machines stand by."""

from math import atan2, radians

from _landscape import daylight, far_hills, near_trees, view
from _yard import lawn, lawn_tone, lay_slab

from kit import (
    camion_3_ejes,
    dog,
    fbm,
    group,
    meadow,
    mini_retro,
    parked,
    person,
    plant,
    reset,
    terrain,
    wheeled_excavator,
)
from kit.strata import strata_mat
from kit.structures.reception import reception

EYE, AIM = (4.8, -17.2, 1.45), (3.7, 0, 1.45)
EDGE, SLAB = -8.4, -3.8

reset()
strata_mat(0.17, -0.28)


def height(x, y):
    fall = 9 * max(0, (y - 24) / 52)
    return (-0.1 if x > SLAB - 0.2 and y < 20 else lawn(x, y)) - fall


terrain(-60, 60, EDGE, 92, 0.3, height, lawn_tone, bump=0.4, bscale=7.0, skirt=-2.0, var=0.1)
far_hills()
near_trees(
    height, (-60, 60, 26, 88), lambda x, y: fbm(x, y, 0.05, 2, 18.0) > 0.1, 420, 4, ("oak", "beech", "pine")
)
plant((("oak", 8, 5.0, -7.6, 3.6), ("pine", 7, 8.0, -10.6, 9.0), ("beech", 4, 6.4, 12.2, 16.0)), height, 1.0)
meadow(7000, (-16, SLAB - 0.2, EDGE, 14), lambda x, y: True, height, 0.2, 3)
lay_slab(SLAB, 34, EDGE, 20, (-0.6, 2.4, 5.4, 8.4, 11.4), (-6.8, -3.4))
reception(-2.6, 5.0, (-1.5, -0.3))
with parked():
    with group("tipper", (8.9, 4.4, 0.0), rz=radians(-124)):
        camion_3_ejes()
    wheeled_excavator((13.4, 4.6, 0.0), radians(-118), target=(5.0, 0.95))
    with group("mini", (9.3, -2.6, 0.0), rz=radians(-150)):
        mini_retro()
for trade, pose, face, hat, x, y in (
    ("office", "greeting", 2, None, 1.0, -5.6),
    ("foreman", "hat in hand", 3, "bare", 1.9, -5.2),
    ("mechanic", "mug", 0, "cap", 6.1, -2.4),
):
    person(x, y, 0.0, atan2(EYE[1] - y, EYE[0] - x), trade, pose, face, hat)
person(2.75, 1.2, 0.02, radians(-75), "office", "phoning", 6)
dog(0.2, -5.7, 0.0, -1.1)
daylight(-138, 34)
view("contacto", EYE, AIM, 40, (1, -4.5, 1.2), shift=(0, -0.032), grain=30)
