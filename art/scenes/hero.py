"""Home page: an excavator on its bench loads a tipper; the left half is sky, mist and meadow for the headline."""

from math import radians

from _quarry import build_quarry, cones, loading_excavator, two_at_the_plan

from kit import camera, render, reset, sky, tipper

reset()
build_quarry()

tipper(loc=(6.12, -3.49, 0), rz=radians(240))
loading_excavator(swing=25, reach=7.0)

# Both stand clear of the bench, the swing and the truck's way out to the left, where the drivers see them.
two_at_the_plan(-1.9, -12.5)
cones((-3.0, -10.6), (0.1, -10.3), (0.55, -11.9))

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
