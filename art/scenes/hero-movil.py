"""Home page on phones: the excavator large, the truck turned towards the viewer, calm sky above for the headline."""

import random
from math import radians

from _quarry import BENCH, build_quarry, height

from kit import camera, cone, excavator, person, render, reset, rock, sky, tipper

reset()
build_quarry()

tipper(loc=(7.55, -2.9, 0), rz=radians(-107))
excavator(
    loc=(14.3, 0.1, BENCH - 0.03), rz=radians(168), slew=radians(19), target=(6.7, 3.1), phi=-64, bw=1.35
)
chance = random.Random(9)
for _ in range(30):
    clod = (8.0 + chance.gauss(0, 0.25), -1.0 + chance.gauss(0, 0.3), 3.2 + chance.random() * 1.2)
    rock(clod, chance.uniform(0.03, 0.09), "earth", chance.randint(0, 4))

person(13.9, -11.4, height(13.9, -11.4), radians(-80), "foreman", "reading", 2)
for x, y in ((12.2, -6.8), (15.9, -6.9), (12.6, -9.6)):
    cone(x, y, height(x, y))

sky(sun_az=-142, sun_el=29, sun=4.6, ang=1.8, amb=0.95, top="#7fabc9", hor="#eef2ea", camgain=1.35)
camera((9.3, -35, 5.4), (10.75, 0, 7.3), 61, fstop=2.0, focus=(11, -1, 2))
render(
    "hero-movil",
    (3, 4),
    ground=(0, 0, 0.2),
    mist=(55, 1150),
    width=1080,
    finish={
        "white_ground": False,
        "mist": 0.95,
        "mist_colour": "#dce9ec",
        "exposure": 0.45,
        "vignette": 0.06,
    },
)
