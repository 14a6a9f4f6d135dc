"""Wheeled excavator."""

from equipment import portrait
from kit import retro_neumaticos

portrait("retro-neumaticos", retro_neumaticos)
