/** A form that came with files: its texts in memory, its files on the disk until they are stored. */
import { existsSync, readdirSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { AttachmentType } from "../../contract/attachments.ts";
import type { FileError } from "../../contract/contact-messages.ts";
import { EARLIEST_TIME, HOUR_MS } from "../base/clock.ts";

/** Below DATA_DIR, with a folder for each form. */
export const UPLOADS_FOLDER = "uploads";
/** Left over by a process that was killed. */
const STALE_MS = HOUR_MS;

export interface ReceivedFile {
  name: string;
  type: AttachmentType;
  size: number;
  /** of its content, SHA-256 */
  digest: string;
  /** where it lies until it is stored */
  path: string;
}

export interface RefusedFile extends FileError {
  /** its place among the files that were sent, from 0 */
  index: number;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  refused: RefusedFile[];
}

/** Those under way, and those that a killed process left. */
export function uploadsIn(dataDir: string): string[] {
  const folder = join(dataDir, UPLOADS_FOLDER);
  return existsSync(folder) ? readdirSync(folder) : [];
}

export async function removeUploads(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(dataDir, UPLOADS_FOLDER, name), { recursive: true, force: true });
}

export async function removeStaleUploads(dataDir: string, now: number): Promise<void> {
  const ages = uploadsIn(dataDir).map(async (name) => {
    // One that is just being removed is not there any more.
    const found = await stat(join(dataDir, UPLOADS_FOLDER, name)).catch(() => undefined);
    const isStale = found && found.mtimeMs < now - STALE_MS && found.mtimeMs >= EARLIEST_TIME;
    return isStale ? [name] : [];
  });
  await removeUploads(dataDir, (await Promise.all(ages)).flat());
}
