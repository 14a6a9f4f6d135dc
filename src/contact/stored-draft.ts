/** A draft as it lies in storage. Apart from `draft.ts`, so that the page's script needs none of the form's rules. */

export interface Draft {
  /** by the name of the field */
  fields: Record<string, string>;
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
  if (typeof fields !== "object" || fields === null) return false;
  const areTexts = Object.values(fields).every((text) => typeof text === "string");
  return areTexts && typeof loadedAt === "number" && typeof idempotencyKey === "string";
}
