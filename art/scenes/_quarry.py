"""The landscape of both home-page heroes: a terraced cut in a green hill, meadow in front, misty hills behind."""

import math
import random
from math import cos, radians, sin

from mathutils import Vector, noise

from kit import (
    cone,
    excavator,
    face_strata,
    fbm,
    lin,
    mask_attr,
    mix,
    pebbles,
    person,
    rock,
    scatter,
    sstep,
    terrain,
    tree,
    tuft,
)
from kit.stones import lying, stone_source

TERRACE = 2.7  # height of one step of the cut
BENCH = 1.75  # the excavator's bench above the haul road
BUCKET_PIN, BUCKET_OPEN = 3.55, -24  # height above the bench; degrees, 0 with the teeth down
LOAD = 2.75  # where earth falls on what is already in the truck


def natural_height(x, y):
    """The hill before anyone dug."""
    return (0.42 * x + 0.9 * y - 13.5 + 3 * fbm(x, y, 0.06, 3, 1)) * 0.46


def towards_valley(x, y):
    """Metres behind the edge where the ground falls away to the left."""
    return (y - 13) - 0.75 * (x + 7)


def haul_road(x):
    """The y of the haul road's axis."""
    return -2.2 - 0.012 * (x - 4) ** 2


def worked(x, y):
    """1 on bare worked ground, 0 on meadow; the haul road runs out through the grass."""
    rough = fbm(x, y, 0.22, 3, 17)
    yard = sstep(-5.5, -3.8, x + 0.16 * y + 1.6 * rough)
    track = sstep(2.5, 1.9, abs(y - haul_road(x)) + 0.5 * rough)
    return max(yard, 0.9 * track)


def height(x, y):
    """The ground: terraces in the hill, the bench, wheel ruts, the fall into the valley."""
    ground = max(_terraces(x, y), _bench(x, y))
    ground -= 11 * sstep(0, 46, towards_valley(x, y))
    bumps = 0.09 * fbm(x, y, 0.5, 4, 3) + 0.035 * fbm(x, y, 2.2, 3, 5)
    if x < 9:
        across = y - haul_road(x)
        ruts = math.exp(-(((across - 1) / 0.32) ** 2)) + math.exp(-(((across + 1) / 0.32) ** 2))
        bumps -= 0.07 * ruts * (0.6 + 0.4 * fbm(x, y, 0.4, 2))
    return ground + bumps


def _terraces(x, y):
    hill = natural_height(x, y) / 0.46
    if hill <= 0:
        return 0
    swell = fbm(x, y, 0.06, 3, 1)
    step = math.floor(hill * 0.46 / TERRACE)
    hill += 0.18 * (noise.cell(Vector((x * 0.45 + 0.3 * swell, 3.1, step * 5.0))) - 0.5)
    hill += 0.12 * (noise.cell(Vector((x * 1.3, 7.1, step * 3.0))) - 0.5)
    natural = max(0, hill) * 0.46
    step = math.floor(natural / TERRACE)
    rest = natural / TERRACE - step
    cut = TERRACE * (step + sstep(0.72, 0.99, rest) + 0.05 * rest)
    cut += (natural - cut) * sstep(8.2, 13, natural)  # terraces melt into the natural hill above
    return min(cut, 13 + 0.15 * max(0, natural - 13))


def _bench(x, y):
    right = sstep(9.9, 11.1, x + 0.35 * fbm(x, y, 0.5, 2, 4))
    front = sstep(-5.2, -3.8, y + 0.3 * fbm(x, y, 0.5, 2, 9))
    return BENCH * right * front


def is_green(x, y, margin=0.0):
    """Where grass grows: the untouched hill, the valley side and the meadow in front."""
    on_hill = natural_height(x, y) > 8.6 + margin
    return on_hill or towards_valley(x, y) > 3.5 + margin or worked(x, y) < 0.3


def colour(x, y, z, slope):
    patches = fbm(x, y, 0.12, 4, 2)
    grain = fbm(x, y, 0.7, 3, 8)
    earth = mix(lin("earth_l"), lin("earth"), 0.5 + 0.9 * patches)
    earth = mix(earth, lin("lime"), sstep(0.1, 0.6, grain) * 0.25)
    earth = mix(earth, lin("lime"), 0.42 * math.exp(-(((y - haul_road(x)) / 2.6) ** 2)))
    natural = natural_height(x, y)
    green = max(
        sstep(7.6, 9.6, natural + 1.2 * patches),
        sstep(1, 5, towards_valley(x, y) + 4 * patches),
        1 - worked(x, y),
    )
    if slope < 0.3 and natural > 2:
        green = max(green, 0.55 * sstep(0.1, 0.5, grain + patches))
    grass = mix(lin("meadow"), lin("meadow_l"), 0.5 + patches)
    grass = mix(grass, lin("meadow_d"), sstep(0, 0.6, fbm(x, y, 0.05, 3, 12)))
    return mix(earth, grass, green)


