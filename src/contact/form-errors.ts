/** What is wrong with the form, by the shared schema or by the server, in the visitor's language. */
import type { FieldErrors, Resolver } from "react-hook-form";
import { type ContactForm, contactFormSchema, firstErrors } from "../../contract/contact.ts";
import {
  CONTACT_ERRORS,
  fileErrorSentences,
  isContactErrorCode,
  isFileErrorCode,
} from "../../contract/contact-messages.ts";
import type { Language } from "../../contract/languages.ts";
import type { WrongField } from "../../contract/problem.ts";

/** The schema as React Hook Form asks for it; a slow phone shows that the button was pressed before it checks. */
export function contactResolver(language: Language): Resolver<ContactForm> {
  return async (form) => {
    await new Promise((resolve) => setTimeout(resolve));
    const { data, error } = contactFormSchema.safeParse(form);
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<ContactForm> = {};
    for (const [field, code] of firstErrors(error)) {
      if (isFormField(field)) errors[field] = { type: code, message: errorSentence(code, language) };
    }
    return { values: {}, errors };
  };
}

export type Sentences = Partial<Record<keyof ContactForm, string>>;

export function sentencesOf(errors: FieldErrors<ContactForm>): Sentences {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

/** The schema and the server both name sentences by code; an unknown code comes with its own words. */
export function errorSentence(code: string, language: Language, otherwise = code): string {
  return isContactErrorCode(code) ? CONTACT_ERRORS[code][language] : otherwise;
}

/** About the files of these names, in their order. */
export function fileSentences(
  wrong: readonly WrongField[],
  names: readonly string[],
  language: Language,
): string {
  const known = wrong.flatMap(({ code, file = -1 }) =>
    isFileErrorCode(code) ? [{ code, name: names[file] ?? "" }] : [],
  );
  const others = wrong.flatMap(({ code, message }) => (isFileErrorCode(code) ? [] : [message]));
  return [fileErrorSentences(known, language), ...new Set(others)].filter(Boolean).join(" ");
}

export function isFormField(field: unknown): field is keyof ContactForm {
  return typeof field === "string" && Object.hasOwn(contactFormSchema.shape, field);
}

/** Which fields an answer names as wrong: a receipt, or a problem as `contract/problem.ts` describes it. */
export function wrongFieldsIn(answer: unknown): WrongField[] {
  if (typeof answer !== "object" || answer === null || !("errors" in answer)) return [];
  return Array.isArray(answer.errors) ? answer.errors.filter(isWrongField) : [];
}

function isWrongField(value: unknown): value is WrongField {
  if (typeof value !== "object" || value === null) return false;
  const facts = new Map<string, unknown>(Object.entries(value));
  const file = facts.get("file");
  return (
    ["field", "code", "message"].every((name) => typeof facts.get(name) === "string") &&
    (file === undefined || Number.isInteger(file))
  );
}
