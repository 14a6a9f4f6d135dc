/**
 * Which messages were erased by command: their identifiers and nothing else. The list is kept beside the database and
 * beside its backups, so that an older backup, once restored, forgets the same messages again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { protectFile } from "../base/owner-of-folder.ts";
import type { Database } from "./schema.ts";

const FILE_NAME = "erased-messages";
/** Databases take only so many values at once. */
const BATCH_SIZE = 500;

/** Before they are erased: a list that names one too many does no harm. */
export function noteErased(folder: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE_NAME);
  // On a line of its own, also after one that a full disk cut off.
  appendFileSync(file, `\n${ids.join("\n")}\n`, { mode: 0o600 });
  protectFile(file);
}

export function erasedIn(...folders: string[]): string[] {
  const lines = folders
    .map((folder) => join(folder, FILE_NAME))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return [...new Set(lines.filter((line) => line !== ""))];
}

/** Adds those of one list to another's, which is never half written. */
export function copyErased(from: string, to: string): void {
  const file = join(to, FILE_NAME);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, [...erasedIn(to, from), ""].join("\n"), { mode: 0o600 });
  renameSync(draft, file);
}

export async function eraseByIds(database: Database, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const { numDeletedRows } = await database
      .deleteFrom("messages")
      .where("id", "in", ids.slice(start, start + BATCH_SIZE))
      .executeTakeFirst();
    erased += Number(numDeletedRows);
  }
  return erased;
}
