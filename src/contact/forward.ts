/** The copy of a stored message for a form-forwarding service, whose field names these are. The office reads Spanish. */
import type { ContactForm } from "../../contract/contact.ts";

/** Where the copy goes and whose site it comes from; fixed at build time. */
export interface Forward {
  url: string;
  company: string;
  siteUrl: string;
}

const NO_PHONE = "No proporcionado";
const OFFICE_TIME = new Intl.DateTimeFormat("es-ES", {
  timeZone: "Europe/Madrid",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

type ForwardedMessage = Pick<ContactForm, "name" | "email" | "phone" | "subject" | "message">;

export function forwardFields(form: ForwardedMessage, { company, siteUrl }: Forward, sentAt: Date) {
  const { name, email, subject } = form;
  const phone = form.phone || NO_PHONE;
  const time = OFFICE_TIME.format(sentAt);
  const message = [
    `Nombre: ${name}`,
    `Email: ${email}`,
    `Teléfono: ${phone}`,
    `Asunto: ${subject}`,
    `Fecha y hora: ${time}`,
    "",
    "Mensaje:",
    form.message,
    "",
    "--",
    `Enviado desde el formulario de contacto de ${company} (${siteUrl})`,
  ].join("\n");
  return { name, email, _replyto: email, phone, subject, message, _subject: `[Web ${company}] ${subject}` };
}

/** Goes its way even if the visitor leaves the page; what comes of it is not read. */
export function forwardMessage(
  form: ForwardedMessage,
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
