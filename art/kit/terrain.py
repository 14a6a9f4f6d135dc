from math import hypot

from kit.materials import mat
from kit.shapes import box
from kit.stage import mesh, ob
from kit.strata import strata_mat


def terrain(
    x0, x1, y0, y1, step, hf, cf, name="terrain", bump=0.55, bscale=6.0, skirt=None, var=0.12, smooth_ang=60
):
    """Height field hf(x,y)->z with vertex colours cf(x,y,z,slope)->linear rgb. skirt=z bottom => closed block with strata sides."""
    nx, ny = int(round((x1 - x0) / step)), int(round((y1 - y0) / step))
    H = [[0.0] * (ny + 1) for _ in range(nx + 1)]
    X = lambda i: x0 + (x1 - x0) * i / nx
    Y = lambda j: y0 + (y1 - y0) * j / ny
    for i in range(nx + 1):
        for j in range(ny + 1):
            H[i][j] = hf(X(i), Y(j))
    v = [(X(i), Y(j), H[i][j]) for i in range(nx + 1) for j in range(ny + 1)]
    f = [
        (i * (ny + 1) + j, (i + 1) * (ny + 1) + j, (i + 1) * (ny + 1) + j + 1, i * (ny + 1) + j + 1)
        for i in range(nx)
        for j in range(ny)
    ]
    me = mesh(v, f, name)
    a = me.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    buf = []
    for i in range(nx + 1):
        for j in range(ny + 1):
            sx = (H[min(nx, i + 1)][j] - H[max(0, i - 1)][j]) / (X(min(nx, i + 1)) - X(max(0, i - 1)))
            sy = (H[i][min(ny, j + 1)] - H[i][max(0, j - 1)]) / (Y(min(ny, j + 1)) - Y(max(0, j - 1)))
            buf += [*cf(X(i), Y(j), H[i][j], hypot(sx, sy)), 1.0]
    a.data.foreach_set("color", buf)
    o = ob(
        me,
        mat(
            name + "_m",
            None or "earth",
            rough=0.95,
            spec=0.2,
            attr=True,
            var=var,
            vscale=2.2,
            bump=bump,
            bscale=bscale,
        ),
        0,
        ang=smooth_ang,
    )
    if skirt is not None:
        sm = strata_mat()
        edges = [
            [(X(i), y0) for i in range(nx + 1)],
            [(x1, Y(j)) for j in range(ny + 1)],
            [(X(i), y1) for i in range(nx, -1, -1)],
            [(x0, Y(j)) for j in range(ny, -1, -1)],
        ]
        idx = [
            [(i, 0) for i in range(nx + 1)],
            [(nx, j) for j in range(ny + 1)],
            [(i, ny) for i in range(nx, -1, -1)],
            [(0, j) for j in range(ny, -1, -1)],
        ]
        for pts, ii in zip(edges, idx):
            sv = []
            sf = []
            for (x, y), (i, j) in zip(pts, ii):
                sv += [(x, y, skirt), (x, y, H[i][j])]
            for k in range(len(pts) - 1):
                sf.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
            me2 = mesh(sv, sf)
            d = me2.color_attributes.new("Depth", "FLOAT_COLOR", "POINT")
            b2 = []
            for (x, y), (i, j) in zip(pts, ii):
                b2 += [H[i][j] - skirt] * 3 + [1.0] + [0.0, 0.0, 0.0, 1.0]
            d.data.foreach_set("color", b2)
            ob(me2, sm, 0, smooth=False)
    return o


def plinth(x0, x1, y0, y1, ztop, t=0.35, over=0.5, m="forest"):
    pm = mat("plinth", m, rough=0.45, coat=0.1)
    box(x0 - over, x1 + over, y0 - over, y1 + over, ztop - t, ztop, pm, 0.08, seg=3)
    return ztop - t


def backdrop(z, col="paper", size=600):
    mt = mat("backdrop_" + str(col), col, rough=1.0, spec=0.0)
    s = size
    ob(mesh([(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], [(0, 1, 2, 3)]), mt, 0, smooth=False)
