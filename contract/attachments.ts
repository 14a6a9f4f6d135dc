/** Photographs and plans that travel with a contact message: how many, how large, of which kind. */
export const MAXIMUM_FILES = 6;
export const MAXIMUM_FILES_MB = 20;
export const MAXIMUM_FILES_BYTES = MAXIMUM_FILES_MB * 1024 * 1024;
/** The form's name for them, in its HTML and in what it posts. */
export const FILES_NAME = "files";

/** What may be sent, by what a file's content says, and how its name ends. */
export const ATTACHMENT_EXTENSIONS = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
  "image/webp": "webp",
  "application/pdf": "pdf",
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_EXTENSIONS;

/** For a file chooser: any picture, so that a telephone offers its camera. */
export const ACCEPTED_FILES = "image/*,.heic,.heif,application/pdf";

const LONGEST_NAME = 80;

/**
 * A name that is safe on every disk and in every mail: no path, no control or direction characters, and the ending that
 * its content calls for.
 */
export function cleanFileName(name: string, type: AttachmentType): string {
  const base = (name.split(/[\\/]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(base);
  const short = [...base].slice(0, LONGEST_NAME).join("");
  return `${isDevice || short === "" ? `archivo${short && `-${short}`}` : short}.${ATTACHMENT_EXTENSIONS[type]}`;
}
