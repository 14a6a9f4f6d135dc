"""Low-loader trailer, ramps down."""

from equipment import portrait
from kit import gondola

portrait("gondola", gondola, turn=180)
