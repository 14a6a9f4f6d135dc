"""Scale models of a civil-works company, built in Blender.

Units are metres. Machines stand on z = 0 and look along +X, +Y is their left. A picture script calls `reset()`,
shapes the ground with `terrain()`, places machines, plants and people, sets `sky()` and a camera, and ends with
`render()`.
"""

from kit.attachments import (
    attachment,
    bearers,
    bucket,
    cizalla_demolicion,
    desbrozadora,
    draw_mounted_tool,
    ears,
    grab_head,
    lifting_hook,
    martillo_hidraulico,
    mulcher_head,
    pinza,
    shear,
    shear_head,
)
from kit.brand import FULL_COLOUR, ONE_COLOUR, mark
from kit.cab_interior import driver_seat, parked
from kit.camera import camera, fit
from kit.colours import PAL, lin, mix
from kit.curves import add2, arc, rot2, sstep, strip
from kit.fields import fbm, ledges
from kit.heaps import bay_pile, gravel_pile, soil_heap
from kit.light import sky
from kit.machine_parts import (
    beacon,
    bolts,
    glazed_cab,
    hose,
    hyd,
    lamp,
    mirror,
    pin,
    rail,
    slats_flat,
    slats_front,
    slats_side,
)
from kit.machines import (
    Pose,
    belt,
    bulldozer,
    cab_exc,
    conveyor,
    cribadora,
    crusher,
    digger_arm,
    dumper,
    excavator,
    hincadora,
    mini_cargadora,
    mini_excavator,
    mini_retro,
    plancha_vibratoria,
    retro_neumaticos,
    retro_orugas,
    retro_orugas_compacta,
    retro_orugas_grande,
    rodillo,
    roller,
    tandem_roller,
    trituradora,
    wheeled_excavator,
)
from kit.materials import M, beacon_mat, blade_mat, forget_materials, lamp_mat, mat, remember, timber_mat
from kit.paths import cutpath, dashes, path_length, ribbon, sweep
from kit.people import dog, operator, person, sheep
from kit.plants import Leaves, meadow, plant, radiata, tree, tuft
from kit.render import render
from kit.running_gear import TrackLoop, track_pair, wheel
from kit.scatter import instances, scatter
from kit.shader import Shader
from kit.shapes import (
    TRS,
    beam,
    box,
    cyl,
    facing_outwards,
    icosphere,
    lathe,
    multi_box,
    panel,
    prism,
    sphere_mesh,
    tube,
)
from kit.stage import SIDES, group, mesh, ob, place, reset, rnd, source
from kit.stones import lying, pebbles, rock, rock_mesh, stone_source
from kit.strata import face_strata, mask_attr, rebase_skirt, strata_mat
from kit.structures import (
    anchored_net,
    big_bag,
    block_wall,
    bundle,
    cabin,
    caserio,
    channel_segment,
    cone,
    fence,
    field_fence,
    footing,
    guard_rail,
    hand_rail,
    headwall,
    lamp_post,
    log,
    log_stack,
    pallet,
    paving,
    road_sign,
    soldier_wall,
    street_tree,
    stump,
    total_station,
    weighbridge,
)
from kit.terrain import Grid, backdrop, plinth, terrain
from kit.vehicles import (
    banera,
    cab_details,
    cabeza_tractora,
    camion_3_ejes,
    camion_4_ejes,
    car,
    chain,
    chassis,
    cisterna,
    gondola,
    landing_legs,
    low_loader,
    mud,
    mudflap,
    side_guard,
    side_tank,
    suzi,
    tail_lights,
    tanker,
    tip_ram,
    tipper,
    tipper_body,
    tractor_unit,
    truck_cab,
    water_spray,
)
