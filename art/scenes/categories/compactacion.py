"""Compaction: two single-drum rollers, a tandem roller and two vibrating plates, one of them in someone's hands."""

from math import radians

from equipment import CATEGORY_SPAN, portrait
from kit import group, person, plancha_vibratoria, rodillo, tandem_roller

HEAVY = 1.2  # the roller of 20 t beside that of 12 t


def compactors():
    for build, x, y, scale in (
        (rodillo, -4.4, 3.0, HEAVY),
        (rodillo, 0.6, -0.2, 1),
        (tandem_roller, 4.2, -4.0, 1),
    ):
        with group("compactor", (x, y, 0), scale=scale):
            build()
    for x, y, turn in ((3.6, 4.0, 10), (6.4, 1.2, -12)):
        with group("plate", (x, y, 0), rz=radians(turn)):
            plancha_vibratoria()
    person(2.06, 3.73, 0, radians(10), "worker", "leaning", 1)


portrait("compactacion", compactors, aspect=(3, 2), span=CATEGORY_SPAN)
