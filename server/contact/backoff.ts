/** When a message that could not be delivered is tried again, and when that has been often enough. */

import { sql } from "kysely";
import { HOUR_MS } from "../base/clock.ts";
import type { SmtpFailure } from "./smtp-failure.ts";

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAYS_MS = {
  /** the server may take it with its next word */
  temporary: HOUR_MS / 4,
  /** each try may be a second mail of one that it has */
  unknown: 4 * HOUR_MS,
} satisfies Partial<Record<SmtpFailure["kind"], number>>;
export const LONGEST_DELAY_MS = Math.max(...Object.values(LONGEST_DELAYS_MS));
/** So that messages which failed together do not come back together. */
const JITTER = 0.2;

/** Thirty seconds doubling up to a quarter of an hour: so many attempts reach over about two days. */
export const MAXIMUM_ATTEMPTS = 196;
const MINIMUM_RETRY_MS = 46 * HOUR_MS;

/** `random` is evenly spread over 0 to 1. */
export function nextDelayMs(why: keyof typeof LONGEST_DELAYS_MS, attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAYS_MS[why]);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

/** Before any time that a clock may show. */
const BEFORE_ALL_MS = -100_000_000_000_000;

/** At once, whatever the clock says, and the oldest first: so an index has them in their order. */
export const dueAtOnce = (receivedAt: number): number => BEFORE_ALL_MS + receivedAt;

/** The same, where a row of `deliveries` is changed. */
export const DUE_AT_ONCE = sql<number>`${sql.lit(BEFORE_ALL_MS)} + (select received_at from messages where id = message_id)`;

/**
 * Both limits, because each alone can be reached without a mail server having refused for long: the attempts by a
 * process that keeps restarting, the time by days in which no mail server was set up.
 */
export function isExhausted(attempts: number, ageMs: number): boolean {
  return attempts >= MAXIMUM_ATTEMPTS && ageMs >= MINIMUM_RETRY_MS;
}
