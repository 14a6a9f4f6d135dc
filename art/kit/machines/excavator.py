"""Tracked excavators: the 20 t machine of the scenes, its short-tailed small sister, and the catalogue's model."""

from kit.brand import ONE_COLOUR, mark
from kit.curves import arc
from kit.machine_parts import beacon, bolts, lamp, rail
from kit.machines.digger_arm import digger_arm
from kit.machines.excavator_cab import cab_exc
from kit.running_gear import track_pair
from kit.shapes import TRS, box, cyl, multi_box, prism, tube
from kit.stage import SIDES, group

BOOM_FOOT = (0.45, 1.75)
ARM_Y = -0.12  # the arm stands a little right of the middle, beside the cab


def excavator(
    target=(6.4, 3.4),
    phi=-75,
    slew=0.0,
    loc=(0, 0, 0),
    rz=0.0,
    k=1.0,
    L1=5.7,
    L2=2.95,
    body="amber",
    arm="amber",
    fill="earth",
    mini=False,
    bw=1.3,
):
    """Tracked excavator.

    target: reach and height of the bucket pin in machine space. phi: bucket angle in degrees, 0 with the teeth
    down, -90 curled. slew: turn of the house. k: scale. L1, L2: boom and stick. mini: short tail and dozer blade.
    bw: bucket width. fill: material in the bucket or None.
    """
    with group("excavator", loc, rz=rz, scale=k) as root:
        _undercarriage()
        if mini:
            _dozer_blade(body)
        with group("house", (0, 0, 0), rz=slew):
            _counterweight(body, mini)
            _engine_hood(body, mini)
            _tanks_and_rails(body, mini)
            cab_exc(-0.36, 1.52, 0.40, 1.42, 1.34, 3.25 if mini else 3.08, body)
            _mirror()
            _boom_bracket()
            digger_arm(BOOM_FOOT, target, L1, L2, phi, oy=ARM_Y, arm=arm, bw=bw, fill=fill)
    return root


def _undercarriage():
    track_pair(4.45, 0.98, 2.45, 0.62)
    prism([(-1.1, 0.55), (1.1, 0.55), (0.8, 0.95), (-0.8, 0.95)], -0.95, 0.95, "graphite", 0.06)
    cyl(0.72, (0, 0, 0.9), (0, 0, 1.16), "graphite", 0.03, 40)


def _dozer_blade(body):
    for side in SIDES:
        box(1.6, 2.9, side * 0.75 - 0.09, side * 0.75 + 0.09, 0.45, 0.65, "graphite", 0.03)
    profile = [(2.8, 0.08), (2.95, 0.08), (3.02, 0.4), (2.98, 0.95), (2.86, 0.95), (2.88, 0.4)]
    prism(profile, -1.52, 1.52, body, 0.03)


def _tail(mini):
    """Radius of the tail and where counterweight and hood meet."""
    return (2.1, -1.3) if mini else (2.75, -1.6)


def _counterweight(body, mini):
    radius, joint = _tail(mini)
    deck = [(-1.9, 1.42), (1.45, 1.42), (1.45, 0.5), (1.3, -0.55), (1.3, -1.42), (-1.9, -1.42)]
    prism(deck, 1.14, 1.36, "graphite", 0.03, axis="z")
    tail = arc(0, 0, radius, 180 - 31, 180 + 31, 14)
    prism(tail + [(joint, -1.40), (joint, 1.40)], 1.16, 2.22, body, 0.11, axis="z", seg=4)
    outer = arc(0, 0, radius + 0.015, 180 - 29, 180 + 29, 14)
    inner = arc(0, 0, radius - 0.2, 180 + 29, 180 - 29, 14)
    prism(outer + inner, 1.36, 1.45, "graphite", 0.01, axis="z")
    mark(-radius + 0.012, 0, 1.8, 0.44, "rear", ONE_COLOUR, thickness=0.03)


