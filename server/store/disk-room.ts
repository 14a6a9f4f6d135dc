/** Whether the disk has room for the largest message: a write that succeeds says so only of a small one. */
import { mkdir, statfs } from "node:fs/promises";
import { MAXIMUM_FILES_BYTES } from "../../contract/attachments.ts";

/** A file lies there as it arrives, in the database's journal, and in the database. */
export const DISK_BYTES_PER_BYTE = 3;
/** Kept for messages without files: some thousands of the longest. */
export const TEXT_RESERVE_BYTES = 50_000_000;
const ROOM_NEEDED_BYTES = DISK_BYTES_PER_BYTE * MAXIMUM_FILES_BYTES + TEXT_RESERVE_BYTES;

export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function roomProblem(free: number): string | undefined {
  if (free >= ROOM_NEEDED_BYTES) return undefined;
  const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
  return `en el disco de DATA_DIR quedan ${megabytes(free)} MB, y con menos de ${megabytes(ROOM_NEEDED_BYTES)} MB no caben los archivos de los mensajes`;
}
