"""Cuts the site's one font down to what Spanish and Basque pages write: python3 art/font.py

Takes Archivo (SIL Open Font License 1.1) out of node_modules and writes src/ui/archivo.woff2, little more than a third as large: the
letters and signs of both languages, on a grid of 500 to the em, between two masters, the text's weight and the
headings'. A test watches that every letter of the pages is in it.
On Debian: apt-get install python3-fonttools python3-brotli.
"""

from pathlib import Path

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
WHOLE = ROOT / "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"
CUT = ROOT / "src/ui/archivo.woff2"

MASTERS = (400, 800)
# Where Archivo's own 600 and 700 stand between the masters, found by comparing their outlines.
WEIGHTS = [(400, 400), (600, 568), (700, 660), (800, 800)]
UNITS_PER_EM = 500
PROGRAMMERS_SIGNS = "<>[\\]^`{|}~"
LETTERS = "".join(sign for sign in map(chr, range(0x20, 0x7F)) if sign not in PROGRAMMERS_SIGNS) + "ÁÉÍÓÚÜÑÇáéíóúüñçàèòïäö"
SIGNS = "¿¡«»‘’“”–—…·•ªº°²³×−±€©\u00a0\u00ad"
NAMES = [*range(7), 13, 14]  # who made it and under which licence stay in the file
FEATURES = ["kern", "tnum"]


def master(weight):
    font = instantiateVariableFont(TTFont(WHOLE, recalcTimestamp=False), {"wght": weight})
    cutter = subset.Subsetter(subset.Options(layout_features=FEATURES, name_IDs=NAMES))
    cutter.populate(text=LETTERS + SIGNS)
    cutter.subset(font)
    leave_spaces_alone(font)
    scale_upem(font, UNITS_PER_EM)
    return font


def leave_spaces_alone(font):
    """Archivo draws the space in after k and r, where most Basque words end."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            if getattr(pairs, "Format", None) != 1 or not hasattr(pairs, "PairSet"):
                continue
            for first, followers in zip(pairs.Coverage.glyphs, pairs.PairSet):
                followers.PairValueRecord = [
                    pair for pair in followers.PairValueRecord if "space" not in (first, pair.SecondGlyph)
                ]
                followers.PairValueCount = len(followers.PairValueRecord)


def main():
    design = DesignSpaceDocument()
    design.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=800, map=WEIGHTS))
    for weight in MASTERS:
        design.addSource(SourceDescriptor(font=master(weight), location={"Weight": weight}))
    font, *_ = varLib.build(design, exclude=["MVAR", "STAT"])
    font.flavor = "woff2"
    font.save(CUT)
    print(f"{CUT.relative_to(ROOT)}: {CUT.stat().st_size} bytes")


main()
