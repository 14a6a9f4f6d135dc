"""How one picture is developed. A scene passes what differs from these values to `render(finish={...})`."""

from dataclasses import dataclass

import cv2
import numpy as np

from finishing.denoise import denoise
from finishing.ground import whiten
from finishing.tone import develop, linear

REFERENCE_WIDTH = 1600  # blurs are measured in pixels of a picture this wide


@dataclass
class Grade:
    white_ground: bool = True
    exposure: float = 0.32
    saturation: float = 1.17
    contrast: float = 1.38
    white: float = 0.82
    grain: float = 55.0
    mist: float = 0.0
    mist_colour: str = "#e3ebe8"
    bloom: float = 0.05
    vignette: float = 0.0
    sharpness: float = 0.25


def finish(passes, grade):
    """A finished picture, 0 to 1, from the passes of a render."""
    albedo = passes.get("Denoising Albedo", "RGB")
    light = denoise(passes.get("Combined", "RGB"), albedo, passes.get("Denoising Normal", "XYZ"), grade.grain)
    if grade.mist:
        light = _in_mist(light, passes.get("Mist", "Z"), grade)
    light = _bloom(light * 2**grade.exposure, grade.bloom)
    display = _soft_clip(develop(light, grade.saturation, grade.contrast) / grade.white)
    display = _sharpen(display, grade.sharpness)
    if grade.white_ground:
        return whiten(display, albedo)
    return _darken_corners(display, grade.vignette)


def _in_mist(light, distance, grade):
    """Far things fade into the mist; the sky itself (no distance) stays."""
    amount = np.where(distance > 0.9995, 0.0, np.clip(distance, 0, 1)) * grade.mist
    return light * (1 - amount) + linear(grade.mist_colour) * amount


def _bloom(light, amount):
    """Bright places glow a little, near and wide."""
    scale = light.shape[1] / REFERENCE_WIDTH
    source = light.astype(np.float32)
    glow = (cv2.GaussianBlur(source, (0, 0), 6 * scale) + cv2.GaussianBlur(source, (0, 0), 28 * scale)) / 2
    return light * (1 - amount) + glow * amount


def _soft_clip(display, knee=0.9):
    """The last tenth before white bends instead of clipping."""
    room = 1 - knee
    return np.where(display > knee, knee + room * np.tanh((display - knee) / room), display)


def _sharpen(display, amount):
    return np.clip(display + amount * (display - cv2.GaussianBlur(display, (0, 0), 0.9)), 0, 1)


def _darken_corners(display, amount):
    height, width = display.shape[:2]
    down, across = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    corner = np.clip(down**2 + across**2 - 0.4, 0, 2) / 1.6
    return display * (1 - amount * corner)[..., None]
