/** Run by itself, since the dictionaries are large: prints the words of content/ that nobody knows, as JSON by language. */
import { LANGUAGES } from "../../contract/languages.ts";
import { unknownWords } from "../prose/speller.ts";
import { ownWords, wordsUsed } from "../prose/words-used.ts";

const doubtful: Record<string, string[]> = {};
for (const language of LANGUAGES) {
  const own = ownWords(language);
  const words = wordsUsed(language, own, (place) => place.startsWith("content/"));
  const unknown = await unknownWords(words, language);
  doubtful[language] = words.filter((word) => unknown.has(word) && !own.includes(word));
}
process.stdout.write(JSON.stringify(doubtful));
