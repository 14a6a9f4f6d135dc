"""Four-axle tipper."""

from equipment import portrait
from kit import camion_4_ejes

portrait("camion-4-ejes", camion_4_ejes)
