"""What Blender runs: makes the kit importable, then runs one picture's script.

blender -b --factory-startup --python-exit-code 1 -P art/start.py -- <script> out=<file.exr> [width=…] [samples=…]
"""

import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
script = sys.argv[sys.argv.index("--") + 1]
sys.path[:0] = [HERE, os.path.dirname(os.path.abspath(script))]
sys.dont_write_bytecode = True
runpy.run_path(script, run_name="__main__")
