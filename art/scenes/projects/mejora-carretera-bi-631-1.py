"""The first picture of this work is the scene `mejora-carretera`."""

import runpy
from pathlib import Path

runpy.run_path(str(Path(__file__).parent.parent / "mejora-carretera.py"))
