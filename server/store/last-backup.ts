/** When the database was last copied, beside it: who looks after the site need not know where the copies are. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { protectFile } from "../base/owner-of-folder.ts";

const FILE_NAME = "last-backup";

export function noteBackup(dataDir: string, now: number): void {
  const file = join(dataDir, FILE_NAME);
  writeFileSync(file, `${new Date(now).toISOString()}\n`, { mode: 0o600 });
  protectFile(file);
}

export function lastBackup(dataDir: string): number | undefined {
  try {
    const time = Date.parse(readFileSync(join(dataDir, FILE_NAME), "utf8").trim());
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
