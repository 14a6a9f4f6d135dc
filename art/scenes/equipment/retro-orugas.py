"""Crawler excavator."""

from equipment import portrait
from kit import retro_orugas

portrait("retro-orugas", retro_orugas)
