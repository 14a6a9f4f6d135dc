"""A thin hand on Blender's shader nodes, so that materials read like sums."""

import bpy


class Shader:
    """One material under construction. Sockets go in and out of its methods; numbers may stand for sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.surface = self.nodes["Principled BSDF"]
        self._geometry = None

    @classmethod
    def of(cls, material):
        """Go on building an existing material."""
        shader = cls.__new__(cls)
        shader.material = material
        shader.nodes = material.node_tree.nodes
        shader.links = material.node_tree.links
        shader.surface = shader.nodes["Principled BSDF"]
        shader._geometry = None
        return shader

    def set(self, **values):
        """Plain numbers of the surface, by input name with underscores for spaces."""
        for name, value in values.items():
            self.surface.inputs[name.replace("_", " ")].default_value = value

    def connect(self, socket, name):
        self.links.new(socket, self.surface.inputs[name])

    @property
    def base_colour(self):
        """The socket that now feeds the surface colour."""
        return self.surface.inputs["Base Color"].links[0].from_socket

    def geometry(self, output):
        """Position, Normal, True Normal … in world space."""
        if self._geometry is None:
            self._geometry = self.nodes.new("ShaderNodeNewGeometry")
        return self._geometry.outputs[output]

    def colour(self, rgb):
        node = self.nodes.new("ShaderNodeRGB")
        node.outputs[0].default_value = (*rgb, 1)
        return node.outputs[0]

    def attribute(self, name, output):
        """A per-vertex value: output is Color or Fac."""
        node = self.nodes.new("ShaderNodeAttribute")
        node.attribute_name = name
        return node.outputs[output]

    def instance_random(self):
        """0 to 1, different for every object and instance."""
        return self.nodes.new("ShaderNodeObjectInfo").outputs["Random"]

    def axis(self, vector, name):
        node = self.nodes.new("ShaderNodeSeparateXYZ")
        self.links.new(vector, node.inputs[0])
        return node.outputs[name]

    def noise(self, scale, detail=4.0, roughness=0.5):
        node = self.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        self.links.new(self.geometry("Position"), node.inputs["Vector"])
        return node.outputs["Fac"]

    def map_range(self, value, from_low, from_high, to_low, to_high):
        node = self.nodes.new("ShaderNodeMapRange")
        self._feed(node, (value, from_low, from_high, to_low, to_high))
        return node.outputs[0]

    def mix(self, share, first, second, mode="MIX"):
        node = self.nodes.new("ShaderNodeMixRGB")
        node.blend_type = mode
        self._feed(node, (share, first, second))
        return node.outputs[0]

    def math(self, operation, *values, clamp=False):
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        node.use_clamp = clamp
        self._feed(node, values)
        return node.outputs[0]

    def steps(self, value, layers):
        """Hard colour bands: layers are (start, linear colour), rising."""
        node = self.nodes.new("ShaderNodeValToRGB")
        node.color_ramp.interpolation = "CONSTANT"
        elements = node.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        elements[0].position = layers[0][0]
        elements[0].color = (*layers[0][1], 1)
        for position, rgb in layers[1:]:
            elements.new(position).color = (*rgb, 1)
        self.links.new(value, node.inputs[0])
        return node.outputs[0]

    def bump(self, height, strength, distance):
        node = self.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.links.new(height, node.inputs["Height"])
        self.connect(node.outputs[0], "Normal")

    def _feed(self, node, values):
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif isinstance(value, tuple):
                socket.default_value = (*value, 1)
            else:
                self.links.new(value, socket)
