"""What is seen through the glass of a cab: the seat and, unless the machine is parked, who drives it."""

from kit.people import operator
from kit.shapes import box
from kit.stage import group

_driven = [True]
_drivers = [0]


class parked:
    """`with parked(): excavator(...)` leaves the seat empty."""

    def __enter__(self):
        _driven.append(False)

    def __exit__(self, *failure):
        _driven.pop()


def driver_seat(x, y, z, s=1.0, hat="white"):
    """A seat at height z and its driver, facing +x; s scales both."""
    with group("seat", (x, y, z), scale=s):
        box(-0.22, 0.3, -0.24, 0.24, -0.14, 0.02, "graphite", 0.05)
        box(-0.32, -0.16, -0.23, 0.23, -0.05, 0.62, "graphite", 0.05)
        box(-0.3, -0.18, -0.13, 0.13, 0.64, 0.84, "graphite", 0.04)
    driver(x, y, z, s, hat)


def driver(x, y, z, s=1.0, hat="white"):
    """Who sits at height z, unless the machine is parked; no two in a picture look alike."""
    if _driven[-1]:
        _drivers[0] += 1
        operator(x, y, z, who=_drivers[0], hat=hat, s=s)
