/**
 * The fields of the contact form, once. The form, its draft, the schema, the store, the mail to the office, the exports
 * and `npm run messages` are derived from this table; labels stand in `src/site/strings`, subjects in `content/subjects.yaml`,
 * sentences about what is wrong in `contact-messages.ts`.
 */
import * as z from "zod/mini";
import type { ContactErrorCode } from "./contact-messages.ts";
import type { Language, Localised } from "./languages.ts";

const MINIMUM_NAME_LENGTH = 2;
const MAXIMUM_NAME_LENGTH = 200;
const MAXIMUM_EMAIL_LENGTH = 254;
const MAXIMUM_PHONE_LENGTH = 50;
export const MAXIMUM_MESSAGE_LENGTH = 5000;

/** The compiler holds every error the schema reports to the table of sentences. */
const code = (known: ContactErrorCode) => known;

/** Line breaks would let a visitor write mail headers; half a surrogate pair cannot be stored or sent. */
const isOneCleanLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(text);
const oneLine = z.refine<string>(isOneCleanLine, code("controlCharacters"));
/** It comes with cells copied from a sheet, and nobody would see what is wrong with it. */
const tabsAsSpaces = z.overwrite<string>((text) => text.replaceAll("\t", " "));
/** Marks that turn the direction of writing come with numbers copied from a telephone; in a line they only mislead. */
const plainLine = z.overwrite<string>((text) => text.replace(/\p{Bidi_Control}/gu, "").trim());
/** Without the characters nobody sees, which some languages need in a name. */
const visible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
/** They come with what is copied from chats and documents, and nobody would see what is wrong with it. */
const visibleLine = z.overwrite<string>(visible);
/** Some browsers turn `ane@españa.es` into the address that mail servers know, others leave that to us. */
const mailableDomain = z.overwrite<string>((email) => {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return email; // told as no address
  }
});
/** A browser without scripts sends a line break as two characters, and counts it as one. */
const plainLineBreaks = z.overwrite<string>((text) => text.replace(/\r\n?/g, "\n"));
const isDeliverable = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

/** What holds a field in the form. */
type Control =
  | { kind: "input"; type: "text" | "email" | "tel"; autoComplete: string }
  /** the first option stands chosen; the office reads its Spanish. `subjects` are content: `content/subjects.yaml` */
  | { kind: "select"; options: "subjects" | readonly Localised[] }
  | { kind: "textarea"; rows: number };

interface ContactField {
  schema: z.ZodMiniType<string, string>;
  control: Control;
  required: boolean;
  /** how the office's mail and the copy to a form service call it, in Spanish */
  officeLabel: string;
}

/** In the order of the form. */
export const CONTACT_FIELDS = {
  name: {
    schema: z.string(code("nameTooShort")).check(
      tabsAsSpaces,
      oneLine,
      plainLine,
      z.refine<string>((name) => visible(name).length >= MINIMUM_NAME_LENGTH, code("nameTooShort")),
      z.refine<string>((name) => /\p{L}/u.test(visible(name)), code("nameWithoutLetters")),
      z.maxLength(MAXIMUM_NAME_LENGTH, code("nameTooLong")),
    ),
    control: { kind: "input", type: "text", autoComplete: "name" },
    required: true,
    officeLabel: "Nombre",
  },
  email: {
    schema: z
      .string(code("emailInvalid"))
      .check(
        tabsAsSpaces,
        oneLine,
        visibleLine,
        mailableDomain,
        z.maxLength(MAXIMUM_EMAIL_LENGTH, code("emailInvalid")),
        z.regex(z.regexes.email, code("emailInvalid")),
      ),
    control: { kind: "input", type: "email", autoComplete: "email" },
    required: true,
    officeLabel: "Correo",
  },
  phone: {
    schema: z
      .string(code("phoneInvalid"))
      .check(tabsAsSpaces, oneLine, visibleLine, z.maxLength(MAXIMUM_PHONE_LENGTH, code("phoneTooLong"))),
    control: { kind: "input", type: "tel", autoComplete: "tel" },
    required: false,
    officeLabel: "Teléfono",
  },
  subject: {
    schema: z.string(code("subjectMissing")).check(z.regex(/\S/, code("subjectMissing"))),
    control: { kind: "select", options: "subjects" },
    required: true,
    officeLabel: "Asunto",
  },
  message: {
    schema: z
      .string(code("messageMissing"))
      .check(
        plainLineBreaks,
        z.regex(/\S/, code("messageMissing")),
        z.maxLength(MAXIMUM_MESSAGE_LENGTH, code("messageTooLong")),
        z.refine<string>(isDeliverable, code("unreadableCharacters")),
      ),
    control: { kind: "textarea", rows: 7 },
    required: true,
    officeLabel: "Mensaje",
  },
} as const satisfies Record<string, ContactField>;

export type ContactFieldName = keyof typeof CONTACT_FIELDS;

/** One value of whatever kind for each field; a field that is left out does not compile. */
export type OfEachField<Value> = Record<ContactFieldName, Value>;

// `Object.keys` does not tell its keys' type; nothing adds a key to a constant.
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactFieldName[];

export function ofEachField<Value>(make: (name: ContactFieldName) => Value): OfEachField<Value> {
  // The names are all of them, so every one has its value.
  return Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, make(name)])) as OfEachField<Value>;
}

/** What stands in the form before anybody writes: the first option of each list, and nothing else. */
export function untouchedFields(subject: string): OfEachField<string> {
  return ofEachField((name) => {
    const { control }: ContactField = CONTACT_FIELDS[name];
    if (control.kind !== "select") return "";
    return control.options === "subjects" ? subject : (control.options[0]?.es ?? "");
  });
}

/** What a language says about the fields. */
export interface FieldTexts {
  labels: OfEachField<string>;
  hints: Partial<OfEachField<string>>;
}

/** The office reads its Spanish name, the visitor a label in the language of the page. */
export interface FieldOption {
  value: string;
  label: string;
}

/** @param subjects those of the content, in the same language */
export function optionsOf(
  { options }: Extract<Control, { kind: "select" }>,
  subjects: readonly FieldOption[],
  language: Language,
): readonly FieldOption[] {
  if (options === "subjects") return subjects;
  return options.map((option) => ({ value: option.es, label: option[language] }));
}
