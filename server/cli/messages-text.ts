/** Messages as the operator reads them: a table, a sheet, CSV, JSON. */
import { CONSENT_CATEGORIES, type ConsentCategory } from "../../contract/consent.ts";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, ofEachField } from "../../contract/contact-fields.ts";
import { LANGUAGE_FACTS } from "../../contract/languages.ts";
import type { LoggedChoice } from "../consent/consent-log.ts";
import { described } from "../contact/attachments.ts";
import type { KnownMessage } from "../contact/message-administration.ts";
import { monthsBefore } from "../contact/messages.ts";
import { formatTime } from "../publication/owner-messages.ts";
import type { DeliveryState } from "../store/schema.ts";
import { toCsv } from "./csv.ts";
import { printable } from "./terminal.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const time = (ms: number) => new Date(ms).toISOString();

const STATES: Readonly<Record<DeliveryState, string>> = {
  waiting: "en espera",
  delivered: "entregado",
  dead: "sin entregar",
  held: "retenido",
};
const CATEGORIES: Readonly<Record<ConsentCategory, string>> = {
  analytics: "analíticas",
  marketing: "marketing",
};

export function asTable(messages: readonly KnownMessage[], now: number): string {
  if (messages.length === 0) return "No hay mensajes.\n";
  const rows = messages.map(({ id, state, received_at, fields, attachments }) => [
    id,
    STATES[state],
    ageOf(now - received_at),
    `${attachments.length} ${attachments.length === 1 ? "archivo" : "archivos"}`,
    fields.subject,
    printable(fields.name),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ")}\n`)
    .join("");
}

export function ageOf(ms: number): string {
  if (ms < 60 * MINUTE_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / (60 * MINUTE_MS))} h`;
  return `${Math.floor(ms / DAY_MS)} días`;
}

export function asSheet(message: KnownMessage): string {
  const facts = [
    ["Identificador", message.id],
    ["Recibido", formatTime(new Date(message.received_at))],
    ["Estado", STATES[message.state]],
    ["Intentos", String(message.attempts)],
    ["Último fallo", message.last_problem || "ninguno"],
    ["Resuelto", message.settled_at === null ? "aún no" : formatTime(new Date(message.settled_at))],
    ["Idioma", LANGUAGE_FACTS[message.language].name],
    ...CONTACT_FIELD_NAMES.filter((name) => name !== "message").map((name) => [
      CONTACT_FIELDS[name].officeLabel,
      message.fields[name] || "no lo dice",
    ]),
    ["Archivos", message.attachments.map(described).join(", ") || "ninguno"],
  ];
  const lines = facts.map(([label = "", value = ""]) => `${label.padEnd(13)} ${printable(value)}\n`);
  return `${lines.join("")}\n${printable(message.fields.message)}\n`;
}

/** The columns, in their order. */
const exported = ({ id, received_at, state, language, fields, attachments }: KnownMessage) => ({
  id,
  received: time(received_at),
  state,
  language,
  ...ofEachField((name) => fields[name]),
  files: attachments.map(({ name }) => name).join(", "),
});
const EXPORTED = ["id", "received", "state", "language", ...CONTACT_FIELD_NAMES, "files"] as const;

export function asCsv(messages: readonly KnownMessage[]): string {
  const rows = messages.map(exported).map((message) => EXPORTED.map((column) => message[column]));
  return toCsv(EXPORTED, rows);
}

/** The characters a terminal would obey are escaped, which JSON reads back unchanged. */
export function asJson(messages: readonly KnownMessage[]): string {
  return `${printable(JSON.stringify(messages.map(exported), null, 2))}
`;
}

export function choicesAsText(choices: readonly LoggedChoice[]): string {
  if (choices.length === 0) return "No hay elecciones de ese visitante.\n";
  return choices
    .map(({ chosen_at, browser, choice, policy_version, source }) => {
      const decisions = CONSENT_CATEGORIES.map(
        (category) => `${CATEGORIES[category]} ${choice[category] ? "sí" : "no"}`,
      );
      const origin = `versión ${policy_version} de la política, desde ${source}, navegador ${browser || "desconocido"}`;
      return `${time(chosen_at)}  ${decisions.join(", ")}, ${origin}\n`;
    })
    .join("");
}

/** `24m` or `90d` before now. */
export function readAge(text: string, now: number): number | undefined {
  const [, digits, unit] = /^(\d{1,4})([md])$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return unit === "m" ? monthsBefore(now, Number(digits)) : now - Number(digits) * DAY_MS;
}
