/**
 * Where one layer of ground ends and the next begins, as shapes that CSS cuts out of a colour. Pictures as masks looked the
 * same and cost a slow phone a third of a second: `docs/decisions/015-the-work-a-phone-does.md`.
 */

/** Corners as SVG's `points` has them, in per cent of a strip as wide as the page; a shape's corners go clockwise. */
type Points = string;

interface Edge {
  /** from left to right */
  line: Points;
  /** what lies in the ground under it */
  finds: readonly Points[];
}

const ROOTS: Edge = {
  line: "0,41 5,41 13,28 23,53 34,34 46,44 52,34 56,44 69,25 78,41 85,34 89,16 100,22",
  finds: [
    "5.5,0 4.9,34 3.9,62 2.4,84 3.7,61 4.3,33 4.3,0",
    "22.6,0 22.8,27 23.6,51 25,72 23,53 21.9,29 21.4,0",
    "24.9,0 24.9,38 24.2,71 22.8,99 23.8,72 24.2,39 23.7,0",
    "53.5,0 52.7,30 51.3,54 49.3,72 51,53 51.9,29 52.3,0",
    "76.7,0 75.6,26 74,44 71.6,56 73.3,43 74.6,24 75.6,0",
    "78,0 77.8,32 77.9,63 78.4,91 77.4,65 76.9,35 77,0",
  ],
};

const CLAY_WITH_A_PIPE: Edge = {
  line: "0,62 6,38 12,27 17,29 22,44 27,61 33,69 39,67 46,56 53,44 60,38 67,39 74,47 80,55 87,56 93,52 100,41",
  finds: [
    "13,67 15,69 16,71 13,75 11,74 10,71",
    "30,75 35,78 37,82 31,89 26,87 24,82",
    // round, and its inside the other way round, so that it is hollow
    "68,56 68.6,58 69.1,63 69.4,71 69.4,79 69.1,87 68.6,92 68,94 67.4,92 66.9,87 66.6,79 66.6,71 66.9,63 67.4,58",
    "68,62 67.5,64 67.2,69 67.1,75 67.2,81 67.5,86 68,88 68.5,86 68.8,81 68.9,75 68.8,69 68.5,64",
  ],
};

const STONES: Edge = {
  line: "0,50 10,31 19,47 28,19 39,38 47,25 57,56 68,31 74,44 85,25 94,47 100,31",
  finds: [
    "6.6,69 8.3,61 9.4,69 9,81 7.1,83",
    "24.2,81 25.4,72 27,75 27.6,88 25.5,95",
    "27.7,72 28.5,66 29.2,72 28.7,80",
    "56,75 57.7,66 59.4,73 58.7,88 56.6,89",
    "78,69 79,62 80,69 79.3,78",
    "80.5,81 82.6,73 83.6,83 82.8,95 80.5,94",
  ],
};

const ROCK: Edge = {
  line: "0,44 10,34 11,53 21,66 23,34 37,28 38,62 46,59 47,34 61,25 62,56 73,62 74,34 85,28 86,53 94,62 95,41 100,47",
  finds: [
    "2,81 6.6,69 9.7,83 5.2,92",
    "26.6,72 30.5,64 32.4,77 29,84",
    "70,84 75,70 77.4,84 73.4,94",
    "90,77 92,67 94.3,78 91.7,86",
  ],
};

/** From the grass down; however deep it goes, the last is rock. */
const EDGES = [undefined, ROOTS, CLAY_WITH_A_PIPE, STONES, ROCK, STONES, ROCK];

/** How far the layer above reaches down along the line, and the bands that it left under itself, as in the logo. */
const SOLID = 0.55;
const BANDS = [
  [0.7, 0.78],
  [0.94, 1],
] as const;
const CORNER = "0 0";

/** What is seen of the layer above at the top of this one. The first lies under the sky. */
export function edgeAt(index: number): string | undefined {
  const edge = EDGES[Math.min(index, EDGES.length - 1)];
  if (!edge) return undefined;
  const bands = BANDS.flatMap(([from, to]) => [
    ...corners(edge.line, from),
    ...corners(edge.line, to).toReversed(),
  ]);
  // One outline for all: to each find and back on the same way, which encloses nothing.
  const finds = edge.finds.flatMap((find) => [CORNER, ...corners(find), corners(find)[0]]);
  return `polygon(${[CORNER, "100% 0", ...corners(edge.line, SOLID).toReversed(), ...bands, ...finds]})`;
}

/** Of a line, at a share of its depth. */
function corners(points: Points, share = 1): string[] {
  return points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return `${x}% ${Math.round(y * share)}%`;
  });
}
