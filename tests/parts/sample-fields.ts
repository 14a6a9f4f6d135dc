/** The form's fields for tests that are about something else, so that a new field changes none of them. */
import { type OfEachField, untouchedFields } from "../../contract/contact-fields.ts";
import type { NewMessage } from "../../server/contact/messages.ts";

/** The subjects of the sites that tests make up; the real ones are content. */
export const SUBJECTS = ["Solicitar un presupuesto", "Otros"] as const;

export const EMPTY_FIELDS = untouchedFields(SUBJECTS[0]);

/** A good value of each field. */
export const SAMPLE_FIELDS: OfEachField<string> = {
  name: "Ane Etxebarria",
  email: "ane@example.com",
  phone: "600 000 000",
  subject: SUBJECTS[0],
  message: "Necesitamos excavar un solar de 400 m².",
};

/** As the inbox stores it, without files. */
export function sampleMessage(
  id: string,
  { text = id, ...changes }: Partial<NewMessage> & { text?: string } = {},
): NewMessage {
  const fields = { ...EMPTY_FIELDS, name: "Ane", email: "ane@example.com", subject: "Otros", message: text };
  return { id, fields, language: "es", received_at: 1, files: [], files_not_kept: "", ...changes };
}
