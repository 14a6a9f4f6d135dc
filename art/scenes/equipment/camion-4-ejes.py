"""Four-axle tipper."""

from equipment import TRUCK_SPAN, portrait
from kit import camion_4_ejes

portrait("camion-4-ejes", camion_4_ejes, span=TRUCK_SPAN)
