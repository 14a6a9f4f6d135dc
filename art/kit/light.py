"""Daylight: a soft sky and a warm sun."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from kit.colours import lin, mix

LOWEST = -0.2  # upward part of the direction at which the gradient begins: a little below the horizon


def sky(
    sun_az=-50,
    sun_el=38,
    sun=3.6,
    ang=1.6,
    amb=0.85,
    top="#8fb4cf",
    hor="#eef0e6",
    sunc="#fff0d8",
    ground="#8a8270",
    camgain=1.0,
):
    """Light the scene.

    sun_az, sun_el: where the sun stands, in degrees. sun: its strength, ang: its size (larger is softer).
    amb: strength of the sky; top, hor, ground: its colours. camgain: how much brighter the sky looks than it lights.
    """
    world = bpy.data.worlds.new("w")
    bpy.context.scene.world = world
    world.use_nodes = True
    gradient = _gradient(world.node_tree, lin(top), lin(hor), lin(ground))
    background = world.node_tree.nodes["Background"]
    world.node_tree.links.new(gradient, background.inputs["Color"])
    background.inputs["Strength"].default_value = amb
    if camgain != 1.0:
        _seen_brighter(world.node_tree, background, gradient, amb * camgain)
    world.mist_settings.start = 40
    world.mist_settings.depth = 600
    world.mist_settings.falloff = "LINEAR"
    _sun(radians(sun_az), radians(sun_el), sun, radians(ang), lin(sunc))
    return world


def _gradient(tree, top, horizon, ground):
    """Sky colour by how far up one looks."""
    direction = tree.nodes.new("ShaderNodeTexCoord")
    upward = tree.nodes.new("ShaderNodeSeparateXYZ")
    share = tree.nodes.new("ShaderNodeMapRange")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(direction.outputs["Generated"], upward.inputs[0])
    tree.links.new(upward.outputs["Z"], share.inputs[0])
    share.inputs[1].default_value = LOWEST
    share.inputs[2].default_value = 1.0
    tree.links.new(share.outputs[0], ramp.inputs[0])
    first, last = ramp.color_ramp.elements
    first.position, first.color = 0.10, (*ground, 1)
    last.position, last.color = 1, (*top, 1)
    between = ((0.165, horizon), (0.24, mix(horizon, top, 0.25)), (0.5, mix(horizon, top, 0.75)))
    for position, colour in between:
        ramp.color_ramp.elements.new(position).color = (*colour, 1)
    return ramp.outputs[0]


def _seen_brighter(tree, background, gradient, strength):
    """A second, brighter sky for the camera only."""
    seen = tree.nodes.new("ShaderNodeBackground")
    tree.links.new(gradient, seen.inputs["Color"])
    seen.inputs["Strength"].default_value = strength
    path = tree.nodes.new("ShaderNodeLightPath")
    chosen = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Camera Ray"], chosen.inputs[0])
    tree.links.new(background.outputs[0], chosen.inputs[1])
    tree.links.new(seen.outputs[0], chosen.inputs[2])
    tree.links.new(chosen.outputs[0], tree.nodes["World Output"].inputs["Surface"])


def _sun(azimuth, elevation, strength, size, colour):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.angle = size
    lamp.color = colour
    sun = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(sun)
    towards = (cos(azimuth) * cos(elevation), sin(azimuth) * cos(elevation), sin(elevation))
    sun.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()
