/** What the server's answer to a form without scripts put into the page, so that React begins with the same. */
import { FILES_NAME } from "../../contract/attachments.ts";
import { CONTACT_FIELD_NAMES, type OfEachField, ofEachField } from "../../contract/contact-fields.ts";
import {
  asOutcome,
  errorId,
  OUTCOME_ATTRIBUTE,
  SENT_ATTRIBUTE,
  type ShownOutcome,
  SUM_ATTRIBUTE,
} from "../../contract/contact-page.ts";
import type { Sum } from "../../contract/sum.ts";

const ERROR_FIELDS = [...CONTACT_FIELD_NAMES, "mathCaptcha", FILES_NAME] as const;

/** What was sent, to be read again; the files by their names. */
export type SentCopy = OfEachField<string> & Record<typeof FILES_NAME, string>;

export interface ServerAnswer {
  /** also the one that `inline-form-script.ts` made; none in the document as it was built */
  sum: Sum | null;
  outcome: ShownOutcome | null;
  sent: SentCopy;
  errors: Partial<Record<(typeof ERROR_FIELDS)[number], string>>;
}

export function readAnswer(): ServerAnswer {
  // While the page is built there is no document, and no answer.
  const page = typeof document === "undefined" ? null : document;
  const textOf = (selector: string) => page?.querySelector(selector)?.textContent ?? "";
  const [first, second] = (textOf(`[${SUM_ATTRIBUTE}]`).match(/\d+/g) ?? []).map(Number);
  const sentText = (name: string) => textOf(`[${SENT_ATTRIBUTE}="${name}"]`);
  const shown = page?.querySelector(`[${OUTCOME_ATTRIBUTE}]:not([hidden])`);
  return {
    sum: first && second ? { first, second } : null,
    outcome: asOutcome(shown?.getAttribute(OUTCOME_ATTRIBUTE)),
    sent: { ...ofEachField(sentText), [FILES_NAME]: sentText(FILES_NAME) },
    errors: Object.fromEntries(
      ERROR_FIELDS.flatMap((name) => {
        const sentence = textOf(`#${errorId(name)}`);
        return sentence ? [[name, sentence]] : [];
      }),
    ),
  };
}
