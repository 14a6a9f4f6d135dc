import type { Language } from "../../../contract/languages.ts";

/** From two on: one has a gender in Spanish, and above twenty figures read better. */
const WORDS: Partial<Record<Language, readonly string[]>> = {
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
  eu: "bi hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi hamahiru hamalau hamabost hamasei hamazazpi hemezortzi hemeretzi hogei".split(
    " ",
  ),
};

/** `3` → `tres`; figures where there is no word. */
export function inWords(language: Language, count: number): string {
  return WORDS[language]?.[count - 2] ?? String(count);
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
