/** The SQLite file itself: where it lies, who may read it, and what happens to one that cannot be used. */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";

const FILE_NAME = "site.sqlite";
const PARTS = ["", "-wal", "-shm"];

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, FILE_NAME);
}

/** Visitors' names and addresses lie in it, so only the account that runs the site may look. */
export function prepareSqliteFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  const file = sqliteFileIn(dataDir);
  // SQLite gives the files it adds beside this one the same permissions and the same owner.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  giveToOwnerOfFolder(file);
  return file;
}

/** Root runs commands for the account that runs the site, which could not open a file of root's. */
export function giveToOwnerOfFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

export type AsideReason = "damaged" | "replaced" | "rescued";

export function asideName(file: string, why: AsideReason, now: number): string {
  return `${file}.${why}-${new Date(now).toISOString().replaceAll(":", "-")}`;
}

/** Moves the database and its journal under a name with the time, so that nothing is ever written over. */
export function keepAside(file: string, why: AsideReason, now: number): string {
  const kept = asideName(file, why, now);
  for (const part of PARTS) {
    if (existsSync(file + part)) renameSync(file + part, kept + part);
  }
  return kept;
}

/** The same, for one that is replaced in the next step: until then it is there under both names. */
export function keepAsideToo(file: string, why: AsideReason, now: number): string {
  const kept = asideName(file, why, now);
  linkSync(file, kept);
  for (const part of PARTS.slice(1)) {
    if (existsSync(file + part)) renameSync(file + part, kept + part);
  }
  return kept;
}

/** Databases with messages in them that the running site does not use. A restore sets one aside on purpose. */
export function databasesAside(dataDir: string): string[] {
  const pattern = new RegExp(`^${FILE_NAME}\\.(?:damaged|rescued)-.*(?<!-wal|-shm)$`);
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => pattern.test(name)) : [];
}
