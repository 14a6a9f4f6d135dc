/** The form's fields for tests that are about something else, so that a new field changes none of them. */
import { untouchedFields } from "../../contract/contact-fields.ts";
import type { NewMessage } from "../../server/contact/messages.ts";

/** The subjects of the sites that tests make up; the real ones are content. */
export const SUBJECTS = ["Solicitar un presupuesto", "Otros"] as const;

export const EMPTY_FIELDS = untouchedFields(SUBJECTS[0]);

/** As the inbox stores it, without files. */
export function sampleMessage(
  id: string,
  { text = id, ...changes }: Partial<NewMessage> & { text?: string } = {},
): NewMessage {
  const fields = { ...EMPTY_FIELDS, name: "Ane", email: "ane@example.com", subject: "Otros", message: text };
  return { id, fields, language: "es", received_at: 1, files: [], ...changes };
}
