import { expect, test } from "vitest";
import { outlineOf } from "./wordmark.ts";

/** Absolute starts of the outline's parts. */
const startsOf = (path: string) => [...path.matchAll(/M([\d.]+)[ ,-]?([\d.]+)/g)].map(([, x]) => Number(x));

test("a name becomes an outline beside the mark", () => {
  const path = outlineOf("Obras");
  expect(path).toMatch(/^M[\d.]+[ -][\d.\s\-A-Za-z]+$/);
  expect(startsOf(path)[0]).toBeGreaterThan(74);
});

test("a long name is set smaller, so that it is no longer than the logo", () => {
  const [short, long] = [outlineOf("i"), outlineOf("i".repeat(60))];
  expect(long.length / 60).toBeLessThan(short.length * 1.5);
  expect(Math.max(...startsOf(long))).toBeLessThan(270);
});

test("a letter that the logo's font lacks is told", () => {
  expect(() => outlineOf("Obras 東")).toThrow("el logotipo no tiene la letra «東»");
});
