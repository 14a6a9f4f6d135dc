"""Compaction: single-drum roller, tandem roller and two vibrating plates."""

from math import radians

from equipment import portrait
from kit import group, plancha_vibratoria, rodillo, tandem_roller


def compactors():
    for build, x, y in ((rodillo, 0, 2.2), (tandem_roller, 0.6, -2.0)):
        with group("compactor", (x, y, 0)):
            build()
    for x, y, turn in ((5.1, 2.6, 10), (5.0, 0.4, -12)):
        with group("plate", (x, y, 0), rz=radians(turn), scale=PLATE_SCALE):
            plancha_vibratoria()


PLATE_SCALE = 1.55  # true plates would be lost beside a twelve-tonne roller
portrait("compactacion", compactors, aspect=(3, 2))
