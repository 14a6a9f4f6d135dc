"""Demolition shear."""

from equipment import portrait
from kit import cizalla_demolicion

portrait("cizalla-demolicion", cizalla_demolicion, scale=2.8)
