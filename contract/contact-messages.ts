/** What is wrong with a contact message or its files, in every language: beside the form's fields and in the API's answers. */
import { MAXIMUM_FILES, MAXIMUM_FILES_MB } from "./attachments.ts";
import type { Language } from "./languages.ts";

/** A code is what the schema reports; it names the sentence, so no text travels through the validation. */
export const CONTACT_ERRORS = {
  nameTooShort: {
    es: "El nombre debe tener al menos 2 caracteres",
    eu: "Izenak gutxienez 2 karaktere izan behar ditu",
  },
  nameWithoutLetters: {
    es: "El nombre debe tener alguna letra",
    eu: "Izenak letraren bat izan behar du",
  },
  nameTooLong: {
    es: "El nombre no puede tener más de 200 caracteres",
    eu: "Izenak ezin du 200 karaktere baino gehiago izan",
  },
  emailInvalid: {
    es: "Debe ser un email válido",
    eu: "Baliozko helbide elektronikoa izan behar du",
  },
  phoneTooLong: {
    es: "El teléfono no puede tener más de 50 caracteres",
    eu: "Telefonoak ezin du 50 karaktere baino gehiago izan",
  },
  phoneInvalid: {
    es: "El teléfono debe ser un texto",
    eu: "Telefonoak testua izan behar du",
  },
  subjectMissing: {
    es: "Por favor, seleccione un asunto",
    eu: "Mesedez, aukeratu gai bat",
  },
  messageMissing: {
    es: "Por favor, introduzca un mensaje",
    eu: "Mesedez, idatzi mezu bat",
  },
  messageTooLong: {
    es: "El mensaje no puede tener más de 5.000 caracteres",
    eu: "Mezuak ezin du 5.000 karaktere baino gehiago izan",
  },
  captchaMissing: {
    es: "Por favor, resuelva la operación matemática",
    eu: "Mesedez, ebatzi eragiketa matematikoa",
  },
  captchaUsed: {
    es: "Por favor, resuelva la nueva operación",
    eu: "Mesedez, ebatzi eragiketa berria",
  },
  captchaWrong: {
    es: "Respuesta incorrecta",
    eu: "Erantzun okerra",
  },
  controlCharacters: {
    es: "No puede contener saltos de línea ni caracteres de control",
    eu: "Ezin du lerro-jauzirik edo kontrol-karaktererik izan",
  },
  unreadableCharacters: {
    es: "Contiene caracteres que no se pueden enviar",
    eu: "Bidali ezin diren karaktereak ditu",
  },
  honeypotInvalid: {
    es: "Este campo tiene que quedar vacío",
    eu: "Eremu honek hutsik geratu behar du",
  },
  loadedAtInvalid: {
    es: "La hora en que se cargó el formulario no es válida",
    eu: "Formularioa kargatu zeneko ordua ez da baliozkoa",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ContactErrorCode = keyof typeof CONTACT_ERRORS;

export function isContactErrorCode(code: string): code is ContactErrorCode {
  return Object.hasOwn(CONTACT_ERRORS, code);
}

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
    eu: `{name}: dagoeneko ${MAXIMUM_FILES} fitxategi daude, eta ez dago gehiagorako lekurik; bidali gainerakoak posta elektronikoz.`,
  },
  noRoom: {
    es: "{name}: ahora mismo no hay sitio para guardarlo. El mensaje sí ha llegado; envía el archivo por correo electrónico.",
    eu: "{name}: une honetan ez dago gordetzeko lekurik. Mezua bai, iritsi da; bidali fitxategia posta elektronikoz.",
  },
  unreadable: {
    es: "{name}: ya no se puede leer; quizá se ha movido o borrado, o se ha quitado la tarjeta. Elígelo otra vez, o envía el mensaje sin él.",
    eu: "{name}: fitxategia ezin da jada irakurri; agian lekuz aldatu edo ezabatu duzu, edo txartela atera duzu. Aukeratu beste behin, edo bidali mezua fitxategi hori gabe.",
  },
  busy: {
    es: "Ahora mismo llegan demasiados archivos a la vez. Espera un minuto y envía el mensaje otra vez.",
    eu: "Une honetan fitxategi gehiegi iristen ari dira aldi berean. Itxaron minutu bat eta bidali mezua berriro.",
  },
} as const satisfies Record<string, Record<Language, string>>;
export type FileErrorCode = keyof typeof FILE_ERRORS;

/** The same about several, where one sentence does not fit both. */
export const SEVERAL_FILES_ERRORS = {
  kind: {
    es: "{name}: no son fotos (JPEG, PNG, HEIC, WebP) ni PDF. Envíalos en uno de esos formatos.",
    eu: "{name}: ez dira argazkiak (JPEG, PNG, HEIC, WebP), ezta PDF fitxategiak ere. Bidali formatu horietako batean.",
  },
  empty: {
    es: "{name}: los archivos están vacíos. Vuelve a guardarlos y a elegirlos.",
    eu: "{name}: fitxategiak hutsik daude. Gorde berriro eta aukeratu beste behin.",
  },
  tooLarge: {
    es: `{name}: no caben. Los archivos pueden sumar ${MAXIMUM_FILES_MB} MB; envía el resto por correo electrónico.`,
    eu: `{name}: ez dira kabitzen. Fitxategiek guztira ${MAXIMUM_FILES_MB} MB izan ditzakete; bidali gainerakoak posta elektronikoz.`,
  },
  noRoom: {
    es: "{name}: ahora mismo no hay sitio para guardarlos. El mensaje sí ha llegado; envía los archivos por correo electrónico.",
    eu: "{name}: une honetan ez dago gordetzeko lekurik. Mezua bai, iritsi da; bidali fitxategiak posta elektronikoz.",
  },
  unreadable: {
    es: "{name}: ya no se pueden leer; quizá se han movido o borrado, o se ha quitado la tarjeta. Vuelve a elegirlos, o envía el mensaje sin ellos.",
    eu: "{name}: fitxategiak ezin dira jada irakurri; agian lekuz aldatu edo ezabatu dituzu, edo txartela atera duzu. Aukeratu beste behin, edo bidali mezua fitxategi horiek gabe.",
  },
} as const satisfies Partial<Record<FileErrorCode, Record<Language, string>>>;

export interface FileError {
  name: string;
  code: FileErrorCode;
}

export function isFileErrorCode(code: string): code is FileErrorCode {
  return Object.hasOwn(FILE_ERRORS, code);
}

/** One sentence for each reason, however many files it is about: somebody may choose a whole album. */
export function fileErrorSentences(refused: readonly FileError[], language: Language): string {
  const codes = new Set(refused.map(({ code }) => code));
  const sentences = [...codes].map((code) => {
    const names = refused.filter((file) => file.code === code).map(({ name }) => name);
    const ofSeveral: Partial<Record<FileErrorCode, Record<Language, string>>> = SEVERAL_FILES_ERRORS;
    const sentence = (names.length > 1 && ofSeveral[code]) || FILE_ERRORS[code];
    return sentence[language].replace("{name}", () => listed(names, language));
  });
  return sentences.join(" ");
}

const MOST_NAMED = 3;
const AND_MORE: Record<Language, string> = {
  es: "{names} y {count} más",
  eu: "{names} eta beste {count}",
};

function listed(names: readonly string[], language: Language): string {
  if (names.length <= MOST_NAMED) return names.join(", ");
  const named = names.slice(0, MOST_NAMED - 1);
  const count = String(names.length - named.length);
  return AND_MORE[language].replace("{count}", count).replace("{names}", () => named.join(", "));
}
