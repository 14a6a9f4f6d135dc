import { expect, it } from "vitest";
import { cellTime, periodOf, receivedText } from "./office-dates.ts";

it.each([
  ["2025", "2024-12-31T23:00:00Z", "2025-12-31T23:00:00Z"],
  ["2026-07", "2026-06-30T22:00:00Z", "2026-07-31T22:00:00Z"],
  ["2026-12", "2026-11-30T23:00:00Z", "2026-12-31T23:00:00Z"],
  ["2026-11-15", "2026-11-14T23:00:00Z", "2026-11-15T23:00:00Z"],
  // The days on which clocks are set have 23 and 25 hours.
  ["2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"],
  ["2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"],
])("%s of the office goes from %s to %s", (text, from, before) => {
  expect(periodOf(text)).toEqual({ from: Date.parse(from), before: Date.parse(before) });
});

it.each(["", "26", "2026-13", "2026-00", "2026-02-30", "2026-1-1", "2026-11-15T00", "hoy"])(
  "%j is no period",
  (text) => {
    expect(periodOf(text)).toBeUndefined();
  },
);

it("tells the office's hour in summer and in winter", () => {
  expect(receivedText(Date.UTC(2026, 10, 15))).toBe("domingo, 15 de noviembre de 2026, 1:00");
  expect(cellTime(Date.UTC(2026, 6, 15, 22, 5))).toBe("16/07/2026 00:05");
});
