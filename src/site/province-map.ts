/**
 * The province and its municipalities as outlines of a small drawing. Build time only. Boundaries: `es-atlas`, after data
 * of the Instituto Geográfico Nacional (docs/licences.md).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** The first two figures of a municipality's number. */
const PROVINCE = "48";
const WIDTH = 400;
const KILOMETRES_A_DEGREE = 111.2;

type Atlas = Topology<{ municipalities: GeometryCollection<{ name: string }> }>;

interface Municipality {
  name: string;
  outline: string;
  /** of the middle of its box */
  x: number;
  y: number;
  /** of its box */
  height: number;
}

type Position = readonly number[];

const { topology, collection } = readAtlas();
const borders = mesh(topology, collection, (one, other) => one !== other).coordinates;
const coast = mesh(topology, collection, (one, other) => one === other).coordinates;
const corner = {
  west: Math.min(...coast.flat().map(([longitude = 0]) => longitude)),
  north: Math.max(...coast.flat().map(([, latitude = 0]) => latitude)),
};
/** Units of the drawing. Degrees of longitude are shorter; on so small a piece of the earth one factor does. */
const degree = degreeOf(coast.flat());
/** The atlas stands on a grid: in its steps a line is short, and exact. */
const [stepEast, stepSouth] = topology.transform?.scale ?? [1, 1];

export const PROVINCE_MAP = {
  width: WIDTH,
  height: Math.ceil(Math.max(...coast.flat().map((position) => project(position).y))),
  /** in steps of the grid */
  outline: coast.map((line) => `${pathInSteps(line)}z`).join(""),
  borders: borders.map(pathInSteps).join(""),
  /** units of the drawing */
  step: { x: Number((stepEast * degree.x).toFixed(4)), y: Number((stepSouth * degree.y).toFixed(4)) },
  kilometre: degree.y / KILOMETRES_A_DEGREE,
};

const MUNICIPALITIES: ReadonlyMap<string, Municipality> = new Map(
  feature(topology, collection).features.flatMap(({ geometry, properties }) => {
    const rings = ringsOf(geometry);
    const places = rings.flat().map(project);
    const box = (axis: "x" | "y") => {
      const along = places.map((place) => place[axis]);
      const [least, most] = [Math.min(...along), Math.max(...along)];
      return { middle: round((least + most) / 2), size: round(most - least) };
    };
    const [across, down] = [box("x"), box("y")];
    const { name } = properties;
    const outline = rings.map((ring) => `${path(ring)}Z`).join("");
    const place = { x: across.middle, y: down.middle, height: down.size };
    return [[name, { name, outline, ...place }] as const];
  }),
);

export const findMunicipality = (name: string) => MUNICIPALITIES.get(name);

export const MUNICIPALITY_NAMES: readonly string[] = [...MUNICIPALITIES.keys()].toSorted((one, other) =>
  one.localeCompare(other, "es"),
);

/** Where a point of the earth stands in the drawing. */
export const placeOf = (longitude: number, latitude: number) => project([longitude, latitude]);

/** Municipalities whose middle is in a part of the drawing. */
export function municipalitiesIn(left: number, top: number, width: number, height: number): Municipality[] {
  return [...MUNICIPALITIES.values()].filter(
    ({ x, y }) => x > left && x < left + width && y > top && y < top + height,
  );
}

function readAtlas(): { topology: Atlas; collection: Atlas["objects"]["municipalities"] } {
  const file = createRequire(join(process.cwd(), "package.json")).resolve("es-atlas/es/municipalities.json");
  const topology = JSON.parse(readFileSync(file, "utf8")) as Atlas; // the package's own file
  const { geometries } = topology.objects.municipalities;
  const ours = geometries.filter(({ id }) => String(id).startsWith(PROVINCE));
  return { topology, collection: { type: "GeometryCollection", geometries: ours } };
}

function degreeOf(positions: readonly Position[]) {
  const longitudes = positions.map(([longitude = 0]) => longitude);
  const latitudes = positions.map(([, latitude = 0]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const x = WIDTH / (Math.max(...longitudes) - Math.min(...longitudes));
  return { x, y: x / Math.cos((middle * Math.PI) / 180) };
}

function project([longitude = 0, latitude = 0]: Position) {
  return {
    x: round((longitude - corner.west) * degree.x),
    y: round((corner.north - latitude) * degree.y),
  };
}

function ringsOf(geometry: { type: string; coordinates?: unknown }): Position[][] {
  if (geometry.type === "Polygon") return geometry.coordinates as Position[][]; // as GeoJSON says
  return (geometry.coordinates as Position[][][]).flat(); // the other kind there is: several polygons
}

/** Each point as its way from the one before. */
function pathInSteps(line: readonly Position[]): string {
  const points = line.map(([longitude = 0, latitude = 0]) => ({
    x: Math.round((longitude - corner.west) / stepEast),
    y: Math.round((corner.north - latitude) / stepSouth),
  }));
  const [start, ...ways] = points.map(({ x, y }, index) => {
    const before = points[index - 1] ?? { x: 0, y: 0 };
    return `${x - before.x} ${y - before.y}`;
  });
  return `M${start}l${ways.join(" ")}`.replaceAll(" -", "-");
}

function path(line: readonly Position[]): string {
  return `M${line.map((position) => Object.values(project(position)).join(" ")).join("L")}`;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
