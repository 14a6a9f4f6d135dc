/** A clock moved by hand. */
import { setTimeout as delay, setImmediate as settled } from "node:timers/promises";
import { type Clock, DAY_MS } from "../../server/base/clock.ts";

export interface HandClock extends Clock {
  /** time goes by, and nobody wakes */
  advance(ms: number): void;
  /** resolves once so many sleep: whoever works until he sleeps has done his work */
  asleep(count?: number): Promise<void>;
  /** a day goes by in which nobody sets the clock, and whoever sleeps does what he does after it */
  steadyDay(): Promise<void>;
  /** time goes by, and every sleeper wakes at his moment */
  pass(ms: number): Promise<void>;
  /** somebody sets the clock: no time goes by */
  set(ms: number): void;
}

export function handClock(start = Date.now()): HandClock {
  let now = start;
  let elapsed = 0;
  const sleepers = new Map<() => void, number>();

  const advance = (ms: number) => {
    now += ms;
    elapsed += ms;
  };
  const asleep = async (count = 1) => {
    while (sleepers.size < count) await delay(5);
  };
  const pass = async (ms: number) => {
    const end = elapsed + ms;
    for (;;) {
      await settled();
      const next = Math.min(end, ...sleepers.values());
      advance(Math.max(0, next - elapsed));
      const due = [...sleepers].filter(([, moment]) => moment <= elapsed);
      for (const [wake] of due) wake();
      if (due.length === 0) return;
    }
  };
  const steadyDay = async () => {
    await asleep();
    advance(DAY_MS);
    await pass(0);
    await asleep();
  };
  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        sleepers.delete(wake);
        resolve();
      };
      sleepers.set(wake, elapsed + ms);
      signal.addEventListener("abort", wake);
      if (signal.aborted) wake();
    });
  const set = (ms: number) => {
    now = ms;
  };
  return {
    now: () => now,
    elapsed: () => elapsed,
    ran: () => elapsed,
    sleep,
    advance,
    asleep,
    steadyDay,
    pass,
    set,
  };
}
