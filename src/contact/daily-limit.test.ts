import { describe, expect, it } from "vitest";
import {
  countOneMore,
  dailyRecordKey,
  dayOf,
  isLimitReached,
  parseDailyRecord,
  sentToday,
} from "./daily-limit.ts";

const TODAY = "2026-11-15";

describe("the daily limit", () => {
  it("lets three messages go in a day and stops the fourth", () => {
    let record = null;
    for (const sent of [0, 1, 2]) {
      expect(sentToday(record, TODAY)).toBe(sent);
      expect(isLimitReached(record, TODAY)).toBe(false);
      record = countOneMore(record, TODAY);
    }
    expect(record).toEqual({ date: TODAY, count: 3 });
    expect(isLimitReached(record, TODAY)).toBe(true);
  });

  it("starts anew when the stored day is not today", () => {
    const yesterday = { date: "2026-11-14", count: 3 };
    expect(isLimitReached(yesterday, TODAY)).toBe(false);
    expect(countOneMore(yesterday, TODAY)).toEqual({ date: TODAY, count: 1 });
  });

  it("takes the day from the visitor's own clock", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("is kept under the company's short name", () => {
    expect(dailyRecordKey("harlur")).toBe("harlur-contact-day");
  });
});

describe("a stored record", () => {
  it("is read back as it was written", () => {
    const record = { date: TODAY, count: 2 };
    expect(parseDailyRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    null,
    "",
    "{",
    "7",
    "[]",
    '{"date":5,"count":1}',
    '{"date":"2026-11-15","count":"3"}',
    '{"date":"x"}',
  ])("counts as none when it is %j", (stored) => {
    expect(parseDailyRecord(stored)).toBeNull();
  });
});
