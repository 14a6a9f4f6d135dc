"""The first picture of this work is the scene `mejora-drenaje`."""

import runpy
from pathlib import Path

runpy.run_path(str(Path(__file__).parent.parent / "mejora-drenaje.py"))
