"""Materials: painted steel, glass, rubber, stone, earth and leaves."""

from kit.colours import lin
from kit.shader import Shader

_made = {}

FINISHES = dict(
    amber=dict(rough=0.34, coat=0.35, dust=0.35),
    amber_d=dict(rough=0.4, dust=0.5),
    cream=dict(rough=0.35, coat=0.3, dust=0.5),
    forest=dict(rough=0.4, coat=0.25, dust=0.5),
    forest2=dict(rough=0.38, coat=0.3, dust=0.45),
    graphite=dict(rough=0.5, dust=0.32),
    rubber=dict(rough=0.75, dust=0.38),
    steel=dict(rough=0.38, metal=0.85, dust=0.4),
    chrome=dict(rough=0.12, metal=1.0),
    pane=dict(rough=0.05, coat=0.6, spec=0.9, metal=0.35),
    white=dict(rough=0.4, coat=0.2),
    concrete=dict(rough=0.85, var=0.10, vscale=1.2, bump=0.25, bscale=18),
    asphalt=dict(rough=0.85, var=0.12, vscale=3, bump=0.35, bscale=40),
    earth=dict(rough=0.95, var=0.18, vscale=1.5, bump=0.6, bscale=9),
    earth_d=dict(rough=0.95, var=0.2, vscale=1.5, bump=0.6, bscale=9),
    lime=dict(rough=0.85, var=0.14, vscale=1.5, bump=0.4, bscale=7, rand=0.12),
    gravel=dict(rough=0.85, var=0.12, vscale=2, rand=0.22),
    bark=dict(rough=0.9),
    leaf=dict(rough=0.7, rand=0.22, var=0.15, vscale=0.6),
    leaf_l=dict(rough=0.7, rand=0.2, var=0.15, vscale=0.6),
    beech=dict(rough=0.7, rand=0.2, var=0.15, vscale=0.6),
    beech_d=dict(rough=0.7, rand=0.2, var=0.15, vscale=0.6),
    smooth_bark=dict(rough=0.85, var=0.12, vscale=3),
    pine=dict(rough=0.75, rand=0.25, var=0.12, vscale=0.6),
    pine_l=dict(rough=0.75, rand=0.25, var=0.12, vscale=0.6),
    meadow=dict(rough=0.8, rand=0.25, var=0.15, vscale=0.5),
    meadow_l=dict(rough=0.8, rand=0.25),
    red=dict(rough=0.4),
    orange=dict(rough=0.5),
    water=dict(rough=0.06, spec=0.6),
    paper=dict(rough=1.0, spec=0.0),
)


def M(name):
    """The standard material of a palette colour."""
    if name == "glass":
        return remember(name, lambda: _clear_glass(name, "glass"))
    return mat(name, name, **FINISHES.get(name, {}))


def mat(
    name,
    col=None,
    rough=0.5,
    metal=0.0,
    var=0.0,
    vscale=2.0,
    bump=0.0,
    bscale=25.0,
    coat=0.0,
    spec=0.5,
    emit=0.0,
    rand=0.0,
    attr=False,
    dust=0.0,
    alpha=1.0,
    trans=0.0,
):
    """A material of that name, made once.

    col: palette name or #hexadecimal; attr takes the colour from the mesh instead. var, vscale: how much and how
    finely the tone varies over the surface. rand: how much it differs between instances. bump, bscale: unevenness.
    dust: how much dust lies on the lower parts. coat: clear lacquer.
    """
    if name in _made:
        return _made[name]
    shader = Shader(name)
    paint = lin(name if col is None else col)
    shader.set(Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=0.12)
    shader.set(Transmission=trans, Alpha=alpha)
    colour = shader.attribute("Col", "Color") if attr else shader.colour(paint)
    if var:
        tone = shader.map_range(shader.noise(vscale, 4, 0.55), 0.3, 0.7, 1 - var, 1 + var)
        colour = shader.mix(1.0, colour, tone, "MULTIPLY")
    if rand:
        tone = shader.map_range(shader.instance_random(), 0, 1, 1 - rand, 1 + rand)
        colour = shader.mix(1.0, colour, tone, "MULTIPLY")
    if dust:
        colour = _dusty(shader, colour, rough, dust)
    shader.connect(colour, "Base Color")
    if emit:
        shader.set(Emission=(*paint, 1), Emission_Strength=emit)
    if bump:
        shader.bump(shader.noise(bscale, 5, 0.6), min(1, bump), 0.06)
    _made[name] = shader.material
    return shader.material


def window_glass():
    """Clearer than that of cabs."""
    return remember("window_glass", lambda: _clear_glass("window_glass", "#f2f5f1", 0.12))


def _clear_glass(name, tint, sky_seen=0.4):
    """Tinted glass that one looks through; the flatter the view, the more sky it shows.

    The sky on it glows instead of being mirrored: a mirror that lets light through needs ten times the samples.
    """
    shader = Shader(name)
    through = shader.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (*lin(tint), 1)
    sky = shader.nodes.new("ShaderNodeEmission")
    sky.inputs["Color"].default_value = (*lin("#dbe7ee"), 1)
    flatness = shader.nodes.new("ShaderNodeLayerWeight")
    flatness.inputs["Blend"].default_value = 0.25
    strength = shader.map_range(flatness.outputs["Facing"], 0, 1, 0.03, sky_seen)
    shader.links.new(strength, sky.inputs["Strength"])
    both = shader.nodes.new("ShaderNodeAddShader")
    for socket, part in zip(both.inputs, (through, sky)):
        shader.links.new(part.outputs[0], socket)
    shader.links.new(both.outputs[0], shader.nodes["Material Output"].inputs["Surface"])
    return shader.material


def _dusty(shader, colour, rough, amount):
    """Dull earth colour over the paint, from the ground up to 1.7 m, in patches."""
    ground = shader.nodes.new("ShaderNodeTexCoord")
    ground.name = "dust_tc"  # `render()` ties it to the ground
    height = shader.axis(ground.outputs["Object"], "Z")
    low = shader.map_range(height, 0.15, 1.7, 1.0, 0.0)
    patches = shader.map_range(shader.noise(1.7, 6, 0.65), 0.35, 0.65, 0.25, 1.0)
    cover = shader.math("MULTIPLY", shader.math("MULTIPLY", low, patches), amount)
    shader.connect(shader.math("ADD", float(rough), cover, clamp=True), "Roughness")
    return shader.mix(cover, colour, lin("earth_l"))


def forget_materials():
    """Materials die with the scene they were made in."""
    _made.clear()


def remember(name, make):
    """The material of that name, made by make() when it is first asked for."""
    if name not in _made:
        _made[name] = make()
    return _made[name]


def lamp_mat():
    return mat("lamp", "#fff3d6", rough=0.2, emit=0.6)


def lit_wall_mat():
    """The wall of a lit room glows by itself: a lamp inside would cost all other places their samples."""
    wall = mat("lit_wall", "#ead9b4", rough=0.9, emit=0.55)
    wall.cycles.sample_as_light = False
    return wall


def beacon_mat():
    return mat("beacon", "#ff9a1f", rough=0.2, emit=0.5)


def timber_mat():
    return mat("timber", "#b98a5a", rough=0.85, var=0.18, vscale=3, bump=0.3, bscale=14)


def blade_mat():
    """Worn, bright steel of cutting edges and teeth."""
    return mat("wear", "#7d7b77", rough=0.34, metal=0.85, dust=0.35)
