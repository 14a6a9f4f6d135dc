/** The mail the office receives for a contact message. */
import type { Readable } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from "../../contract/contact-fields.ts";
import { LANGUAGE_FACTS } from "../../contract/languages.ts";
import type { Settings } from "../config/config.ts";
import { type Attachment, described } from "./attachments.ts";
import type { Company } from "./company.ts";
import type { Message } from "./messages.ts";
import { receivedText } from "./office-dates.ts";

export type MailSettings = Pick<Settings, "siteUrl" | "mailTo" | "mailFrom">;

const NOT_GIVEN = "No proporcionado";

/** A file as the mail takes it: read while it is sent. */
interface MailFile extends Attachment {
  content: () => Readable;
}

/** Without its files, because the mail server would not take them: then the mail says where they are. */
export interface MailContent extends Message {
  files: readonly MailFile[];
  filesLeftOut: readonly Attachment[];
}

/** How much larger a file is in a mail. */
const IN_BASE64 = 1.37;
/** Headers, and the texts twice. */
const BESIDE_FILES_BYTES = 64 * 1024;

export function mailBytes(files: readonly Pick<Attachment, "size">[]): number {
  return BESIDE_FILES_BYTES + Math.ceil(files.reduce((sum, { size }) => sum + size, 0) * IN_BASE64);
}

export function composeMail(message: MailContent, company: Company, settings: MailSettings): SendMailOptions {
  const facts = factsOf(message);
  const { name, email, subject, message: text } = message.fields;
  const from = settings.mailFrom ?? { name: `Web ${company.name}`, address: company.email };
  const to = settings.mailTo ?? [company.email];
  return {
    from,
    to,
    // With its size (RFC 1870), so that a server that takes less refuses it before it is sent.
    ...(message.files.length > 0 && { envelope: { from, to, size: mailBytes(message.files) } }),
    replyTo: { name: headerText(name), address: email },
    subject: `[Web] ${subject}: ${headerText(name)}`,
    // The same on every attempt, so that a mailbox recognises a second delivery of one message.
    messageId: `<${message.id}@${new URL(settings.siteUrl).hostname}>`,
    date: new Date(message.received_at),
    text: textBody(facts, text),
    html: htmlBody(facts, text),
    // Keeps every letter and every line of the visitor's text as it was written.
    textEncoding: "base64",
    attachments: message.files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: content(),
      contentDisposition: "attachment",
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A visitor may type what looks like an encoded word (`=?utf-8?Q?…?=`), and some mail readers would decode it into
 * another header's text. The zero-width space ends the likeness, and makes the mail library encode the whole text.
 * Marks that turn the direction of writing would turn what follows the name too.
 */
function headerText(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replaceAll("=?", "=\u200b?");
}

type Fact = readonly [label: string, value: string];

function factsOf(message: MailContent): Fact[] {
  // The message itself stands below, with all its lines.
  const lines = CONTACT_FIELD_NAMES.filter((name) => name !== "message");
  return [
    ...lines.map((name): Fact => [CONTACT_FIELDS[name].officeLabel, message.fields[name] || NOT_GIVEN]),
    ["Idioma", LANGUAGE_FACTS[message.language].name],
    ["Fecha", receivedText(message.received_at)],
    ...filesFacts(message),
  ];
}

function filesFacts(message: MailContent): Fact[] {
  const { files_not_kept } = message;
  if (files_not_kept === "") return keptFilesFacts(message);
  const told = "No había sitio para guardarlos: si hacen falta, pídelos por correo.";
  return [...keptFilesFacts(message), ["Sin guardar", `${files_not_kept}. ${told}`]];
}

function keptFilesFacts({ id, files, filesLeftOut }: MailContent): Fact[] {
  const listed = (attachments: readonly Attachment[]) => attachments.map(described).join(", ");
  if (filesLeftOut.length > 0) {
    return [
      [
        "Archivos",
        `${listed(filesLeftOut)}. No caben en el correo y están guardados en el servidor de la web.`,
      ],
      ["Para obtenerlos", `npm run messages -- save ${id} --to carpeta`],
    ];
  }
  return files.length > 0 ? [["Archivos", listed(files)]] : [];
}

function textBody(facts: Fact[], message: string): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return `${lines.join("\n")}\n\n${message}\n`;
}

function htmlBody(facts: Fact[], message: string): string {
  const rows = facts.map(
    ([label, value]) => `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="es"><meta charset="utf-8"><title>Mensaje de la web</title>',
    `<table cellpadding="4">${rows.join("")}</table>`,
    `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(message)}</div></html>`,
  ].join("\n");
}

/** The visitor's text is text: nothing in it may become markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
