/** The two languages of the site, and how one is chosen. Shared by the pages, the inline script and the server. */

export const LANGUAGES = ["es", "eu"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "es";

/** The visitor's own choice: in local storage, and mirrored in a cookie of the same name for the server's redirects. */
export const LANGUAGE_KEY = "language";
export const LANGUAGE_COOKIE_DAYS = 365;

/** A text in both languages. */
export type Localised<Value = string> = Record<Language, Value>;

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((language) => language === code);
}

export function otherLanguage(language: Language): Language {
  return language === "es" ? "eu" : "es";
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
