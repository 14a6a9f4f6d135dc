"""Forestry mulcher."""

from equipment import portrait
from kit import desbrozadora

portrait("desbrozadora", desbrozadora, scale=3.5)
