"""Water tanker."""

from equipment import portrait
from kit import cisterna

portrait("cisterna", cisterna)
