/** Hunspell as a spelling check: which words of a text it does not know. */
import { readFileSync } from "node:fs";
import { loadModule } from "hunspell-asm";
import type { Language } from "../../contract/languages.ts";
import { MEASURES } from "../../src/site/content/unbreakable.ts";

const dictionaryFile = (language: Language, extension: "aff" | "dic") =>
  readFileSync(`node_modules/dictionary-${language}/index.${extension}`);

const NOT_PROSE = [
  /\{+[#^/]?\w+\}+/, // gaps to fill
  /https?:\S+|\S+@\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}/, // addresses
  new RegExp(`[\\d.,–]+\\s(?:${MEASURES})(?:-\\p{L}+|(?!\\p{L}))`), // measures, with a Basque case ending or without
];

/** The words of prose; single letters and what holds a digit, such as `1977tik` or `BI-631`, are none. */
export function wordsOf(text: string): string[] {
  const prose = NOT_PROSE.reduce((rest, pattern) => rest.replace(new RegExp(pattern, "gu"), " "), text);
  const tokens = prose.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];
  return tokens.filter((token) => token.length > 1 && !/\d/.test(token));
}

export async function unknownWords(words: Iterable<string>, language: Language): Promise<Set<string>> {
  const factory = await loadModule();
  const affixes = factory.mountBuffer(dictionaryFile(language, "aff"), `${language}.aff`);
  const stems = factory.mountBuffer(dictionaryFile(language, "dic"), `${language}.dic`);
  const hunspell = factory.create(affixes, stems);
  return new Set([...words].filter((word) => !hunspell.spell(word)));
}
