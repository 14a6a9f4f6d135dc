"""Attachments: hydraulic breaker, grab, demolition shear and brush cutter, each on its timbers."""

from equipment import portrait
from kit import cizalla_demolicion, desbrozadora, group, martillo_hidraulico, pinza


def attachments():
    for build, x, y in (
        (martillo_hidraulico, 0.2, 3.7),
        (cizalla_demolicion, -2.4, 0.6),
        (pinza, 3.2, 2.3),
        (desbrozadora, 2.4, -1.4),
    ):
        with group("attachment", (x, y, 0)):
            build()


SCALE = 2.8  # as the single tools are shown
portrait("accesorios", attachments, SCALE, aspect=(3, 2))
