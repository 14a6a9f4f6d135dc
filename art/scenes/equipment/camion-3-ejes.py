"""Three-axle tipper."""

from equipment import portrait
from kit import camion_3_ejes

portrait("camion-3-ejes", camion_3_ejes)
