/** What a visitor has typed, kept for the tab so that a reload loses nothing: in memory, and in storage where there is. */
import { type ContactFields, contactFieldsOf } from "../../contract/contact.ts";
import { CONTACT_FIELD_NAMES } from "../../contract/contact-fields.ts";
import { type Draft, parseDraft } from "./stored-draft.ts";

interface DraftDependencies {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
  /** when this document was loaded */
  loadedAt: number;
  newKey: () => string;
  /** what stands in the form before anybody writes */
  untouched: ContactFields;
  /** what a link wrote into the message of this document */
  begun: () => string;
}

export function draftKeeper({ read, write, remove, loadedAt, newKey, untouched, begun }: DraftDependencies) {
  let draft = parseDraft(read());

  return {
    /** The draft that these fields make. Another text is another message, so it gets a key of its own. */
    follow(fields: ContactFields): Draft {
      if (!draft || !isSameText(draft.fields, fields)) {
        draft = {
          fields: contactFieldsOf(fields),
          loadedAt: Math.min(draft?.loadedAt ?? loadedAt, loadedAt),
          idempotencyKey: newKey(),
          begun: begun() || draft?.begun,
        };
        if (isSameText(untouched, fields)) remove();
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

function isSameText(one: Record<string, string>, other: ContactFields): boolean {
  return CONTACT_FIELD_NAMES.every((name) => one[name] === other[name]);
}
