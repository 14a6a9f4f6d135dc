/** The contact message: its rules and limits, the same in the browser's form and on the server. */
import * as z from "zod/mini";
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactFieldName,
  type OfEachField,
  ofEachField,
} from "./contact-fields.ts";
import { type ContactErrorCode, isContactErrorCode } from "./contact-messages.ts";
import type { WrongField } from "./problem.ts";

/** Submissions a browser may make in a day. */
export const DAILY_LIMIT = 3;
/** Less than this between form load and submit is a program's haste, treated as success and not sent. */
export const MINIMUM_MS_BEFORE_SUBMIT = 5000;

/**
 * A clock that was set back meanwhile, or that runs ahead of another, makes the time unknown, and an unknown time is
 * not held against a visitor.
 */
export function isHasty(openForMs: number | undefined): boolean {
  return openForMs !== undefined && openForMs >= 0 && openForMs < MINIMUM_MS_BEFORE_SUBMIT;
}

/** Signs of a program: it fills in the field no person sees, or is faster than any person. */
export function looksAutomated(honeypot: unknown, openForMs: number | undefined): boolean {
  return (typeof honeypot === "string" && honeypot !== "") || isHasty(openForMs);
}

/** How long a submit waits for a token that is still loading: this many times this long. */
export const CSRF_WAIT_ATTEMPTS = 30;
export const CSRF_WAIT_STEP_MS = 100;

/** Names the same submission when it has to be sent again, so that it is stored once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** The compiler holds every error the schema reports to the table of sentences. */
const code = (known: ContactErrorCode) => known;

type FieldSchemas = { [Name in ContactFieldName]: (typeof CONTACT_FIELDS)[Name]["schema"] };
// The table's own schemas under the table's own names.
const fieldSchemas = ofEachField((name) => CONTACT_FIELDS[name].schema) as FieldSchemas;

const honeypot = z.string(code("honeypotInvalid"));

/** What the visitor fills in. */
export const contactFormSchema = z.object({
  ...fieldSchemas,
  honeypot,
  mathCaptcha: z.string(code("captchaMissing")).check(z.regex(/\S/, code("captchaMissing"))),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** The fields alone; an optional one may be left out. */
const contactTextsSchema = z.object({ ...fieldSchemas, ...optionalSchemas() });

/** What is sent to `POST /api/contact`. */
const contactMessageSchema = z.extend(contactTextsSchema, {
  honeypot,
  loadedAt: z.iso.datetime({ offset: true, error: code("loadedAtInvalid") }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export type ContactRules = ReturnType<typeof contactRules>;

/** What the server takes. Subjects are content, so it is told which ones there are. */
export function contactRules(subjects: readonly string[]) {
  const subject = z.enum(subjects, code("subjectMissing"));
  return { subjects, message: z.extend(contactMessageSchema, { subject }) };
}

/** By field, the first thing that a schema found wrong with it. */
export function firstErrors(error: z.core.$ZodError | undefined): Map<string, ContactErrorCode> {
  const errors = new Map<string, ContactErrorCode>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? "");
    if (isContactErrorCode(message) && !errors.has(field)) errors.set(field, message);
  }
  return errors;
}

function optionalSchemas() {
  const optional = CONTACT_FIELD_NAMES.filter((name) => !CONTACT_FIELDS[name].required);
  // Only those that are not required, each as what it is in the table: the types above stay as they are.
  return Object.fromEntries(optional.map((name) => [name, z._default(fieldSchemas[name], "")])) as object;
}

/** The text of every field, as it is stored, mailed and exported. */
export type ContactFields = OfEachField<string>;

export function contactFieldsOf(message: ContactFields): ContactFields {
  return ofEachField((name) => message[name]);
}

/** What `POST /api/contact` answers once the message is on disk. */
export interface ContactReceipt {
  id: string;
  /** files that there was no room for; the message is stored without them */
  errors?: WrongField[];
}
