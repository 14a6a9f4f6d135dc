"""Develops one render: python3 art/finish.py <file.exr> <picture.webp|png>

The grade stands beside the render as <file.exr>.json.
"""

import json
import os
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from finishing.exr import Passes
from finishing.grade import Grade, finish

WEBP = {"quality": 88, "method": 6}


def main(render, picture):
    grade = Grade(**json.loads(Path(f"{render}.json").read_text(encoding="utf-8")))
    values = finish(Passes(render), grade)
    image = Image.fromarray(_eight_bits(values))
    Path(picture).parent.mkdir(parents=True, exist_ok=True)
    unfinished = f"{picture}.part"
    image.save(unfinished, "PNG" if picture.endswith(".png") else "WEBP", **WEBP)
    os.replace(unfinished, picture)


def _eight_bits(values):
    """A trace of noise hides the steps in smooth skies; pure white stays pure."""
    grain = np.random.default_rng(1).uniform(-0.5, 0.5, values.shape) / 255
    dithered = np.where(values >= 1, 1, values + grain)
    return (np.clip(dithered, 0, 1) * 255 + 0.5).astype(np.uint8)


main(*sys.argv[1:3])
