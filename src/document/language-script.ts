/**
 * Runs inside the head, before anything is painted: a visitor whose saved language differs from the address goes to the
 * same page in that language; everybody else has the address's language saved in local storage, once the page is there,
 * since writing holds up painting. Whoever uses the switch has that choice saved at once, and mirrored in a cookie for the
 * server's redirects. Crawlers store nothing, so they stay.
 */
import { LANGUAGE_COOKIE_DAYS, LANGUAGE_KEY, LANGUAGES, type Language } from "../../contract/languages.ts";
import { inlineScript } from "./inline-script.ts";

interface Facts {
  key: string;
  cookieDays: number;
  languages: readonly string[];
  /** language of this document */
  language: Language;
  /** false on a not-found view, whose address says nothing about the visitor's language */
  follows: boolean;
}

/** Serialised into the document (`inline-script.ts`), so it may use nothing from outside. */
export function followSavedLanguage(
  { key, cookieDays, languages, language, follows }: Facts,
  browser: Window,
) {
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
  if (follows && saved && saved !== language && languages.includes(saved)) {
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
  const choose = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest("a"); // clicks hit elements
    const chosen = link?.closest<HTMLElement>("[data-language]")?.dataset.language;
    // 0: the main button or the keyboard, 1: the middle one, which opens another tab
    if (!chosen || button > 1) return;
    save(chosen);
    document.cookie = `${key}=${chosen}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
  };
  document.addEventListener("click", choose);
  document.addEventListener("auxclick", choose);
  if (!follows) return;
  browser.addEventListener("load", () => {
    if (storage.getItem(key) === saved) save(language);
  });
}

export function languageScript(language: Language, { follows }: Pick<Facts, "follows">): string {
  const facts: Facts = {
    key: LANGUAGE_KEY,
    cookieDays: LANGUAGE_COOKIE_DAYS,
    languages: LANGUAGES,
    language,
    follows,
  };
  return inlineScript(followSavedLanguage, facts);
}
