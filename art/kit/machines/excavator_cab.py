"""The cab of tracked and wheeled excavators."""

from kit.brand import ONE_COLOUR, mark
from kit.cab_interior import driver_seat
from kit.materials import lamp_mat
from kit.shapes import box, cyl, prism

DRAWN_HEIGHT = 1.73  # all measures below belong to a cab this high


def cab_exc(x0=-0.35, x1=1.5, y0=0.42, y1=1.42, z0=1.32, z1=3.05, body="amber", top="graphite"):
    """Excavator cab between two corners: glass, door panel, pillars, roof, lamps; the mark on the door."""
    scale = (z1 - z0) / DRAWN_HEIGHT
    front = x1 - 0.28 * scale  # where the sloping windscreen meets the roof
    _glass(x0, x1, y0, y1, z0, z1, scale, front)
    driver_seat(x0 + 0.68 * scale, (y0 + y1) / 2, z1 - 1.18 * scale, scale)
    _door_panel(x0, x1, y0, y1, z0, scale, body)
    _pillars(x0, x1, y0, y1, z0, z1, scale, front, top)
    box(x1 - 0.03, x1 + 0.02, y0 + 0.03, y1 - 0.03, z0 + 0.3 * scale, z0 + 0.36 * scale, top, 0.01)
    _roof(x0, y0, y1, z1, scale, front, body if top == "white" else top)


def _glass(x0, x1, y0, y1, z0, z1, scale, front):
    """One volume a little inside the pillars."""
    inset = 0.035 * scale
    profile = [
        (x0 + inset, z0 + 0.1),
        (x1 - 0.05 - inset, z0 + 0.1),
        (x1 - inset, z0 + 0.35 * scale),
        (x1 - 0.02 - inset, z0 + 0.75 * scale),
        (front - inset, z1 - 0.08 * scale),
        (x0 + inset, z1 - 0.08 * scale),
    ]
    prism(profile, y0 + inset, y1 - inset, "glass", 0.03 * scale)


def _door_panel(x0, x1, y0, y1, z0, scale, body):
    profile = [
        (x0, z0),
        (x1 - 0.08 * scale, z0),
        (x1 - 0.005, z0 + 0.33 * scale),
        (x1 - 0.35 * scale, z0 + 0.4 * scale),
        (x0 + 0.62 * scale, z0 + 0.42 * scale),
        (x0 + 0.5 * scale, z0 + 0.78 * scale),
        (x0, z0 + 0.78 * scale),
    ]
    prism(profile, y0, y1, body, 0.035 * scale)
    mark(x0 + 0.95 * scale, y1, z0 + 0.21 * scale, 0.27 * scale, "left", ONE_COLOUR)
    handle = x0 + 0.66 * scale, x0 + 0.8 * scale
    box(*handle, y1 - 0.005, y1 + 0.025, z0 + 0.62 * scale, z0 + 0.66 * scale, "steel", 0.008)


def _pillars(x0, x1, y0, y1, z0, z1, scale, front, material):
    thickness = 0.075 * scale

    def pillar(bottom, top, width):
        for y in (y0 + width / 2, y1 - width / 2):
            cyl(width / 2 * 1.05, (bottom[0], y, bottom[1]), (top[0], y, top[1]), material, 0.01, 12)

    rear = x0 + thickness / 2
    door = x0 + 0.6 * scale
    pillar((rear, z0 + 0.7 * scale), (rear, z1 - 0.08 * scale), thickness * 1.3)
    pillar((x1 - 0.005, z0 + 0.3 * scale), (x1 - 0.025, z0 + 0.76 * scale), thickness)
    pillar((x1 - 0.025, z0 + 0.74 * scale), (front - 0.01, z1 - 0.06 * scale), thickness)
    pillar((door, z0 + 0.4 * scale), (door, z1 - 0.06 * scale), thickness * 0.85)


def _roof(x0, y0, y1, z1, scale, front, material):
    profile = [
        (x0 - 0.05, z1 - 0.09 * scale),
        (front + 0.10, z1 - 0.09 * scale),
        (front + 0.02, z1),
        (x0 + 0.1, z1 + 0.02),
        (x0 - 0.05, z1 - 0.02),
    ]
    prism(profile, y0 - 0.03, y1 + 0.03, material, 0.04 * scale)
    for y in (y0 + 0.12, y1 - 0.12):
        box(front, front + 0.10, y - 0.07, y + 0.07, z1 - 0.02, z1 + 0.06, lamp_mat(), 0.015)
