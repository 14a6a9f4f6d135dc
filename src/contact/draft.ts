/** What a visitor has typed, kept for the tab so that a reload loses nothing. */
import { type ContactForm, DEFAULT_SUBJECT } from "../../contract/contact.ts";

export const DRAFT_FIELDS = ["name", "email", "phone", "subject", "message"] as const;
export type DraftFields = Pick<ContactForm, (typeof DRAFT_FIELDS)[number]>;

export interface Draft {
  fields: DraftFields;
  /** when the form was first loaded: somebody who sends right after a reload is not hasty */
  loadedAt: number;
  /** names this text towards the server, so that sending it twice stores it once */
  idempotencyKey: string;
}

export const draftKey = (shortName: string) => `${shortName}-contact-draft`;

export function parseDraft(stored: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(stored ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

interface Moment {
  loadedAt: number;
  newKey: () => string;
}

/** The draft after a change. Another text is another message, so it gets a key of its own; an empty one needs none. */
export function draftAfter(previous: Draft | null, fields: DraftFields, moment: Moment): Draft | null {
  if (isUntouched(fields)) return null;
  if (previous && DRAFT_FIELDS.every((name) => previous.fields[name] === fields[name])) return previous;
  const { name, email, phone, subject, message } = fields;
  return {
    fields: { name, email, phone, subject, message },
    loadedAt: Math.min(previous?.loadedAt ?? moment.loadedAt, moment.loadedAt),
    idempotencyKey: moment.newKey(),
  };
}

function isUntouched(fields: DraftFields): boolean {
  return DRAFT_FIELDS.every((name) => fields[name] === (name === "subject" ? DEFAULT_SUBJECT : ""));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("fields" in value && "loadedAt" in value && "idempotencyKey" in value)) return false;
  const { fields, loadedAt, idempotencyKey } = value;
  if (typeof loadedAt !== "number" || typeof idempotencyKey !== "string") return false;
  if (typeof fields !== "object" || fields === null) return false;
  const texts = new Map(Object.entries(fields));
  return DRAFT_FIELDS.every((name) => typeof texts.get(name) === "string");
}
