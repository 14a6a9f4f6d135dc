"""Takes the grain out of few samples without touching texture.

The light is separated from the surface colour first (light = picture ÷ albedo), smoothed by non-local means that
only compare pixels of alike surface, and multiplied back: paint, gravel and grass keep their pixels.
"""

import cv2
import numba
import numpy as np

SEARCH_RADIUS = 5
PATCH_RADIUS = 1
NORMAL_WEIGHT = 14.0
ALBEDO_WEIGHT = 60.0
DARKEST_ALBEDO = 0.03
BRIGHT_ALBEDO = 0.16  # from here on a surface is smoothed as the picture asks
DARK_CARE = 0.08  # dark glass and rubber show grain most and texture least: they count this much of the difference
FIREFLY_RANK = 3  # so many neighbours must be as bright for a spot of light to be believed


def denoise(colour, albedo, normal, strength):
    """The picture without grain; a smaller strength smooths more."""
    surface = np.clip(albedo, DARKEST_ALBEDO, None)
    light = _without_fireflies(colour / surface)
    compressed = np.log1p(light * 2).astype(np.float32)
    smooth = np.empty_like(compressed)
    _non_local_means(
        compressed,
        _soften(normal),
        _soften(np.sqrt(surface)),
        smooth,
        _strengths(surface, strength),
    )
    return np.expm1(smooth) / 2 * surface


def _strengths(surface, strength):
    """For each pixel; the dark side of an edge decides, or a line of grain would stand along it."""
    care = np.clip(surface.mean(axis=2) / BRIGHT_ALBEDO, DARK_CARE, 1)
    return cv2.erode((strength * care).astype(np.float32), np.ones((3, 3), np.uint8))


def _without_fireflies(light):
    """Spots far brighter than what is around them come down to it."""
    believed = np.empty(light.shape, np.float32)
    _bright_neighbours(np.ascontiguousarray(light, np.float32), believed)
    return np.minimum(light, believed * 1.15 + 0.02)


@numba.njit(parallel=True, cache=True)
def _bright_neighbours(light, result):
    """The brightest neighbour of each pixel but for the first few."""
    height, width, channels = light.shape
    for y in numba.prange(height):
        around = np.empty(8, np.float32)
        for x in range(width):
            for channel in range(channels):
                count = 0
                for row in range(max(0, y - 1), min(height, y + 2)):
                    for column in range(max(0, x - 1), min(width, x + 2)):
                        if row != y or column != x:
                            around[count] = light[row, column, channel]
                            count += 1
                result[y, x, channel] = np.sort(around[:count])[count - FIREFLY_RANK]


def _soften(guide):
    return np.ascontiguousarray(cv2.GaussianBlur(guide, (0, 0), 0.6))


@numba.njit(parallel=True, fastmath=True, cache=True)
def _non_local_means(light, normal, albedo, result, strength):
    height, width, _ = light.shape
    for y in numba.prange(height):
        for x in range(width):
            red, green, blue, total = 0.0, 0.0, 0.0, 0.0
            for other_y in range(max(0, y - SEARCH_RADIUS), min(height, y + SEARCH_RADIUS + 1)):
                for other_x in range(max(0, x - SEARCH_RADIUS), min(width, x + SEARCH_RADIUS + 1)):
                    unlike = _surface_distance(normal, albedo, y, x, other_y, other_x)
                    if unlike > 9.0:
                        continue
                    unlike += strength[y, x] * _patch_distance(light, y, x, other_y, other_x)
                    weight = np.exp(-unlike)
                    red += weight * light[other_y, other_x, 0]
                    green += weight * light[other_y, other_x, 1]
                    blue += weight * light[other_y, other_x, 2]
                    total += weight
            result[y, x, 0] = red / total
            result[y, x, 1] = green / total
            result[y, x, 2] = blue / total


@numba.njit(fastmath=True, inline="always")
def _surface_distance(normal, albedo, y, x, other_y, other_x):
    distance = 0.0
    for channel in range(3):
        bend = normal[y, x, channel] - normal[other_y, other_x, channel]
        paint = albedo[y, x, channel] - albedo[other_y, other_x, channel]
        distance += NORMAL_WEIGHT * bend * bend + ALBEDO_WEIGHT * paint * paint
    return distance


@numba.njit(fastmath=True, inline="always")
def _patch_distance(light, y, x, other_y, other_x):
    height, width, _ = light.shape
    distance, count = 0.0, 0
    for down in range(-PATCH_RADIUS, PATCH_RADIUS + 1):
        row, other_row = y + down, other_y + down
        if row < 0 or other_row < 0 or row >= height or other_row >= height:
            continue
        for across in range(-PATCH_RADIUS, PATCH_RADIUS + 1):
            column, other_column = x + across, other_x + across
            if column < 0 or other_column < 0 or column >= width or other_column >= width:
                continue
            for channel in range(3):
                step = light[row, column, channel] - light[other_row, other_column, channel]
                distance += step * step
            count += 3
    return distance / count
