"""Makes the paper under a model exactly white, keeping its soft shadow inside the frame.

Pages lay these pictures on their own ground by multiplication: anything but white at the edge would show a box.
"""

import cv2
import numpy as np

from finishing.tone import LUMINANCE

PAPER_ALBEDO = np.array([0.9047, 0.8880, 0.8228])  # the kit's colour `paper`, linear
TOLERANCE = 0.012
SPECK = 0.0002  # of the picture: smaller patches of that colour are something else
FADE = 0.09  # of the picture's height: where shadows end before the edge
FAINTEST, FAINT = 0.006, 0.07  # shadows fainter than this are left out, up to this they are thinned
SOFTNESS = 450  # the blur of shadows is the picture's width divided by this


def whiten(display, albedo):
    """The display picture with its paper divided out."""
    share = _paper(albedo)[..., None]
    smooth = _without_grain(display, share)
    light = _fitted_light(smooth, share[..., 0])
    lit = display / light
    shadow = 1 - _without_fringe(_not_warm(np.minimum(smooth / light, 1))) * _fade(display.shape)
    return np.clip(lit * (1 - share) + shadow * share, 0, 1)


def _paper(albedo):
    """1 where paper is seen, 0 on the model, in between along its outline."""
    difference = np.abs(albedo - PAPER_ALBEDO).max(axis=-1)
    paper = (difference < TOLERANCE).astype(np.uint8)
    _, labels, facts, _ = cv2.connectedComponentsWithStats(paper)
    is_sheet = facts[:, cv2.CC_STAT_AREA] > SPECK * paper.size
    is_sheet[0] = False  # label 0 is everything else
    return cv2.GaussianBlur(is_sheet[labels].astype(np.float32), (0, 0), 0.7)


def _without_grain(display, share):
    """Shadows on paper are soft, so paper can be blurred; the model's own pixels do not bleed in."""
    size = display.shape[1] / SOFTNESS
    weight = cv2.GaussianBlur(share, (0, 0), size)[..., None]
    blurred = cv2.GaussianBlur(display * share, (0, 0), size)
    return np.where(weight > 0.05, blurred / np.maximum(weight, 0.05), display)


def _not_warm(shadow):
    """Where sun still falls but less sky, paper turns cream; on a page that looks like a stain, so it becomes grey."""
    grey = shadow @ LUMINANCE
    red, green, blue = np.moveaxis(shadow, -1, 0)
    return np.stack([np.minimum(red, grey), np.minimum(green, grey), np.maximum(blue, grey)], axis=-1)


def _without_fringe(shadow):
    """How dark the shadow is, running out softly before it becomes too faint to be seen as one."""
    depth = 1 - shadow
    seen = np.clip((depth.max(axis=-1, keepdims=True) - FAINTEST) / (FAINT - FAINTEST), 0, 1)
    return depth * seen


def _fitted_light(display, paper):
    """How bright unshadowed paper would be everywhere: a smooth surface through its bright parts."""
    height, width, channels = display.shape
    down, across = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    terms = np.stack([np.ones_like(down), down, across, down * across, down**2, across**2], axis=-1)
    fitted = np.empty_like(display)
    for channel in range(channels):
        values = display[..., channel]
        used = paper > 0.99
        for _ in range(6):
            factors, *_ = np.linalg.lstsq(terms[used][::7], values[used][::7], rcond=None)
            surface = terms @ factors
            used = (paper > 0.99) & (values > surface - 0.006)
        fitted[..., channel] = surface
    return np.maximum(fitted, 0.5)


def _fade(shape):
    """0 at the frame, 1 further in."""
    height, width = shape[:2]
    depth = FADE * height
    down = np.minimum(np.arange(height), np.arange(height)[::-1])
    across = np.minimum(np.arange(width), np.arange(width)[::-1])
    inside = np.clip((np.minimum(down[:, None], across[None, :]) - 3) / depth, 0, 1)
    return (inside * inside * (3 - 2 * inside))[..., None]
