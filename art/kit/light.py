from math import cos, radians, sin

import bpy
from mathutils import Vector

from kit.colours import lin, mix


def sky(
    sun_az=-50,
    sun_el=38,
    sun=3.6,
    ang=1.6,
    amb=0.85,
    top="#8fb4cf",
    hor="#eef0e6",
    sunc="#fff0d8",
    bg=None,
    ground="#8a8270",
    camgain=1.0,
):
    """Soft gradient dome + warm sun. bg: colour seen by camera only (None = gradient)."""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    N = nt.nodes
    L = nt.links
    tc = N.new("ShaderNodeTexCoord")
    sx = N.new("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Generated"], sx.inputs[0])
    cr = N.new("ShaderNodeValToRGB")
    e = cr.color_ramp.elements
    mr = N.new("ShaderNodeMapRange")
    L.new(sx.outputs["Z"], mr.inputs[0])
    mr.inputs[1].default_value = -0.2
    mr.inputs[2].default_value = 1.0
    L.new(mr.outputs[0], cr.inputs[0])
    e[0].position = 0.10
    e[0].color = (*lin(ground), 1)
    e[1].position = 1
    e[1].color = (*lin(top), 1)
    for pos, c in ((0.165, hor), (0.24, mix(lin(hor), lin(top), 0.25)), (0.5, mix(lin(hor), lin(top), 0.75))):
        q = e.new(pos)
        q.color = (*lin(c), 1)
    b = N["Background"]
    L.new(cr.outputs[0], b.inputs[0])
    b.inputs[1].default_value = amb
    if bg:
        b2 = N.new("ShaderNodeBackground")
        b2.inputs[0].default_value = (*lin(bg), 1)
        lp = N.new("ShaderNodeLightPath")
        ms = N.new("ShaderNodeMixShader")
        L.new(lp.outputs["Is Camera Ray"], ms.inputs[0])
        L.new(b.outputs[0], ms.inputs[1])
        L.new(b2.outputs[0], ms.inputs[2])
        L.new(ms.outputs[0], N["World Output"].inputs[0])
    elif camgain != 1.0:
        b2 = N.new("ShaderNodeBackground")
        L.new(cr.outputs[0], b2.inputs[0])
        b2.inputs[1].default_value = amb * camgain
        lp = N.new("ShaderNodeLightPath")
        ms = N.new("ShaderNodeMixShader")
        L.new(lp.outputs["Is Camera Ray"], ms.inputs[0])
        L.new(b.outputs[0], ms.inputs[1])
        L.new(b2.outputs[0], ms.inputs[2])
        L.new(ms.outputs[0], N["World Output"].inputs[0])
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = sun
    l.angle = radians(ang)
    l.color = lin(sunc)
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    az, el = radians(sun_az), radians(sun_el)
    d = Vector((cos(az) * cos(el), sin(az) * cos(el), sin(el)))
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    w.mist_settings.start = 40
    w.mist_settings.depth = 600
    w.mist_settings.falloff = "LINEAR"
    return w
