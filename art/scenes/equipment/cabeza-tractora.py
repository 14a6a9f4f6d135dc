"""Tractor head."""

from equipment import TRUCK_SPAN, portrait
from kit import cabeza_tractora

portrait("cabeza-tractora", cabeza_tractora, span=TRUCK_SPAN)
