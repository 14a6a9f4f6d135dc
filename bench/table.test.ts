import { expect, it } from "vitest";
import { count, kilobytes, ratio, seconds, table } from "./table.ts";

it("sets text to the left and figures to the right", () => {
  expect(table(["page", "kB"], [["/es/", "1.0"]])).toBe("| page | kB |\n| :-- | --: |\n| /es/ | 1.0 |");
});

it("writes figures with their units, and says when there is none", () => {
  expect([count(1234.4), kilobytes(1550), kilobytes(0), seconds(1234), ratio(3, 4)]).toEqual([
    "1,234",
    "1.6",
    "0",
    "1.23 s",
    "0.75 ×",
  ]);
  expect([count(Number.NaN), ratio(1, 0), ratio(1, Number.NaN)]).toEqual(["n/a", "n/a", "n/a"]);
});
