"""Crawler excavator of 14 t."""

from equipment import EXCAVATOR_SPAN, portrait
from kit import retro_orugas_compacta

portrait("retro-orugas-compacta", retro_orugas_compacta, span=EXCAVATOR_SPAN)
