"""About us: the crew and its dog before the workshop's open door; the yard is cut open along the front."""

from math import atan2

from _landscape import daylight, far_hills, near_trees, view
from _yard import lawn, lawn_tone, lay_slab

from kit import (
    box,
    dog,
    fbm,
    mat,
    meadow,
    parked,
    person,
    plant,
    reset,
    terrain,
    tractor_unit,
    wheeled_excavator,
)
from kit.strata import strata_mat
from kit.structures.hall import open_hall

EYE, AIM = (6.6, -17.6, 1.35), (1.9, 0, 1.35)
EDGE = -8.8  # where the ground is cut
SLAB = -7.2  # the concrete begins here
CREW = (
    # trade, pose, face, hat, height, x, y, turn
    ("mechanic", "crossed", 3, "bare", 1.03, 0.85, -6.5, 0.2),
    ("office", "reading", 2, None, 0.95, 1.5, -6.9, 0.05),
    ("worker", "hat in hand", 6, "bare", 0.96, 2.2, -6.0, 0.15),
    ("foreman", "hips", 5, None, 1.05, 3.0, -6.8, 0.05),
    ("driver", "pockets", 4, "amber", 1.0, 3.65, -6.0, -0.05),
    ("worker", "resting", 1, None, 1.0, 4.5, -6.9, -0.1),
    ("mechanic", "spanner", 0, "cap", 0.98, 5.1, -6.1, 0.1),
    ("driver", "greeting", 5, "bare", 1.04, 6.0, -6.4, -0.2),
)

reset()
strata_mat(0.17, -0.28)


def height(x, y):
    fall = 9 * max(0, (y - 20) / 52)
    return (-0.1 if x > SLAB - 0.2 and y < 14 else lawn(x, y)) - fall


terrain(-60, 60, EDGE, 92, 0.3, height, lawn_tone, bump=0.4, bscale=7.0, skirt=-2.0, var=0.1)
far_hills()
near_trees(height, (-60, -3, 16, 88), lambda x, y: y > 40 and fbm(x, y, 0.05, 2, 18.0) > 0.05, 420, 4)
plant(
    (("beech", 4, 6.6, -15.6, 8.0), ("pine", 7, 8.6, -16.2, 13.0), ("oak", 8, 5.4, -24.0, 13.0)), height, 1.0
)
meadow(9000, (-16, SLAB - 0.2, EDGE, 14), lambda x, y: True, height, 0.2, 3)
lay_slab(SLAB, 30, EDGE, 0.3, (-3.2, -0.2, 2.8, 5.8, 8.8), (-6.8, -3.4))
box(1.6, 8.4, -0.75, -0.45, -0.1, 0.004, mat("drain", "#55534e", rough=0.7), 0)
open_hall(2.2, 8.4, 4.6, reach=(1.2, 5.0))
with parked():
    wheeled_excavator((4.6, 4.5, 0.02), -1.5, target=(6.75, 0.95))
    tractor_unit((7.05, 5.2, 0.02), -1.5)
for trade, pose, face, hat, tall, x, y, turn in CREW:
    person(x, y, 0.0, atan2(EYE[1] - y, EYE[0] - x) + turn, trade, pose, face, hat, tall)
dog(2.05, -7.3, 0.0, -1.05)
daylight(-138, 34)
view("nosotros", EYE, AIM, 43, (2.5, -6.5, 1.2), shift=(0, -0.028), grain=30)
