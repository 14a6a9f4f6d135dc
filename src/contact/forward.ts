/** The copy of a stored message for a form-forwarding service, whose field names these are. The office reads Spanish. */
import type { ContactFields } from "../../contract/contact.ts";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, ofEachField } from "../../contract/contact-fields.ts";
import { OFFICE_TIME_ZONE } from "../../contract/office-time.ts";

/** Where the copy goes and whose site it comes from; fixed at build time. */
export interface Forward {
  url: string;
  company: string;
  siteUrl: string;
}

const NOT_GIVEN = "No proporcionado";

/** Made when it is needed: the first one of a page takes a slow phone a tenth of a second. */
const officeTime = (moment: Date) =>
  moment.toLocaleString("es-ES", {
    timeZone: OFFICE_TIME_ZONE,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

export function forwardFields(form: ContactFields, { company, siteUrl }: Forward, sentAt: Date) {
  const fields = ofEachField((name) => form[name] || NOT_GIVEN);
  const lines = CONTACT_FIELD_NAMES.filter((name) => name !== "message");
  const message = [
    ...lines.map((name) => `${CONTACT_FIELDS[name].officeLabel}: ${fields[name]}`),
    `Fecha y hora: ${officeTime(sentAt)}`,
    "",
    "Mensaje:",
    form.message,
    "",
    "--",
    `Enviado desde el formulario de contacto de ${company} (${siteUrl})`,
  ].join("\n");
  return { ...fields, _replyto: form.email, message, _subject: `[Web ${company}] ${form.subject}` };
}

/** Goes its way even if the visitor leaves the page; what comes of it is not read. */
export function forwardMessage(
  form: ContactFields,
  forward: Forward,
  sentAt: Date,
  send: typeof fetch,
): void {
  const body = new FormData();
  for (const [name, value] of Object.entries(forwardFields(form, forward, sentAt))) body.append(name, value);
  send(forward.url, { method: "POST", mode: "no-cors", credentials: "include", keepalive: true, body }).catch(
    () => {
      // The message is stored already; this copy is a courtesy.
    },
  );
}
