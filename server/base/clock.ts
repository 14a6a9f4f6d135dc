/** Time, passed in so that tests can hold or move it. */
import { setTimeout as delay } from "node:timers/promises";
import { ranMs } from "./running-time.ts";

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** There was no such site before: what bears an earlier time was written by a clock that was not set, and has no age. */
export const EARLIEST_TIME = Date.UTC(2025, 0, 1);

export interface Clock {
  /** milliseconds since 1970; an operator or the network may set it forwards or back */
  now(): number;
  /** milliseconds that only ever run forward, at the pace of a real clock */
  elapsed(): number;
  /** the same without the time in which this process was paused */
  ran(): number;
  /** resolves after so long, or at once when the signal comes */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  ran: ranMs,
  sleep: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
};

/** What was asked for, or the error once this process ran for so long without it. */
export async function within<Answer>(
  ms: number,
  answer: Promise<Answer>,
  late: () => Error,
  clock: Pick<Clock, "ran" | "sleep"> = systemClock,
): Promise<Answer> {
  const answered = new AbortController();
  const isOver = async () => {
    const end = clock.ran() + ms;
    while (clock.ran() < end) {
      await clock.sleep(end - clock.ran(), answered.signal);
      if (answered.signal.aborted) return answer;
    }
    throw late();
  };
  const over = isOver();
  try {
    return await Promise.race([answer, over]);
  } finally {
    answered.abort();
    // Nobody listens any more to the one that ends second.
    for (const second of [answer, over]) second.catch(() => {});
  }
}
