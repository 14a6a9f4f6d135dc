"""Tipper trucks: the four-axle truck of the scenes and both trucks of the catalogue."""

from kit.shapes import box
from kit.stage import SIDES, group
from kit.vehicles.cab import cab_details, truck_cab
from kit.vehicles.chassis import chassis, mud, mudflap, side_tank, tail_lights
from kit.vehicles.tipper_body import tipper_body


def tipper(loc=(0, 0, 0), rz=0.0, cabm="cream", bodym="forest2", load="earth", tilt=0.0):
    """Four-axle tipper. load: material of the heap or None. tilt: degrees of the body."""
    front_axles, rear_axles = [3.1, 1.25], [-2.05, -3.42]
    with group("tipper", loc, rz=rz) as root:
        chassis(-4.2, 4.0, front_axles, rear_axles)
        truck_cab(4.5, cabm, "amber" if cabm == "forest" else "forest", 3.1)
        mud(1.25, y=1.2, w=0.36)
        for axle in rear_axles:
            mud(axle, y=1.24)
        for side in SIDES:
            tank = "steel" if side > 0 else "graphite"
            box(-0.6, 0.45, side * 1.12 - 0.2, side * 1.12 + 0.08, 0.55, 1.0, tank, 0.08, seg=3)
            box(-1.15, -0.75, side * 1.15 - 0.15, side * 1.15 + 0.03, 0.6, 1.0, "graphite", 0.04)
            box(-4.47, -4.4, side * 1.0 - 0.15, side * 1.0 + 0.15, 0.72, 0.84, "red", 0.015)
        box(-4.45, -4.3, -1.2, 1.2, 0.55, 0.7, "graphite", 0.02)
        box(-4.3, -4.2, -1.1, 1.1, 0.7, 1.0, "graphite", 0.02)
        tipper_body(m=bodym, load=load, tilt=tilt)
    return root


def camion_3_ejes():
    """Three-axle tipper, 26 t."""
    rear_axles = [-1.35, -2.72]
    chassis(-3.55, 3.4, [2.6], rear_axles)
    truck_cab(4.0, "cream", "forest", 2.6)
    cab_details(4.0, 2.6)
    for axle in rear_axles:
        mud(axle, y=1.24)
    side_tank(-0.1, 1.1, 1)
    side_tank(0.2, 1.1, -1)
    box(-0.62, -0.2, 0.65, 1.18, 0.58, 1.0, "graphite", 0.04)
    box(-0.5, 0.1, -1.18, -0.65, 0.58, 1.0, "graphite", 0.04)
    mudflap(-3.42, 0.62, 1.24)
    mudflap(-3.42, -1.24, -0.62)
    box(-3.72, -3.6, -1.2, 1.2, 0.56, 0.7, "graphite", 0.02)
    tail_lights(-3.7, 0.98, 0.8)
    box(-3.6, -3.5, -1.1, 1.1, 0.7, 1.0, "graphite", 0.02)
    tipper_body(-3.7, 1.45, m="forest2", load="lime_d")


def camion_4_ejes():
    """Four-axle tipper, 32 t, with straps, flaps and tail lights."""
    tipper(load="earth")
    cab_details(4.5, 3.1)
    tail_lights(-4.44, 0.98, 0.8)
    for side in SIDES:
        mudflap(-4.12, side * 0.62, side * 1.24)
        mudflap(0.5, side * 0.85, side * 1.2, 0.2, 0.66)
        for x in (-0.42, 0.27):
            inner, outer = side * 1.12 - 0.205, side * 1.12 + 0.085
            box(x - 0.02, x + 0.02, inner, outer, 0.545, 1.005, "graphite", 0.08, seg=3)
