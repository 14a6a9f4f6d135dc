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
}

const ROOTS: Edge = {
  line: "0,26 13,16 23,31 34,20 51,26 69,14 80,24 89,10 100,14",
  finds: [
    root(5, 1.1, 84),
    root(11, -0.5, 56),
    root(29, -1.2, 99),
    root(37, 0.6, 62),
    root(55, 0.9, 74),
    root(73, 1.3, 92),
    root(87, -0.6, 58),
    stone(95, 70, 18),
  ],
};

const PIPE: Edge = {
  line: "0,33 12,20 26,34 47,30 61,14 70,14 78,26 90,32 100,20",
  finds: [ring(66, 60, 36, 27), stone(10, 72, 18), stone(91, 74, 15)],
};

const PEBBLES: Edge = {
  line: "0,28 10,18 19,27 28,12 47,16 57,32 68,18 85,14 94,26 100,18",
  finds: [
    stone(5, 68, 20),
    stone(8, 82, 9),
    stone(48, 70, 14),
    stone(61, 66, 22),
    stone(64, 84, 9),
    stone(74, 72, 13),
    stone(90, 66, 22),
  ],
};

/** Hard and soft layers on edge, as on our coast. */
const FLYSCH: Edge = {
  line: "0,24 16,14 34,20 56,34 70,30 85,18 100,24",
  finds: [
    [40, 1.6, 84],
    [44, 0.9, 68],
    [48, 2.2, 92],
    [53, 1.1, 74],
    [66, 1.8, 80],
    [70, 0.8, 64],
    [85, 2, 90],
    [89, 1, 72],
  ].map(
    ([x = 0, wide = 0, foot = 0]) =>
      `${x},36 ${x + wide},34 ${+(x + wide - 3).toFixed(1)},${foot - 3} ${x - 3},${foot}`,
  ),
};

const FOSSIL: Edge = {
  line: "0,28 13,18 14,32 36,14 37,28 49,30 50,20 72,20 73,32 92,18 93,26 100,22",
  finds: [spiral(62, 66, 32), stone(9, 68, 13), stone(47, 74, 10), stone(70, 82, 8), stone(89, 66, 18)],
};

const ROCK: Edge = {
  line: "0,24 10,19 11,31 21,36 23,19 37,15 38,34 46,32 47,19 61,14 62,31 73,34 74,19 85,15 86,29 94,34 95,23 100,26",
  finds: [
    "3,78 6,62 11,60 13,72 8,84",
    "26,66 30,54 35,60 34,78 28,82",
    "50,62 57,52 59,66 53,76",
    "65,78 72,64 75,76 70,86",
    "90,76 93,66 97,72 95,84",
  ],
};

/** From the grass down; however deep it goes, the last is rock. */
const EDGES = [undefined, ROOTS, PIPE, PEBBLES, FLYSCH, FOSSIL, ROCK];

const CORNER = "0 0";

interface Cuts {
  /** what is seen of the layer above at the top of this one */
  edge: string;
  /** what lies in this one */
  finds: string;
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
  };
}

function corners(points: Points): string[] {
  return points.split(" ").map((corner) => corner.replace(/[\d.]+/g, "$&%").replace(",", " "));
}

/** Worn round, and no two sides alike. */
function stone(x: number, y: number, radius: number): Points {
  const worn = [1, 0.88, 0.96, 0.82, 0.94, 0.86, 0.98, 0.84];
  const at = (side: number) => radius * (worn[(side + Math.round(x)) % worn.length] ?? 1);
  return worn.map((_, side) => point(x, y, at(side), [1.2, 0.9], side / worn.length)).join(" ");
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
  const around = turns(16, 1);
  return [
    ...around.map((turn) => point(x, y, radius, [1, 1], turn)),
    ...around.toReversed().map((turn) => point(x, y, inner, [1, 1], turn)),
  ].join(" ");
}

/** An ammonite's shell. */
function spiral(x: number, y: number, radius: number): Points {
  const around = turns(21, 2.1);
  const shell = (turn: number, share: number) => point(x, y, radius * share * 0.66 ** turn, [1, 1], turn);
  return [
    ...around.map((turn) => shell(turn, 1)),
    ...around.toReversed().map((turn) => shell(turn, 0.76)),
  ].join(" ");
}

function turns(steps: number, count: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => (step / steps) * count);
}

function point(
  x: number,
  y: number,
  radius: number,
  [wide, high]: readonly [number, number],
  turn: number,
): string {
  const STRIP_RATIO = 11; // it is about so much wider than high
  const angle = turn * 2 * Math.PI;
  const across = x + (Math.cos(angle) * radius * wide) / STRIP_RATIO;
  return `${+across.toFixed(1)},${Math.round(y + Math.sin(angle) * radius * high)}`;
}
