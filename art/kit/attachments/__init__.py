"""Tools for an excavator's arm."""

from kit.attachments.breaker import martillo_hidraulico
from kit.attachments.bucket import bucket
from kit.attachments.grab import grab_head, pinza
from kit.attachments.lifting_hook import lifting_hook
from kit.attachments.mount import bearers, ears
from kit.attachments.mulcher import desbrozadora, mulcher_head
from kit.attachments.shear import cizalla_demolicion, shear, shear_head
from kit.attachments.swap import attachment, draw_mounted_tool
