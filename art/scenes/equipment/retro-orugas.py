"""Crawler excavator of 22 t."""

from equipment import EXCAVATOR_SPAN, portrait
from kit import retro_orugas

portrait("retro-orugas", retro_orugas, span=EXCAVATOR_SPAN)
