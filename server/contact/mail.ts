/** The mail the office receives for a contact message. */
import type { SendMailOptions } from "nodemailer";
import type { Settings } from "../config/config.ts";
import type { MessagesTable } from "../store/schema.ts";
import type { Company } from "./company.ts";

export type MailSettings = Pick<Settings, "siteUrl" | "mailTo" | "mailFrom">;

const LANGUAGE_NAMES = { es: "castellano", eu: "euskera" } as const;
const dateFormat = new Intl.DateTimeFormat("es-ES", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Madrid",
});

export function composeMail(
  message: MessagesTable,
  company: Company,
  settings: MailSettings,
): SendMailOptions {
  const facts = factsOf(message);
  return {
    from: settings.mailFrom ?? { name: `Web ${company.name}`, address: company.email },
    to: settings.mailTo ?? [company.email],
    replyTo: { name: message.name, address: message.email },
    subject: `[Web] ${message.subject}: ${message.name}`,
    // The same on every attempt, so that a mailbox recognises a second delivery of one message.
    messageId: `<${message.id}@${new URL(settings.siteUrl).hostname}>`,
    date: new Date(message.received_at),
    text: textBody(facts, message.message),
    html: htmlBody(facts, message.message),
    // Keeps every letter and every line of the visitor's text as it was written.
    textEncoding: "base64",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Fact = readonly [label: string, value: string];

function factsOf(message: MessagesTable): Fact[] {
  return [
    ["Nombre", message.name],
    ["Email", message.email],
    ["Teléfono", message.phone || "No proporcionado"],
    ["Asunto", message.subject],
    ["Idioma", LANGUAGE_NAMES[message.language]],
    ["Fecha", dateFormat.format(message.received_at)],
  ];
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
