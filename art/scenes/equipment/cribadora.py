"""Mobile screener."""

from equipment import portrait
from kit import cribadora

portrait("cribadora", cribadora)
