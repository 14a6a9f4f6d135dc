import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS } from "./faults.ts";

/** Code moves on; that each is found is shown by `npm run mutants`. */
test.each(FAULTS)("can still be made: $sentence", ({ file, find, tests }) => {
  expect(readFileSync(file, "utf8").split(find), `${file}: ${find}`).toHaveLength(2);
  expect(tests.map((named) => named.split(": ")[0] ?? "").filter((path) => !existsSync(path))).toEqual([]);
});
