from math import atan2, hypot

from kit.materials import mat
from kit.shapes import TRS, box, cyl, multi_box, prism
from kit.stage import SIDES, group


def caserio(x, y, z=0.0, rz=0.0, w=5.4, d=4.2, h=3.4, roof=1.5):
    """Small Basque house: white walls, stone quoins, low gable roof (ridge along local y), green shutters. Front faces -y."""
    wh = mat("limewash", "#e9e4d8", rough=0.9, var=0.05, vscale=1.5)
    st = mat("quoin", "#b5a88c", rough=0.9, var=0.15, vscale=4, bump=0.3, bscale=14)
    tile = mat("tile", "#b0583a", rough=0.8, var=0.2, vscale=3)
    g = "forest"
    with group("caserio", (x, y, z), rz=rz):
        prism([(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + roof), (-w / 2, h)], -d / 2, d / 2, wh, 0.02)
        for side in SIDES:
            for k in range(int(h / 0.36)):
                q = 0.42 if k % 2 else 0.28
                box(
                    side * w / 2 - q if side > 0 else -w / 2 - 0.025,
                    side * w / 2 + 0.025 if side > 0 else -w / 2 + q,
                    -d / 2 - 0.025,
                    -d / 2 + 0.2,
                    k * 0.36,
                    k * 0.36 + 0.34,
                    st,
                    0.015,
                )
            L = hypot(w / 2 + 0.55, roof * (w / 2 + 0.55) / (w / 2))
            a = atan2(roof, w / 2)
            with group("roof", (0, 0, h + roof + 0.1), (0, side * a, 0)):
                sg = side
                box(
                    0 if sg > 0 else -L,
                    L if sg > 0 else 0,
                    -d / 2 - 0.5,
                    d / 2 + 0.35,
                    -0.06,
                    0.04,
                    "bark",
                    0.01,
                )
                nrow = int((d + 0.85) / 0.19)
                v = [
                    TRS((sg * L / 2, -d / 2 - 0.42 + 0.19 * i, 0.06), sc=(L, 0.12, 0.09)) for i in range(nrow)
                ]
                multi_box(v, tile, 0.03)
        cyl(0.13, (0, -d / 2 - 0.48, h + roof + 0.09), (0, d / 2 + 0.33, h + roof + 0.09), tile, 0.02, 14)

        def window(cx, cz, ww=0.75, hh=1.05):
            box(
                cx - ww / 2,
                cx + ww / 2,
                -d / 2 - 0.02,
                -d / 2 + 0.05,
                cz - hh / 2,
                cz + hh / 2,
                "glass",
                0.005,
            )
            for side in SIDES:
                box(
                    cx + side * ww / 2 - 0.04,
                    cx + side * ww / 2 + 0.04,
                    -d / 2 - 0.05,
                    -d / 2 + 0.02,
                    cz - hh / 2 - 0.05,
                    cz + hh / 2 + 0.05,
                    "white",
                    0.008,
                )
                box(
                    cx + side * (ww / 2 + 0.24) - 0.19,
                    cx + side * (ww / 2 + 0.24) + 0.19,
                    -d / 2 - 0.06,
                    -d / 2 - 0.01,
                    cz - hh / 2,
                    cz + hh / 2,
                    g,
                    0.01,
                )
            box(cx - 0.03, cx + 0.03, -d / 2 - 0.04, -d / 2, cz - hh / 2, cz + hh / 2, "white", 0.004)
            box(
                cx - ww / 2 - 0.1,
                cx + ww / 2 + 0.1,
                -d / 2 - 0.12,
                -d / 2 + 0.02,
                cz - hh / 2 - 0.1,
                cz - hh / 2 - 0.02,
                st,
                0.01,
            )

        window(-w * 0.3, h * 0.36)
        window(w * 0.3, h * 0.36)
        window(-w * 0.27, h * 0.86, 0.7, 0.85)
        window(w * 0.27, h * 0.86, 0.7, 0.85)
        box(-0.6, 0.6, -d / 2 - 0.03, -d / 2 + 0.05, 0, 2.05, g, 0.01)
        box(-0.72, 0.72, -d / 2 - 0.06, -d / 2 + 0.02, 2.05, 2.25, st, 0.01)
        for k in (-0.3, 0, 0.3):
            box(k - 0.01, k + 0.01, -d / 2 - 0.045, -d / 2, 0.05, 2.0, "bark", 0.002)
        cyl(0.28, (w * 0.24, d * 0.1, h + roof * 0.4), (w * 0.24, d * 0.1, h + roof * 1.1), wh, 0.02, 4)
        box(
            w * 0.24 - 0.3,
            w * 0.24 + 0.3,
            d * 0.1 - 0.3,
            d * 0.1 + 0.3,
            h + roof * 1.1,
            h + roof * 1.1 + 0.08,
            st,
            0.02,
        )
