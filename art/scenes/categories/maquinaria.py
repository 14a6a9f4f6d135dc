"""Earthmoving: crawler excavator, articulated dumper, bulldozer and mini excavator."""

from equipment import CATEGORY_SPAN, portrait
from kit import bulldozer, dumper, group, mini_retro, retro_orugas


def earthmovers():
    for build, x, y in (
        (retro_orugas, -3.0, -3.2),
        (dumper, -1.6, 3.6),
        (bulldozer, 5.4, 1.6),
        (mini_retro, 5.6, -2.6),
    ):
        with group("earthmover", (x, y, 0)):
            build()


portrait("maquinaria", earthmovers, aspect=(3, 2), span=CATEGORY_SPAN)
