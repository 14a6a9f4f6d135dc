/** The form's fields for tests that are about something else, so that a new field changes none of them. */
import { CONTACT_FIELDS, ofEachField } from "../../contract/contact-fields.ts";
import { DEFAULT_SUBJECT } from "../../contract/contact-subjects.ts";

export const EMPTY_FIELDS = {
  ...ofEachField((name): string => CONTACT_FIELDS[name].initial),
  subject: DEFAULT_SUBJECT,
};
