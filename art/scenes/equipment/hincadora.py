"""Post driver."""

from equipment import portrait
from kit import hincadora

portrait("hincadora", hincadora, scale=2)
