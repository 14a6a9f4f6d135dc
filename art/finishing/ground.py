"""Makes the paper under a model exactly white, keeping its soft shadow inside the frame.

Pages lay these pictures on their own ground by multiplication: anything but white at the edge would show a box.
"""

import cv2
import numpy as np

PAPER_ALBEDO = np.array([0.9047, 0.8880, 0.8228])  # the kit's colour `paper`, linear
TOLERANCE = 0.012
FADE = 0.09  # of the picture's height: where shadows end before the edge
WHITE_FROM = 0.985


def whiten(display, albedo):
    """The display picture with its paper divided out."""
    paper = _paper(albedo)
    lit = display / _fitted_light(display, paper)
    shadow = np.clip(lit, 0, 1)
    shadow = 1 - (1 - shadow) * _fade(display.shape)
    shadow = np.where(shadow.min(axis=-1, keepdims=True) > WHITE_FROM, 1.0, shadow)
    share = paper[..., None]
    return np.clip(lit * (1 - share) + shadow * share, 0, 1)


def _paper(albedo):
    """1 where paper is seen, 0 on the model, in between along its outline."""
    difference = np.abs(albedo - PAPER_ALBEDO).max(axis=-1)
    paper = (difference < TOLERANCE).astype(np.uint8)
    _, labels = cv2.connectedComponents(paper)
    frame = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    reached = np.isin(labels, np.unique(frame[frame > 0]))
    return cv2.GaussianBlur(reached.astype(np.float32), (0, 0), 0.7)


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
