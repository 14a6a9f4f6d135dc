"""The company's own ground, paved with concrete and cut open along its front."""

from kit import box, fbm, lin, mat, mix

THICK, BED = 0.15, 0.11


def lay_slab(x0, x1, edge, back, joints, rows):
    """Concrete in bays over a bed of gravel; edge: the y of the cut, joints and rows: where the bays end."""
    slab = mat("apron", "#aaa496", rough=0.85, var=0.05, vscale=0.5)
    bed = mat("bed", "#8f897d", rough=0.95, var=0.1, vscale=9)
    joint = mat("joint", "#837e73", rough=0.9)
    box(x0, x1, edge - 0.02, back, -THICK, 0.0, slab, 0.01)
    box(x0 - 0.15, x1, edge - 0.015, edge + 0.5, -THICK - BED, -THICK + 0.01, bed, 0)
    for x in joints:
        box(x - 0.012, x + 0.012, edge - 0.024, back - 0.3, -0.1, 0.003, joint, 0)
    for y in rows:
        box(x0, x1, y - 0.012, y + 0.012, -0.1, 0.003, joint, 0)


def lawn(x, y):
    return 0.25 * fbm(x, y, 0.08, 3, 6.0) + 0.03 * fbm(x, y, 0.8, 3, 5.0)


def lawn_tone(x, y, _z, _slope):
    return mix(lin("meadow"), lin("meadow_l"), 0.5 + fbm(x, y, 0.12, 4, 2.0))
