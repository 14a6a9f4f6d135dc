/** What each language does with numbers, beside its texts. A language that is missing here does not compile. */
import type { Language } from "../../../contract/languages.ts";
import { numeralIn } from "./basque-numeral.ts";

interface Grammar {
  /** from two on: one has a gender in Spanish, and above twenty figures read better; may be empty */
  numbers: readonly string[];
  /** «uno o dos días laborables», as `{{replyDays}}` says it */
  workingDays: (first: number, last: number) => string;
  /** without a case ending: `1 mes`, `5 años`, `hilabete bat`, `urtebete` */
  duration: (count: number, unit: "month" | "year") => string;
  /** patterns of what is measured, which a line does not cut off from its number */
  measures: readonly string[];
  /** the same of what is only counted */
  counted: readonly string[];
  /** names of the months, without case endings */
  months: readonly string[];
  /** «del 1 al 31 de agosto», «abuztuaren 1etik 31ra»; of a single day, on that day */
  season: (from: DayOfYear, to: DayOfYear) => string;
}

/** It comes every year. */
export interface DayOfYear {
  day: number;
  /** 1 is January */
  month: number;
}

const isOneDay = (from: DayOfYear, to: DayOfYear) => from.month === to.month && from.day === to.day;
/** `1–31 August`, and not over the new year */
const isInOneMonth = (from: DayOfYear, to: DayOfYear) => from.month === to.month && from.day < to.day;

const words = (text: string) => text.split(" ");

const spanish: Grammar = {
  numbers: words(
    "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  ),
  workingDays(first, last) {
    if (last === 1) return "un día laborable";
    const [from, to] = [first === 1 ? "uno" : inWords("es", first), inWords("es", last)];
    return `${first === last ? to : `${from} ${/^(o|8)/.test(to) ? "u" : "o"} ${to}`} días laborables`;
  },
  duration(count, unit) {
    const [one, many] = unit === "year" ? ["año", "años"] : ["mes", "meses"];
    return `${count}\u00a0${count === 1 ? one : many}`;
  },
  measures: words("litros? toneladas?"),
  counted: words("ejes años? meses mes días? horas?"),
  months: words("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  season(from, to) {
    const inFull = ({ day, month }: DayOfYear) => `${day} de ${spanish.months[month - 1]}`;
    if (isOneDay(from, to)) return `el ${inFull(from)}`;
    return `del ${isInOneMonth(from, to) ? from.day : inFull(from)} al ${inFull(to)}`;
  },
};

const basque: Grammar = {
  numbers: words(
    "bi hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi hamahiru hamalau hamabost hamasei hamazazpi hemezortzi hemeretzi hogei",
  ),
  /** With the ending that «epean» asks for. */
  workingDays(first, last) {
    if (last === 1) return "lanegun bateko";
    const [from, to] = [inWords("eu", first), inWords("eu", last)];
    if (first === 1) return `lanegun bat edo ${to}${/[aeiou]$/.test(to) ? "ko" : "eko"}`;
    return `${first === last ? to : `${from} edo ${to}`} laneguneko`;
  },
  duration(count, unit) {
    if (count === 1) return unit === "year" ? "urtebete" : "hilabete bat";
    return `${count}\u00a0${unit === "year" ? "urte" : "hilabete"}`;
  },
  measures: words("litroko tona\\p{L}*"),
  counted: words("ardatz\\p{L}* urte\\p{L}* hilabete\\p{L}* egun\\p{L}* ordu\\p{L}*"),
  months: words("urtarril otsail martxo apiril maiatz ekain uztail abuztu irail urri azaro abendu"),
  season(from, to) {
    const monthOf = ({ month }: DayOfYear) => `${basque.months[month - 1]}aren`;
    const [first, last] = [numeralIn(from.day), numeralIn(to.day)];
    if (isOneDay(from, to)) return `${monthOf(from)} ${first.in}`;
    const end = isInOneMonth(from, to) ? last.to : `${monthOf(to)} ${last.to}`;
    return `${monthOf(from)} ${first.from} ${end}`;
  },
};

export const GRAMMAR: Readonly<Record<Language, Grammar>> = { es: spanish, eu: basque };

/** `3` → `tres`; figures where there is no word. */
export function inWords(language: Language, count: number): string {
  return GRAMMAR[language].numbers[count - 2] ?? String(count);
}

const HOURS_A_DAY = 24;

/** Hours as the working days they stand for: `24–48` → «uno o dos días laborables», «lanegun bat edo biko». */
export function workingDays(language: Language, hours: string): string {
  const [first = 1, last = first] = hours.split("–").map((each) => Math.ceil(Number(each) / HOURS_A_DAY));
  return GRAMMAR[language].workingDays(first, last);
}

const MONTHS_A_YEAR = 12;

export function durationIn(language: Language, months: number): string {
  const { duration } = GRAMMAR[language];
  return months % MONTHS_A_YEAR === 0 ? duration(months / MONTHS_A_YEAR, "year") : duration(months, "month");
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
