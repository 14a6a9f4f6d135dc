import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync("docs/security.md", "utf8");
const files = globSync("{server,src,contract,editor,tests}/**/*.test.{ts,tsx}");
const named = [...table.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = ""]) => name);

test("every threat names a proof", () => {
  const rows = table.split("\n").filter((line) => /^\| (?!threat|-)/.test(line) && !line.startsWith("|---"));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/\.test\.tsx?` \|$/.test(row))).toEqual([]);
});

test.each([...new Set(named)])("%s is one test that exists", (name) => {
  expect(files.filter((file) => file === name || file.endsWith(`/${name}`))).toHaveLength(1);
});
