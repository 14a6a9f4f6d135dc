import type { Language } from "../../contract/languages.ts";

const MONTHS_A_YEAR = 12;

/** A number of months as both languages say it, without a case ending: `1 mes`, `5 años`, `hilabete bat`, `urtebete`. */
export function durationIn(language: Language, months: number): string {
  const inYears = months % MONTHS_A_YEAR === 0;
  const count = inYears ? months / MONTHS_A_YEAR : months;
  if (language === "eu") {
    if (count === 1) return inYears ? "urtebete" : "hilabete bat";
    return `${count}\u00a0${inYears ? "urte" : "hilabete"}`;
  }
  const [one, many] = inYears ? ["año", "años"] : ["mes", "meses"];
  return `${count}\u00a0${count === 1 ? one : many}`;
}
