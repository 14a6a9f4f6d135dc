/** Days and hours as the office's clock and calendar have them. */
import { DEFAULT_LANGUAGE, inEachLanguage, type Language } from "../../contract/languages.ts";
import { OFFICE_TIME_ZONE } from "../../contract/office-time.ts";
import { HOUR_MS } from "../base/clock.ts";

const longFormat = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-ES`, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: OFFICE_TIME_ZONE,
  });
const longFormats = inEachLanguage(longFormat);
const hourFormat = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  hourCycle: "h23",
  timeZone: OFFICE_TIME_ZONE,
});
const cellFormat = new Intl.DateTimeFormat("es-ES", {
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  timeZone: OFFICE_TIME_ZONE,
});

/** `domingo, 15 de noviembre de 2026, 1:00`, in the mail and beside it */
export const receivedText = (time: number, language: Language = DEFAULT_LANGUAGE) =>
  longFormats[language].format(time);

/** `15/11/2026 01:00`, which a Spanish spreadsheet takes for a time */
export const cellTime = (time: number) => cellFormat.format(time).replace(",", "");

interface Period {
  from: number;
  /** its end, which no longer belongs to it */
  before: number;
}

/** `2026`, `2026-11` or `2026-11-15` */
export function periodOf(text: string): Period | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  // The calendar has no thirteenth month and no 30 February: another day would come out.
  if (!new Date(Date.UTC(y, m, d)).toISOString().startsWith(text)) return undefined;
  const before = day ? midnight(y, m, d + 1) : month ? midnight(y, m + 1, 1) : midnight(y + 1, 0, 1);
  return { from: midnight(y, m, d), before };
}

/** Clocks are set at one o'clock UTC, so that the hour at midnight UTC is also that of the midnight before. */
function midnight(year: number, month: number, day: number): number {
  const time = Date.UTC(year, month, day);
  return time - Number(hourFormat.format(time)) * HOUR_MS;
}
