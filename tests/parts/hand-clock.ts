/** A clock moved by hand. */
import type { Clock } from "../../server/clock.ts";

export interface HandClock extends Clock {
  /** time goes by */
  advance(ms: number): void;
  /** somebody sets the clock: no time goes by */
  set(ms: number): void;
}

export function handClock(start = Date.now()): HandClock {
  let now = start;
  let elapsed = 0;
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance: (ms) => {
      now += ms;
      elapsed += ms;
    },
    set: (ms) => {
      now = ms;
    },
  };
}
