"""The palette and how colours are mixed. All mixing happens in linear light."""

PAL = dict(
    forest="#1f3d2b",
    forest2="#26402f",
    amber="#f09f00",
    amber_d="#c97f06",
    cream="#e6e0d2",
    graphite="#2a2d2e",
    rubber="#1b1c1d",
    steel="#8c9092",
    chrome="#d7dadb",
    glass="#d3dfdd",
    pane="#5f7b85",
    lime="#bfb49b",
    lime_d="#9a8d74",
    earth="#8f7054",
    earth_l="#ad8e6c",
    earth_d="#6a503c",
    topsoil="#463629",
    clay="#a27450",
    gravel="#a19d94",
    asphalt="#4a4b4b",
    concrete="#c4c0b6",
    meadow="#6d8850",
    meadow_l="#8b9e62",
    meadow_d="#4c6940",
    leaf="#44663c",
    leaf_l="#64844a",
    beech="#547a38",
    beech_d="#466b33",
    pine="#27452f",
    pine_l="#35593d",
    bark="#54473c",
    smooth_bark="#8d8a80",
    water="#7fb3c4",
    white="#eae8e1",
    red="#b3392b",
    orange="#e0632a",
    paper="#f4f2ea",
)


def lin(colour):
    """Linear red, green and blue of a palette name or a #hexadecimal colour; numbers pass through."""
    if not isinstance(colour, str):
        return tuple(colour)[:3]
    digits = PAL.get(colour, colour).lstrip("#")
    return tuple(_decode(int(digits[at : at + 2], 16) / 255) for at in (0, 2, 4))


def _decode(encoded):
    """The sRGB transfer curve, backwards."""
    return encoded / 12.92 if encoded <= 0.04045 else ((encoded + 0.055) / 1.055) ** 2.4


def mix(first, second, share):
    """The first colour at share 0, the second at 1."""
    share = max(0.0, min(1.0, share))
    return tuple(a + (b - a) * share for a, b in zip(first, second))
