/** The contact message: its rules and limits, the same in the browser's form and on the server. */
import * as z from "zod/mini";
import type { ContactErrorCode } from "./contact-messages.ts";

/** The wire and the office speak Spanish; the form shows each subject in the visitor's language. */
export const CONTACT_SUBJECTS = [
  "Solicitar un presupuesto",
  "Consulta General",
  "Información Servicios",
  "Otros",
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export const DEFAULT_SUBJECT: ContactSubject = "Solicitar un presupuesto";

const MINIMUM_NAME_LENGTH = 2;
const MAXIMUM_NAME_LENGTH = 200;
const MAXIMUM_EMAIL_LENGTH = 254;
const MAXIMUM_PHONE_LENGTH = 50;
export const MAXIMUM_MESSAGE_LENGTH = 5000;

/** Submissions a browser may make in a day. */
export const DAILY_LIMIT = 3;
/** Less than this between form load and submit is a program's haste, treated as success and not sent. */
export const MINIMUM_MS_BEFORE_SUBMIT = 5000;
/** How long a submit waits for a token that is still loading: this many times this long. */
export const CSRF_WAIT_ATTEMPTS = 30;
export const CSRF_WAIT_STEP_MS = 100;
export const CAPTCHA_LOWEST_OPERAND = 1;
export const CAPTCHA_HIGHEST_OPERAND = 9;

/** Names the same submission when it has to be sent again, so that it is stored once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** The compiler holds every error the schema reports to the table of sentences. */
const code = (known: ContactErrorCode) => known;

/** Line breaks would let a visitor write mail headers; half a surrogate pair cannot be stored or sent. */
const isOneCleanLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.isWellFormed();
const oneLine = z.refine<string>(isOneCleanLine, code("controlCharacters"));
const isDeliverable = (text: string) => !text.includes("\0") && text.isWellFormed();

const contactFields = {
  name: z
    .string(code("nameTooShort"))
    .check(
      oneLine,
      z.trim(),
      z.minLength(MINIMUM_NAME_LENGTH, code("nameTooShort")),
      z.maxLength(MAXIMUM_NAME_LENGTH, code("nameTooLong")),
    ),
  email: z
    .string(code("emailInvalid"))
    .check(
      oneLine,
      z.trim(),
      z.maxLength(MAXIMUM_EMAIL_LENGTH, code("emailInvalid")),
      z.regex(z.regexes.email, code("emailInvalid")),
    ),
  phone: z
    .string(code("phoneInvalid"))
    .check(oneLine, z.trim(), z.maxLength(MAXIMUM_PHONE_LENGTH, code("phoneTooLong"))),
  subject: z.enum(CONTACT_SUBJECTS, code("subjectMissing")),
  message: z
    .string(code("messageMissing"))
    .check(
      z.regex(/\S/, code("messageMissing")),
      z.maxLength(MAXIMUM_MESSAGE_LENGTH, code("messageTooLong")),
      z.refine<string>(isDeliverable, code("unreadableCharacters")),
    ),
  honeypot: z.string(code("honeypotInvalid")),
};

/** What the visitor fills in. */
export const contactFormSchema = z.object({
  ...contactFields,
  mathCaptcha: z.string(code("captchaMissing")).check(z.regex(/\S/, code("captchaMissing"))),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** What is sent to `POST /api/contact`. */
export const contactMessageSchema = z.object({
  ...contactFields,
  phone: z._default(contactFields.phone, ""),
  loadedAt: z.iso.datetime({ offset: true, error: code("loadedAtInvalid") }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** What `POST /api/contact` answers once the message is on disk. */
export interface ContactReceipt {
  id: string;
}
