// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../contract/languages.ts";
import { HOW_TO_INSTALL, prepareSpeller, unknownWords, wordsOf } from "./speller.ts";
import { allTexts, SAID_ONCE } from "./texts.ts";

const missing = await prepareSpeller();
if (missing) console.warn(`The spelling was NOT checked: ${missing}; ${HOW_TO_INSTALL}`);

/** The Basque dictionary is large: seconds to load, more on a busy machine. */
const LOADING_MS = 120_000;
const MISSPELT: Record<Language, string> = { es: "excabación", eu: "indusquetak" };

test("a build server has a speller", () => {
  expect(process.env.CI ? missing : null).toBeNull();
});

test("a gap, an address, a measure or a number is not a word", () => {
  expect(wordsOf("50 cm-ko zanga {phone} info@harlur.example 14.000 m³-koa 1977tik BI-631")).toEqual([
    "zanga",
  ]);
});

describe.skipIf(missing).each(LANGUAGES)("spelling, %s", (language) => {
  const own = ownWords(language);
  const used = wordsUsed(language, own);
  let unknown = new Set<string>();

  beforeAll(async () => {
    unknown = await unknownWords([...used, ...own, MISSPELT[language]], language);
  }, LOADING_MS);

  test("every word is in the dictionary or on our own list", () => {
    const unexplained = used.filter((word) => unknown.has(word) && !own.includes(word));
    expect(unexplained).toEqual([]);
  });

  test("our own list holds only words that we use and the dictionary lacks", () => {
    expect(own.filter((word) => !used.includes(word) || !unknown.has(word))).toEqual([]);
  });

  test("a misspelt word is seen", () => {
    expect(unknown).toContain(MISSPELT[language]);
  });
});

/** Once each; a capital at the beginning of a sentence does not make another word of one on our list. */
function wordsUsed(language: Language, own: readonly string[]): string[] {
  const words = allTexts()
    .map((text) => text[language])
    .filter((text) => !SAID_ONCE.test(text))
    .flatMap(wordsOf)
    .map((word) => (own.includes(lowerFirst(word)) ? lowerFirst(word) : word));
  return [...new Set(words)];
}

function ownWords(language: Language): string[] {
  const lines = readFileSync(`content/words.${language}.txt`, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
