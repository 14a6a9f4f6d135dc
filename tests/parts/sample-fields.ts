/** The form's fields for tests that are about something else, so that a new field changes none of them. */
import { untouchedFields } from "../../contract/contact-fields.ts";

/** The subjects of the sites that tests make up; the real ones are content. */
export const SUBJECTS = ["Solicitar un presupuesto", "Otros"] as const;

export const EMPTY_FIELDS = untouchedFields(SUBJECTS[0]);
