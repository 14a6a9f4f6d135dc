"""Home page: an excavator on its bench loads a tipper; the left half is sky, mist and meadow for the headline."""

import random
from math import radians

from _quarry import BENCH, build_quarry, height

from kit import camera, cone, excavator, person, render, reset, rock, sky, tipper

reset()
build_quarry()

tipper(loc=(6.5, -3.2, 0), rz=radians(235))
excavator(
    loc=(14.3, 0.1, BENCH - 0.03), rz=radians(168), slew=radians(25), target=(6.7, 3.1), phi=-64, bw=1.35
)
chance = random.Random(9)
for _ in range(26):
    clod = (7.7 + chance.gauss(0, 0.25), -1.6 + chance.gauss(0, 0.35), 3.2 + chance.random() * 1.2)
    rock(clod, chance.uniform(0.03, 0.09), "earth", chance.randint(0, 4))

# Both stand well clear of the bench, the swing and the road, where the drivers see them.
for x, y, facing, trade, pose, who in (
    (9.9, -8.3, -70, "foreman", "reading", 2),
    (11.1, -8.9, 165, "worker", "pointing", 1),
):
    person(x, y, height(x, y), radians(facing), trade, pose, who)
for x, y in ((8.2, -7.7), (10.6, -6.9), (12.8, -7.5)):
    cone(x, y, height(x, y))

sky(sun_az=-142, sun_el=29, sun=4.6, ang=1.8, amb=0.95, top="#7fabc9", hor="#eef2ea", camgain=1.35)
camera((-3.2, -36.5, 3.9), (0.7, 4, 3.9), 37.5, fstop=2.0, focus=(6, -1, 2), shift=(0, 0.085))
render(
    "hero",
    (16, 9),
    ground=(0, 0, 0.2),
    mist=(55, 1150),
    width=1800,
    finish={
        "white_ground": False,
        "mist": 0.95,
        "mist_colour": "#dce9ec",
        "exposure": 0.45,
        "vignette": 0.06,
    },
)
