"""What machines stand on: crawler tracks and wheels."""

from math import cos, pi, sin

from mathutils import Matrix

from kit.shapes import TRS, cyl, lathe, multi_box, prism
from kit.stage import SIDES, group, rnd


def track_pair(L=4.4, H=0.95, gauge=2.4, shoe=0.6, pitch=0.19, frame="amber_d"):
    """Two crawler tracks of length L and height H, gauge apart, with shoes of that width every pitch."""
    for side in SIDES:
        with group("track", (0, side * gauge / 2, 0)):
            loop = TrackLoop(L, H)
            _shoes(loop, shoe, pitch)
            _track_frame(loop, shoe * 0.42, frame)


class TrackLoop:
    """The closed path of a track: two half circles and two straights, the upper one sagging a little."""

    def __init__(self, length, height):
        self.radius = height / 2 - 0.05
        self.reach = length / 2 - self.radius - 0.05  # from the middle to each wheel
        self.middle = height / 2
        self.perimeter = 4 * self.reach + 2 * pi * self.radius

    def at(self, travelled):
        """x, z and heading after so many metres from the upper left."""
        straight, bend = 2 * self.reach, pi * self.radius
        if travelled < straight:
            sag = 0.05 * sin(pi * travelled / straight)
            return travelled - self.reach, self.middle + self.radius - sag, 0
        travelled -= straight
        if travelled < bend:
            return self._on_wheel(self.reach, pi / 2 - travelled / self.radius)
        travelled -= bend
        if travelled < straight:
            return self.reach - travelled, self.middle - self.radius, pi
        return self._on_wheel(-self.reach, -pi / 2 - (travelled - straight) / self.radius)

    def _on_wheel(self, x, angle):
        return x + self.radius * cos(angle), self.middle + self.radius * sin(angle), angle - pi / 2


def _shoes(loop, width, pitch):
    """Plates with two grousers each, and the chain behind them, as one object."""
    count = round(loop.perimeter / pitch)
    length = loop.perimeter / count
    boxes = []
    for number in range(count):
        x, z, heading = loop.at(number * length)
        on_track = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(-heading, 4, "Y")
        boxes.append(on_track @ TRS((0, 0, 0.012), sc=(length * 0.93, width, 0.035)))
        for grouser in (-0.3, 0.3):
            boxes.append(on_track @ TRS((length * grouser, 0, 0.04), sc=(0.02, width * 0.98, 0.035)))
        boxes.append(on_track @ TRS((0, 0, -0.035), sc=(length * 0.8, width * 0.35, 0.06)))
    multi_box(boxes, "graphite", 0.006)


def _track_frame(loop, width, material):
    """Side frame, sprocket and idler at the ends, rollers below."""
    radius, reach, middle = loop.radius, loop.reach, loop.middle
    profile = [
        (-reach * 0.92, middle - 0.22),
        (reach * 0.92, middle - 0.22),
        (reach * 0.98, middle),
        (reach * 0.8, middle + 0.2),
        (-reach * 0.8, middle + 0.2),
        (-reach * 0.98, middle),
    ]
    prism(profile, -width / 2, width / 2, material, 0.04)
    discs = ((radius - 0.07, 0.42, "graphite", 0.03), (radius * 0.55, 0.62, material, 0.03))
    for end in SIDES:
        for size, half, colour, bevel in (*discs, (radius * 0.25, 0.72, "steel", 0.02)):
            cyl(
                size, (end * reach, -width * half, middle), (end * reach, width * half, middle), colour, bevel
            )
    rollers = max(4, int(reach * 2 / 0.5))
    for number in range(rollers):
        x = -reach * 0.82 + 2 * reach * 0.82 * number / (rollers - 1)
        z = middle - radius + radius * 0.3
        cyl(radius * 0.26, (x, -width * 0.55, z), (x, width * 0.55, z), "graphite", 0.02, 20)


def wheel(x, y, r=0.52, w=0.32, rim="steel", side=1, lugs=26, twin=False):
    """Wheel of radius r and width w standing on the ground; side is +1 when its outer face looks to +y."""
    with group("wheel", (x, y, r), (0, rnd.random() * 6, 0)):
        _tyre(r, w, lugs, 0)
        if twin:
            _tyre(r, w, lugs, -side * (w + 0.03))
        _rim(r, w, rim, side, twin)


def _tyre(r, w, lugs, offset):
    half = [(0.58, 0.42), (0.72, 0.5), (0.9, 0.5), (0.97, 0.42), (0.985, 0.25)]
    profile = [(r * radius, offset - w * across) for radius, across in half]
    profile += [(r * radius, offset + w * across) for radius, across in reversed(half)]
    lathe(profile, "rubber", 48)
    length = 2 * pi * r / lugs * 0.52
    boxes = []
    for number in range(lugs):
        for edge in SIDES:
            angle = 2 * pi * number / lugs + (pi / lugs if edge > 0 else 0)
            lug = TRS(
                (r * 0.985, offset + edge * w * 0.24, 0), (edge * 0.35, 0, 0), (0.035, w * 0.46, length)
            )
            boxes.append(Matrix.Rotation(-angle, 4, "Y") @ lug)
    multi_box(boxes, "rubber", 0.005)


def _rim(r, w, material, side, twin):
    """Dished rim with hub and nuts outside, a dark disc inside; twins have a deep dish."""
    dish, hub, nuts = (0.12, 0.10, 0.11) if twin else (0.3, 0.34, 0.32)
    profile = [(0.6, 0.40), (0.56, 0.43), (0.52, 0.36), (0.47, dish), (0.26, hub), (0.24, 0.42), (0.0, 0.44)]
    lathe([(r * radius, side * w * across) for radius, across in profile], material, 40)
    lathe([(r * 0.6, -side * w * 0.40), (0, -side * w * 0.3)], "graphite", 24)
    y = side * w * nuts
    for number in range(10):
        angle = 2 * pi * number / 10
        x, z = r * 0.36 * cos(angle), r * 0.36 * sin(angle)
        cyl(0.018, (x, y, z), (x, y + side * 0.035, z), "graphite", 0, 8)
