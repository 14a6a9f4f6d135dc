"""How tools are held: the pin bracket of an arm, timbers on the ground."""

from kit.machine_parts import pin
from kit.materials import timber_mat
from kit.shapes import box, prism
from kit.stage import SIDES


def bearers(xs, w=1.2, h=0.2, d=0.2):
    """Timber sleepers along Y, at the given x positions."""
    for x in xs:
        box(x - d / 2, x + d / 2, -w / 2, w / 2, 0, h, timber_mat(), 0.018)


def ears(w=0.3, h=0.55, gap=0.34, t=0.07, m="amber"):
    """Excavator pin bracket, upright on z = 0: two ear plates with two pins. w = half distance of the pins."""
    for side in SIDES:
        prism(
            [
                (-w - 0.2, 0),
                (w + 0.2, 0),
                (w + 0.16, h * 0.7),
                (w + 0.08, h),
                (w - 0.1, h),
                (w - 0.2, h * 0.62),
                (-w + 0.2, h * 0.62),
                (-w + 0.1, h),
                (-w - 0.08, h),
                (-w - 0.16, h * 0.7),
            ],
            side * gap / 2,
            side * (gap / 2 + t),
            m,
            0.02,
        )
    for x in (-w, w):
        pin(x, h * 0.72, -gap / 2 - t - 0.03, gap / 2 + t + 0.03, 0.06)
    box(-w - 0.26, w + 0.26, -gap / 2 - t - 0.1, gap / 2 + t + 0.1, -0.06, 0.01, m, 0.02)
