/**
 * Where one layer of ground ends and the next begins, as shapes that CSS cuts out of a colour. Pictures as masks looked the
 * same and cost a slow phone a third of a second: `docs/decisions/015-the-work-a-phone-does.md`.
 */

/** Corners as SVG's `points` has them, in per cent of a strip as wide as the page. */
type Points = string;

interface Edge {
  /** from left to right */
  line: Points;
  /** what lies in the ground under it */
  finds: readonly Points[];
  /** of the highest strips, those at either end of the way down */
  height?: number;
}

/** Between the grass and the rock the layers lie close upon each other. */
const THIN = 0.6;
/** How much wider than high a strip is, about. */
const RATIO = 17;
const THIN_RATIO = RATIO / THIN;

const ROOTS: Edge = {
  line: "0,26 13,16 23,31 34,20 51,26 69,14 80,24 89,10 100,14",
  finds: [
    root(5, 0.8, 88),
    root(11, -0.4, 60),
    root(29, -0.9, 99),
    root(37, 0.45, 64),
    root(55, 0.7, 78),
    root(73, 1, 95),
    root(87, -0.5, 62),
    stone(95, 72, 15, RATIO),
  ],
};

const PIPE: Edge = {
  line: "0,33 12,20 26,34 47,30 61,14 70,14 78,26 90,32 100,20",
  finds: [ring(66, 62, 34, 24), stone(10, 74, 20)],
  height: THIN,
};

const PEBBLES: Edge = {
  line: "0,28 10,18 19,27 28,12 47,16 57,32 68,18 85,14 94,26 100,18",
  finds: [stone(5, 70, 21), stone(48, 72, 14), stone(61, 68, 24), stone(90, 68, 22)],
  height: THIN,
};

const FLINTS: Edge = {
  line: "0,24 16,14 34,20 56,34 70,30 85,18 100,24",
  finds: [stone(22, 66, 17), stone(38, 84, 11), stone(76, 70, 22)],
  height: THIN,
};

const LEDGES: Edge = {
  line: "0,28 13,18 14,32 36,14 37,28 49,30 50,20 72,20 73,32 92,18 93,26 100,22",
  finds: [stone(47, 76, 18), stone(89, 68, 20)],
  height: THIN,
};

const ROCK: Edge = {
  line: "0,24 10,19 11,31 21,36 23,19 37,15 38,34 46,32 47,19 61,14 62,31 73,34 74,19 85,15 86,29 94,34 95,23 100,26",
  finds: [
    "3,80 4,65 9,58 12,72 11,84 5,88",
    "26,70 31,53 35,62 34,80 28,84",
    "50,64 57,51 59,67 56,78 53,80",
    "65,80 70,62 74,67 75,80 68,90",
    "90,78 93,64 97,74 95,87",
  ],
};

/** From the grass down; however deep it goes, the last is rock. */
const EDGES = [undefined, ROOTS, PIPE, PEBBLES, FLINTS, LEDGES, ROCK];

const CORNER = "0 0";

interface Cuts {
  /** what is seen of the layer above at the top of this one */
  edge: string;
  /** what lies in this one */
  finds: string;
  height?: number | undefined;
}

/** The first lies under the sky. */
export function edgeAt(index: number): Cuts | undefined {
  const shape = EDGES[Math.min(index, EDGES.length - 1)];
  if (!shape) return undefined;
  // One outline for all: to each find and back on the same way, which encloses nothing.
  const finds = shape.finds.flatMap((find) => [CORNER, ...corners(find), corners(find)[0]]);
  return {
    edge: `polygon(${[CORNER, "100% 0", ...corners(shape.line).toReversed()]})`,
    finds: `polygon(${finds})`,
    height: shape.height,
  };
}

function corners(points: Points): string[] {
  return points.split(" ").map((corner) => corner.replace(/[\d.]+/g, "$&%").replace(",", " "));
}

/** Lies on its broad side, and no two are alike. */
function stone(x: number, y: number, radius: number, ratio = THIN_RATIO): Points {
  const SIDES = 8;
  return Array.from({ length: SIDES }, (_, side) => {
    const angle = (side / SIDES) * 2 * Math.PI;
    const worn = 0.78 + 0.14 * Math.sin(2 * angle + x) + 0.1 * Math.sin(3 * angle + 2 * x);
    return point([x, y], radius * worn, [1.8, 0.95], side / SIDES, ratio);
  }).join(" ");
}

/** From the turf down to its tip, with a branch on either side, of which the first is the longer one. */
function root(x: number, reach: number, depth: number): Points {
  const TURF = 16; // it begins within it
  const outline = [
    [-0.4, 0],
    [-0.3, 26],
    [-1.4, 52],
    [-3, 66],
    [-1.2, 60],
    [-0.2, 44],
    [-0.3, 70],
    [0.4, 100],
    [0.3, 66],
    [0.2, 38],
    [1.2, 48],
    [2.3, 74],
    [1.5, 42],
    [0.3, 24],
    [0.4, 0],
  ];
  return outline
    .map(
      ([across = 0, down = 0]) =>
        `${+(x + across * reach).toFixed(1)},${Math.round(TURF + (down * (depth - TURF)) / 100)}`,
    )
    .join(" ");
}

/** Round, and its inside the other way round, so that it is hollow. */
function ring(x: number, y: number, radius: number, inner: number): Points {
  const around = Array.from({ length: 15 }, (_, step) => step / 14);
  return [
    ...around.map((turn) => point([x, y], radius, [1, 1], turn, THIN_RATIO)),
    ...around.toReversed().map((turn) => point([x, y], inner, [1, 1], turn, THIN_RATIO)),
  ].join(" ");
}

type Pair = readonly [number, number];

function point([x, y]: Pair, radius: number, [wide, high]: Pair, turn: number, ratio: number): string {
  const angle = turn * 2 * Math.PI;
  const across = x + (Math.cos(angle) * radius * wide) / ratio;
  return `${+across.toFixed(1)},${Math.round(y + Math.sin(angle) * radius * high)}`;
}
