import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODE_CHANGES, keystaticChanges } from "./keystatic-changes.ts";

/** What the browser gets of Keystatic. */
const code = globSync("node_modules/@keystatic/core/dist/*.js", {
  exclude: (file) => /\.(?:worker|node|react-server)\./.test(file),
})
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const changed = keystaticChanges.transform.handler(code);
const occurrences = (text: string, part: string) => text.split(part).length - 1;

test.each(CODE_CHANGES)("$purpose: $from", ({ from, to, times = 1 }) => {
  expect(occurrences(code, from)).toBe(times);
  expect(occurrences(changed, to)).toBeGreaterThanOrEqual(times);
});

test("the bin in a list's row says what it takes out", () => {
  expect(occurrences(changed, '"aria-label": "Quitar " + label')).toBe(1);
});
