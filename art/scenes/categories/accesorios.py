"""Attachments: mobile crusher behind; breaker, grab, demolition shear and brush cutter before it on their timbers."""

from equipment import CATEGORY_SPAN, portrait
from kit import cizalla_demolicion, desbrozadora, group, martillo_hidraulico, pinza, trituradora


def attachments():
    with group("crusher", (-3.0, -1.8, 0)):
        trituradora()
    for build, x, y in (
        (desbrozadora, 7.4, -1.6),
        (cizalla_demolicion, 5.2, 1.4),
        (pinza, 1.8, 3.0),
        (martillo_hidraulico, -2.4, 4.4),
    ):
        with group("attachment", (x, y, 0)):
            build()


portrait("accesorios", attachments, aspect=(3, 2), span=CATEGORY_SPAN)