def _engine_hood(body, mini):
    _, joint = _tail(mini)
    rear = joint - 0.02
    profile = [(rear, 1.36), (-0.38, 1.36), (-0.38, 2.28), (-0.55, 2.36), (rear, 2.36)]
    prism(profile, -1.42, 1.42, body, 0.06, seg=3)
    box(rear + 0.1, -0.55, -1.0, 1.0, 2.34, 2.46, body, 0.05, seg=3)
    lid_slats = int((-0.75 - rear) / 0.12)
    lid = [TRS((rear + 0.28 + slat * 0.12, -0.1, 2.465), sc=(0.05, 1.3, 0.02)) for slat in range(lid_slats)]
    multi_box(lid, "graphite", 0.004)
    first, slats = (-1.1, 5) if mini else (-1.25, 7)
    for side in SIDES:
        vents = [
            TRS((first + slat * 0.1, side * 1.425, 1.95), sc=(0.05, 0.02, 0.45)) for slat in range(slats)
        ]
        multi_box(vents, "graphite", 0.004)
        box(-1.25 if mini else -1.55, -0.45, side * 1.415, side * 1.43, 1.42, 1.6, "forest", 0.004)
    cyl(0.07, (-1.0, -0.75, 2.4), (-1.0, -0.75, 2.85), "graphite", 0.01)
    cyl(0.05, (-1.0, -0.75, 2.8), (-1.1, -0.75, 2.95), "graphite", 0.01)


def _tanks_and_rails(body, mini):
    """Right-hand side: tanks, steps, hand rail."""
    profile = [(-0.38, 1.36), (0.95, 1.36), (0.95, 1.85), (0.75, 2.05), (-0.38, 2.05)]
    prism(profile, -1.42, -0.55, body, 0.06, seg=3)
    box(0.95, 1.28, -1.40, -0.6, 1.36, 1.68, "graphite", 0.03)
    if mini:
        rail_line = [(1.2, 1.6), (1.2, 2.2), (0.6, 2.5), (-0.3, 2.5), (-0.3, 2.1)]
    else:
        rail_line = [(1.2, 1.6), (1.2, 2.2), (0.6, 2.55), (-0.5, 2.95), (-1.5, 2.95), (-1.5, 2.3)]
    tube([(x, -1.38, z) for x, z in rail_line], 0.022, "graphite")


def _mirror():
    tube([(1.45, 1.4, 2.1), (1.6, 1.55, 2.2)], 0.015)
    box(1.55, 1.6, 1.48, 1.66, 2.1, 2.45, "graphite", 0.02)


def _boom_bracket():
    profile = [(-0.35, 1.3), (1.15, 1.3), (0.95, 1.5), (0.7, 1.95), (0.25, 1.95), (0.0, 1.7)]
    for side in SIDES:
        y = ARM_Y + side * 0.3
        prism(profile, y - 0.05, y + 0.05, "graphite", 0.03)


def retro_orugas():
    """22 t crawler excavator for the catalogue."""
    excavator(target=(5.3, 1.18), phi=-48)
    _catalogue_fittings(cab_top=3.08)


def retro_orugas_compacta():
    """14 t crawler excavator with a short tail and a blade, for streets."""
    with group("compact", scale=0.84):
        excavator(target=(6.1, 1.4), phi=-30, mini=True, bw=1.0)
        _catalogue_fittings(cab_top=3.25)


def retro_orugas_grande():
    """35 t crawler excavator with a long boom and a wide bucket, for mass excavation."""
    with group("large", scale=1.17):
        excavator(target=(6.2, 1.18), phi=-52, L1=6.5, L2=3.1, bw=1.75)
        _catalogue_fittings(cab_top=3.08)


def _catalogue_fittings(cab_top):
    """Beacon, rails, steps, guards and hub bolts."""
    beacon(-0.1, 0.7, cab_top, 1.1)
    rail([(-0.6, 1.36, 2.36), (-0.6, 1.36, 2.62), (-1.5, 1.36, 2.62), (-1.5, 1.36, 2.36)], 0.018)
    for side in SIDES:
        _track_fittings(side, side * 1.225)
        box(1.26, 1.36, side * 0.9 - 0.1, side * 0.9 + 0.1, 1.24, 1.32, "graphite", 0.015)
    lamp(1.33, -1.0, 1.76, 1.1)
    box(-0.35, -0.3, 1.415, 1.43, 1.45, 2.2, "graphite", 0.003)
    for x in (-1.0, -0.72):
        box(x - 0.04, x + 0.04, 1.41, 1.445, 1.72, 1.78, "steel", 0.01)


def _track_fittings(side, y):
    """Hub bolts, steps on the track frame, guards between the rollers."""
    for end in SIDES:
        bolts((end * 1.74, 0.49), 0.19, 10, y + side * 0.165, 0.022)
    for x in (-0.45, 0.45):
        box(x - 0.16, x + 0.16, y + side * 0.13, y + side * 0.3, 0.47, 0.53, "graphite", 0.01)
        box(x - 0.14, x + 0.14, y + side * 0.12, y + side * 0.15, 0.53, 0.66, "graphite", 0.01)
    for x in (-0.9, 0, 0.9):
        box(x - 0.1, x + 0.1, y - 0.13, y + 0.13, 0.7, 0.8, "graphite", 0.02)
