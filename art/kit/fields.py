"""Heights and patterns as functions of the place."""

from math import sin

from mathutils import Vector, noise

from kit.curves import sstep


def fbm(x, y, s=1.0, o=4, z=0.0):
    """Natural unevenness, about -1 to 1: s is its fineness, o its octaves, z picks another pattern."""
    return noise.fractal(Vector((x * s, y * s, z)), 1.0, 2.0, o)


def ledges(x, y, H=6.3, n=5, run=0.5, seed=0.0, jag=0.55):
    """Height of a blocky rock face that starts at y = 0: n ledges, H in all, their edges broken along joints."""
    total = 0.0
    for number in range(n):
        total += H / n * sstep(0, 0.16, y - number * run - _joint_offset(x, y, number, seed, jag))
    return total


def _joint_offset(x, y, number, seed, jag):
    """How far a ledge's edge stands forward or back at x: large blocks, small blocks, a slow sway."""
    width = 0.55 + 0.25 * sin(number * 2.1 + seed)
    bent = x + 0.25 * noise.noise(Vector((x * 0.9, number * 5.0 + seed, y * 0.8)))
    large = noise.cell(Vector((bent * width + number * 3.7 + seed, number * 7.3, 0.5))) - 0.5
    small = noise.cell(Vector((bent * width * 2.6 + number * 1.7, number * 3.1 + seed, 2.5))) - 0.5
    sway = noise.noise(Vector((x * 0.5, number * 2.0 + seed, 0)))
    return jag * large + 0.5 * jag * small + 0.25 * sway
