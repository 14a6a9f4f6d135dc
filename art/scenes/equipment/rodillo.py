"""Single-drum roller."""

from equipment import portrait
from kit import rodillo

portrait("rodillo", rodillo, scale=1.3)
