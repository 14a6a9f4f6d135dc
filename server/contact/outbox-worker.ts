/** Keeps the outbox going: at once when a message comes in, now and then for what waits, slower in an outage. */
import { type Clock, HOUR_MS } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import type { ServiceLog } from "../base/service-log.ts";
import type { Outbox, RoundResult } from "./outbox.ts";

const IDLE_MS = 5000;
const FIRST_PAUSE_MS = 1000;
/** A server counts more frequent wrong passwords as a break-in. */
const LONGEST_PAUSE_MS = 4 * 60_000;
/** A machine may start with any time, and be told the right one minutes or hours later. */
const STEADY_AFTER_MS = 6 * HOUR_MS;
/** Two clocks that part further than this were parted by someone setting one of them. */
const CLOCK_TOLERANCE_MS = 60_000;

export interface WorkerParts {
  /** undefined: no mail server is set up, and messages wait */
  outbox: Pick<Outbox, "round" | "startOver" | "end"> | undefined;
  /** what is done once an hour; by age only while the clock can be believed */
  purge(clockIsSteady: boolean): Promise<void>;
  clock: Clock;
  log: ServiceLog;
}

export class OutboxWorker {
  readonly #parts: WorkerParts;
  readonly #stopping = new AbortController();
  #nap = new AbortController();
  #pauses = 0;
  #problem = "";
  #clockOffset: number;
  #clockSetAt: number;
  #nextPurge: number;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#clockOffset = parts.clock.now() - parts.clock.elapsed();
    this.#clockSetAt = parts.clock.elapsed();
    this.#nextPurge = parts.clock.elapsed();
  }

  start(): void {
    this.#running = this.#run();
  }

  /** There is something new to deliver. */
  wake(): void {
    this.#nap.abort();
  }

  /** Begins nothing more and waits for what is under way, at most so long. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.#nap.abort();
    const enough = new AbortController();
    await Promise.race([this.#running, this.#parts.clock.sleep(graceMs, enough.signal)]);
    enough.abort();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Begun before the work, so that a message which comes meanwhile ends the pause.
      this.#nap = new AbortController();
      const result = await this.#workOnce();
      if (result === "worked") continue;
      // In an outage a new message changes nothing; the pause holds.
      const { signal } = result === "outage" ? this.#stopping : this.#nap;
      await this.#parts.clock.sleep(this.#pauseAfter(result), signal);
    }
    await this.#parts.outbox?.end();
  }

  async #workOnce(): Promise<RoundResult> {
    try {
      this.#noticeClockJump();
      await this.#purgeHourly();
      const result = (await this.#parts.outbox?.round()) ?? "nothing";
      this.#problem = "";
      return result;
    } catch (error) {
      // The database is not there; its own log line says so when it concerns opening, this one when it broke later.
      const problem = errorMessage(error);
      if (problem !== this.#problem)
        this.#parts.log.error({ problem }, "The outbox cannot work at the moment");
      this.#problem = problem;
      return "nothing";
    }
  }

  #pauseAfter(result: RoundResult): number {
    if (result !== "outage") {
      this.#pauses = 0;
      return IDLE_MS;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, LONGEST_PAUSE_MS);
    this.#pauses += 1;
    return pause * (0.75 + Math.random() / 2);
  }

  #noticeClockJump(): void {
    const { clock, outbox, log } = this.#parts;
    const offset = clock.now() - clock.elapsed();
    if (Math.abs(offset - this.#clockOffset) > CLOCK_TOLERANCE_MS) {
      log.warn({}, "The clock was set; everything that waits is tried now");
      outbox?.startOver();
      this.#clockSetAt = clock.elapsed();
    }
    this.#clockOffset = offset;
  }

  /** By the clock nobody can set. What keeps it from erasing keeps no mail from being sent. */
  async #purgeHourly(): Promise<void> {
    const { clock, purge, log } = this.#parts;
    if (clock.elapsed() < this.#nextPurge) return;
    this.#nextPurge = clock.elapsed() + HOUR_MS;
    await purge(clock.elapsed() - this.#clockSetAt >= STEADY_AFTER_MS).catch((error: unknown) => {
      log.error({ problem: errorMessage(error) }, "What is past its retention time could not be erased");
    });
  }
}
