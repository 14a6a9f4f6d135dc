/** Keeps a second process from doing what only one may do at a time. */
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { inodeOf } from "./watched-files.ts";

/** Its message names the process that holds the lock. */
export class LockedError extends Error {
  override name = "LockedError";
}

/** SQLite locks a file through the operating system, which lets go when the process ends, however it ends. */
export class ProcessLock {
  readonly #file: string;
  readonly #lock: DatabaseSync;
  readonly #inode: number | undefined;

  /** Throws a `LockedError` when another process holds the lock of that file. */
  constructor(file: string) {
    const holder = `${file}.holder`;
    this.#file = file;
    this.#lock = new DatabaseSync(file, { timeout: 0 });
    try {
      this.#lock.exec("begin immediate");
    } catch (error) {
      this.#lock.close();
      throw new LockedError(nameIn(holder), { cause: error });
    }
    this.#inode = inodeOf(file);
    writeFileSync(holder, `proceso ${process.pid} en ${hostname()}\n`, { mode: 0o600 });
  }

  /** A lock on a file that nobody finds any more keeps nobody out. */
  problem(): string | undefined {
    return inodeOf(this.#file) === this.#inode ? undefined : `alguien ha borrado ${this.#file}`;
  }

  release(): void {
    this.#lock.close();
  }
}

function nameIn(holder: string): string {
  try {
    return readFileSync(holder, "utf8").trim();
  } catch {
    return "un proceso desconocido";
  }
}
