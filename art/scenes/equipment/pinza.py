"""Sorting grab."""

from equipment import portrait
from kit import pinza

portrait("pinza", pinza, scale=3.5)
