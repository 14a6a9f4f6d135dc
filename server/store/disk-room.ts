/** Whether the disk has room for the largest message: a write that succeeds says so only of a small one. */
import { mkdir, statfs } from "node:fs/promises";
import { MAXIMUM_FILES_BYTES } from "../../contract/attachments.ts";

/** A file lies there as it arrives, in the database's journal, and in the database. */
export const DISK_BYTES_PER_BYTE = 3;
/** Kept for messages without files: some thousands of the longest. */
export const TEXT_RESERVE_BYTES = 50_000_000;
const ROOM_NEEDED_BYTES = DISK_BYTES_PER_BYTE * MAXIMUM_FILES_BYTES + TEXT_RESERVE_BYTES;

/** More than all forms that may arrive at once bring. A disk counts its files too, and may run out of them first. */
const FILES_NEEDED = 200;

/** None where no file can be added, however many bytes are left. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize, files, ffree } = await statfs(folder);
  // Some file systems do not count them, and say that there are none.
  return files > 0 && ffree < FILES_NEEDED ? 0 : bavail * bsize;
}

export function roomProblem(free: number): string | undefined {
  if (free >= ROOM_NEEDED_BYTES) return undefined;
  const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
  const left = free > 0 ? `${megabytes(free)} MB` : "0 MB (df -h), o ningún fichero más (df -i)";
  return `en el disco de DATA_DIR quedan ${left}, y con menos de ${megabytes(ROOM_NEEDED_BYTES)} MB no caben los archivos de los mensajes`;
}
