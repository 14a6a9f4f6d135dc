/**
 * Runs inside the head, before anything is painted: a visitor whose saved language differs from the address goes to the
 * same page in that language; everybody else has the address's language saved. Crawlers store nothing, so they stay.
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

/** Stands alone on purpose: its own text is the script, so it may use nothing from outside. */
export function followSavedLanguage({ key, cookieDays, languages, language }: Facts, browser: Window) {
  let saved: string | null = null;
  try {
    saved = browser.localStorage.getItem(key);
  } catch {
    // Storage is blocked: the address decides.
    return;
  }
  const { pathname, search, hash } = browser.location;
  if (saved && saved !== language && languages.includes(saved)) {
    browser.location.replace(`/${saved}${pathname.slice(language.length + 1)}${search}${hash}`);
    return;
  }
  try {
    browser.localStorage.setItem(key, language);
  } catch {
    // storage is full: the mirror cookie below still serves
  }
  browser.document.cookie = `${key}=${language}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
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
