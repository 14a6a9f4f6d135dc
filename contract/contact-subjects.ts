/** What a message may be about. Apart from the fields' rules, so that a link to the form needs none of them. */

/** The wire and the office speak Spanish; the form shows each subject in the visitor's language. */
export const CONTACT_SUBJECTS = [
  "Solicitar un presupuesto",
  "Consulta General",
  "Información Servicios",
  "Otros",
] as const;
type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Chosen at the start, and what somebody who comes from a service, a machine or a project wants. */
export const DEFAULT_SUBJECT: ContactSubject = "Solicitar un presupuesto";
