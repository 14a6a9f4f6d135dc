"""Which tool hangs on an excavator's arm: a bucket unless a scene mounts another one."""

from kit.attachments.bucket import bucket


def _digging_bucket(width, scale, fill):
    bucket(width, scale, "graphite", fill)


_mounted = [_digging_bucket]


class attachment:
    """`with attachment(mulcher_head): excavator(...)` mounts another tool.

    A tool is drawn in bucket space: pin at the origin, working down -z, as `head(width, scale)`.
    """

    def __init__(self, head):
        self.head = head

    def __enter__(self):
        _mounted.append(lambda width, scale, fill: self.head(width, scale))

    def __exit__(self, *failure):
        _mounted.pop()


def draw_mounted_tool(width, scale, fill):
    """Draw whatever is mounted now, at the origin of the current group."""
    _mounted[-1](width, scale, fill)
