"""Bulldozer."""

from equipment import portrait
from kit import bulldozer

portrait("bulldozer", bulldozer, scale=1.3)
