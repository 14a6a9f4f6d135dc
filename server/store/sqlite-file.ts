/** The SQLite file itself: where it lies, who may read it, and what happens to one that cannot be used. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { isShared, protectFile } from "../base/owner-of-folder.ts";
import { JOURNAL } from "./watched-files.ts";

const FILE_NAME = "site.sqlite";

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, FILE_NAME);
}

/** Visitors' names and addresses lie in it, so only the account that runs the site may look, and whom it shares the folder with. */
export function prepareSqliteFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!isShared(dataDir)) chmodSync(dataDir, 0o700);
  const file = sqliteFileIn(dataDir);
  // SQLite gives the files it adds beside this one the same permissions and the same owner.
  closeSync(openSync(file, "a", 0o600));
  protectFile(file);
  return file;
}

/** A copy on its way to become the database. */
export const arrivingName = (file: string) => `${file}.arriving`;

type AsideReason = "damaged" | "replaced" | "rescued";

export function asideName(file: string, why: AsideReason, now: number): string {
  return `${file}.${why}-${new Date(now).toISOString().replaceAll(":", "-")}`;
}

/**
 * Moves the database and its journal under a name with the time, so that nothing is ever written over.
 * @param move `linkSync` for one that is replaced in the next step: until then it is there under both names
 */
export function keepAside(file: string, why: AsideReason, now: number, move = renameSync): string {
  const kept = asideName(file, why, now);
  if (existsSync(file)) move(file, kept);
  for (const part of JOURNAL) if (existsSync(file + part)) renameSync(file + part, kept + part);
  return kept;
}

/** Databases with messages in them that the running site does not use. A restore sets one aside on purpose. */
export function databasesAside(dataDir: string): string[] {
  const pattern = new RegExp(`^${FILE_NAME}\\.(?:damaged|rescued)-.*(?<!-wal|-shm)$`);
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => pattern.test(name)) : [];
}
