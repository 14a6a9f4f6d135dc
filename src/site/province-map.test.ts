import { expect, test } from "vitest";
import { PROVINCE_MAP } from "./province-map.ts";

/** Where each line of a path begins and leads to: an absolute point, and the ways from there. */
function pointsOf(path: string): { x: number; y: number }[] {
  return path.split(/(?=m)/i).flatMap((line) => {
    expect(line).toMatch(/^M\d+ \d+l[-\d ]+z?$/);
    const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return numbers.flatMap((way, index) => {
      if (index % 2 === 0) x += way;
      else y += way;
      return index % 2 === 0 ? [] : [{ x, y }];
    });
  });
}

test("coast and borders lie on the whole of the map, and none beyond it", () => {
  const { width, height, step, outline, borders } = PROVINCE_MAP;
  for (const path of [outline, borders]) {
    const points = pointsOf(path);
    const across = points.map(({ x }) => x * step.x);
    const down = points.map(({ y }) => y * step.y);
    for (const [along, size] of [
      [across, width],
      [down, height],
    ] as const) {
      expect(Math.min(...along)).toBeGreaterThanOrEqual(0);
      expect(Math.min(...along)).toBeLessThan(size / 5);
      expect(Math.max(...along)).toBeLessThanOrEqual(size + 1);
      expect(Math.max(...along)).toBeGreaterThan((4 * size) / 5);
    }
  }
});
