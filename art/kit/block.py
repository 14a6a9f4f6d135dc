"""A cut-out piece of ground on its plinth, with the light and the three-quarter view that all such models share."""

from kit.camera import fit
from kit.colours import lin, mix
from kit.curves import sstep
from kit.fields import fbm
from kit.light import sky
from kit.render import render
from kit.strata import rebase_skirt
from kit.terrain import backdrop, plinth, terrain


def block(bounds, height, colour, bottom=-1.9, step=0.1, ground=None):
    """Terrain with strata sides, on plinth and paper. Gives the terrain and the height of the plinth's foot.

    ground: level, or ground(x, y), from which the topsoil on the cut sides is measured where the surface is dug.
    """
    surface = terrain(*bounds, step, height, colour, bump=0.5, bscale=9, skirt=bottom)
    if ground is not None:
        rebase_skirt(ground)
    over = plinth_edge(bounds)
    foot = plinth(*bounds, bottom, 0.7 * over, over)
    backdrop(foot)
    return surface, foot


def plinth_edge(bounds):
    """How far the plinth reaches beyond the block: less under a small one."""
    x0, x1, _, _ = bounds
    return min(0.5, 0.04 * (x1 - x0))


def show(name, bounds, foot, tops=(), aspect=(3, 2), elevation=26, focus=(0, -2, 1), width=2000):
    """Low warm sun, frame and render; tops are the highest points that must stay in the picture."""
    x0, x1, y0, y1 = bounds
    over = plinth_edge(bounds)
    sky(sun_az=-56, sun_el=42, sun=4.0, ang=2.0, amb=0.9)
    fit(
        (x0 - over, x1 + over, y0 - over, y1 + over, foot, foot + 1.0),
        az=-62,
        el=elevation,
        lens=75,
        aspect=aspect[0] / aspect[1],
        margin=0.035,
        fstop=1.6,
        focus=focus,
        extra=list(tops),
    )
    render(name, aspect, width=width)


def gravel_tone(x, y):
    """Colour of a rolled gravel yard."""
    patch, speck = fbm(x, y, 0.3, 3, 2.0), fbm(x, y, 1.3, 3, 7.0)
    return mix(
        mix(lin("lime_d"), lin("gravel"), 0.5 + 0.8 * patch + 0.3 * speck),
        lin("lime"),
        0.35 * sstep(0, 0.5, speck),
    )


def grass_tone(x, y):
    """Colour of the ground under meadow grass."""
    return mix(lin("meadow"), lin("meadow_l"), 0.5 + fbm(x, y, 0.3, 3, 2.0))
