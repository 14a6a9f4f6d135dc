"""About us: two people look over the valley beside a parked excavator; a farmhouse stands on the next rise."""

from math import hypot, radians

from _landscape import daylight, far_hills, loose_stones, meadow_grass, near_trees, view

from kit import (
    caserio,
    excavator,
    fbm,
    field_fence,
    lin,
    mix,
    person,
    reset,
    sheep,
    sstep,
    terrain,
)

HOUSE = (7.0, 36.0)

reset()


def track(x, y):
    """1 on the worn ground around the machine, 0 on the meadow."""
    n = fbm(x, y, 0.2, 3, 2.0)
    return sstep(9.5, 7.0, hypot((x - 14) * 0.8, y + 2.5) + 2.0 * n)


def height(x, y):
    fall = 13 * sstep(3, 58, y - 0.15 * x + 2 * fbm(x, y, 0.05, 2, 8.0))
    knoll = 1.6 * sstep(26, 4, hypot(x - 15, (y + 2) * 1.3))
    rise = 5.6 * sstep(26, 9, hypot(x - HOUSE[0], y - HOUSE[1]))
    swell = 0.9 * fbm(x, y, 0.03, 3, 6.0) * (1 - track(x, y))
    return knoll + rise - fall + swell + 0.04 * fbm(x, y, 0.8, 3, 5.0)


def colour(x, y, z, slope):
    n, m = fbm(x, y, 0.12, 4, 2.0), fbm(x, y, 0.9, 3, 8.0)
    earth = mix(mix(lin("earth"), lin("earth_l"), 0.5 + 0.8 * n), lin("lime_d"), 0.3 * sstep(0, 0.5, m))
    grass = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + n), lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12.0))
    )
    return mix(grass, earth, track(x, y))


terrain(-70, 70, -30, 90, 0.3, height, colour, bump=0.8, bscale=7.0, var=0.18)
far_hills()
near_trees(
    height,
    (-66, 66, 16, 88),
    lambda x, y: fbm(x, y, 0.045, 2, 18.0) > 0.06 and not (-10 < x < 20 and y < 56),
    520,
    4,
    ("oak", "oak", "pine"),
)
meadow_grass(height, (-44, 46, -29, 44), lambda x, y: track(x, y) < 0.3, 36000)
loose_stones(height, (4, 24, -12, 6), lambda x, y: track(x, y) > 0.7, 2500)
excavator(
    loc=(15.6, -1.2, height(15.6, -1.2)),
    rz=radians(200),
    slew=radians(-8),
    target=(5.4, 1.0),
    phi=-52,
    fill=False,
    bw=1.35,
)
person(6.4, -6.4, height(6.4, -6.4), radians(120))
person(7.5, -6.2, height(7.5, -6.2), radians(105), s=0.97)
caserio(*HOUSE, height(*HOUSE) - 0.1, radians(24), 10.0, 8.0, 5.6, 2.4)
field_fence([(-30, 7), (-14, 9), (3, 9), (12, 13)], height)
for x, y, turn in ((-3.4, 1, 30), (-6.5, 3, 200), (-0.6, 4, 90), (1.4, 2.4, 300)):
    sheep(x, y, height(x, y), radians(turn), 1.0)
daylight()
view("nosotros", (0, -33, 4.9), (6.95, 6.4, 2.7), 41, (11, -3, 1.5))
