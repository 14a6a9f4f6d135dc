"""Water tanker."""

from equipment import TRUCK_SPAN, portrait
from kit import cisterna

portrait("cisterna", cisterna, span=TRUCK_SPAN)
