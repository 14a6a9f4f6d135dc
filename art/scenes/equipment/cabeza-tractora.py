"""Tractor head."""

from equipment import portrait
from kit import cabeza_tractora

portrait("cabeza-tractora", cabeza_tractora)
