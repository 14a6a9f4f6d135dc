"""Construction machines, one file each."""

from kit.machines.bulldozer import bulldozer
from kit.machines.conveyor import belt, conveyor
from kit.machines.crusher import crusher, trituradora
from kit.machines.digger_arm import Pose, digger_arm
from kit.machines.dumper import dumper
from kit.machines.excavator import (
    excavator,
    retro_orugas,
    retro_orugas_compacta,
    retro_orugas_grande,
)
from kit.machines.excavator_cab import cab_exc
from kit.machines.mini_excavator import mini_excavator, mini_retro
from kit.machines.post_driver import hincadora
from kit.machines.roller import rodillo, roller
from kit.machines.screener import cribadora
from kit.machines.skid_steer import mini_cargadora
from kit.machines.tandem_roller import tandem_roller
from kit.machines.vibrating_plate import plancha_vibratoria
from kit.machines.wheeled_excavator import retro_neumaticos, wheeled_excavator
