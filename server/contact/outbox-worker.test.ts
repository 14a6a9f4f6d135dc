import { describe, expect, it, onTestFinished, vi } from "vitest";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { listeningLog } from "../../tests/parts/visitor.ts";
import type { RoundResult } from "./outbox.ts";
import { OutboxWorker } from "./outbox-worker.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A worker on an outbox that answers as told, and on a clock moved by hand. */
function startWorker(
  results: (RoundResult | Error)[] = [],
  purge = vi.fn(async (_clockIsSteady: boolean) => {}),
) {
  const clock = handClock();
  const log = listeningLog();
  const outbox = {
    rounds: 0,
    startedOver: 0,
    round: async (): Promise<RoundResult> => {
      const result = results[outbox.rounds] ?? "nothing";
      outbox.rounds += 1;
      if (result instanceof Error) throw result;
      return result;
    },
    startOver: () => {
      outbox.startedOver += 1;
    },
    end: async () => {},
  };
  const worker = new OutboxWorker({ outbox, purge, clock, log });
  worker.start();
  onTestFinished(() => worker.stop(0));
  return { worker, outbox, purge, clock, log, pass: clock.pass };
}

describe("the outbox's worker", () => {
  it("goes on at once while there is work, then looks again every five seconds", async () => {
    const { outbox, pass } = startWorker(["worked", "worked"]);
    await pass(0);
    expect(outbox.rounds).toBe(3);
    await pass(4999);
    expect(outbox.rounds).toBe(3);
    await pass(1);
    expect(outbox.rounds).toBe(4);
  });

  it("begins at once when a message comes in", async () => {
    const { worker, outbox, pass } = startWorker();
    await pass(0);
    worker.wake();
    await pass(0);
    expect(outbox.rounds).toBe(2);
  });

  it("does not sleep over a message that comes while it works", async () => {
    const { worker, outbox, pass } = startWorker();
    const { round } = outbox;
    outbox.round = async () => {
      if (outbox.rounds === 1) worker.wake();
      return round();
    };
    await pass(5000);
    expect(outbox.rounds).toBe(3);
  });

  it("slows down to some minutes while the mail server is away, and no message hurries it", async () => {
    const { worker, outbox, pass } = startWorker(Array(100).fill("outage"));
    await pass(10_000);
    expect(outbox.rounds).toBeLessThan(6);
    await pass(10 * 60_000);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const before = outbox.rounds;
      for (let second = 0; second < 15 * 60; second += 1) {
        worker.wake();
        await pass(1000);
      }
      expect(outbox.rounds - before).toBeGreaterThanOrEqual(2);
      expect(outbox.rounds - before).toBeLessThanOrEqual(6);
    }
  });

  it("says once that the database is away, and goes on when it is back", async () => {
    const away = new Error("the database is away");
    const { outbox, log, pass } = startWorker([away, away, away, "worked"]);
    await pass(20_000);
    expect(outbox.rounds).toBeGreaterThan(4);
    expect(log.lines.filter((line) => line.includes("the database is away"))).toHaveLength(1);
  });

  it("tries everything again when somebody set the clock, forth or back", async () => {
    const { outbox, clock, pass } = startWorker();
    await pass(10_000);
    expect(outbox.startedOver).toBe(0);
    clock.set(clock.now() - DAY_MS);
    await pass(5000);
    expect(outbox.startedOver).toBe(1);
    clock.set(clock.now() + 3 * DAY_MS);
    await pass(5000);
    expect(outbox.startedOver).toBe(2);
    await pass(10_000);
    expect(outbox.startedOver).toBe(2);
  });

  it("purges once an hour, whatever the clock on the wall says", async () => {
    const { purge, clock, pass } = startWorker();
    await pass(0);
    expect(purge).toHaveBeenCalledTimes(1);
    clock.set(clock.now() + 10 * DAY_MS);
    await pass(5000);
    expect(purge).toHaveBeenCalledTimes(1);
    clock.advance(HOUR_MS);
    await pass(5000);
    expect(purge).toHaveBeenCalledTimes(2);
  });

  it("believes the clock for what is erased by age once nobody has set it for six hours", async () => {
    const { purge, clock, pass } = startWorker();
    const hour = async () => {
      clock.advance(HOUR_MS);
      await pass(5000);
      return purge.mock.lastCall;
    };
    for (let hours = 1; hours < 6; hours += 1) expect(await hour()).toEqual([false]);
    expect(await hour()).toEqual([true]);
    clock.set(clock.now() + 365 * DAY_MS);
    await pass(5000);
    for (let hours = 1; hours < 6; hours += 1) expect(await hour()).toEqual([false]);
    expect(await hour()).toEqual([true]);
  });

  it("ends with the mails that went on beside its rounds", async () => {
    const { worker, outbox, pass } = startWorker();
    const { promise: slow, resolve: end } = Promise.withResolvers<void>();
    outbox.end = () => slow;
    await pass(0);
    const ended = vi.fn();
    const stopping = worker.stop(10_000).then(ended);
    await pass(9000);
    expect(ended).not.toHaveBeenCalled();
    end();
    await stopping;
  });

  it("mails while nothing can be purged", async () => {
    const purge = vi.fn(() => Promise.reject(new Error("somebody reads the database")));
    const { outbox, pass, log } = startWorker([], purge);
    await pass(0);
    expect(outbox.rounds).toBe(1);
    expect(log.lines.join()).toContain("somebody reads the database");
  });
});
