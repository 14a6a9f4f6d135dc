/**
 * The database as the rest of the server sees it: there, or not there for the moment. The site must answer
 * while a disk is full or PostgreSQL restarts, so opening is tried again and again in the background.
 */
import { join } from "node:path";
import type { Clock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import type { ServiceLog } from "../base/service-log.ts";
import type { Engine } from "./migrations.ts";
import { isDamage, type OpenDatabase, openOrBeginAnew, type StoreSettings } from "./open-database.ts";
import { LockedError, ProcessLock } from "./process-lock.ts";
import { databasesAside, prepareSqliteFile } from "./sqlite-file.ts";

const REOPEN_AFTER_MS = 2000;
/** The files are looked at with each call, and so often without one. */
const CHECK_INTERVAL_MS = 1000;

/** Nothing was stored, and trying again later may help. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
}

export class Store {
  readonly #settings: StoreSettings;
  readonly #clock: Clock;
  readonly #log: ServiceLog;
  readonly #closing = new AbortController();
  #lock: ProcessLock | undefined;
  #open: OpenDatabase | undefined;
  /** Still open, because it may hold what is nowhere else. */
  #broken: OpenDatabase | undefined;
  #opening: Promise<void> = Promise.resolve();
  #recovering: Promise<void> | undefined;
  #reopening: Promise<void> = Promise.resolve();
  #problem = "la base de datos aún no está abierta";
  /** how often it had to be opened again */
  reopened = 0;

  constructor(settings: StoreSettings, clock: Clock, log: ServiceLog) {
    this.#settings = settings;
    this.#clock = clock;
    this.#log = log;
    const timer = setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref();
    this.#closing.signal.addEventListener("abort", () => clearInterval(timer));
  }

  get engine(): Engine {
    return this.#settings.databaseUrl === undefined ? "sqlite" : "postgresql";
  }

  /** Resolves after the first try, successful or not. */
  open(): Promise<void> {
    // A wrong setting may name another database than the one that was meant.
    if (this.#settings.wrong.length > 0) {
      this.#problem = this.#settings.wrong.join(" ");
      return this.#opening;
    }
    this.#opening = this.#tryOpen().then((isOpen) => {
      if (!isOpen) this.#reopening = this.#keepTrying();
    });
    return this.#opening;
  }

  /** Any failure inside means that the work may be tried again: it is undone, or repeating it changes nothing. */
  async run<Result>(work: (open: OpenDatabase) => Promise<Result>): Promise<Result> {
    const open = await this.#usable();
    try {
      const result = await work(open);
      // What was written to a file that is no longer the database's is lost.
      const problem = this.#errorMessage(open);
      if (problem !== undefined) throw new Error(problem);
      return result;
    } catch (error) {
      if (isDamage(error)) void this.#recover(open, errorMessage(error));
      throw new StoreUnavailableError(errorMessage(error), { cause: error });
    }
  }

  /** Databases that were set aside and wait for the operator. */
  setAside(): string[] {
    return this.engine === "sqlite" ? databasesAside(this.#settings.dataDir) : [];
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#opening;
    await this.#recovering;
    await this.#reopening;
    await this.#open?.close();
    this.#open = undefined;
    await this.#saveBroken().catch((error) => {
      this.#log.error({ problem: errorMessage(error) }, "What the removed database held could not be saved");
    });
    this.#lock?.release();
    this.#lock = undefined;
    this.#problem = "la base de datos está cerrada";
  }

  async #usable(): Promise<OpenDatabase> {
    // Once more after it was opened again, since the files may have gone meanwhile.
    for (const _ of [1, 2]) {
      this.#check();
      await this.#recovering;
    }
    // A call that comes during the start waits for its end, so that a restart refuses nobody.
    if (this.#open === undefined) await this.#opening;
    if (this.#open === undefined) throw new StoreUnavailableError(this.#problem);
    return this.#open;
  }

  #check(): void {
    const problem = this.#open && this.#errorMessage(this.#open);
    if (this.#open !== undefined && problem !== undefined) void this.#recover(this.#open, problem);
  }

  #errorMessage(open: OpenDatabase): string | undefined {
    return open.problem() ?? this.#lock?.problem();
  }

  #recover(broken: OpenDatabase, problem: string): Promise<void> {
    if (this.#open !== broken) return this.#recovering ?? Promise.resolve();
    this.#log.error({ problem }, "The database cannot be used any more and is opened again");
    this.#open = undefined;
    this.#broken = broken;
    this.#problem = problem;
    this.reopened += 1;
    this.#recovering = this.open().finally(() => {
      this.#recovering = undefined;
    });
    return this.#recovering;
  }

  async #saveBroken(): Promise<void> {
    const saved = await this.#broken?.abandon();
    this.#broken = undefined;
    if (saved !== undefined) this.#log.error({ saved }, "What the removed database held was saved");
    if (this.#lock?.problem() === undefined) return;
    this.#lock?.release();
    this.#lock = undefined;
  }

  async #tryOpen(): Promise<boolean> {
    try {
      await this.#saveBroken();
      if (this.engine === "sqlite" && this.#lock === undefined) {
        prepareSqliteFile(this.#settings.dataDir);
        this.#lock = lockDatabase(this.#settings.dataDir);
      }
      this.#open = await openOrBeginAnew(this.#settings, this.#clock, this.#log);
      return true;
    } catch (error) {
      const problem = errorMessage(error);
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

/** One site for each SQLite file: two would each mail what the other has already sent. */
function lockDatabase(dataDir: string): ProcessLock {
  try {
    return new ProcessLock(join(dataDir, "site.lock"));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(`otra web usa ya la base de datos: ${error.message}`, { cause: error });
  }
}
