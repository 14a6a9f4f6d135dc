"""A lifting hook in place of the bucket: coupler plate, shackle and hook with its safety catch."""

from math import cos, pi, sin

from kit.machine_parts import pin
from kit.shapes import box, prism, tube

HOOK_DROP = 0.78  # from the arm's pin down to where slings hang, at scale 1


def lifting_hook(w=0.5, k=1.0):
    """Drawn in bucket space: pin at the origin, the hook hanging along -z."""
    for y in (-0.2, 0.2):
        plate = [(-0.16, 0.06), (0.46, 0.2), (0.5, 0.02), (0.14, -0.3), (-0.14, -0.3)]
        prism([(x * k, z * k) for x, z in plate], (y - 0.03) * k, (y + 0.03) * k, "graphite", 0.01)
    box(-0.14 * k, 0.14 * k, -0.2 * k, 0.2 * k, -0.3 * k, -0.22 * k, "graphite", 0.01)
    pin(0, -0.36 * k, -0.1 * k, 0.1 * k, 0.035 * k)
    shackle = [(-0.07, -0.28), (-0.08, -0.4), (0, -0.47), (0.08, -0.4), (0.07, -0.28)]
    tube([(x * k, 0, z * k) for x, z in shackle], 0.028 * k, "steel")
    bend = [(0.13 * sin(2 * pi * turn / 20), -0.67 + 0.13 * cos(2 * pi * turn / 20)) for turn in range(2, 16)]
    tube([(x * k, 0, z * k) for x, z in [(0, -0.45), (0.03, -0.52)] + bend], 0.035 * k, "amber")
    tube([(-0.02 * k, 0, -0.52 * k), (-0.12 * k, 0, -0.62 * k)], 0.014 * k, "steel")
