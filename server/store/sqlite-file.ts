/** The SQLite file itself: where it lies, who may read it, and what happens to one that cannot be used. */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
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

/** Databases with messages in them that the running site does not use. A restore sets one aside on purpose. */
export function databasesAside(dataDir: string): string[] {
  const pattern = new RegExp(`^${FILE_NAME}\\.(?:damaged|rescued)-.*(?<!-wal|-shm)$`);
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => pattern.test(name)) : [];
}

/** Notices when the name leads to another file than the one that was opened, or to none. */
export class FileIdentity {
  readonly #file: string;
  readonly #opened: number | undefined;
  readonly #journal: number | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#opened = inodeOf(file);
    this.#journal = inodeOf(`${file}-wal`);
  }

  problem(): string | undefined {
    const inode = inodeOf(this.#file);
    if (inode === this.#opened) return undefined;
    return inode === undefined
      ? "alguien ha borrado el archivo de la base de datos"
      : "alguien ha cambiado el archivo de la base de datos por otro";
  }

  /** The journal of the file that is gone would be read into the one that took its place. */
  removeOldJournal(): void {
    if (this.#journal === undefined || inodeOf(`${this.#file}-wal`) !== this.#journal) return;
    rmSync(`${this.#file}-wal`, { force: true });
    rmSync(`${this.#file}-shm`, { force: true });
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
