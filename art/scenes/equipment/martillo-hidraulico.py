"""Hydraulic breaker."""

from equipment import portrait
from kit import martillo_hidraulico

portrait("martillo-hidraulico", martillo_hidraulico, scale=2.8)
