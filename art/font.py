"""Cuts the site's one font down to what Spanish and Basque pages write: python3 art/font.py

Takes Archivo (SIL Open Font License 1.1) out of node_modules and writes src/ui/archivo.woff2, little more than half as
large. A test watches that every letter of the pages is in it. On Debian: apt-get install python3-fonttools python3-brotli.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
WHOLE = ROOT / "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"
CUT = ROOT / "src/ui/archivo.woff2"

WEIGHTS = (400, 800)
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "ÁÉÍÓÚÜÑÇáéíóúüñçàèòïäö"
SIGNS = "¿¡«»‘’“”–—…·•ªº°²³×−±€©\u00a0\u00ad"
NAMES = [*range(7), 13, 14]  # who made it and under which licence stay in the file
FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"]


def main():
    font = instantiateVariableFont(TTFont(WHOLE, recalcTimestamp=False), {"wght": WEIGHTS})
    options = subset.Options(layout_features=FEATURES, name_IDs=NAMES)
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS + SIGNS)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(CUT)
    print(f"{CUT.relative_to(ROOT)}: {CUT.stat().st_size} bytes")


main()
