/** When a message that could not be delivered is tried again, and when that has been often enough. */

import { HOUR_MS } from "../base/clock.ts";

const FIRST_DELAY_MS = 30_000;
export const LONGEST_DELAY_MS = 4 * HOUR_MS;
/** So that messages which failed together do not come back together. */
const JITTER = 0.2;

/** Thirty seconds doubling up to four hours: twenty attempts reach over about two days. */
export const MAXIMUM_ATTEMPTS = 20;
const MINIMUM_RETRY_MS = 46 * HOUR_MS;

/** `random` is evenly spread over 0 to 1. */
export function nextDelayMs(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

/**
 * Both limits, because each alone can be reached without a mail server having refused for long: the attempts by a
 * process that keeps restarting, the time by days in which no mail server was set up.
 */
export function isExhausted(attempts: number, ageMs: number): boolean {
  return attempts >= MAXIMUM_ATTEMPTS && ageMs >= MINIMUM_RETRY_MS;
}
