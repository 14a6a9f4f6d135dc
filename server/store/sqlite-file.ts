/** The SQLite file itself: where it lies, who may read it, and what happens to a damaged one. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import { join } from "node:path";

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, "site.sqlite");
}

/** Visitors' names and addresses lie in it, so only the account that runs the site may look. */
export function prepareSqliteFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  const file = sqliteFileIn(dataDir);
  // SQLite gives the files it adds beside this one the same permissions.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  return file;
}

/** Moves the database and its journal under a name with the time, so that nothing is ever written over. */
export function keepAside(file: string, why: "damaged" | "replaced", now: number): string {
  const time = new Date(now).toISOString().replaceAll(":", "-");
  const kept = `${file}.${why}-${time}`;
  for (const part of ["", "-wal", "-shm"]) {
    if (existsSync(file + part)) renameSync(file + part, kept + part);
  }
  return kept;
}