def _bare_face(x, y, z):
    """Mask for the strata: only the cut faces show their beds."""
    patches = fbm(x, y, 0.12, 4, 2)
    hill = sstep(7.4, 8.6, natural_height(x, y) + patches)
    return 1 - max(hill, sstep(0, 3, towards_valley(x, y) + 4 * patches))


def far_height(x, y):
    depth = (y - 70) / 730
    ground = -14 + 10 * depth
    near_ridge = 46 * max(0, 0.36 + 0.9 * fbm(x, y, 0.0042, 4, 21))
    ground += near_ridge * sstep(110, 360, y) * (0.45 + 0.55 * sstep(-260, 40, x))
    right_flank = sstep(60, 420, x + 0.2 * y - 60) * sstep(80, 300, y)
    ground += 40 * right_flank * (0.8 + 0.5 * fbm(x, y, 0.006, 3, 3))
    return ground + 95 * sstep(430, 800, y) * (0.45 + 0.8 * fbm(x, y, 0.003, 3, 31))


def far_forest(x, y):
    return fbm(x, y, 0.012, 3, 40)


def far_colour(x, y, z, slope):
    grass = mix(lin("meadow"), lin("meadow_l"), 0.5 + 1.2 * fbm(x, y, 0.02, 3, 5))
    grass = mix(grass, lin("meadow_d"), sstep(0.1, 0.5, fbm(x, y, 0.03, 3, 9)))
    return mix(grass, lin("pine_l"), sstep(0, 0.12, far_forest(x, y)))


def build_quarry():
    """Ground, hills, woods, grass and stones."""
    ground = terrain(-70, 62, -30, 100, 0.24, height, colour, bump=0.9, bscale=6, var=0.2)
    mask_attr(ground, _bare_face)
    face_strata(ground.data.materials[0])
    terrain(-620, 620, 70, 860, 7, far_height, far_colour, name="far", bump=0, var=0.1)
    chance = random.Random(4)
    _far_woods(chance)
    _near_woods(chance)
    _shrubs(chance)
    _grass(chance)
    pebbles(
        9000, (-8, 30, -29, 21), _is_stony, height, (0.02, 0.07), ("earth_d", "earth_d", "lime", "gravel")
    )
    _boulders(chance)


def loading_excavator(swing, reach):
    """On its bench, emptying the bucket into the truck's body; swing: towards where, in degrees."""
    pin = (reach, BUCKET_PIN)
    place, turn, wide = (14.3, 0.1, BENCH - 0.03), 168, 1.35
    excavator(loc=place, rz=radians(turn), slew=radians(swing), target=pin, phi=BUCKET_OPEN, bw=wide)
    _falling_earth(Vector(place), radians(turn + swing), pin, wide)


def _falling_earth(place, towards, pin, wide):
    """From the bucket's lip down into the load, dense where it leaves and faster, so thinner, below."""
    reach, up = pin
    opened = radians(BUCKET_OPEN)
    lip = reach + 1.4 * sin(opened), up - 1.4 * cos(opened)
    outwards = Vector((cos(towards), sin(towards), 0))
    across = Vector((-sin(towards), cos(towards), 0))
    top = place + outwards * lip[0] - across * 0.12 + Vector((0, 0, lip[1] + 0.25))
    chance = random.Random(9)
    for kind, (count, size) in enumerate(((1500, (0.015, 0.045)), (420, (0.04, 0.08)), (60, (0.08, 0.13)))):
        items = []
        for _ in range(count):
            fallen = chance.random() ** 1.5
            aside = chance.uniform(-0.5, 0.5) * wide * (0.9 - 0.25 * fallen) + chance.gauss(0, 0.05)
            along = chance.gauss(0.02, 0.09 + 0.08 * fallen)
            x, y, z = top + across * aside + outwards * along
            items.append(lying(chance, x, y, z - fallen * (top.z - LOAD), size))
        scatter(stone_source(90 + kind, "earth"), items)


def two_at_the_plan(x, y):
    """Foreman and worker side by side, facing the viewer."""
    for aside, behind, facing, trade, pose, who in (
        (0, 0, -68, "foreman", "reading", 2),
        (0.86, -0.02, -118, "worker", "showing", 1),
    ):
        at = x + aside, y + behind
        person(*at, height(*at), radians(facing), trade, pose, who)


def cones(*places):
    for x, y in places:
        cone(x, y, height(x, y))


def _is_stony(x, y):
    dug = natural_height(x, y) < 7 and towards_valley(x, y) < 0 and worked(x, y) > 0.7
    return dug and fbm(x, y, 0.3, 2, 61) > -0.15


