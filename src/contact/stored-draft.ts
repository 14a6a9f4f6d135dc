/** A draft as it lies in storage. Apart from `draft.ts`, so that the page's script needs none of the form's rules. */

export interface Draft {
  /** by the name of the field */
  fields: Record<string, string>;
  /** what a link wrote into the message, not the visitor */
  begun?: string | undefined;
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

/**
 * The message that a page begins with, when a link has begun it and a draft lies there: what the last link wrote makes
 * room for what this one writes, and what the visitor wrote stays.
 */
export function messageWithDraft(
  begun: string,
  { fields: { message = "" }, begun: begunBefore }: Draft,
): string {
  if (begun === "" || message.includes(begun.trim())) return message;
  if (begunBefore && message.startsWith(begunBefore.trim()))
    return begun + message.slice(begunBefore.trim().length).trimStart();
  return [begun, message].filter(Boolean).join("\n");
}

function isDraft(value: unknown): value is Draft {
  const { fields, begun = "", loadedAt, idempotencyKey }: Record<keyof Draft, unknown> = Object(value);
  return (
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((text) => typeof text === "string") &&
    typeof begun === "string" &&
    typeof loadedAt === "number" &&
    typeof idempotencyKey === "string"
  );
}
