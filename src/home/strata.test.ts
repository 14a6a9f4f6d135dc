import { expect, test } from "vitest";
import { strataOf } from "./strata.ts";

const NAMES = ["hierba", "tierra", "arcilla"];
const clayOf = (style: object) => Number(/(\d+)%/.exec(JSON.stringify(style))?.[1]);

test("each section stands deeper than the one before, in whatever order they come", () => {
  const strata = strataOf(["questions", "services", "projects"], NAMES, "es");
  expect(strata.map(({ label }) => label)).toEqual(["0 m · hierba", "-0,4 m · tierra", "-1,5 m · arcilla"]);
  const clay = strata.map(({ style }) => clayOf(style));
  expect(clay).toEqual(clay.toSorted((one, other) => one - other));
  expect(new Set(clay).size).toBe(clay.length);
});

test("a section knows the ground above it, and there is a name for more sections than strata", () => {
  const [, second, , fourth] = strataOf(["figures", "services", "certificates", "questions"], NAMES, "eu");
  expect(second?.style).toMatchObject({ "--above": "var(--color-forest-deep)" });
  expect(fourth?.label).toContain("arcilla");
});
