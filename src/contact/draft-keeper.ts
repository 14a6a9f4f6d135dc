/** Follows the form and keeps its draft: in memory, and beyond a reload where the browser lets it. */
import { DEFAULT_SUBJECT } from "../../contract/contact.ts";
import { DRAFT_FIELDS, type Draft, type DraftFields, parseDraft } from "./draft.ts";

interface DraftSurroundings {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
  /** when this document was loaded */
  loadedAt: number;
  newKey: () => string;
}

export function draftKeeper({ read, write, remove, loadedAt, newKey }: DraftSurroundings) {
  let draft = parseDraft(read());

  return {
    /** The draft that these fields make. Another text is another message, so it gets a key of its own. */
    follow(fields: DraftFields): Draft {
      if (!draft || !isSameText(draft.fields, fields)) {
        const { name, email, phone, subject, message } = fields;
        draft = {
          fields: { name, email, phone, subject, message },
          loadedAt: Math.min(draft?.loadedAt ?? loadedAt, loadedAt),
          idempotencyKey: newKey(),
        };
        if (isUntouched(fields)) remove();
        else write(JSON.stringify(draft));
      }
      return draft;
    },
    /** Once the message is sent: the next one is another. */
    forget() {
      draft = null;
      remove();
    },
  };
}

function isSameText(one: DraftFields, other: DraftFields): boolean {
  return DRAFT_FIELDS.every((name) => one[name] === other[name]);
}

function isUntouched(fields: DraftFields): boolean {
  return DRAFT_FIELDS.every((name) => fields[name] === (name === "subject" ? DEFAULT_SUBJECT : ""));
}
