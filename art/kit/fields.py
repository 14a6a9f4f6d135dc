from math import sin

from mathutils import Vector, noise

from kit.curves import sstep


def fbm(x, y, s=1.0, o=4, z=0.0):
    return noise.fractal(Vector((x * s, y * s, z)), 1.0, 2.0, o)


def ledges(x, y, H=6.3, n=5, run=0.5, seed=0.0, jag=0.55):
    """Blocky quarry / rock face in a height field: n ledges with jointed (cell-noise) edges, total height H starting at y=0."""
    h = 0.0
    for k in range(n):
        w = 0.55 + 0.25 * sin(k * 2.1 + seed)
        xx = x + 0.25 * noise.noise(Vector((x * 0.9, k * 5.0 + seed, y * 0.8)))
        off = (
            jag * (noise.cell(Vector((xx * w + k * 3.7 + seed, k * 7.3, 0.5))) - 0.5)
            + 0.5 * jag * (noise.cell(Vector((xx * w * 2.6 + k * 1.7, k * 3.1 + seed, 2.5))) - 0.5)
            + 0.25 * noise.noise(Vector((x * 0.5, k * 2.0 + seed, 0)))
        )
        h += H / n * sstep(0, 0.16, y - k * run - off)
    return h
