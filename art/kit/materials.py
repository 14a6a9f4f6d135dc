import bpy

from kit.colours import lin

_mats = {}


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
    sss=0.0,
    stripes=None,
):
    """Principled material with world-space noise variation, bump, per-instance value jitter, dust towards the ground."""
    if name in _mats:
        return _mats[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    p = N["Principled BSDF"]
    c = lin(col if col is not None else name)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.12
    p.inputs["Transmission"].default_value = trans
    p.inputs["Alpha"].default_value = alpha
    geo = N.new("ShaderNodeNewGeometry")
    src = None
    if attr:
        a = N.new("ShaderNodeAttribute")
        a.attribute_name = "Col"
        src = a.outputs["Color"]
    else:
        r = N.new("ShaderNodeRGB")
        r.outputs[0].default_value = (*c, 1)
        src = r.outputs[0]

    def mixn(fac, c1, c2, mode="MIX"):
        n = N.new("ShaderNodeMixRGB")
        n.blend_type = mode
        for i, v in enumerate((fac, c1, c2)):
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            elif isinstance(v, tuple):
                n.inputs[i].default_value = (*v, 1)
            else:
                L.new(v, n.inputs[i])
        return n.outputs[0]

    def nz(scale, detail=4, rough_=0.55):
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = detail
        n.inputs["Roughness"].default_value = rough_
        L.new(geo.outputs["Position"], n.inputs["Vector"])
        return n.outputs["Fac"]

    def mapr(x, a, b, c_, d):
        n = N.new("ShaderNodeMapRange")
        L.new(x, n.inputs[0])
        for i, v in enumerate((a, b, c_, d)):
            n.inputs[i + 1].default_value = v
        return n.outputs[0]

    if var:
        f = mapr(nz(vscale), 0.3, 0.7, 1 - var, 1 + var)
        src = mixn(1.0, src, f, "MULTIPLY")
    if rand:
        oi = N.new("ShaderNodeObjectInfo")
        f = mapr(oi.outputs["Random"], 0, 1, 1 - rand, 1 + rand)
        src = mixn(1.0, src, f, "MULTIPLY")
    if dust:
        sx = N.new("ShaderNodeSeparateXYZ")
        tc = N.new("ShaderNodeTexCoord")
        m["dust"] = 1
        tc.name = "dust_tc"
        L.new(tc.outputs["Object"], sx.inputs[0])
        h = mapr(sx.outputs["Z"], 0.15, 1.7, 1.0, 0.0)
        n2 = mapr(nz(1.7, 6, 0.65), 0.35, 0.65, 0.25, 1.0)
        mu = N.new("ShaderNodeMath")
        mu.operation = "MULTIPLY"
        L.new(h, mu.inputs[0])
        L.new(n2, mu.inputs[1])
        mu2 = N.new("ShaderNodeMath")
        mu2.operation = "MULTIPLY"
        L.new(mu.outputs[0], mu2.inputs[0])
        mu2.inputs[1].default_value = dust
        src = mixn(mu2.outputs[0], src, lin("earth_l"))
        rr = N.new("ShaderNodeMath")
        rr.operation = "ADD"
        rr.inputs[0].default_value = rough
        L.new(mu2.outputs[0], rr.inputs[1])
        rr.use_clamp = True
        L.new(rr.outputs[0], p.inputs["Roughness"])
    L.new(src, p.inputs["Base Color"])
    if emit:
        p.inputs["Emission"].default_value = (*c, 1)
        p.inputs["Emission Strength"].default_value = emit
    if bump:
        b = N.new("ShaderNodeBump")
        b.inputs["Strength"].default_value = min(1, bump)
        b.inputs["Distance"].default_value = 0.06
        L.new(nz(bscale, 5, 0.6), b.inputs["Height"])
        L.new(b.outputs[0], p.inputs["Normal"])
    _mats[name] = m
    return m


def M(k):
    """Named standard materials."""
    D = dict(
        amber=dict(rough=0.34, coat=0.35, dust=0.35),
        amber_d=dict(rough=0.4, dust=0.5),
        cream=dict(rough=0.35, coat=0.3, dust=0.5),
        forest=dict(rough=0.4, coat=0.25, dust=0.5),
        forest2=dict(rough=0.38, coat=0.3, dust=0.45),
        graphite=dict(rough=0.5, dust=0.32),
        rubber=dict(rough=0.75, dust=0.38),
        steel=dict(rough=0.38, metal=0.85, dust=0.4),
        chrome=dict(rough=0.12, metal=1.0),
        glass=dict(rough=0.06, coat=0.25, spec=0.45),
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
        pine=dict(rough=0.75, rand=0.25, var=0.12, vscale=0.6),
        pine_l=dict(rough=0.75, rand=0.25, var=0.12, vscale=0.6),
        meadow=dict(rough=0.8, rand=0.25, var=0.15, vscale=0.5),
        meadow_l=dict(rough=0.8, rand=0.25),
        red=dict(rough=0.4),
        orange=dict(rough=0.5),
        water=dict(rough=0.06, spec=0.6),
        paper=dict(rough=1.0, spec=0.0),
    )
    return mat(k, k, **D.get(k, {}))


def lamp_mat():
    return mat("lamp", "#fff3d6", rough=0.2, emit=0.6)


def beacon_mat():
    return mat("beacon", "#ff9a1f", rough=0.2, emit=0.5)


def timber_mat():
    return mat("timber", "#b98a5a", rough=0.85, var=0.18, vscale=3, bump=0.3, bscale=14)


def blade_mat():
    return mat("wear", "#7d7b77", rough=0.34, metal=0.85, dust=0.35)
