/** Whether the disk has room for the largest message: a write that succeeds says so only of a small one. */
import { mkdir, statfs } from "node:fs/promises";
import { MAXIMUM_FILES_BYTES } from "../../contract/attachments.ts";

/** As it arrives, in the database's journal, and in the database. */
const ROOM_NEEDED_BYTES = 3 * MAXIMUM_FILES_BYTES;

export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function roomProblem(free: number): string | undefined {
  if (free >= ROOM_NEEDED_BYTES) return undefined;
  const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
  return `en el disco de DATA_DIR quedan ${megabytes(free)} MB, y un mensaje con archivos puede necesitar ${megabytes(ROOM_NEEDED_BYTES)}`;
}
