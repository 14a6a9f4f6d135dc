/** The files a visitor picks: which are taken, and which are not and why. The server judges them again, by content. */
import { MAXIMUM_FILES, MAXIMUM_FILES_BYTES } from "../../contract/attachments.ts";
import type { FileErrorCode } from "../../contract/contact-messages.ts";

export interface PickedFile {
  key: number;
  file: File;
}

export interface AddedFiles {
  files: PickedFile[];
  refused: { name: string; code: FileErrorCode }[];
}

const TAKEN_TYPE = /^(?:image\/(?:jpeg|png|webp|hei[cf])|application\/pdf)$/;
/** Not every browser knows this one's type. */
const HEIC_NAME = /\.hei[cf]$/i;

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
  if (!TAKEN_TYPE.test(file.type) && !HEIC_NAME.test(file.name)) return "kind";
  if (file.size === 0) return "empty";
  if (filesBefore >= MAXIMUM_FILES) return "tooMany";
  return file.size > room ? "tooLarge" : undefined;
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
