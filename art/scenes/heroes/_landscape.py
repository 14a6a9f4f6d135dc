"""Green Basque valleys for the wide page heroes: near ground in front, misty wooded hills behind, sky above.

The camera looks along +y; the subject stands on the right, the left half stays calm for a headline.
"""

import random

from kit import (
    camera,
    fbm,
    instances,
    lin,
    meadow,
    mix,
    pebbles,
    render,
    scatter,
    sky,
    sstep,
    terrain,
    tree,
)

ASPECT, WIDTH = (21, 9), 1800
NEAR_HEIGHTS = {"oak": 8, "beech": 9.5, "pine": 11}
FINISH = {"white_ground": False, "mist": 0.95, "mist_colour": "#dce9ec", "exposure": 0.45, "vignette": 0.06}


def far_height(x, y):
    """Rolling hills that climb from the valley floor to a distant ridge, higher on the right."""
    rise = -14 + 10 * (y - 70) / 730
    rise += (
        46
        * max(0, 0.36 + 0.9 * fbm(x, y, 0.0042, 4, 21.0))
        * sstep(110, 360, y)
        * (0.45 + 0.55 * sstep(-260, 40, x))
    )
    rise += 40 * sstep(60, 420, x + 0.2 * y - 60) * sstep(80, 300, y) * (0.8 + 0.5 * fbm(x, y, 0.006, 3, 3.0))
    return rise + 95 * sstep(430, 800, y) * (0.45 + 0.8 * fbm(x, y, 0.003, 3, 31.0))


def wooded(x, y):
    return fbm(x, y, 0.012, 3, 40.0)


def far_colour(x, y, z, slope):
    n = fbm(x, y, 0.02, 3, 5.0)
    meadow_tone = mix(
        mix(lin("meadow"), lin("meadow_l"), 0.5 + 1.2 * n),
        lin("meadow_d"),
        sstep(0.1, 0.5, fbm(x, y, 0.03, 3, 9.0)),
    )
    return mix(meadow_tone, lin("pine_l"), sstep(0.0, 0.12, wooded(x, y)))


def far_hills(trees=9000):
    """Hills from 70 m to 860 m with plantations and scattered oaks."""
    terrain(-620, 620, 70, 860, 7.0, far_height, far_colour, name="far", bump=0, var=0.1)
    sources = [tree("pine", i, 11, 0.35) for i in range(3)]
    sources += [tree("oak", 1, 8, 0.45), tree("beech", 1, 9, 0.45), tree("beech", 3, 9, 0.45)]
    places, shaky, placed = [[] for _ in sources], random.Random(4), 0
    while placed < trees:
        y = 95 + 640 * shaky.random() ** 1.4
        x = shaky.uniform(-0.75 * y - 60, 0.75 * y + 60)
        forest = wooded(x, y)
        if forest > 0.03:
            kind, scale = shaky.randint(0, 2), shaky.uniform(0.7, 1.35)
        elif forest > -0.12 and shaky.random() < 0.05 or shaky.random() < 0.012:
            kind, scale = 3 + shaky.randint(0, 2), shaky.uniform(0.6, 1.2)
        else:
            continue
        places[kind].append(((x, y, far_height(x, y) - 0.4), scale, shaky.random() * 6, None))
        placed += 1
    for source, items in zip(sources, places):
        scatter(source, items)


def near_trees(height, area, where, count, seed=1, kinds=("oak", "beech", "pine"), scale=(0.5, 0.9)):
    """Detailed trees of about 8 m kept where where(x, y) is true."""
    sources = [tree(kind, index + 6, NEAR_HEIGHTS[kind], 1.2) for index, kind in enumerate(kinds)]
    instances(sources, count, area, where, height, scale, 0.2, seed)


def meadow_grass(height, area, where, count=26000, seed=3):
    """Tufts over the whole area, and a denser, finer sward in the strip close to the camera."""
    meadow(count, area, where, height, 0.32, seed)
    x0, x1, y0, _ = area
    meadow(count, (x0 / 2, x1 / 2, y0, y0 + 22), where, height, 0.2, seed + 1)


def loose_stones(height, area, where, count=5000, seed=4):
    pebbles(count, area, where, height, (0.02, 0.07), ("earth_d", "lime", "gravel"), seed)


def daylight(sun_azimuth=-142, sun_elevation=29):
    """Low warm sun from the left behind the viewer, pale horizon."""
    sky(
        sun_az=sun_azimuth,
        sun_el=sun_elevation,
        sun=4.6,
        ang=1.8,
        amb=0.95,
        top="#7fabc9",
        hor="#eef2ea",
        camgain=1.35,
    )


def view(name, eye=(0, -34, 5.6), target=(1.5, 4, 4.6), lens=31, focus=(9, -1, 2), shift=(0, 0), dust=0.1, **grade):
    camera(eye, target, lens, fstop=2.2, focus=focus, shift=shift)
    render(name, ASPECT, ground=(0, 0, dust), mist=(55, 1150), width=WIDTH, finish={**FINISH, **grade})
