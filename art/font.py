"""Cuts Archivo (SIL Open Font License 1.1) out of node_modules into the two files of src/ui: python3 art/font.py

archivo.woff2 has ASCII, Latin-1 and typographic signs: all that Spanish, Basque and their neighbours write.
archivo-extended.woff2 has the letters of Central Europe; a browser fetches it only for a page that writes one.
The characters are fixed, not those of today's texts. Both have two masters, the text's weight and the headings', on a grid
of 500 units to the em. Needs: python3 -m pip install fonttools brotli (Debian: python3-fonttools, python3-brotli).
Afterwards: node art/font-fallbacks.ts
"""

from pathlib import Path

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

ROOT = Path(__file__).parent.parent
WHOLE = ROOT / "node_modules/@expo-google-fonts/archivo"
MASTERS = {400: "400Regular/Archivo_400Regular.ttf", 800: "800ExtraBold/Archivo_800ExtraBold.ttf"}
# Where Archivo's own 600 and 700 stand between the masters, found by comparing their outlines.
WEIGHTS = [(400, 400), (600, 568), (700, 660), (800, 800)]
UNITS_PER_EM = 500
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ıŒœ–—‘’‚“”„•…‹›′″⁄€™−↑→↓≈≤≥")]
EXTENDED = [*range(0x100, 0x180), *map(ord, "ȘșȚțẞ")]
FILES = {"archivo.woff2": LATIN, "archivo-extended.woff2": [letter for letter in EXTENDED if letter not in LATIN]}
NAMES = [*range(7), 13, 14]  # who made it and under which licence stay in the file
FEATURES = ["kern", "tnum"]


def master(weight, characters):
    font = TTFont(WHOLE / MASTERS[weight], recalcTimestamp=False)
    cutter = subset.Subsetter(subset.Options(layout_features=FEATURES, name_IDs=NAMES))
    cutter.populate(unicodes=characters)
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


def cut(file, characters):
    design = DesignSpaceDocument()
    design.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=800, map=WEIGHTS))
    for weight in MASTERS:
        design.addSource(SourceDescriptor(font=master(weight, characters), location={"Weight": weight}))
    font, *_ = varLib.build(design, exclude=["MVAR", "STAT"])
    font.flavor = "woff2"
    font.save(ROOT / "src/ui" / file)
    print(f"{file}: {(ROOT / 'src/ui' / file).stat().st_size} bytes")


for file, characters in FILES.items():
    cut(file, characters)
