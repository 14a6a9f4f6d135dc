/** One term for one thing: finds the words that content/terms.yaml says are not used. */
import { LANGUAGES } from "../../contract/languages.ts";
import type { TranslatedText } from "../../editor/prose/texts.ts";
import type { Term } from "../../src/site/content/schema/lists.ts";

interface WrongTerm {
  place: string;
  found: string;
  instead: string;
}

export function wrongTerms(texts: readonly TranslatedText[], terms: readonly Term[]): WrongTerm[] {
  const rules = LANGUAGES.flatMap((language) =>
    terms.flatMap(({ term, never }) =>
      never[language].map((word) => ({
        language,
        pattern: patternOf(word),
        // Looked for first, since it is much quicker.
        stem: word.replace(/[*\s].*$/, "").toLowerCase(),
        instead: term[language],
      })),
    ),
  );
  return texts.flatMap((text) =>
    rules.flatMap(({ language, pattern, stem, instead }) => {
      const found = text[language].toLowerCase().includes(stem)
        ? text[language].match(pattern)?.[0]
        : undefined;
      return found ? [{ place: text.place, found, instead }] : [];
    }),
  );
}

/** `volquete*` finds «volquetes», and `mail` finds neither «e-mail» nor «mailu». */
function patternOf(word: string): RegExp {
  const ending = word.endsWith("*") ? "[\\p{L}-]*" : "";
  const stem = word.replace(/\*$/, "").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}-])${stem}${ending}(?![\\p{L}-])`, "iu");
}
