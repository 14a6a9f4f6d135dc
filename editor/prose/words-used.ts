/** The words of the site's texts, for the check of their spelling. */
import { readFileSync } from "node:fs";
import type { Language } from "../../contract/languages.ts";
import { wordsOf } from "./speller.ts";
import { allTexts, SAID_ONCE } from "./texts.ts";

/** Once each; a capital at the beginning of a sentence does not make another word of one on our list. */
export function wordsUsed(
  language: Language,
  own: readonly string[],
  isWanted: (place: string) => boolean,
): string[] {
  const words = allTexts()
    .filter(({ place }) => isWanted(place))
    .map((text) => text[language])
    .filter((text) => !SAID_ONCE.test(text))
    .flatMap(wordsOf)
    .map((word) => (own.includes(lowerFirst(word)) ? lowerFirst(word) : word));
  return [...new Set(words)];
}

/** Names and words of the trade that the owner lists in content/words.es.txt. */
export function ownWords(language: Language): string[] {
  const lines = readFileSync(`content/words.${language}.txt`, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
