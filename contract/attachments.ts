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
/** Cut before any pattern looks at it: a name may be as long as its sender likes. */
const LONGEST_READ_NAME = 400;

/** A file's name as its sender may be shown it: no path, no control or direction characters, not too long. */
export function shownFileName(name: string): string {
  const afterPath = Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1;
  const readable = name.slice(afterPath, afterPath + LONGEST_READ_NAME).normalize("NFC");
  return [...readable.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")].slice(0, LONGEST_NAME).join("");
}

/** A disk takes 255 for a name; the ending and a number before it count too. */
const LONGEST_NAME_BYTES = 200;

/** Only whole characters are left. */
function withinBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}

/** Windows opens a device by that name, whatever follows a full stop. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s?(\.|$)/i;

/** A name that is safe on every disk and in every mail, with the ending that the file's content calls for. */
export function cleanFileName(name: string, type: AttachmentType): string {
  const base = withinBytes(shownFileName(name), LONGEST_NAME_BYTES)
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/[<>:"|?*]/g, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${DEVICE.test(base) || base === "" ? `archivo${base && `-${base}`}` : base}.${ATTACHMENT_EXTENSIONS[type]}`;
}
