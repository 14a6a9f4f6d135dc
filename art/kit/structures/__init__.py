"""Everything built or set up on a site, a street, a road or a yard."""

from kit.structures.house import caserio
from kit.structures.road import channel_segment, field_fence, guard_rail, headwall, road_sign
from kit.structures.site import bundle, cone, fence, footing, hand_rail, soldier_wall, total_station
from kit.structures.slope import anchored_net
from kit.structures.street import lamp_post, pallet, paving, street_tree
from kit.structures.timber import log, log_stack, stump
from kit.structures.yard import big_bag, block_wall, cabin, weighbridge