def _placed(chance, x, y, ground, scale, sink):
    return ((x, y, ground(x, y) - sink), chance.uniform(*scale), chance.random() * 6, None)


def _far_woods(chance):
    pines = [tree("pine", seed, 11, 0.35) for seed in range(3)]
    broad_leaved = [tree("oak", 1, 8, 0.45), tree("beech", 1, 9, 0.45), tree("beech", 3, 9, 0.45)]
    places = [[] for _ in pines + broad_leaved]
    planted = 0
    while planted < 9000:
        y = 95 + 640 * chance.random() ** 1.4
        x = chance.uniform(-0.62 * y - 60, 0.62 * y + 60)
        wood = far_forest(x, y)
        if wood > 0.03:
            places[chance.randint(0, 2)].append(_placed(chance, x, y, far_height, (0.7, 1.35), 0.4))
            planted += 1
        elif (wood > -0.12 and chance.random() < 0.05) or chance.random() < 0.012:
            places[3 + chance.randint(0, 2)].append(_placed(chance, x, y, far_height, (0.6, 1.2), 0.3))
            planted += 1
    for kind, places_of_kind in zip(pines + broad_leaved, places):
        scatter(kind, places_of_kind)


def _near_woods(chance):
    """Pines, oaks and beeches, each kind in clumps: a crown on the hill, single trees at the valley's edge."""
    kinds = [tree("pine", seed + 6, 11, 1.3) for seed in range(2)]
    kinds += [tree("oak", seed + 7, 8, 1.5) for seed in range(2)]
    kinds += [tree("beech", seed + 4, 9, 1.5) for seed in range(2)]
    places = [[] for _ in kinds]
    for _ in range(6000):
        x, y = chance.uniform(-60, 60), chance.uniform(10, 95)
        on_top = natural_height(x, y) > 10.5 + 2 * fbm(x, y, 0.08, 2, 7) and towards_valley(x, y) < -6
        if on_top:
            grows, scale = chance.random() < 0.16 and fbm(x, y, 0.05, 2, 15) > -0.12, (0.55, 0.95)
        else:
            at_the_edge = towards_valley(x, y) > 24 and fbm(x, y, 0.04, 2, 18) > 0.1
            grows, scale = at_the_edge and chance.random() < 0.04, (0.35, 0.95)
        if grows:
            clump = min(2, max(0, int(1.5 + 5 * fbm(x, y, 0.09, 2, 33))))
            places[2 * clump + chance.randint(0, 1)].append(_placed(chance, x, y, height, scale, 0.2))
    for kind, places_of_kind in zip(kinds, places):
        scatter(kind, places_of_kind)


def _shrubs(chance):
    kinds = [tree("shrub", seed, 1.0, 0.5) for seed in range(3)]
    places = [[] for _ in kinds]
    for _ in range(700):
        x, y = chance.uniform(-34, 40), chance.uniform(2, 52)
        untouched = natural_height(x, y) > 9 or towards_valley(x, y) > 4.5
        if untouched and fbm(x, y, 0.15, 2, 51) > 0.12:
            chance.choice(places).append(_placed(chance, x, y, height, (0.5, 1.5), 0.08))
    for kind, places_of_kind in zip(kinds, places):
        scatter(kind, places_of_kind)


def _grass(chance):
    kinds = [tuft(seed, 14, 0.34, 0.28, "meadow" if seed else "meadow_l") for seed in range(3)]
    places = [[] for _ in kinds]
    for area, tries in (((-34, 40, 2, 50), 30000), ((-30, 2, -26, 14), 42000)):
        for _ in range(tries):
            x, y = chance.uniform(*area[:2]), chance.uniform(*area[2:])
            if is_green(x, y):
                chance.choice(places).append(_placed(chance, x, y, height, (0.6, 1.3), 0.0))
    for kind, places_of_kind in zip(kinds, places):
        scatter(kind, places_of_kind)


def _boulders(chance):
    for _ in range(150):
        x, y = chance.uniform(-3, 30), chance.uniform(-12, 16)
        size = chance.choice([0.06, 0.09, 0.13, 0.2, 0.3] if x > 5 else [0.05, 0.07, 0.1])
        on_the_road = -6 < y < 1 and x < 9.5
        if not on_the_road and worked(x, y) > 0.7:
            rock((x, y, height(x, y) + size * 0.2), size, "lime", chance.randint(0, 4))
    for x, y, size in (
        (9.2, -5.4, 0.55),
        (10.1, -5.9, 0.4),
        (8.6, -6.1, 0.3),
        (19.5, -4.6, 0.6),
        (20.6, -4.9, 0.45),
    ):
        rock((x, y, height(x, y) + size * 0.25), size, "lime", chance.randint(0, 4))
