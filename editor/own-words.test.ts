import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addOwnWord } from "./own-words.ts";

const folder = mkdtempSync(join(tmpdir(), "words-"));
const file = join(folder, "words.es.txt");

test("a word is added once, on a line of its own", () => {
  writeFileSync(file, "# Nombres\nMungia");
  expect(addOwnWord(folder, "es", "Larrauri")).toBe(true);
  expect(addOwnWord(folder, "es", "Larrauri")).toBe(true);
  expect(readFileSync(file, "utf8")).toBe("# Nombres\nMungia\nLarrauri\n");
});

test.each([
  ["es", "dos\npalabras"],
  ["es", "# nota"],
  ["../es", "palabra"],
  ["fr", "mot"],
])("nothing else is written: %s %s", (language, word) => {
  expect(addOwnWord(folder, language, word)).toBe(false);
});
