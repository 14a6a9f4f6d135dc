"""Skid-steer loader."""

from equipment import portrait
from kit import mini_cargadora

portrait("mini-cargadora", mini_cargadora, scale=2.6)
