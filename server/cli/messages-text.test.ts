import { describe, expect, it } from "vitest";
import { EMPTY_FIELDS } from "../../tests/parts/sample-fields.ts";
import type { KnownMessage } from "../contact/message-administration.ts";
import { asCsv, asJson, asSheet, asTable, readAge } from "./messages-text.ts";
import { printable } from "./terminal.ts";

const message: KnownMessage = {
  id: "one",
  fields: {
    ...EMPTY_FIELDS,
    name: "Ane\u001b[2J",
    email: "ane@example.com",
    phone: "",
    subject: "Otros",
    message: "first\r\nsecond\u0007\rthird",
  },
  attachments: [
    { position: 0, name: "plano\u202e.pdf", type: "application/pdf", size: 1_250_000, digest: "" },
  ],
  language: "eu",
  received_at: Date.UTC(2026, 10, 15),
  files_not_kept: "foto.jpg",
  state: "dead",
  attempts: 3,
  last_problem: "EENVELOPE 550",
  settled_at: null,
  answered_at: null,
  answer_note: "",
  read_at: null,
};

describe("messages on the operator's screen", () => {
  it("lists state, time and subject, and whether it was answered", () => {
    const answered = { ...message, answered_at: message.received_at };
    expect(asTable([message, answered])).toBe(
      `one  sin entregar              15 nov 2026, 1:00  1 archivo  Otros  Ane\\u001b[2J
one  sin entregar  contestado  15 nov 2026, 1:00  1 archivo  Otros  Ane\\u001b[2J
`,
    );
    expect(asTable([])).toBe("No hay mensajes.\n");
  });

  it("shows a message whole, without letting it command the terminal", () => {
    const sheet = asSheet(message);
    expect(sheet).toContain("EENVELOPE 550");
    expect(sheet).toContain("Archivos      plano\\u202e.pdf (1,3 MB)\nSin guardar   foto.jpg\n");
    expect(sheet).toContain("\nfirst\nsecond\\u0007\\u000dthird\n");
    expect(sheet).not.toContain("\u001b");
    expect(printable("a\u202eb")).toBe("a\\u202eb");
  });

  it("tells the hour that the mail to the office tells, wherever the server stands", () => {
    expect(asSheet(message)).toMatch(/^Recibido +15 nov 2026, 1:00$/m);
    expect(asSheet({ ...message, received_at: Date.UTC(2026, 6, 15) })).toMatch(/15 jul 2026, 2:00$/m);
  });

  it.each([
    [1, "1 kB"],
    [12_340, "13 kB"],
    [99_999, "100 kB"],
    [100_000, "0,1 MB"],
  ])("tells a file of %i bytes as %s", (size, text) => {
    const [attachment] = message.attachments.map((one) => ({ ...one, size }));
    expect(asSheet({ ...message, attachments: attachment ? [attachment] : [] })).toContain(`(${text})`);
  });

  it("exports for a program and for a Spanish spreadsheet, with the office's answer and hour", () => {
    const answered = {
      ...message,
      answered_at: message.received_at,
      answer_note: '=HYPERLINK("http://evil")',
    };
    expect(JSON.parse(asJson([answered]))).toMatchObject([
      { id: "one", received: "2026-11-15T00:00:00.000Z", answered: "2026-11-15T00:00:00.000Z" },
    ]);
    const [headings = "", cells = ""] = asCsv([answered]).split("\r\n");
    expect(headings).toMatch(/^\ufeff"Recibido";"Nombre";"Correo";"Teléfono";/);
    expect(cells).toMatch(/^"15\/11\/2026 01:00";.*;"euskera";"sin entregar";"15\/11\/2026 01:00";"'=HYPER/s);
    expect(cells.split(";")).toHaveLength(headings.split(";").length);
  });

  it("reads ages in months and days", () => {
    const now = Date.UTC(2026, 10, 15);
    expect(readAge("24m", now)).toBe(Date.UTC(2024, 10, 15));
    expect(readAge("90d", now)).toBe(now - 90 * 86_400_000);
    for (const wrong of ["", "24", "m", "-3m", "3y", "1.5m", "99999d"])
      expect(readAge(wrong, now)).toBeUndefined();
  });
});
