/** The texts that windows have read, by the mark that Keystatic knows them by: the base on which two changes are put together. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const texts = new Map<string, string>();
/** A few hundred saves of the largest file; older ones are forgotten, and a window that old is asked to read again. */
const MOST_VERSIONS = 2000;

/** Git's mark of a file. */
export function markOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

export const versionRead = (mark: string): string | undefined => texts.get(mark);

/** All that a window may have read by now. */
export function rememberVersions(contentFolder: string): void {
  for (const file of globSync("**/*.{yaml,md}", { cwd: contentFolder }))
    rememberVersion(readFileSync(join(contentFolder, file), "utf8"));
}

export function rememberVersion(text: string): void {
  const mark = markOf(text);
  texts.delete(mark);
  texts.set(mark, text);
  for (const oldest of [...texts.keys()].slice(0, -MOST_VERSIONS)) texts.delete(oldest);
}
