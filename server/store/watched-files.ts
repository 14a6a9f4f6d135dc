/** Notices when the files of an open database are no longer the ones that were opened. */
import { closeSync, fstatSync, openSync, readSync, rmSync, statSync } from "node:fs";

/**
 * removed, replaced: the name leads to no file, or to another one;
 * cut: the file has lost its end;
 * overwritten: it holds another or an older database;
 * journal: the file is as it was, what is not yet written into it is not.
 */
export type Loss = "removed" | "replaced" | "cut" | "overwritten" | "journal";

export const LOSSES: Readonly<Record<Loss, string>> = {
  removed: "alguien ha borrado el archivo de la base de datos",
  replaced: "alguien ha cambiado el archivo de la base de datos por otro",
  cut: "alguien ha recortado el archivo de la base de datos",
  overwritten: "alguien ha escrito otra base de datos encima de la que se usaba",
  journal: "alguien ha borrado el diario de la base de datos",
};

export const JOURNAL = ["-wal", "-shm"];

/** https://www.sqlite.org/fileformat.html#the_database_header */
const HEADER = { bytes: 100, magic: "SQLite format 3\0", journalMode: 18, pages: 28, commits: 60 } as const;
const WRITE_AHEAD = 2;

export class WatchedFiles {
  readonly #file: string;
  /** One for as long as the database is open: closing any other would drop the locks that SQLite holds on the file. */
  readonly #handle: number;
  #inodes: (number | undefined)[] = [];
  #size = 0;
  #commits = 0;

  /** To be made before SQLite opens the file, and closed after SQLite has closed it. */
  constructor(file: string) {
    this.#file = file;
    this.#handle = openSync(file, "r");
  }

  /** Once SQLite has made the files beside it. */
  begin(): void {
    this.#inodes = ["", ...JOURNAL].map((part) => inodeOf(this.#file + part));
  }

  loss(): Loss | undefined {
    const [database, ...journal] = this.#inodes;
    const found = inodeOf(this.#file);
    if (found === undefined) return "removed";
    if (found !== database) return "replaced";
    return this.#lossInside() ?? (this.#hasJournal(journal) ? undefined : "journal");
  }

  /** The journal of a database that is gone would be read into the one that took its place. */
  removeJournal(): void {
    for (const [index, part] of JOURNAL.entries()) {
      const opened = this.#inodes[index + 1];
      if (opened !== undefined && inodeOf(this.#file + part) === opened) rmSync(this.#file + part);
    }
  }

  close(): void {
    closeSync(this.#handle);
  }

  #lossInside(): Loss | undefined {
    const header = Buffer.alloc(HEADER.bytes);
    readSync(this.#handle, header, 0, HEADER.bytes, 0);
    const { size } = fstatSync(this.#handle);
    if (!header.toString("latin1").startsWith(HEADER.magic)) return "cut";
    const pageSize = header.readUInt16BE(16) % 65_535 || 65_536;
    // While SQLite lets the file grow, its first page knows of the others before they are there.
    if (size < this.#size && size < header.readUInt32BE(HEADER.pages) * pageSize) return "cut";
    const commits = header.readUInt32BE(HEADER.commits);
    if (header[HEADER.journalMode] !== WRITE_AHEAD || commits < this.#commits) return "overwritten";
    this.#size = size;
    this.#commits = commits;
    return undefined;
  }

  #hasJournal(inodes: readonly (number | undefined)[]): boolean {
    // One that was gone before it could be looked at is missing too.
    return JOURNAL.every(
      (part, index) => inodes[index] !== undefined && inodeOf(this.#file + part) === inodes[index],
    );
  }
}

/** A folder that may not be entered any more is as good as gone. */
export function inodeOf(file: string): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.ino;
  } catch {
    return undefined;
  }
}
