/** Copies of the SQLite database: whole, checked, and never over a file that is already there. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { protectFile } from "../base/owner-of-folder.ts";
import { SQLITE_NOT_A_DATABASE } from "./sqlite-connection.ts";
import { arrivingName, keepAside } from "./sqlite-file.ts";

const NO_DATABASE = "Este archivo no es una base de datos de la web.";
const SQLITE_BUSY = 5;

/** In one step: a copy made in several begins anew whenever the running site writes in between. */
const ALL_PAGES_AT_ONCE = 0x7fff_ffff;

export async function backUp(database: string, copy: string): Promise<void> {
  if (!existsSync(database)) throw new Error(`No hay ninguna base de datos en ${database}.`);
  if (existsSync(copy)) throw new Error(`${copy} ya existe. Elige otro nombre.`);
  await copyWhole(database, copy);
}

interface Restored {
  /** where the replaced database was kept, if there was one */
  kept: string | undefined;
  /** how many messages of the copy were erased */
  erased: number;
}

/**
 * Whoever kills it leaves one database or the other, never none.
 * @param ids messages that were erased since the copy was made
 */
export async function restore(
  copy: string,
  database: string,
  ids: readonly string[],
  now: number,
): Promise<Restored> {
  if (!statSync(copy, { throwIfNoEntry: false })?.isFile())
    throw new Error(`No hay ninguna copia en ${copy}.`);
  const folder = dirname(database);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const arriving = arrivingName(database);
  rmSync(arriving, { force: true });
  await copyWhole(copy, arriving);
  try {
    const erased = eraseFrom(arriving, ids);
    protectFile(arriving);
    const replaces = existsSync(database);
    if (replaces) refuseIfInUse(database);
    const kept = replaces ? keepAside(database, "replaced", now, linkSync) : undefined;
    renameSync(arriving, database);
    flush(folder);
    return { kept, erased };
  } finally {
    // Where it was refused: visitors' messages are in it.
    rmSync(arriving, { force: true });
  }
}

function eraseFrom(file: string, ids: readonly string[]): number {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    database.exec("pragma secure_delete = on; begin");
    const erase = database.prepare("delete from messages where id = ?");
    const erased = ids.reduce((sum, id) => sum + Number(erase.run(id).changes), 0);
    database.exec("commit");
    return erased;
  } finally {
    database.close();
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    // Before SQLite writes to it, so that nobody else can read it for a moment.
    closeSync(openSync(to, "wx", 0o600));
    await backup(source, to, { rate: ALL_PAGES_AT_ONCE });
    finishCopy(to);
    flush(to);
  } catch (error) {
    for (const ending of ["", "-journal", "-wal", "-shm"]) rmSync(to + ending, { force: true });
    throw failedWith(error, SQLITE_NOT_A_DATABASE) ? new Error(NO_DATABASE, { cause: error }) : error;
  } finally {
    source.close();
  }
}

function finishCopy(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const verdict = database.prepare("pragma integrity_check(1)").get()?.integrity_check;
    if (verdict !== "ok") throw new Error(`La copia no saldría entera: ${verdict}`);
    const known = database.prepare("select 1 from sqlite_schema where name = 'schema_versions'").get();
    if (!known) throw new Error(NO_DATABASE);
    // A copy is one file; the journal comes back when the site opens it.
    database.exec("pragma journal_mode = delete");
  } finally {
    database.close();
  }
}

/** Leaving the journal mode works only for the one process that has the file open. A damaged file is in nobody's use. */
function refuseIfInUse(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    if (failedWith(error, SQLITE_BUSY))
      throw new Error("La web está usando la base de datos: párala primero.", { cause: error });
  } finally {
    database.close();
  }
}

function failedWith(error: unknown, code: number): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === code;
}

function flush(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
