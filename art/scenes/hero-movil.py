"""Home page on phones: the excavator large, the truck turned towards the viewer, calm sky above for the headline."""

from math import radians

from _quarry import build_quarry, cones, loading_excavator, two_at_the_plan

from kit import camera, render, reset, sky, tipper

reset()
build_quarry()

tipper(loc=(7.35, -2.9, 0), rz=radians(-107))
loading_excavator(swing=19, reach=6.8)

# Both stand clear of the bench, the swing and the truck's way.
two_at_the_plan(9.6, -11.3)
cones((8.0, -9.9), (11.7, -8.9), (13.6, -9.4))

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
