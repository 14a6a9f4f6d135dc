"""From light to display: a film-like curve that lets bright colours fade towards white instead of clipping."""

import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])

# Colours are pulled towards a grey before the curve and pushed back after it, so that strong amber keeps its hue.
GREY_WEIGHTS = np.array([0.0424, 0.0784, 0.0792])
KEPT = 1 - GREY_WEIGHTS.sum()

DARKEST_STOP, BRIGHTEST_STOP = -12.47, 4.03
PIVOT_IN, PIVOT_OUT, SLOPE, KNEE = 0.5914, 0.4657, 1.875, 2.925


def develop(light, saturation, contrast):
    """Linear light in, values ready for a screen (0 to 1) out."""
    pulled = KEPT * light + (light @ GREY_WEIGHTS)[..., None]
    stops = np.log2(np.maximum(pulled, 1e-10))
    exposed = np.clip((stops - DARKEST_STOP) / (BRIGHTEST_STOP - DARKEST_STOP), 0, 1)
    curved = np.maximum(_film_curve(exposed), 0) ** contrast
    grey = (curved @ LUMINANCE)[..., None]
    coloured = grey + saturation * (curved - grey)
    pushed = (coloured - (coloured @ GREY_WEIGHTS)[..., None]) / KEPT
    return np.clip(pushed, 0, 1)


def _film_curve(value):
    """Straight through the pivot, bending into a toe below and a shoulder above."""
    above = PIVOT_OUT + _bend(np.maximum(value - PIVOT_IN, 0), 1 - PIVOT_IN, 1 - PIVOT_OUT)
    below = PIVOT_OUT - _bend(np.maximum(PIVOT_IN - value, 0), PIVOT_IN, PIVOT_OUT)
    return np.where(value >= PIVOT_IN, above, below)


def _bend(distance, span, room):
    """Rises with SLOPE and reaches room exactly at span."""

    def knee(steps):
        return steps / (1 + steps**KNEE) ** (1 / KNEE)

    return room * knee(SLOPE * distance / room) / knee(SLOPE * span / room)


def linear(hexadecimal):
    """Linear light of a colour written like #dce9ec."""
    digits = hexadecimal.lstrip("#")
    encoded = np.array([int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)])
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)
