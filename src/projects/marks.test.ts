import { expect, test } from "vitest";
import { findMunicipality, MUNICIPALITY_NAMES, PROVINCE_MAP } from "../site/province-map.ts";
import { MARK_RADIUS, marksApart } from "./marks.ts";

const municipalities = MUNICIPALITY_NAMES.flatMap((name) => findMunicipality(name) ?? []);
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

test("with works in every municipality, no mark lies on another and each is near its place", () => {
  const marks = marksApart(municipalities);
  for (const [index, mark] of marks.entries()) {
    for (const other of marks.slice(index + 1))
      expect(distance(mark, other)).toBeGreaterThanOrEqual(2 * MARK_RADIUS - 1);
    expect(distance(mark, municipalities[index] ?? expect.unreachable())).toBeLessThan(2 * MARK_RADIUS);
    expect(mark.x).toBeGreaterThan(0);
    expect(mark.x).toBeLessThan(PROVINCE_MAP.width);
    expect(mark.y).toBeGreaterThan(0);
    expect(mark.y).toBeLessThan(PROVINCE_MAP.height);
  }
});

test("several works of one municipality stand side by side, each with a mark of its own", () => {
  const [place = expect.unreachable()] = municipalities;
  const marks = marksApart(Array.from({ length: 5 }, () => place));
  for (const [index, mark] of marks.entries())
    for (const other of marks.slice(index + 1))
      expect(distance(mark, other)).toBeGreaterThanOrEqual(2 * MARK_RADIUS - 1);
});

test("a mark that is in nobody's way stands in the middle of its municipality", () => {
  const places = ["Lanestosa", "Ondarroa"].flatMap((name) => findMunicipality(name) ?? []);
  expect(marksApart(places)).toEqual(places);
});
