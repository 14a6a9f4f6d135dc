"""Mobile jaw crusher."""

from equipment import portrait
from kit import trituradora

portrait("trituradora", trituradora)
