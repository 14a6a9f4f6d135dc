import { describe, expect, it } from "vitest";
import { isExhausted, LONGEST_DELAY_MS, MAXIMUM_ATTEMPTS, nextDelayMs } from "./backoff.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const delays = (random: number) =>
  Array.from({ length: MAXIMUM_ATTEMPTS - 1 }, (_, index) => nextDelayMs("temporary", index + 1, random));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("trying again", () => {
  it("begins after half a minute and never waits longer than about a quarter of an hour", () => {
    expect(nextDelayMs("temporary", 1, 0.5)).toBe(30_000);
    expect(nextDelayMs("temporary", 2, 0.5)).toBe(60_000);
    expect(nextDelayMs("temporary", 1000, 0.5)).toBe(15 * MINUTE_MS);
  });

  it("waits up to hours where each try may be a second mail", () => {
    expect(nextDelayMs("unknown", 1, 0.5)).toBe(30_000);
    expect(nextDelayMs("unknown", 1000, 0.5)).toBe(LONGEST_DELAY_MS);
  });

  it("is spread by chance", () => {
    expect(nextDelayMs("temporary", 1, 0)).toBe(24_000);
    expect(nextDelayMs("temporary", 1, 1)).toBe(36_000);
  });

  it("reaches over about 48 hours", () => {
    expect(sum(delays(0.5)) / HOUR_MS).toBeGreaterThan(43);
    expect(sum(delays(0.5)) / HOUR_MS).toBeLessThan(50);
  });

  it("ends only when both the attempts and the time are used up", () => {
    expect(isExhausted(MAXIMUM_ATTEMPTS, 48 * HOUR_MS)).toBe(true);
    expect(isExhausted(MAXIMUM_ATTEMPTS, HOUR_MS)).toBe(false);
    expect(isExhausted(1, 1000 * HOUR_MS)).toBe(false);
  });
});
