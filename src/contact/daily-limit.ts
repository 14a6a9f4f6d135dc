/** Three messages a day from one browser; the count starts anew when the day changes. */
import { DAILY_LIMIT } from "../../contract/contact.ts";

export interface DailyRecord {
  /** the visitor's own day, `2026-11-15` */
  date: string;
  count: number;
}

export const dailyRecordKey = (shortName: string) => `${shortName}-contact-day`;

export function dayOf(date: Date): string {
  const digits = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}

/** What other code or another version left there counts as nothing. */
export function parseDailyRecord(stored: string | null): DailyRecord | null {
  try {
    const record: unknown = JSON.parse(stored ?? "null");
    return isDailyRecord(record) ? record : null;
  } catch {
    return null;
  }
}

export function sentToday(record: DailyRecord | null, today: string): number {
  return record?.date === today ? record.count : 0;
}

export function isLimitReached(record: DailyRecord | null, today: string): boolean {
  return sentToday(record, today) >= DAILY_LIMIT;
}

export function countOneMore(record: DailyRecord | null, today: string): DailyRecord {
  return { date: today, count: sentToday(record, today) + 1 };
}

function isDailyRecord(value: unknown): value is DailyRecord {
  if (typeof value !== "object" || value === null || !("date" in value && "count" in value)) return false;
  return typeof value.date === "string" && Number.isInteger(value.count);
}
