"""Vehicles: four-axle tipper in front, water tanker and tractor unit behind it."""

from equipment import CATEGORY_SPAN, portrait
from kit import cabeza_tractora, camion_4_ejes, cisterna, group


def vehicles():
    for build, x, y in ((camion_4_ejes, 1.5, 3.2), (cisterna, -5.4, -0.6), (cabeza_tractora, 5.0, -3.0)):
        with group("vehicle", (x, y, 0)):
            build()


portrait("vehiculos", vehicles, aspect=(3, 2), span=CATEGORY_SPAN)
