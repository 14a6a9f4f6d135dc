import type { Language } from "../../../contract/languages.ts";
import { inWords } from "./number-words.ts";

const HOURS_A_DAY = 24;

/**
 * Hours as the working days they stand for: `24–48` → «uno o dos días laborables»; in Basque with the ending that «epean»
 * asks for, «lanegun bat edo biko».
 */
export function workingDays(language: Language, hours: string): string {
  const [first = 1, last = first] = hours.split("–").map((each) => Math.ceil(Number(each) / HOURS_A_DAY));
  return language === "eu" ? inBasque(first, last) : inSpanish(first, last);
}

function inSpanish(first: number, last: number): string {
  if (last === 1) return "un día laborable";
  const [from, to] = [first === 1 ? "uno" : inWords("es", first), inWords("es", last)];
  return `${first === last ? to : `${from} ${/^(o|8)/.test(to) ? "u" : "o"} ${to}`} días laborables`;
}

function inBasque(first: number, last: number): string {
  if (last === 1) return "lanegun bateko";
  const [from, to] = [inWords("eu", first), inWords("eu", last)];
  if (first === 1) return `lanegun bat edo ${to}${/[aeiou]$/.test(to) ? "ko" : "eko"}`;
  return `${first === last ? to : `${from} edo ${to}`} laneguneko`;
}
