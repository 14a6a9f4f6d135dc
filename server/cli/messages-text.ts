/** Messages as the operator reads them: a table, a sheet, CSV, JSON. */
import { CONSENT_CATEGORIES, type ConsentCategory } from "../../contract/consent.ts";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, ofEachField } from "../../contract/contact-fields.ts";
import { LANGUAGE_FACTS } from "../../contract/languages.ts";
import { DAY_MS } from "../base/clock.ts";
import type { LoggedChoice } from "../consent/consent-log.ts";
import { described } from "../contact/attachments.ts";
import type { KnownMessage } from "../contact/message-administration.ts";
import { monthsBefore } from "../contact/messages.ts";
import { cellTime } from "../contact/office-dates.ts";
import { formatTime } from "../publication/owner-messages.ts";
import type { DeliveryState } from "../store/schema.ts";
import { toCsv } from "./csv.ts";
import { printable } from "./terminal.ts";

const time = (ms: number) => new Date(ms).toISOString();

export const STATES: Readonly<Record<DeliveryState, string>> = {
  waiting: "en espera",
  delivered: "entregado",
  dead: "sin entregar",
  held: "retenido",
};
const CATEGORIES: Readonly<Record<ConsentCategory, string>> = {
  analytics: "analíticas",
  marketing: "marketing",
};

export function asTable(messages: readonly KnownMessage[]): string {
  if (messages.length === 0) return "No hay mensajes.\n";
  const rows = messages.map(({ id, state, received_at, answered_at, fields, attachments }) => [
    id,
    STATES[state],
    answered_at === null ? "" : "contestado",
    formatTime(new Date(received_at)),
    `${attachments.length} ${attachments.length === 1 ? "archivo" : "archivos"}`,
    fields.subject,
    printable(fields.name),
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ")}\n`)
    .join("");
}

export function asSheet(message: KnownMessage): string {
  const facts = [
    ["Identificador", message.id],
    ["Recibido", formatTime(new Date(message.received_at))],
    ["Estado", STATES[message.state]],
    ["Intentos", String(message.attempts)],
    ["Último fallo", message.last_problem || "ninguno"],
    ["Resuelto", message.settled_at === null ? "aún no" : formatTime(new Date(message.settled_at))],
    ["Contestado", answerOf(message)],
    ["Idioma", LANGUAGE_FACTS[message.language].name],
    ...CONTACT_FIELD_NAMES.filter((name) => name !== "message").map((name) => [
      CONTACT_FIELDS[name].officeLabel,
      message.fields[name] || "No proporcionado",
    ]),
    ["Archivos", message.attachments.map(described).join(", ") || "ninguno"],
    ["Sin guardar", message.files_not_kept || "ninguno"],
  ];
  const lines = facts.map(([label = "", value = ""]) => `${label.padEnd(13)} ${printable(value)}\n`);
  return `${lines.join("")}\n${printable(message.fields.message)}\n`;
}

function answerOf({ answered_at, answer_note }: KnownMessage): string {
  if (answered_at === null) return "aún no";
  return `${formatTime(new Date(answered_at))}${answer_note && `: ${answer_note}`}`;
}

const exported = ({ id, received_at, state, language, fields, attachments, ...message }: KnownMessage) => ({
  id,
  received: time(received_at),
  state,
  language,
  ...ofEachField((name) => fields[name]),
  files: attachments.map(({ name }) => name).join(", "),
  answered: message.answered_at === null ? null : time(message.answered_at),
  note: message.answer_note,
});

type Column = readonly [heading: string, cell: (message: KnownMessage) => string];

const COLUMNS: readonly Column[] = [
  ["Recibido", ({ received_at }) => cellTime(received_at)],
  ...CONTACT_FIELD_NAMES.map(
    (name): Column => [CONTACT_FIELDS[name].officeLabel, ({ fields }) => fields[name]],
  ),
  ["Archivos", ({ attachments }) => attachments.map(({ name }) => name).join(", ")],
  ["Idioma", ({ language }) => LANGUAGE_FACTS[language].name],
  ["Estado", ({ state }) => STATES[state]],
  ["Contestado", ({ answered_at }) => (answered_at === null ? "" : cellTime(answered_at))],
  ["Nota", ({ answer_note }) => answer_note],
  ["Identificador", ({ id }) => id],
];

export function asCsv(messages: readonly KnownMessage[]): string {
  return toCsv(
    COLUMNS.map(([heading]) => heading),
    messages.map((message) => COLUMNS.map(([, cell]) => cell(message))),
  );
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
