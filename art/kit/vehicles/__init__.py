"""Trucks, trailers and a car, one file each."""

from kit.vehicles.cab import cab_details, truck_cab
from kit.vehicles.car import car
from kit.vehicles.chassis import chassis, landing_legs, mud, mudflap, side_guard, side_tank, suzi, tail_lights
from kit.vehicles.low_loader import chain, low_loader
from kit.vehicles.low_loader_trailer import gondola
from kit.vehicles.tanker import cisterna, tanker, water_spray
from kit.vehicles.tipper import camion_3_ejes, camion_4_ejes, tipper
from kit.vehicles.tipper_body import tip_ram, tipper_body
from kit.vehicles.tipping_trailer import banera
from kit.vehicles.tractor import cabeza_tractora, tractor_unit
