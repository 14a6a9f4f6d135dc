"""Vibrating plate."""

from equipment import portrait
from kit import plancha_vibratoria

portrait("plancha-vibratoria", plancha_vibratoria, scale=6)
