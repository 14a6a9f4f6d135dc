"""Crawler excavator of 35 t."""

from equipment import EXCAVATOR_SPAN, portrait
from kit import retro_orugas_grande

portrait("retro-orugas-grande", retro_orugas_grande, span=EXCAVATOR_SPAN)
