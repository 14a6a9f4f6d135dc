/** What is wrong with the form, by the shared schema or by the server, in the visitor's language. */
import type { FieldErrors, Resolver } from "react-hook-form";
import { type ContactForm, contactFormSchema } from "../../contract/contact.ts";
import { CONTACT_ERRORS, isContactErrorCode } from "../../contract/contact-messages.ts";
import type { Language } from "../../contract/languages.ts";
import type { WrongField } from "../../contract/problem.ts";
import { ResponseError } from "../api/client.ts";

/** The schema as React Hook Form asks for it. */
export function contactResolver(language: Language): Resolver<ContactForm> {
  return (form) => {
    const { data, error } = contactFormSchema.safeParse(form);
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<ContactForm> = {};
    for (const { path, message } of error.issues) {
      const field = path[0];
      if (isFormField(field)) errors[field] ??= { type: message, message: errorSentence(message, language) };
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

export function isFormField(field: unknown): field is keyof ContactForm {
  return typeof field === "string" && Object.hasOwn(contactFormSchema.shape, field);
}

/** Which fields a refused call names: `application/problem+json`, as `contract/problem.ts` describes it. */
export function wrongFieldsOf(error: unknown): WrongField[] {
  if (!(error instanceof ResponseError)) return [];
  const problem = parseJson(error.message.slice(`${error.status}: `.length));
  if (typeof problem !== "object" || problem === null || !("errors" in problem)) return [];
  return Array.isArray(problem.errors) ? problem.errors.filter(isWrongField) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's page, or nothing
  }
}

function isWrongField(value: unknown): value is WrongField {
  if (typeof value !== "object" || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return ["field", "code", "message"].every((name) => typeof texts.get(name) === "string");
}
