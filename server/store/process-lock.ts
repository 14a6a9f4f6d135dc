/** One site for each SQLite file: two would each mail what the other has already sent. */
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite locks a file through the operating system, which lets go when the process ends, however it ends. */
export class ProcessLock {
  readonly #lock: DatabaseSync;

  /** Throws when another process holds it, and says which. */
  constructor(dataDir: string) {
    const file = join(dataDir, "site.lock");
    const holder = join(dataDir, "site.lock.holder");
    this.#lock = new DatabaseSync(file, { timeout: 0 });
    try {
      this.#lock.exec("begin immediate");
    } catch (error) {
      this.#lock.close();
      throw new Error(`the database is in use by another site: ${nameIn(holder)}`, { cause: error });
    }
    writeFileSync(holder, `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  }

  release(): void {
    this.#lock.close();
  }
}

function nameIn(holder: string): string {
  try {
    return readFileSync(holder, "utf8").trim();
  } catch {
    return "an unknown process";
  }
}
