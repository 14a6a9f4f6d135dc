"""The water behind a tanker: thin sheets from the nozzles that tear into threads and fine drops."""

from mathutils import Vector, noise

from kit.colours import lin
from kit.curves import sstep
from kit.materials import remember
from kit.shader import Shader
from kit.shapes import icosphere
from kit.stage import mesh, ob, rnd

NOZZLES = 7
BAR, FLIGHT = 0.68, 0.56  # height of the nozzles, seconds until the water is down
BACKWARDS, UPWARDS = 5.0, 1.5  # metres per second at the nozzle
FAN = 0.62  # half a sheet's width where it lands
ROWS, THREADS = 36, 40  # of one sheet's mesh
SHEETS = 1  # of each nozzle
DROPS, SPLASHES = 170, 170  # of each nozzle


def nozzle_places():
    """The y of each nozzle."""
    return [-1.05 + number * 0.35 for number in range(NOZZLES)]


def water_spray(x0):
    """From the bar at x0 backwards, in the truck's own space."""
    for number, start in enumerate(nozzle_places()):
        for sheet in range(SHEETS):
            _sheet(x0, start, number * SHEETS + sheet)
    _drops(x0)


def _flying(x0, start, aside, share, faster=1.0):
    """Where the water is after that share of its way; aside from -1 to 1 across the sheet."""
    seconds = share * FLIGHT
    height = BAR + UPWARDS * seconds - 4.9 * seconds * seconds
    return (x0 - BACKWARDS * faster * seconds, start * (1 + 0.28 * share) + aside * FAN * share, height)


def _sheet(x0, start, seed):
    vertices, cover = [], []
    faster = rnd.uniform(0.9, 1.08)
    for row in range(ROWS + 1):
        share = row / ROWS
        for thread in range(THREADS + 1):
            aside = 2 * thread / THREADS - 1
            sway = 0.1 * share * noise.noise(Vector((aside * 5, share * 3, seed)))
            x, y, z = _flying(x0, start, aside, share, faster + sway)
            vertices.append((x, y, max(z, 0.01)))
            cover += [_cover(aside, share, seed)] * 3 + [1.0]
    corners = [row * (THREADS + 1) + thread for row in range(ROWS) for thread in range(THREADS)]
    below = THREADS + 1
    data = mesh(vertices, [(corner, corner + 1, corner + 1 + below, corner + below) for corner in corners])
    data.color_attributes.new("Cover", "FLOAT_COLOR", "POINT").data.foreach_set("color", cover)
    ob(data, _water(), 0, ang=80)


def _cover(aside, share, seed):
    """How much of the ground behind the sheet hides here: most of it at the nozzle, torn threads below."""
    thread = noise.noise(Vector((aside * 7, share * 1.2, seed * 3.7)))
    thread += 0.5 * noise.noise(Vector((aside * 17, share * 3.0, seed * 5.1)))
    whole = 0.85 - 0.5 * share
    return whole * sstep(-0.7 + 0.8 * share, 0.25 + 0.5 * share, thread) * sstep(1.0, 0.6, abs(aside))


def _water():
    def make():
        shader = Shader("spray")
        shader.set(Roughness=0.25, Specular=0.5, Base_Color=(*lin("#eef5f6"), 1))
        shader.set(Emission=(*lin("#dcebf0"), 1), Emission_Strength=0.12)
        shader.connect(shader.attribute("Cover", "Fac"), "Alpha")
        return shader.material

    return remember("spray", make)


def _drops(x0):
    """Beside the sheets, and bouncing off the ground."""
    ball, ball_faces = icosphere(1)
    vertices = []
    faces = []
    for start in nozzle_places():
        for number in range(DROPS + SPLASHES):
            if number < DROPS:
                share = rnd.uniform(0.25, 1.0)
                x, y, z = _flying(x0, start, rnd.gauss(0, 0.5), share, rnd.gauss(1, 0.06))
                z += rnd.gauss(0, 0.06 * share)
            else:
                x, y, _ = _flying(x0, start, rnd.gauss(0, 0.7), 1.0, rnd.gauss(1, 0.07))
                z = abs(rnd.gauss(0, 0.08))
            size = rnd.uniform(0.003, 0.0065)
            first = len(vertices)
            vertices += [(x + p.x * size * 1.8, y + p.y * size, max(z, 0.01) + p.z * size) for p in ball]
            faces += [tuple(first + index for index in face) for face in ball_faces]
    data = mesh(vertices, faces)
    data.color_attributes.new("Cover", "FLOAT_COLOR", "POINT").data.foreach_set(
        "color", [0.85, 0.85, 0.85, 1.0] * len(vertices)
    )
    ob(data, _water(), 0)
