import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS } from "./faults.ts";

/** `npm run mutants` takes the better part of an hour: a line that moved is told here. */
test("the line of each fault is in its file, once", () => {
  const lost = FAULTS.filter(({ file, find }) => readFileSync(file, "utf8").split(find).length !== 2);
  expect(lost.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
});
