/** Words that the speller shall know, added to content/words.es.txt from the page where they are found. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage } from "../contract/languages.ts";

/** @returns whether it is a word of a language that the site has */
export function addOwnWord(contentFolder: string, language: string, word: string): boolean {
  if (!isLanguage(language) || !/^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u.test(word)) return false;
  const file = join(contentFolder, `words.${language}.txt`);
  const words = readFileSync(file, "utf8");
  if (!words.split("\n").includes(word)) writeFileSync(file, `${words.replace(/\n*$/, "\n")}${word}\n`);
  return true;
}
