/** How numbers, quotes and dashes are written on this site; each rule names a mistake and the pattern that finds it. */
import type { Language } from "../../contract/languages.ts";
import { MEASURES } from "../../src/site/content/unbreakable.ts";

interface Rule {
  mistake: string;
  pattern: RegExp;
  /** an example that must be found, so that a pattern cannot go blind */
  example: string;
  only?: Language;
}

const UNIT = `(?:${MEASURES})`;

export const TYPOGRAPHY: readonly Rule[] = [
  {
    mistake: "thousands take a point",
    pattern: new RegExp(`(?<![\\d.,/-])\\d{4,}(?=\\s${UNIT}(?![\\p{L}²³]))`, "u"),
    example: "13000 litros",
  },
  { mistake: "thousands take a point, not a comma", pattern: /\d,\d{3}(?!\d)/, example: "13,000 litros" },
  {
    mistake: "a space stands between number and unit",
    pattern: new RegExp(`\\d${UNIT}(?![\\p{L}²³])`, "u"),
    example: "2,5km",
  },
  { mistake: "square and cubic metres are m² and m³", pattern: /\bm[23]\b/, example: "50.000 m3" },
  { mistake: "a range takes an en dash", pattern: /\d\s?-\s?\d/, example: "24-48 h" },
  { mistake: "hours take a point", pattern: /(?<!\d)\d{1,2}:\d{2}(?!\d)/, example: "8:00" },
  { mistake: "quotes are «»", pattern: /["“”‘’']/, example: 'la "obra"' },
  { mistake: "one space is enough", pattern: /[ \u00a0]{2}/, example: "dos  espacios" },
  { mistake: "no space before a mark", pattern: /\s[,.;:?!»]/, example: "así , no" },
  { mistake: "a question begins with ¿", pattern: /^[^¿]*\?/, example: "Cuánto cuesta?", only: "es" },
  { mistake: "Basque has no ¿ or ¡", pattern: /[¿¡]/, example: "¿Zenbat da?", only: "eu" },
];

export function mistakesIn(text: string, language: Language): string[] {
  return TYPOGRAPHY.filter(({ only }) => only === undefined || only === language)
    .filter(({ pattern }) => pattern.test(text))
    .map(({ mistake }) => mistake);
}
