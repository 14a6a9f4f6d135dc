/**
 * The database as the rest of the server sees it: there, or not there for the moment. The site must answer
 * while a disk is full or PostgreSQL restarts, so opening is tried again and again in the background.
 */
import type { Clock } from "../process/clock.ts";
import type { ServiceLog } from "../process/service-log.ts";
import { type OpenDatabase, openOrBeginAnew, problemOf, type StoreSettings } from "./open-database.ts";

const REOPEN_AFTER_MS = 2000;

/** Nothing was stored, and trying again later may help. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
}

export class Store {
  readonly #settings: StoreSettings;
  readonly #clock: Clock;
  readonly #log: ServiceLog;
  readonly #closing = new AbortController();
  #open: OpenDatabase | undefined;
  #opening: Promise<void> = Promise.resolve();
  #reopening: Promise<void> = Promise.resolve();
  #problem = "the database is not open yet";

  constructor(settings: StoreSettings, clock: Clock, log: ServiceLog) {
    this.#settings = settings;
    this.#clock = clock;
    this.#log = log;
  }

  /** Resolves after the first try, successful or not. */
  open(): Promise<void> {
    this.#opening = this.#tryOpen().then((isOpen) => {
      if (!isOpen) this.#reopening = this.#keepTrying();
    });
    return this.#opening;
  }

  /** Any failure inside means that the work is undone and may be tried again. */
  async run<Result>(work: (open: OpenDatabase) => Promise<Result>): Promise<Result> {
    // A call that comes during the start waits for its end, so that a restart refuses nobody.
    if (this.#open === undefined) await this.#opening;
    if (this.#open === undefined) throw new StoreUnavailableError(this.#problem);
    try {
      return await work(this.#open);
    } catch (error) {
      throw new StoreUnavailableError(problemOf(error), { cause: error });
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#opening;
    await this.#reopening;
    await this.#open?.database.destroy();
    this.#open = undefined;
    this.#problem = "the database is closed";
  }

  async #tryOpen(): Promise<boolean> {
    try {
      this.#open = await openOrBeginAnew(this.#settings, this.#clock, this.#log);
      return true;
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== this.#problem) this.#log.error({ problem }, "The database cannot be opened");
      this.#problem = problem;
      return false;
    }
  }

  async #keepTrying(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && !this.#open) {
      await this.#clock.sleep(REOPEN_AFTER_MS, signal);
      if (!signal.aborted && (await this.#tryOpen())) this.#log.info({}, "The database is open");
    }
  }
}
