import { expect, test } from "vitest";
import { type Stratum, strataOf, strataStyle } from "./strata.ts";

const NAMES = ["hierba", "tierra", "arcilla"];
const range = ({ properties }: Stratum) => [properties["--from"], properties["--to"]];

test("each section stands deeper than the one before, in whatever order they come", () => {
  const strata = strataOf(["projects", "services", "questions"], NAMES, "es");
  expect(strata.map(({ name, depth }) => [name, depth])).toEqual([
    ["hierba", "0 m"],
    ["tierra", "−0,4 m"],
    ["arcilla", "−1,5 m"],
  ]);
  expect(strata.map(range)).toEqual([
    [0, 4],
    [4, 15],
    [15, 30],
  ]);
});

test("a section knows the ground above it, and there is a name for more sections than strata", () => {
  const [first, second, , fourth] = strataOf(
    ["certificates", "services", "projects", "questions"],
    NAMES,
    "eu",
  );
  expect(second?.properties["--above"]).toBe(first?.properties["--ground"]);
  expect(fourth?.name).toBe("arcilla");
});

test("each section's ground is a rule of its own, and what it lacks is not written", () => {
  const style = strataStyle(strataOf(["projects", "services"], NAMES, "eu"), "eu");
  expect(style).toContain('.stratum{--point:","}');
  expect(style).toMatch(/\.stratum-projects\{--ground:[^}]+;--from:0;--to:4\}\.stratum-services\{--ground:/);
});
