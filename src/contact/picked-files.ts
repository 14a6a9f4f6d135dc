/** The files a visitor picks: which are taken, and which are not and why. The server judges them again, by content. */
import { MAXIMUM_FILES, MAXIMUM_FILES_BYTES } from "../../contract/attachments.ts";
import type { FileError, FileErrorCode } from "../../contract/contact-messages.ts";

export interface PickedFile {
  key: number;
  file: File;
}

export interface AddedFiles {
  files: PickedFile[];
  refused: FileError[];
}

const TAKEN_TYPE = /^(?:image\/(?:jpeg|png|webp|hei[cf])|application\/pdf)$/;
/** Not every browser, nor every system, knows every type; then the name counts. */
const UNKNOWN_TYPE = /^(?:application\/octet-stream)?$/;
const TAKEN_NAME = /\.(?:jpe?g|png|webp|hei[cf]|pdf)$/i;

let nextKey = 0;

export function addFiles(picked: readonly PickedFile[], added: readonly File[]): AddedFiles {
  const picks: AddedFiles = { files: [...picked], refused: [] };
  let room = MAXIMUM_FILES_BYTES - picked.reduce((sum, { file }) => sum + file.size, 0);
  for (const file of added) {
    const code = refusalOf(file, picks.files.length, room);
    if (code) picks.refused.push({ name: file.name, code });
    else {
      picks.files.push({ key: nextKey++, file });
      room -= file.size;
    }
  }
  return picks;
}

function refusalOf(file: File, filesBefore: number, room: number): FileErrorCode | undefined {
  const isTaken = TAKEN_TYPE.test(file.type) || (UNKNOWN_TYPE.test(file.type) && TAKEN_NAME.test(file.name));
  if (!isTaken) return "kind";
  if (file.size === 0) return "empty";
  if (filesBefore >= MAXIMUM_FILES) return "tooMany";
  return file.size > room ? "tooLarge" : undefined;
}

/**
 * Moved, removed, or on a card that was taken out: a browser remembers where a file lies, and opens it only when it is
 * sent. By their places.
 */
export async function unreadableFiles(picked: readonly PickedFile[]): Promise<number[]> {
  const readings = await Promise.allSettled(picked.map(({ file }) => file.slice(0, 1).arrayBuffer()));
  return readings.flatMap(({ status }, place) => (status === "rejected" ? [place] : []));
}

/** The same text with other files is another message. */
export function filesFingerprint(picked: readonly PickedFile[]): string {
  return picked.map(({ file }) => `.${file.size}.${file.lastModified}`).join("");
}

const THUMBNAIL_PX = 160;

/** A small picture of a picture; nothing where the browser cannot draw it (HEIC, a damaged or an enormous file). */
export async function thumbnailOf(file: File): Promise<string | null> {
  if (!file.type.startsWith("image/")) return null;
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: THUMBNAIL_PX, resizeQuality: "medium" });
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL("image/jpeg", 0.7);
  } catch {
    return null;
  }
}
