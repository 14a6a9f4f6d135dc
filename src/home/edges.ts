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
    root(78, 1.3, 92),
    root(86, -0.6, 58),
    stone(95, 70, 20),
  ],
};

const PIPE: Edge = {
  line: "0,33 12,20 26,34 47,30 61,14 70,14 78,26 90,32 100,20",
  finds: [ring(65, 62, 36, 26), stone(14, 74, 22), stone(90, 78, 18)],
};

const PEBBLES: Edge = {
  line: "0,28 10,18 19,27 28,12 47,16 57,32 68,18 85,14 94,26 100,18",
  finds: [
    stone(5, 72, 25),
    stone(11, 88, 11),
    stone(27, 70, 29),
    stone(46, 76, 18),
    stone(71, 74, 24),
    stone(82, 70, 28),
  ],
};

/** Hard and soft layers on edge, as on our coast. */
const FLYSCH: Edge = {
  line: "0,24 16,14 34,20 56,34 70,30 85,18 100,24",
  finds: [
    [17, 2, 54],
    [23, 1.4, 48],
    [27, 2.6, 54],
    [32, 1, 64],
    [65, 2.4, 66],
    [70, 1, 60],
    [73, 2.8, 52],
    [81, 1.6, 62],
  ].map(([x = 0, wide = 0, top = 0]) => `${x},99 ${x + 5},${top} ${x + 5 + wide},${top - 4} ${x + wide},99`),
};

const FOSSIL: Edge = {
  line: "0,28 13,18 14,32 36,14 37,28 49,30 50,20 72,20 73,32 92,18 93,26 100,22",
  finds: [
    spiral(31, 66, 33),
    "3,82 4,64 10,66 11,86 5,98",
    "54,76 58,60 64,72 62,92",
    "79,84 81,70 86,68 88,86 83,96",
  ],
};

const ROCK: Edge = {
  line: "0,24 10,19 11,31 21,36 23,19 37,15 38,34 46,32 47,19 61,14 62,31 73,34 74,19 85,15 86,29 94,34 95,23 100,26",
  finds: [
    "1,94 3,68 9,64 10,78 7,97",
    "11,80 11,66 17,74 16,97 8,97",
    "24,76 30,54 37,66 36,92 27,98",
    "48,64 58,50 60,70 52,82",
    "64,84 74,66 78,82 72,96",
    "88,84 92,72 97,80 95,94",
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
  const worn = [1, 0.8, 0.92, 0.76, 0.98, 0.84, 0.94];
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
  const around = turns(12, 1);
  return [
    ...around.map((turn) => point(x, y, radius, [1, 1], turn)),
    ...around.toReversed().map((turn) => point(x, y, inner, [1, 1], turn)),
  ].join(" ");
}

/** An ammonite's shell. */
function spiral(x: number, y: number, radius: number): Points {
  const around = turns(17, 2.1);
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
