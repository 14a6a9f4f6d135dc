import { expect, test } from "vitest";
import { strataOf } from "./strata.ts";

const NAMES = ["hierba", "tierra", "arcilla"];
const range = (style: object) => ["--from", "--to"].map((name) => Reflect.get(style, name));

test("each section stands deeper than the one before, in whatever order they come", () => {
  const strata = strataOf(["projects", "services", "questions"], NAMES, "es");
  expect(strata.map(({ name, depth }) => [name, depth])).toEqual([
    ["hierba", "0 m"],
    ["tierra", "−0,4 m"],
    ["arcilla", "−1,5 m"],
  ]);
  expect(strata.map(({ style }) => range(style))).toEqual([
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
  expect(second?.style).toMatchObject({ "--above": Reflect.get(first?.style ?? {}, "--ground") });
  expect(fourth?.name).toBe("arcilla");
});
