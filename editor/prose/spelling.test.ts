import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { unknownWords, wordsOf } from "./speller.ts";
import { ownWords, wordsUsed } from "./words-used.ts";

/** The Basque dictionary is large: seconds to load, more on a busy machine. */
const LOADING_MS = 120_000;
/** in no language */
const MISSPELT = "excabaquetak";

test("a gap, an address, a measure or a number is not a word", () => {
  expect(wordsOf("50 cm-ko zanga {phone} info@harlur.example 14.000 m³-koa 1977tik BI-631")).toEqual([
    "zanga",
  ]);
});

describe.each(LANGUAGES)("spelling, %s", (language) => {
  const own = ownWords(language);
  const interfaceWords = wordsUsed(language, own, (place) => !place.startsWith("content/"));
  const contentWords = wordsUsed(language, own, (place) => place.startsWith("content/"));
  let unknown = new Set<string>();

  beforeAll(async () => {
    unknown = await unknownWords([...interfaceWords, ...contentWords, MISSPELT], language);
    // An owner may write names that no dictionary has, so these are told and no more.
    const doubtful = contentWords.filter((word) => unknown.has(word) && !own.includes(word));
    if (doubtful.length > 0)
      console.warn(
        `Words of content/ that are in no dictionary, nor in content/words.${language}.txt: ${doubtful.join(", ")}`,
      );
  }, LOADING_MS);

  test("every word of the interface is in the dictionary or on our own list", () => {
    expect(interfaceWords.filter((word) => unknown.has(word) && !own.includes(word))).toEqual([]);
  });

  test("a misspelt word is seen", () => {
    expect(unknown).toContain(MISSPELT);
  });
});
