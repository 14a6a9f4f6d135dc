"""The ground: a height field with painted surface, the block it is cut from, plinth and paper."""

from math import hypot

from kit.materials import mat
from kit.shapes import box
from kit.stage import mesh, ob
from kit.strata import strata_mat


def terrain(
    x0, x1, y0, y1, step, hf, cf, name="terrain", bump=0.55, bscale=6.0, skirt=None, var=0.12, smooth_ang=60
):
    """Ground of height hf(x, y) and linear colour cf(x, y, z, slope), with a point every step metres.

    skirt: the z of a flat bottom; the ground becomes a block whose cut sides show the strata.
    """
    grid = Grid(x0, x1, y0, y1, step, hf)
    data = mesh(grid.vertices(), grid.faces(), name)
    colours = []
    for column in range(grid.columns + 1):
        for row in range(grid.rows + 1):
            place = grid.x(column), grid.y(row), grid.heights[column][row]
            colours += [*cf(*place, grid.slope(column, row)), 1.0]
    data.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set("color", colours)
    surface = mat(
        f"{name}_m", "earth", rough=0.95, spec=0.2, attr=True, var=var, vscale=2.2, bump=bump, bscale=bscale
    )
    ground = ob(data, surface, 0, ang=smooth_ang)
    if skirt is not None:
        for edge in grid.edges():
            _cut_side(edge, skirt)
    return ground


class Grid:
    """Heights at regular places of a rectangle."""

    def __init__(self, x0, x1, y0, y1, step, height):
        self.x0, self.x1, self.y0, self.y1 = x0, x1, y0, y1
        self.columns, self.rows = round((x1 - x0) / step), round((y1 - y0) / step)
        self.heights = [
            [height(self.x(column), self.y(row)) for row in range(self.rows + 1)]
            for column in range(self.columns + 1)
        ]

    def x(self, column):
        return self.x0 + (self.x1 - self.x0) * column / self.columns

    def y(self, row):
        return self.y0 + (self.y1 - self.y0) * row / self.rows

    def point(self, column, row):
        return (self.x(column), self.y(row), self.heights[column][row])

    def vertices(self):
        return [self.point(column, row) for column in range(self.columns + 1) for row in range(self.rows + 1)]

    def faces(self):
        width = self.rows + 1
        corners = [column * width + row for column in range(self.columns) for row in range(self.rows)]
        return [(corner, corner + width, corner + width + 1, corner + 1) for corner in corners]

    def slope(self, column, row):
        """Rise per metre, from the neighbours on both sides."""
        left, right = max(0, column - 1), min(self.columns, column + 1)
        front, back = max(0, row - 1), min(self.rows, row + 1)
        along = (self.heights[right][row] - self.heights[left][row]) / (self.x(right) - self.x(left))
        across = (self.heights[column][back] - self.heights[column][front]) / (self.y(back) - self.y(front))
        return hypot(along, across)

    def edges(self):
        """The four borders as lines of points, all the way round."""
        columns, rows = range(self.columns + 1), range(self.rows + 1)
        return [
            [self.point(column, 0) for column in columns],
            [self.point(self.columns, row) for row in rows],
            [self.point(column, self.rows) for column in reversed(columns)],
            [self.point(0, row) for row in reversed(rows)],
        ]


def _cut_side(edge, bottom):
    """An upright wall below a border, each vertex knowing its depth below the surface."""
    vertices = []
    depths = []
    for x, y, z in edge:
        vertices += [(x, y, bottom), (x, y, z)]
        depths += [z - bottom] * 3 + [1.0] + [0.0, 0.0, 0.0, 1.0]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(edge) - 1)]
    data = mesh(vertices, faces)
    data.color_attributes.new("Depth", "FLOAT_COLOR", "POINT").data.foreach_set("color", depths)
    ob(data, strata_mat(), 0, smooth=False)


def plinth(x0, x1, y0, y1, ztop, t=0.35, over=0.5, m="forest"):
    """The base under a block; gives the z of its foot."""
    lacquer = mat("plinth", m, rough=0.45, coat=0.1)
    box(x0 - over, x1 + over, y0 - over, y1 + over, ztop - t, ztop, lacquer, 0.08, seg=3)
    return ztop - t


def backdrop(z, col="paper", size=600):
    """The sheet of paper that everything stands on."""
    paper = mat(f"backdrop_{col}", col, rough=1.0, spec=0.0)
    corners = [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)]
    ob(mesh(corners, [(0, 1, 2, 3)]), paper, 0, smooth=False)
