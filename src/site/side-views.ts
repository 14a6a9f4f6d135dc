/**
 * Side views of the kinds of machine, all at one scale: one unit is a decimetre, the ground is at nought, up is positive.
 * Each has two colours: what is painted, and what is rubber, steel or shadow. Windows are holes in the paint.
 */

export interface SideView {
  /** in metres */
  length: number;
  paint: "amber" | "forest";
  /** outlines in decimetres, as SVG paths */
  painted: string;
  dark: string;
}

type Shape = string;

/** An outline, x and y by turns. All run the same way round, so that one over another fills; holes run the other way. */
function shape(...points: number[]): Shape {
  const corners = pairs(points);
  return outline(isClockwise(corners) ? corners : corners.toReversed());
}

function hole(...points: number[]): Shape {
  const corners = pairs(points);
  return outline(isClockwise(corners) ? corners.toReversed() : corners);
}

type Corner = readonly [x: number, y: number];

const pairs = (points: readonly number[]): Corner[] =>
  points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1] ?? 0] as const] : []));

const isClockwise = (corners: readonly Corner[]) =>
  corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0) < 0;

/** From corner to corner in short commands: all kinds together are a tenth of their page. */
function outline(corners: readonly Corner[]): Shape {
  const [first = [0, 0], ...others] = corners.map(([x, y]) => [round(x), round(-y)] as const);
  let [left, top] = first;
  const lines = others.map(([x, y]) => {
    const [dx, dy] = [round(x - left), round(y - top)];
    [left, top] = [x, y];
    if (dx === 0) return `v${inShort(dy)}`;
    return dy === 0 ? `h${inShort(dx)}` : `l${inShort(dx, dy)}`;
  });
  return `M${inShort(...first)}${lines.join("")}z`;
}

const round = (value: number) => Number(value.toFixed(1));

/** «-.5 3» and «2-1»: a nought before a point and a space before a sign say nothing. */
const inShort = (...values: number[]) =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");

const box = (x: number, y: number, width: number, height: number): Shape =>
  shape(x, y, x + width, y, x + width, y + height, x, y + height);

/** Ribs, slots, windows with straight sides. */
const slot = (x: number, y: number, width: number, height: number): Shape =>
  hole(x, y, x + width, y, x + width, y + height, x, y + height);

const slots = (y: number, width: number, height: number, ...places: number[]): Shape =>
  places.map((x) => slot(x, y, width, height)).join("");

const louvres = (x: number, width: number, ...heights: number[]): Shape =>
  heights.map((y) => box(x, y, width, 0.9)).join("");

/** A rod or an arm of one thickness from one point to another. */
function rod(x1: number, y1: number, x2: number, y2: number, thickness: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (thickness / 2), ((x1 - x2) / length) * (thickness / 2)];
  return shape(x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy);
}

function disc(x: number, y: number, radius: number, sweep: 0 | 1 = 1): Shape {
  const r = round(radius);
  const half = (across: number) =>
    `a${inShort(r, r)} 0 1 ${sweep}${across < 0 ? "" : " "}${inShort(across)} 0`;
  return `M${inShort(round(x - r), round(-y))}${half(round(2 * r))}${half(round(-2 * r))}z`;
}

const ring = (x: number, y: number, radius: number, inner: number): Shape =>
  disc(x, y, radius) + disc(x, y, inner, 0);

/** A tyre with its rim and hub. */
const wheel = (x: number, radius: number): Shape =>
  ring(x, radius, radius, radius * 0.56) + disc(x, radius, radius * 0.28);

const wheels = (radius: number, ...places: number[]): Shape => places.map((x) => wheel(x, radius)).join("");

/** A crawler: the chain, the wheels at its ends, the rollers between them. */
function crawler(from: number, to: number, height: number): Shape {
  const radius = height / 2;
  const [front, back] = [from + radius, to - radius];
  const chain = `M${round(front)} ${-height}H${round(back)}a${radius} ${radius} 0 0 1 0 ${height}H${round(front)}a${radius} ${radius} 0 0 1 0-${height}Z`;
  const inner = round(radius * 0.72);
  const hollow = `M${round(back)} ${round(-radius - inner)}H${round(front)}a${inner} ${inner} 0 0 0 0 ${round(2 * inner)}H${round(back)}a${inner} ${inner} 0 0 0 0-${round(2 * inner)}Z`;
  const count = Math.max(3, Math.round((back - front) / (height * 0.62)));
  const rollers = Array.from({ length: count }, (_, at) =>
    disc(front + ((at + 0.5) * (back - front)) / count, height * 0.24, height * 0.11),
  );
  const ends = [front, back].map((x) => disc(x, radius, radius * 0.5));
  return [chain, hollow, ...rollers, ...ends].join("");
}

