"""The last call of every picture script: Cycles settings, resolution, passes, and the file for finishing."""

import json
import sys
import time

import bpy

DEFAULT_WIDTH = 2000
DEFAULT_SAMPLES = 12


def render(name, aspect=(3, 2), ground=(0, 0, 0), mist=None, width=DEFAULT_WIDTH, finish=None):
    """Render the scene into an EXR with the passes that finishing needs.

    aspect: width to height. ground: where dust on machines starts. mist: (start, depth) in metres.
    width: pixels of the finished picture. finish: grade of this picture, see `finishing/grade.py`.
    """
    order = _order()
    scene = bpy.context.scene
    _settle_dust(scene, ground)
    _trace_paths(scene.cycles, order.get("samples", DEFAULT_SAMPLES))
    _size(scene.render, order.get("width", width), aspect)
    _passes(scene, mist)
    _file(scene.render, order["out"])
    started = time.time()
    bpy.ops.render.render(write_still=True)
    with open(f"{order['out']}.json", "w", encoding="utf-8") as sidecar:
        json.dump(finish or {}, sidecar)
    print(f"RENDERED {name} in {time.time() - started:.0f} s", flush=True)


def _order():
    """What `draw.ts` asked for, given as key=value behind `--`."""
    words = sys.argv[sys.argv.index("--") + 1 :]
    pairs = dict(word.split("=", 1) for word in words if "=" in word)
    return {key: value if key == "out" else int(value) for key, value in pairs.items()}


def _settle_dust(scene, ground):
    """Dusty materials measure height from one object, so that dust lies low on every machine."""
    reference = bpy.data.objects.new("ground_ref", None)
    reference.location = ground
    scene.collection.objects.link(reference)
    for material in bpy.data.materials:
        if material.use_nodes and "dust_tc" in material.node_tree.nodes:
            material.node_tree.nodes["dust_tc"].object = reference


def _trace_paths(cycles, samples):
    """A fixed number of samples, not a time limit: the same script gives the same picture on any machine."""
    bpy.context.scene.render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = 8
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    cycles.filter_width = 1.5


def _size(render_settings, width, aspect):
    render_settings.resolution_x = width
    render_settings.resolution_y = round(width * aspect[1] / aspect[0])
    render_settings.resolution_percentage = 100


def _passes(scene, mist):
    """Albedo and normals guide the denoiser; mist is mixed in when finishing."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    layer.use_pass_z = True
    if mist:
        scene.world.mist_settings.start, scene.world.mist_settings.depth = mist


def _file(render_settings, path):
    """Uncompressed, because finishing reads the EXR itself."""
    image = render_settings.image_settings
    image.file_format = "OPEN_EXR_MULTILAYER"
    image.color_depth = "32"
    image.exr_codec = "NONE"
    render_settings.filepath = path
