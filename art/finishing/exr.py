"""Reads the uncompressed multilayer EXR that the kit's `render()` writes.

Debian's OpenCV is built without EXR, and the format without compression is a table of plain rows.
"""

import struct
from pathlib import Path

import numpy as np

FLOAT_PIXEL = 2


class Passes:
    """The render passes of one picture by name, each an array of height × width × components."""

    def __init__(self, path):
        self.channels = _read_channels(Path(path).read_bytes())

    def get(self, name, components):
        """One pass, for example get("Combined", "RGB")."""
        found = {}
        for channel, pixels in self.channels.items():
            layer = channel.split(".")
            if layer[-2:-1] == [name]:
                found[layer[-1]] = pixels
        return np.stack([found[component] for component in components], axis=-1)


def _read_channels(data):
    attributes, position = _read_header(data)
    if attributes["compression"][0] != 0:
        raise ValueError("the EXR must be uncompressed")
    left, top, right, bottom = struct.unpack("<4i", attributes["dataWindow"])
    width, height = right - left + 1, bottom - top + 1
    layout = _channel_layout(attributes["channels"])
    position += 8 * height  # the table of row offsets: rows follow in order anyway
    channels = {name: np.empty((height, width), np.float32) for name, _ in layout}
    for _ in range(height):
        row = struct.unpack_from("<i", data, position)[0] - top
        position += 8
        for name, pixel in layout:
            channels[name][row] = np.frombuffer(data, pixel, width, position)
            position += width * pixel.itemsize
    return channels


def _read_header(data):
    """Attributes as raw bytes, and where the header ends."""
    position = 8  # magic number and version
    attributes = {}
    while True:
        name, position = _text(data, position)
        if not name:
            return attributes, position
        _, position = _text(data, position)
        size = struct.unpack_from("<i", data, position)[0]
        position += 4
        attributes[name] = data[position : position + size]
        position += size


def _channel_layout(table):
    layout = []
    position = 0
    while table[position] != 0:
        name, position = _text(table, position)
        kind = struct.unpack_from("<i", table, position)[0]
        layout.append((name, np.dtype(np.float32 if kind == FLOAT_PIXEL else np.float16)))
        position += 16
    return layout


def _text(data, position):
    """A zero-terminated string and the position behind it."""
    end = data.index(b"\0", position)
    return data[position:end].decode(), end + 1
