/**
 * Runs inside the head, before anything is painted: a visitor whose saved language differs from the address goes to the
 * same page in that language; everybody else has the address's language saved, once the page is there, since writing
 * holds up painting. A choice made meanwhile counts more. Crawlers store nothing, so they stay.
 */
import { LANGUAGE_COOKIE_DAYS, LANGUAGE_KEY, LANGUAGES, type Language } from "../../contract/languages.ts";
import { inlineScript } from "./inline-script.ts";

interface Facts {
  key: string;
  cookieDays: number;
  languages: readonly string[];
  /** language of this document */
  language: Language;
}

/** Serialised into the document (`inline-script.ts`), so it may use nothing from outside. */
export function followSavedLanguage({ key, cookieDays, languages, language }: Facts, browser: Window) {
  const { document, location } = browser;
  let storage: Storage;
  let saved: string | null;
  try {
    storage = browser.localStorage;
    saved = storage.getItem(key);
  } catch {
    // Storage is blocked: the address decides.
    return;
  }
  if (saved && saved !== language && languages.includes(saved)) {
    const { pathname, search, hash } = location;
    location.replace(`/${saved}${pathname.slice(language.length + 1)}${search}${hash}`);
    return;
  }
  const save = (chosen: string) => {
    try {
      storage.setItem(key, chosen);
    } catch {
      // storage is full: the mirror cookie still serves
    }
  };
  document.addEventListener("click", ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>("[data-language]")?.dataset.language; // clicks hit elements
    if (chosen) save(chosen);
  });
  browser.addEventListener("load", () => {
    if (storage.getItem(key) !== saved) return;
    save(language);
    document.cookie = `${key}=${language}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
  });
}

export function languageScript(language: Language): string {
  const facts: Facts = {
    key: LANGUAGE_KEY,
    cookieDays: LANGUAGE_COOKIE_DAYS,
    languages: LANGUAGES,
    language,
  };
  return inlineScript(followSavedLanguage, facts);
}
