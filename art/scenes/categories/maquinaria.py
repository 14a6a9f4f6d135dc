"""Earthmoving: crawler excavator, bulldozer, articulated dumper and mini excavator."""

from equipment import portrait
from kit import bulldozer, dumper, group, mini_retro, retro_orugas


def earthmovers():
    for build, x, y in (
        (retro_orugas, -3.4, -2.6),
        (bulldozer, 3.4, 3.2),
        (dumper, -4.0, 4.4),
        (mini_retro, 6.2, -1.2),
    ):
        with group("earthmover", (x, y, 0)):
            build()


portrait("maquinaria", earthmovers, aspect=(3, 2))
