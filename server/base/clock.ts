/** Time, passed in so that tests can hold or move it. */
import { setTimeout as delay } from "node:timers/promises";

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** There was no such site before: what bears an earlier time was written by a clock that was not set, and has no age. */
export const EARLIEST_TIME = Date.UTC(2025, 0, 1);

export interface Clock {
  /** milliseconds since 1970; an operator or the network may set it forwards or back */
  now(): number;
  /** milliseconds that only ever run forward, at the pace of a real clock */
  elapsed(): number;
  /** resolves after so long, or at once when the signal comes */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
};
