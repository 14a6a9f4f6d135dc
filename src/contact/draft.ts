/** What a visitor has typed, as it is kept for the tab so that a reload loses nothing. */

export const DRAFT_FIELDS = ["name", "email", "phone", "subject", "message"] as const;
export type DraftFields = Record<(typeof DRAFT_FIELDS)[number], string>;

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

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("fields" in value && "loadedAt" in value && "idempotencyKey" in value)) return false;
  const { fields, loadedAt, idempotencyKey } = value;
  return typeof loadedAt === "number" && typeof idempotencyKey === "string" && areDraftFields(fields);
}

function areDraftFields(value: unknown): value is DraftFields {
  if (typeof value !== "object" || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return DRAFT_FIELDS.every((name) => typeof texts.get(name) === "string");
}
