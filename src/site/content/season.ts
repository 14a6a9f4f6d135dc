/** Dates between which office hours hold, every year. */
import { type DayOfYear, GRAMMAR } from "./grammar.ts";

const WRITTEN = /^(\d{1,2})(?: ?[/.-] ?| (?:de )?)(\d{1,2}|\p{L}+)$/u;
const { months } = GRAMMAR.es;
/** Without 29 February: the day is to be there every year. */
const COMMON_YEAR = 2001;

/** As an owner writes it: `1 de agosto`, `1 agosto`, `1/8`. */
export function dayOfYear(written: string): DayOfYear | undefined {
  const [, day, name = ""] = written.trim().toLowerCase().replaceAll(/\s+/g, " ").match(WRITTEN) ?? [];
  const found = { day: Number(day), month: Number(name) || months.indexOf(name) + 1 };
  const date = new Date(Date.UTC(COMMON_YEAR, found.month - 1, found.day));
  return date.getUTCDate() === found.day && date.getUTCMonth() === found.month - 1 ? found : undefined;
}

/** `1/8` → `1 de agosto`; what is no day stays as it is. */
export function asDayOfYear(written: string): string {
  const found = dayOfYear(written);
  return found ? `${found.day} de ${months[found.month - 1]}` : written;
}

export interface Season {
  from: DayOfYear;
  to: DayOfYear;
}

/** Where both dates are there. */
export function seasonOf(hours: { from?: string | undefined; to?: string | undefined }): Season | undefined {
  const [from, to] = [dayOfYear(hours.from ?? ""), dayOfYear(hours.to ?? "")];
  return from && to && { from, to };
}

/** 1 August is 801. */
const rank = ({ day, month }: DayOfYear) => month * 100 + day;
const isOverNewYear = ({ from, to }: Season) => rank(to) < rank(from);

export function overlap(one: Season, other: Season): boolean {
  const startsWithin = ({ from }: Season, { from: first, to: last }: Season) => {
    const [isAfter, isBefore] = [rank(from) >= rank(first), rank(from) <= rank(last)];
    return rank(last) < rank(first) ? isAfter || isBefore : isAfter && isBefore;
  };
  return startsWithin(one, other) || startsWithin(other, one);
}

/** With their years: those that begin or end in this year, and next year's, for a page that is long up. */
export function datesFrom(season: Season, year: number): { from: string; to: string }[] {
  const longer = Number(isOverNewYear(season));
  const inYear = (of: number, { day, month }: DayOfYear) =>
    new Date(Date.UTC(of, month - 1, day)).toISOString().slice(0, "2000-01-01".length);
  return [...(longer ? [year - 1] : []), year, year + 1].map((first) => ({
    from: inYear(first, season.from),
    to: inYear(first + longer, season.to),
  }));
}
