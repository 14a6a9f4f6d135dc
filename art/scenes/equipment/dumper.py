"""Articulated dump truck."""

from equipment import portrait
from kit import dumper

portrait("dumper", dumper)
