"""The signature of every model: beds of soil, clay and limestone where the ground is cut."""

import bpy

from kit.colours import lin
from kit.materials import remember
from kit.shader import Shader

# Tops of the beds in metres above the datum, from the highest down.
BEDS = [
    (None, "clay"),
    (6.2, "earth_l"),
    (5.4, "lime_d"),
    (4.9, "lime"),
    (3.6, "earth_l"),
    (3.1, "lime_d"),
    (1.9, "lime"),
    (0.9, "earth_l"),
    (0.3, "clay"),
    (-0.55, "earth_l"),
    (-1.05, "lime_d"),
    (-1.35, "lime"),
    (-2.0, "lime_d"),
]
HIGHEST, LOWEST = 9.0, -3.0  # the range that the beds cover
TOPSOIL, SUBSOIL = 0.25, 0.6  # depths below the surface, in metres


def strata_mat(scale=1.0, datum=0.0):
    """The cut side of a block: topsoil and subsoil follow the surface (attribute `Depth`), beds lie level.

    scale: below 1 all beds are thinner, for pictures taken from close by. datum: the level they are measured from.
    """
    return remember("strata", lambda: _make_strata(scale, datum))


def _make_strata(scale, datum):
    shader = Shader("strata")
    shader.set(Roughness=0.95, Specular=0.15)
    waver = shader.map_range(shader.noise(0.55 / scale), 0.3, 0.7, -0.22, 0.22)
    grain = shader.noise(7 / scale, 6)
    below = shader.math("DIVIDE", shader.attribute("Depth", "Fac"), scale)
    depth = shader.math("DIVIDE", shader.math("ADD", below, waver), HIGHEST)
    soil = shader.steps(depth, [(0, lin("topsoil")), (TOPSOIL / HIGHEST, lin("earth_d"))])
    is_bedded = shader.math("GREATER_THAN", depth, SUBSOIL / HIGHEST)
    colour = shader.mix(is_bedded, soil, _beds(shader, waver, scale, datum))
    tone = shader.map_range(grain, 0.3, 0.7, 0.82, 1.15)
    shader.connect(shader.mix(1.0, colour, tone, "MULTIPLY"), "Base Color")
    shader.bump(grain, 0.5, 0.05 * scale)
    return shader.material


def _beds(shader, waver, scale, datum):
    level = shader.axis(shader.geometry("Position"), "Z")
    height = shader.math("DIVIDE", shader.math("SUBTRACT", level, datum), scale)
    downwards = shader.math("MULTIPLY_ADD", height, -1.0, waver)
    position = shader.map_range(downwards, -HIGHEST, -LOWEST, 0.0, 1.0)
    span = HIGHEST - LOWEST
    layers = [(0 if top is None else (HIGHEST - top) / span, lin(colour)) for top, colour in BEDS]
    return shader.steps(position, layers)


def face_strata(
    m,
    period=2.7,
    layers=("clay", "earth_l", "lime_d", "earth_l", "earth", "lime_d"),
    cuts=(0, 0.22, 0.40, 0.52, 0.68, 0.9),
    lo=0.86,
    hi=0.62,
    amount=0.8,
    mask="Mask",
):
    """Show beds on the steep faces of a terrain's material, sharp to the pixel.

    period: height in which the layers repeat; cuts: where each begins in it. lo, hi: upright part of the normal
    between which a face counts as steep. mask: vertex attribute (see `mask_attr`) that switches the beds off at 0.
    """
    shader = Shader.of(m)
    ground = shader.base_colour
    height = shader.axis(shader.geometry("Position"), "Z")
    bent = shader.math("MULTIPLY_ADD", shader.noise(0.35, 3), 0.9, height)
    bent = shader.math("MULTIPLY_ADD", shader.noise(3.5, 4), 0.22, bent)
    position = shader.math("FRACT", shader.math("DIVIDE", bent, period))
    beds = shader.steps(position, [(cut, lin(layer)) for cut, layer in zip(cuts, layers)])
    tone = shader.map_range(shader.noise(9, 6), 0.3, 0.7, 0.72, 1.2)
    beds = shader.mix(1.0, beds, tone, "MULTIPLY")
    upright = shader.axis(shader.geometry("True Normal"), "Z")
    steep = shader.map_range(upright, lo, hi, 0, amount)
    shown = shader.math("MULTIPLY", steep, shader.attribute(mask, "Fac"))
    shader.connect(shader.mix(shown, ground, beds), "Base Color")


def mask_attr(o, fn, name="Mask"):
    """A value per vertex, fn(x, y, z) from 0 to 1."""
    values = []
    for vertex in o.data.vertices:
        value = float(fn(*vertex.co))
        values += [value, value, value, 1.0]
    o.data.color_attributes.new(name, "FLOAT_COLOR", "POINT").data.foreach_set("color", values)


def rebase_skirt(ground):
    """Measure the topsoil on cut sides from the original ground, a level or ground(x, y), not from a dug floor."""
    for thing in bpy.data.objects:
        if thing.type != "MESH" or "Depth" not in thing.data.color_attributes:
            continue
        values = []
        for vertex in thing.data.vertices:
            x, y, z = vertex.co
            depth = max(0.0, (ground(x, y) if callable(ground) else ground) - z)
            values += [depth, depth, depth, 1.0]
        thing.data.color_attributes["Depth"].data.foreach_set("color", values)
