import { expect, it } from "vitest";
import { clockDifference } from "./server-clock.ts";

const NOW = Date.parse("2026-11-15T10:00:00.700Z");

it("finds no difference between clocks that agree within two seconds", () => {
  expect(clockDifference({ date: "Sun, 15 Nov 2026 10:00:00 GMT", now: NOW })).toBe(0);
  expect(clockDifference({ date: "Sun, 15 Nov 2026 10:00:02 GMT", now: NOW })).toBe(0);
});

it("tells how far a clock is ahead or behind", () => {
  expect(clockDifference({ date: "Sun, 15 Nov 2026 09:50:00 GMT", now: NOW })).toBe(-600_700);
  expect(clockDifference({ date: "Sun, 15 Nov 2026 10:00:03 GMT", now: NOW })).toBe(2300);
});

it.each([null, "", "yesterday"])("trusts this machine when the server says %j", (date) => {
  expect(clockDifference({ date, now: NOW })).toBe(0);
});
