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
    glass="#0e181b",
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
    pine="#27452f",
    pine_l="#35593d",
    bark="#54473c",
    water="#7fb3c4",
    white="#eae8e1",
    red="#b3392b",
    orange="#e0632a",
    paper="#f4f2ea",
)


def lin(h):
    if not isinstance(h, str):
        return tuple(h)[:3]
    h = PAL.get(h, h).lstrip("#")
    out = []
    for i in (0, 2, 4):
        c = int(h[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return tuple(out)


def mix(a, b, t):
    t = max(0.0, min(1.0, t))
    return tuple(x + (y - x) * t for x, y in zip(a, b))
