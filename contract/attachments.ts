/** Photographs and plans that travel with a contact message: how many, how large, of which kind. */
import type { Language } from "./languages.ts";

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

/** Why a file is not taken, in words its sender can act on; `{name}` is the file's. */
export const FILE_ERRORS = {
  kind: {
    es: "{name}: no es una foto (JPEG, PNG, HEIC, WebP) ni un PDF. Envíalo en uno de esos formatos.",
    eu: "{name}: ez da argazkia (JPEG, PNG, HEIC, WebP), ezta PDFa ere. Bidali formatu horietako batean.",
  },
  empty: {
    es: "{name}: el archivo está vacío. Vuelve a guardarlo y elígelo otra vez.",
    eu: "{name}: fitxategia hutsik dago. Gorde berriro eta aukeratu beste behin.",
  },
  tooLarge: {
    es: `{name}: no cabe. Los archivos pueden sumar ${MAXIMUM_FILES_MB} MB; envía el resto por correo electrónico.`,
    eu: `{name}: ez da kabitzen. Fitxategiek guztira ${MAXIMUM_FILES_MB} MB izan ditzakete; bidali gainerakoak posta elektronikoz.`,
  },
  again: {
    es: "Elige otra vez los archivos ({name}): el navegador no los guarda entre un envío y otro.",
    eu: "Aukeratu berriro fitxategiak ({name}): nabigatzaileak ez ditu gordetzen bidalketa batetik bestera.",
  },
  tooMany: {
    es: `{name}: ya hay ${MAXIMUM_FILES} archivos, que es el máximo; envía el resto por correo electrónico.`,
    eu: `{name}: badaude ${MAXIMUM_FILES} fitxategi, eta ez dago gehiagorako lekurik; bidali gainerakoak posta elektronikoz.`,
  },
  busy: {
    es: "Ahora mismo llegan demasiados archivos a la vez. Espera un minuto y envía el mensaje otra vez.",
    eu: "Une honetan fitxategi gehiegi iristen ari dira aldi berean. Itxaron minutu bat eta bidali mezua berriro.",
  },
} as const satisfies Record<string, Record<Language, string>>;
export type FileErrorCode = keyof typeof FILE_ERRORS;

export function fileErrorSentence(code: FileErrorCode, name: string, language: Language): string {
  return FILE_ERRORS[code][language].replace("{name}", () => name);
}

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
