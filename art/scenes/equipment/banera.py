"""Tipping semi-trailer."""

from equipment import portrait
from kit import banera

portrait("banera", banera)
