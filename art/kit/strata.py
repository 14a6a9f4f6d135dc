import bpy

from kit.colours import lin
from kit.materials import _mats


def strata_mat(layers=None):
    """Cut earth: colour by depth below surface (attribute 'Depth') with noisy boundaries."""
    if "strata" in _mats:
        return _mats["strata"]
    m = bpy.data.materials.new("strata")
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    p = N["Principled BSDF"]
    p.inputs["Roughness"].default_value = 0.95
    p.inputs["Specular"].default_value = 0.15
    a = N.new("ShaderNodeAttribute")
    a.attribute_name = "Depth"
    geo = N.new("ShaderNodeNewGeometry")
    n = N.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 0.55
    n.inputs["Detail"].default_value = 4
    L.new(geo.outputs["Position"], n.inputs["Vector"])
    mr = N.new("ShaderNodeMapRange")
    L.new(n.outputs["Fac"], mr.inputs[0])
    mr.inputs[1].default_value = 0.3
    mr.inputs[2].default_value = 0.7
    mr.inputs[3].default_value = -0.22
    mr.inputs[4].default_value = 0.22
    ad = N.new("ShaderNodeMath")
    ad.operation = "ADD"
    L.new(a.outputs["Fac"], ad.inputs[0])
    L.new(mr.outputs[0], ad.inputs[1])
    sc = N.new("ShaderNodeMath")
    sc.operation = "DIVIDE"
    L.new(ad.outputs[0], sc.inputs[0])
    sc.inputs[1].default_value = 9.0
    cr = N.new("ShaderNodeValToRGB")
    cr.color_ramp.interpolation = "CONSTANT"
    Zp = lambda z: (9 - z) / 12  # bed tops in metres
    layers = layers or [
        (0, "clay"),
        (Zp(6.2), "earth_l"),
        (Zp(5.4), "lime_d"),
        (Zp(4.9), "lime"),
        (Zp(3.6), "earth_l"),
        (Zp(3.1), "lime_d"),
        (Zp(1.9), "lime"),
        (Zp(0.9), "earth_l"),
        (Zp(0.3), "clay"),
        (Zp(-0.55), "earth_l"),
        (Zp(-1.05), "lime_d"),
        (Zp(-1.35), "lime"),
        (Zp(-2.0), "lime_d"),
    ]
    e = cr.color_ramp.elements
    while len(e) > 1:
        e.remove(e[-1])
    e[0].position = 0
    e[0].color = (*lin(layers[0][1]), 1)
    for pos, c in layers[1:]:
        q = e.new(pos)
        q.color = (*lin(c), 1)
    sz = N.new("ShaderNodeSeparateXYZ")
    L.new(geo.outputs["Position"], sz.inputs[0])
    wz = N.new("ShaderNodeMath")
    wz.operation = "MULTIPLY_ADD"
    L.new(sz.outputs["Z"], wz.inputs[0])
    wz.inputs[1].default_value = -1.0
    L.new(mr.outputs[0], wz.inputs[2])
    wr = N.new("ShaderNodeMapRange")
    L.new(wz.outputs[0], wr.inputs[0])
    wr.inputs[1].default_value = -9.0
    wr.inputs[2].default_value = 3.0
    L.new(wr.outputs[0], cr.inputs[0])
    n2 = N.new("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = 7
    n2.inputs["Detail"].default_value = 6
    L.new(geo.outputs["Position"], n2.inputs["Vector"])
    m2 = N.new("ShaderNodeMapRange")
    L.new(n2.outputs["Fac"], m2.inputs[0])
    m2.inputs[1].default_value = 0.3
    m2.inputs[2].default_value = 0.7
    m2.inputs[3].default_value = 0.82
    m2.inputs[4].default_value = 1.15
    mx = N.new("ShaderNodeMixRGB")
    mx.blend_type = "MULTIPLY"
    mx.inputs[0].default_value = 1
    tr = N.new("ShaderNodeValToRGB")
    te = tr.color_ramp.elements
    tr.color_ramp.interpolation = "CONSTANT"
    te[0].position = 0
    te[0].color = (*lin("topsoil"), 1)
    te[1].position = 0.028
    te[1].color = (*lin("earth_d"), 1)
    L.new(sc.outputs[0], tr.inputs[0])
    gt = N.new("ShaderNodeMath")
    gt.operation = "GREATER_THAN"
    L.new(sc.outputs[0], gt.inputs[0])
    gt.inputs[1].default_value = 0.066
    bl = N.new("ShaderNodeMixRGB")
    L.new(gt.outputs[0], bl.inputs[0])
    L.new(tr.outputs[0], bl.inputs[1])
    L.new(cr.outputs[0], bl.inputs[2])
    L.new(bl.outputs[0], mx.inputs[1])
    L.new(m2.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], p.inputs["Base Color"])
    b = N.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = 0.5
    b.inputs["Distance"].default_value = 0.05
    L.new(n2.outputs["Fac"], b.inputs["Height"])
    L.new(b.outputs[0], p.inputs["Normal"])
    _mats["strata"] = m
    return m


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
    """Pixel-sharp bedding on steep faces of a terrain material (by true normal + world Z); attribute 'Mask' (0..1) can switch it off."""
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    p = N["Principled BSDF"]
    src = p.inputs["Base Color"].links[0].from_socket
    geo = N.new("ShaderNodeNewGeometry")
    sn = N.new("ShaderNodeSeparateXYZ")
    L.new(geo.outputs["True Normal"], sn.inputs[0])
    sp = N.new("ShaderNodeSeparateXYZ")
    L.new(geo.outputs["Position"], sp.inputs[0])

    def nz(sc, det):
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = sc
        n.inputs["Detail"].default_value = det
        L.new(geo.outputs["Position"], n.inputs["Vector"])
        return n.outputs["Fac"]

    def mth(op, a, b=None, c=None):
        n = N.new("ShaderNodeMath")
        n.operation = op
        for i, v in enumerate((a, b, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                L.new(v, n.inputs[i])
        return n.outputs[0]

    z = mth("MULTIPLY_ADD", nz(0.35, 3), 0.9, sp.outputs["Z"])
    z = mth("MULTIPLY_ADD", nz(3.5, 4), 0.22, z)
    fr = mth("FRACT", mth("DIVIDE", z, period))
    cr = N.new("ShaderNodeValToRGB")
    cr.color_ramp.interpolation = "CONSTANT"
    e = cr.color_ramp.elements
    while len(e) > 1:
        e.remove(e[-1])
    e[0].position = 0
    e[0].color = (*lin(layers[0]), 1)
    for c, l in zip(cuts[1:], layers[1:]):
        q = e.new(c)
        q.color = (*lin(l), 1)
    L.new(fr, cr.inputs[0])
    g = N.new("ShaderNodeMixRGB")
    g.blend_type = "MULTIPLY"
    g.inputs[0].default_value = 1
    L.new(cr.outputs[0], g.inputs[1])
    mr0 = N.new("ShaderNodeMapRange")
    L.new(nz(9, 6), mr0.inputs[0])
    mr0.inputs[1].default_value = 0.3
    mr0.inputs[2].default_value = 0.7
    mr0.inputs[3].default_value = 0.72
    mr0.inputs[4].default_value = 1.2
    L.new(mr0.outputs[0], g.inputs[2])
    mr = N.new("ShaderNodeMapRange")
    L.new(sn.outputs["Z"], mr.inputs[0])
    mr.inputs[1].default_value = lo
    mr.inputs[2].default_value = hi
    mr.inputs[3].default_value = 0
    mr.inputs[4].default_value = amount
    at = N.new("ShaderNodeAttribute")
    at.attribute_name = mask
    fac = mth("MULTIPLY", mr.outputs[0], at.outputs["Fac"])
    mx = N.new("ShaderNodeMixRGB")
    L.new(fac, mx.inputs[0])
    L.new(src, mx.inputs[1])
    L.new(g.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], p.inputs["Base Color"])


def mask_attr(o, fn, name="Mask"):
    """Per-vertex scalar mask fn(x,y,z) as colour attribute."""
    a = o.data.color_attributes.new(name, "FLOAT_COLOR", "POINT")
    buf = []
    for v in o.data.vertices:
        q = fn(*v.co)
        buf += [q, q, q, 1.0]
    a.data.foreach_set("color", buf)


def rebase_skirt(ground):
    """Cut sides of a dug block: measure topsoil depth from the original ground level (number or ground(x,y)), not from the dug floor."""
    for o in bpy.data.objects:
        if o.type == "MESH" and "Depth" in o.data.color_attributes:
            buf = []
            for v in o.data.vertices:
                d = max(0.0, (ground(v.co.x, v.co.y) if callable(ground) else ground) - v.co.z)
                buf += [d, d, d, 1.0]
            o.data.color_attributes["Depth"].data.foreach_set("color", buf)
