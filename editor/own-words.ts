/** Words that the speller shall know, added to content/words.es.txt from the page where they are found. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage } from "../contract/languages.ts";

/** @returns whether it is a word of a language that the site has */
export function addOwnWord(contentFolder: string, language: string, word: string): boolean {
  if (!isLanguage(language) || !/^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u.test(word)) return false;
  const file = join(contentFolder, `words.${language}.txt`);
  const words = readFileSync(file, "utf8");
  // Added, not written anew: a full disk takes no other word.
  if (!words.split("\n").includes(word)) appendFileSync(file, `${words.endsWith("\n") ? "" : "\n"}${word}\n`);
  return true;
}
