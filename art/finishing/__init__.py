"""From Blender's raw render to a finished picture."""
