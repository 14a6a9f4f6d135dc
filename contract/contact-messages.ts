/** What is wrong with a field of the contact message, in both languages: beside the form's fields and in the API's answers. */
import type { Language } from "./languages.ts";

/** A code is what the schema reports; it names the sentence, so no text travels through the validation. */
export const CONTACT_ERRORS = {
  nameTooShort: {
    es: "El nombre debe tener al menos 2 caracteres",
    eu: "Izenak gutxienez 2 karaktere izan behar ditu",
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
  loadedAtInFuture: {
    es: "La hora en que se cargó el formulario está en el futuro",
    eu: "Formularioa kargatu zeneko ordua etorkizunean dago",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ContactErrorCode = keyof typeof CONTACT_ERRORS;

export function isContactErrorCode(code: string): code is ContactErrorCode {
  return Object.hasOwn(CONTACT_ERRORS, code);
}