/** A driver's cabin of a lorry, looking left, with its window; `top` differs between a tipper and a long-distance one. */
const lorryCab = (x: number, top: number) =>
  shape(x, 6, x, 17, x + 2.5, top - 1.5, x + 5, top, x + 20, top, x + 21, 6) +
  hole(x + 2, 18, x + 4, 26, x + 9, 26, x + 9, 18) +
  slot(x + 10.5, 18, 6.5, 8);

const lorryFront = (x: number) =>
  box(x - 1, 4, 4, 4) + rod(x - 1.5, 19, x - 1.5, 25, 1.2) + box(x + 0.5, 10, 1, 5);

/** Hammer, grab: what hangs on an excavator, standing on its own. */
const bracket = (x: number, y: number) =>
  shape(x - 5, y, x + 5, y, x + 4, y + 6, x + 2.5, y + 7, x - 2.5, y + 7, x - 4, y + 6) +
  disc(x - 2, y + 4.4, 1, 0) +
  disc(x + 2, y + 4.4, 1, 0);

/** By subcategory, with the length in metres of a machine of that kind. */
const SIDE_VIEWS: Readonly<Record<string, SideView>> = {
  planchasVibratorias: {
    length: 1.7,
    paint: "amber",
    painted: shape(1, 2, 8, 2, 7.6, 4.6, 6.6, 8, 2.4, 8, 1.4, 4.6) + slot(2.8, 5, 3.4, 1.6),
    dark:
      shape(0, 1.4, 0.8, 0, 8.2, 0, 9.4, 1.6, 8.2, 1.9, 0.8, 1.9) +
      rod(6.4, 4.6, 15, 10.4, 0.7) +
      rod(14.4, 10.2, 16.8, 10.8, 0.9) +
      box(3, 8, 2.2, 1),
  },
  martillosHidraulicos: {
    length: 1.2,
    paint: "amber",
    painted: shape(2, 8, 10, 8, 10, 20, 2, 20) + slots(10, 1.2, 8, 3.6, 7.2),
    dark: bracket(6, 20) + shape(5, 8, 7, 8, 7, 2, 6, 0, 5, 2),
  },
  pinzas: {
    length: 2.2,
    paint: "amber",
    painted:
      shape(10.6, 11, 6, 12.5, 1, 9, 0, 4, 2.4, 0.5, 4, 0, 3, 4, 5, 7, 10.6, 8) +
      shape(11.4, 11, 16, 12.5, 21, 9, 22, 4, 19.6, 0.5, 18, 0, 19, 4, 17, 7, 11.4, 8),
    dark: bracket(11, 14.5) + box(8, 11.6, 6, 3) + rod(9, 13, 4.5, 9.5, 1.2) + rod(13, 13, 17.5, 9.5, 1.2),
  },
  miniCargadoras: {
    length: 3.4,
    paint: "amber",
    painted:
      shape(10, 5, 10, 9, 12, 19, 13, 19.8, 23, 19.8, 25, 12, 31, 11.5, 33, 9.5, 33.4, 5) +
      hole(12.4, 10.5, 13.8, 18, 17, 18, 17, 10.5) +
      hole(18, 10.5, 18, 18, 22.2, 18, 23.6, 10.5) +
      rod(8, 5.4, 13, 10, 2) +
      rod(12.4, 9.6, 31.5, 13, 2),
    dark:
      shape(0, 0, 6.5, 0, 9, 3, 8.6, 7, 6.4, 7.2, 6, 3.4) +
      wheels(3.9, 15, 27.5) +
      rod(10, 7, 18, 9.6, 1) +
      box(28, 11.6, 3, 0.8),
  },
  miniRetroexcavadoras: {
    length: 5,
    paint: "amber",
    painted:
      shape(25, 6, 25, 8.4, 26, 23, 27, 24.4, 38, 24.4, 38.4, 12, 42.5, 11.4, 43.4, 9, 43, 6) +
      hole(27.2, 11, 27.8, 22.6, 31.4, 22.6, 31.4, 11) +
      hole(32.6, 11, 32.6, 22.6, 36.6, 22.6, 36.6, 11) +
      shape(23, 6.4, 25.5, 8, 15, 27, 12.4, 28.4, 4, 27.4, 4.2, 25.6, 12, 25.6) +
      shape(5.6, 29.6, 7.2, 28.6, 2.4, 12.2, 0.4, 12.4, 3, 26),
    dark:
      crawler(24, 43.5, 5) +
      shape(19, 0.4, 20.2, 0, 21.4, 4.4, 24, 3.6, 24, 4.8, 20.2, 6.2) +
      rod(22.6, 8.4, 14.4, 24.4, 1.1) +
      rod(13.8, 28.6, 6.4, 29.8, 1) +
      rod(4.4, 24, 0.8, 15, 0.9) +
      shape(2.6, 13, 0, 12.4, -1, 8.4, 0.4, 5.2, 3.6, 4.2, 5.6, 6, 4.2, 6.4, 3.4, 8.6),
  },
  bulldozer: {
    length: 5.4,
    paint: "amber",
    painted:
      shape(9, 9, 8.6, 18, 10.4, 19, 24, 19.6, 25, 30.4, 26, 31.6, 42, 31.6, 42.4, 20, 47, 19, 47.4, 9) +
      hole(26.8, 20, 27.4, 29.8, 32.4, 29.8, 32.4, 20) +
      hole(33.8, 20, 33.8, 29.8, 40.4, 29.8, 40.4, 20) +
      shape(0, 0.4, 2.6, 0, 4.4, 3, 3.6, 7, 4.4, 11, 3.4, 13.4, 1.8, 13.2, 2, 7) +
      rod(4, 3.6, 26, 4.8, 2.2),
    dark:
      crawler(11, 46, 9.4) +
      rod(4.6, 11, 14, 15.6, 1.2) +
      box(14, 19.6, 1.6, 7.4) +
      louvres(10.6, 8, 12, 14, 16) +
      shape(47.4, 12, 52, 10, 52.6, 2, 54, 0.6, 53.4, 11, 51, 13, 47.4, 14.6),
  },
  rodillosAutopropulsados: {
    length: 5.9,
    paint: "amber",
    painted:
      shape(0.4, 6, 0, 9.4, 15.8, 9.4, 19.4, 12, 24, 12, 24, 9, 17, 6) +
      shape(23, 10, 24.6, 29.4, 25.8, 31, 38, 31, 38.4, 17, 54, 15, 57.6, 12, 58, 8, 27, 8) +
      hole(26, 17, 26.8, 29.2, 31, 29.2, 31, 17) +
      hole(32.4, 17, 32.4, 29.2, 36.4, 29.2, 36.4, 17),
    dark:
      ring(7.6, 7.5, 7.5, 5.8) +
      disc(7.6, 7.5, 1.6) +
      wheels(7.5, 43) +
      box(47, 15.6, 1.6, 5) +
      rod(18, 8.4, 25, 9.4, 2) +
      louvres(51, 5, 9.4, 11.2),
  },
  cabezasTractoras: {
    length: 6.1,
    paint: "forest",
    painted:
      shape(1, 5, 1, 18, 3, 29, 6, 36, 8.6, 38, 22, 35.6, 23.6, 33, 24, 5) +
      hole(3.2, 18.6, 5, 27.6, 10, 27.6, 10, 18.6) +
      slot(11.6, 18.6, 6, 9),
    dark:
      box(0, 3.4, 5, 4.6) +
      wheels(5, 12, 48) +
      box(23, 7, 38, 2.2) +
      box(26, 3.2, 12, 4.6) +
      shape(40, 10.6, 41, 12.6, 56, 12.6, 58, 10.6) +
      box(24.6, 9, 1.6, 22) +
      rod(0.2, 20, 0.2, 26, 1.2),
  },
  camiones: {
    length: 9.3,
    paint: "forest",
    painted:
      lorryCab(1, 29) +
      shape(25, 11.4, 92, 11.4, 90.4, 29.4, 25, 29.4) +
      slots(12.6, 1.1, 15.4, 33, 42, 51, 60, 69, 78),
    dark:
      lorryFront(1) +
      wheels(5.2, 13.4, 31.6, 67, 80.6) +
      box(20, 8, 71, 2.2) +
      shape(18, 30.2, 25, 30.2, 25, 29.4, 90.4, 29.4, 90.4, 30.4, 24, 31.6, 18, 31.6) +
      box(40, 3.6, 13, 4.2) +
      box(90, 6, 1.4, 5),
  },
  cisternas: {
    length: 8.8,
    paint: "forest",
    painted:
      lorryCab(1, 29) +
      "M27-29.4H83a3 8.4 0 0 1 0 16.8H27a3 8.4 0 0 1 0-16.8Z" +
      slots(13.4, 0.9, 15.2, 40, 54, 68),
    dark:
      lorryFront(1) +
      wheels(5.2, 13.4, 62, 75.6) +
      box(20, 8, 66, 2.2) +
      box(26, 10.2, 58, 1.4) +
      box(34, 29.6, 44, 0.7) +
      box(36, 29.6, 0.8, 3) +
      box(76, 29.6, 0.8, 3) +
      box(36, 32, 41, 0.8) +
      box(50, 29.6, 6, 1.6) +
      rod(84, 9, 87.6, 5, 1.4) +
      box(30, 3.6, 14, 4.2),
  },
  retroNeumaticos: {
    length: 9.3,
    paint: "amber",
    painted:
      shape(48, 12.6, 48, 20, 50.4, 30.4, 60.6, 30.4, 61.4, 23.6, 77, 23.6, 80.6, 22, 81.4, 13.6, 79, 12.6) +
      hole(49.4, 20, 51.4, 28.8, 54.4, 28.8, 54.4, 16) +
      slot(55.6, 16, 3.6, 12.8) +
      shape(49, 15, 52.4, 18, 38.6, 42.6, 35, 45.4, 8.6, 46.6, 7.6, 43.8, 32, 40, 36, 36) +
      shape(11, 49.6, 13.2, 47.8, 5.4, 19, 2.6, 19.4, 5.6, 43) +
      box(40, 7.4, 40, 3),
    dark:
      wheels(5, 47, 73) +
      box(51, 10.4, 18, 2.2) +
      shape(34, 0.6, 35.4, 0, 37, 6.4, 41, 6, 41, 8, 35.6, 9) +
      shape(80, 8, 87, 8, 87, 1.2, 89, 0, 83.4, 0, 85, 1.2, 85, 6, 80, 6) +
      rod(45, 13.6, 36, 38.6, 1.7) +
      rod(32.4, 46.2, 12, 49, 1.5) +
      rod(7.8, 41, 2.8, 24, 1.4) +
      shape(5.4, 20.6, 2.4, 20, 0.4, 15.6, 0, 10.4, 2.6, 6.4, 7.6, 5.2, 10.8, 7.4, 9, 8.2, 7.4, 12.4) +
      louvres(67, 9, 15.6, 17.6, 19.6),
  },
  baneras: {
    length: 8.9,
    paint: "forest",
    painted:
      shape(2, 33, 88, 33, 88, 20, 80, 12.6, 16, 12.6, 8, 17, 4, 25) +
      slots(15.4, 1.1, 15, 16, 26, 36, 46, 56, 66, 76),
    dark:
      wheels(5.2, 50, 63.4, 76.8) +
      shape(6, 12.6, 88, 12.6, 88, 10.4, 40, 10.4, 36, 9.4, 6, 10.6) +
      box(22, 0, 1.4, 9.6) +
      box(20.6, 0, 4.2, 0.9) +
      rod(9, 13, 7, 31, 1.6) +
      shape(83, 7, 88.6, 7, 88.6, 5, 83, 5) +
      box(30, 3.4, 9, 4.2),
  },
  retroOrugas: {
    length: 10.3,
    paint: "amber",
    painted:
      shape(56, 10.6, 56, 20.6, 59, 30, 71.6, 30, 72.4, 22.6, 95, 23.4, 99.6, 22, 101, 12.6, 98.4, 10.6) +
      hole(57.6, 20.6, 60.2, 28.2, 64, 28.2, 64, 15) +
      slot(65.4, 15, 4.6, 13.2) +
      shape(56, 14, 60, 17, 46, 46, 42, 49.6, 14, 54, 12.6, 51, 39, 43, 43, 38) +
      shape(16, 58, 18.6, 55.6, 7.6, 22, 4.4, 22.6, 9, 50),
    dark:
      crawler(48, 93, 9.6) +
      box(67, 9.6, 12, 1.4) +
      rod(51.4, 13, 42.4, 41, 2.1) +
      rod(39, 50.6, 17.4, 57, 1.9) +
      rod(10.4, 46, 4, 27, 1.6) +
      shape(7, 24, 3.4, 23.4, 0.6, 18, 0, 11.4, 3, 6.6, 8.4, 5, 13, 7.4, 10.8, 8.4, 9, 14) +
      louvres(83, 11, 14, 16.4, 18.8) +
      box(81, 23, 1.6, 4),
  },
  dumpers: {
    length: 10.2,
    paint: "amber",
    painted:
      shape(1, 10.6, 0.6, 15, 3, 19.6, 16, 21.4, 17.4, 32.4, 18.8, 34, 31, 34, 31.4, 19, 36, 17.6, 36, 10.6) +
      hole(19, 21.6, 19.8, 32, 24.6, 32, 24.6, 21.6) +
      slot(26, 21.6, 3.8, 10.4) +
      shape(35, 28.6, 43, 17.4, 80, 16, 98, 24.6, 101, 27.4, 98, 28.6) +
      slots(18.4, 1.1, 9, 52, 62, 72, 82),
    dark:
      wheels(7.4, 17, 63, 81.4) +
      shape(33, 9, 92, 11.4, 92, 14, 70, 13.4, 42, 15.6, 33, 13.6) +
      rod(44, 12, 60, 19, 1.6) +
      louvres(4, 5, 12.4, 14.4, 16.4) +
      shape(33, 29, 38, 29, 34, 34.6, 31.6, 34.6),
  },
  trituradoras: {
    length: 12.6,
    paint: "amber",
    painted:
      shape(0, 27, 4, 35, 30, 35, 32, 29, 46, 29, 46, 33, 66, 33, 68, 22, 78, 20, 78, 12, 20, 12, 16, 22) +
      slot(50, 23, 12, 6) +
      slots(24, 1.2, 9, 8, 14, 20, 26) +
      box(77, 13, 15, 11),
    dark:
      crawler(24, 66, 9) +
      rod(66, 5, 122, 30, 2.4) +
      disc(122.4, 30, 2) +
      disc(67, 5.4, 1.8) +
      rod(80, 11, 100, 17, 1.4) +
      rod(97, 18.4, 88, 24, 1) +
      louvres(80, 9, 15, 17.4, 19.8) +
      rod(16, 22, 10, 27, 1.4) +
      box(20, 10.4, 58, 1.6),
  },
  gondolas: {
    length: 13.8,
    paint: "forest",
    painted:
      shape(
        ...[
          2, 17, 30, 17, 37, 9.4, 90, 9.4, 93, 11.4, 131, 11.4, 133, 9.4, 133, 7.6, 92, 7.6, 88, 5.6, 36, 5.6,
          28, 13.6, 2, 13.6,
        ],
      ) + slots(6.8, 6, 1.3, 42, 52, 62, 72, 82),
    dark:
      wheels(4, 97.6, 108, 118.4, 128.8) +
      rod(132, 11, 136.4, 21.6, 1.5) +
      rod(134, 8.6, 136, 20, 0.9) +
      box(18, 6, 1.4, 7.6) +
      box(16.4, 5.4, 4.6, 0.9) +
      box(3, 17, 26, 0.9) +
      box(10, 12, 2.4, 1.8),
  },
};

/** The one who stands beside them, 1.75 m, with helmet and vest. */
export const PERSON: SideView = {
  length: 0.7,
  paint: "amber",
  painted: `${shape(1.4, 8.4, 5.4, 8.4, 5.6, 14, 4.6, 14.8, 2.2, 14.8, 1.2, 14)}M2-16.2a1.5 1.6 0 0 1 3 0Z`,
  dark:
    shape(1.6, 8.4, 5.2, 8.4, 4.9, 0, 3.7, 0, 3.4, 6, 3.1, 0, 1.9, 0) +
    disc(3.5, 15.7, 1.1) +
    rod(1.2, 13.6, 0.7, 8.6, 0.9) +
    rod(5.6, 13.6, 6.1, 8.6, 0.9),
};

export function sideViewOf(subcategory: string): SideView | undefined {
  return SIDE_VIEWS[subcategory];
}
