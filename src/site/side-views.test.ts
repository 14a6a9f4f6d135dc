import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { PERSON, sideViewOf } from "./side-views.ts";

const DRAWN = globSync("src/site/side-views/*.svg").map((file) => basename(file, ".svg"));

test.each(DRAWN)("the drawing of %s has a colour of the theme, paint, and what is dark", (subcategory) => {
  const { paint, painted, dark, length } = sideViewOf(subcategory) ?? PERSON;
  expect(paint).toMatch(/^(amber|forest)$/);
  for (const path of [painted, dark]) expect(path).toMatch(/^m[-\d.]/i);
  expect(painted).not.toBe(dark);
  expect(length).toBeGreaterThan(PERSON.length);
});

test("a kind that nobody has drawn has no side view", () => {
  expect(sideViewOf("barcos")).toBeUndefined();
});

test("the person is narrower than any machine, and drawn in the same way", () => {
  expect(PERSON).toMatchObject({ paint: "amber", length: 0.7 });
});
