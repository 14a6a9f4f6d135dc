"""Mini excavator."""

from equipment import portrait
from kit import mini_retro

portrait("mini-retro", mini_retro, scale=2.4)
