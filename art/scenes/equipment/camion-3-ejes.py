"""Three-axle tipper."""

from equipment import TRUCK_SPAN, portrait
from kit import camion_3_ejes

portrait("camion-3-ejes", camion_3_ejes, span=TRUCK_SPAN)
