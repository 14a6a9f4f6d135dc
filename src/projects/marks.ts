/** Where the marks of the works' map stand. */

interface Point {
  x: number;
  y: number;
}

/** In the map's units. */
export const MARK_RADIUS = 8;
const APART = 2 * MARK_RADIUS + 1;
const ROUNDS = 200;

/** Of two that would stand in one point none would know where to go: each begins a hair away, in a direction of its own. */
const HAIR = 0.01;

/** Places with close neighbours pushed apart, so that each mark can be read and pressed; equal ones stand side by side. */
export function marksApart<Place extends Point>(places: readonly Place[]): Place[] {
  const marks = places.map((place, at) => ({
    ...place,
    x: place.x + HAIR * Math.cos(at),
    y: place.y + HAIR * Math.sin(at),
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) pushApart(one, other);
  return marks.map((mark) => ({ ...mark, x: Number(mark.x.toFixed(1)), y: Number(mark.y.toFixed(1)) }));
}

function pushApart(one: Point, other: Point): void {
  const [right, down] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(right, down);
  if (distance >= APART) return;
  const push = (APART - distance) / (2 * distance);
  one.x -= right * push;
  one.y -= down * push;
  other.x += right * push;
  other.y += down * push;
}
