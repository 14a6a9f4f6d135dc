/** The two languages of the site, and how one is chosen. Shared by the pages, the inline script and the server. */

/** What differs from one language to the next beside its texts. */
export const LANGUAGE_FACTS = {
  /** `name` is told to the office, in Spanish; `locale` to share previews */
  es: { name: "castellano", locale: "es_ES" },
  eu: { name: "euskera", locale: "eu_ES" },
} as const satisfies Record<string, { name: string; locale: string }>;

export type Language = keyof typeof LANGUAGE_FACTS;
export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as [Language, ...Language[]]; // the keys above

export const DEFAULT_LANGUAGE: Language = "es";

/** The visitor's own choice: in local storage, and mirrored in a cookie of the same name for the server's redirects. */
export const LANGUAGE_KEY = "language";
export const LANGUAGE_COOKIE_DAYS = 365;

/** A text in every language. */
export type Localised<Value = string> = Record<Language, Value>;

/** One value for each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Localised<Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Localised<Value>; // every key
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** What is known about the visitor when a language has to be chosen; each part may be missing or unsupported. */
export interface LanguageHints {
  /** what the visitor chose before */
  saved?: string | null | undefined;
  /** the language prefix of the address */
  path?: string | null | undefined;
  /** the browser's languages, best first, with or without region (`eu-ES`) */
  browser?: readonly string[] | undefined;
}

/** The saved choice wins, then the address, then the browser, then Spanish. */
export function chooseLanguage({ saved, path, browser = [] }: LanguageHints): Language {
  const spoken = browser.map((tag) => tag.toLowerCase().split("-")[0]);
  return [saved, path, ...spoken].find(isLanguage) ?? DEFAULT_LANGUAGE;
}
