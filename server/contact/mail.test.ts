import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import type { ContactFields } from "../../contract/contact.ts";
import { readMail } from "../../tests/parts/mailbox.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { composeMail, type MailContent } from "./mail.ts";

const COMPANY = { name: "Harlur", email: "info@harlur.example" };
const SETTINGS = { siteUrl: "https://www.harlur.example", mailTo: undefined, mailFrom: undefined };
const MESSAGE = sampleMessage("6f1c1f5e-0000-4000-8000-000000000000", {
  text: "Kaixo",
  language: "eu",
  received_at: Date.UTC(2026, 10, 15, 9, 30),
});

const NO_FILES = { files: [], filesLeftOut: [] };
const PLAN = {
  position: 0,
  name: "plano 'sótano'.pdf",
  type: "application/pdf",
  size: 12_340_000,
  digest: "",
} as const;

/** As it goes over the wire. */
async function mailOf(changes: Partial<ContactFields>, settings = {}, more: Partial<MailContent> = {}) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const fields = { ...MESSAGE.fields, ...changes };
  const mail = composeMail({ ...MESSAGE, ...NO_FILES, fields, ...more }, COMPANY, {
    ...SETTINGS,
    ...settings,
  });
  const { message } = await transport.sendMail(mail);
  return readMail(message.toString());
}

describe("the mail to the office", () => {
  it("goes to the company, from the company, and is answered to the visitor", async () => {
    const mail = await mailOf({});
    expect(mail.header("To")).toBe("info@harlur.example");
    expect(mail.header("From")).toBe("Web Harlur <info@harlur.example>");
    expect(mail.header("Reply-To")).toBe("Ane <ane@example.com>");
    expect(mail.header("Subject")).toBe("[Web] Otros: Ane");
    expect(mail.header("Date")).toContain("15 Nov 2026 09:30:00");
  });

  it("goes where the settings say", async () => {
    const mail = await mailOf(
      {},
      { mailTo: ["a@harlur.example", "b@harlur.example"], mailFrom: "w@harlur.example" },
    );
    expect(mail.header("To")).toBe("a@harlur.example, b@harlur.example");
    expect(mail.header("From")).toBe("w@harlur.example");
  });

  it("has the same Message-ID every time", async () => {
    const ids = [await mailOf({}), await mailOf({})].map(({ messageId }) => messageId);
    expect(ids).toEqual(Array(2).fill(`<${MESSAGE.id}@www.harlur.example>`));
  });

  it("says in Spanish what is known", async () => {
    const { text } = await mailOf({});
    expect(text).toMatch(
      /^Nombre: Ane\nCorreo: ane@example\.com\nTeléfono: No proporcionado\n(.+\n)*Asunto: Otros\n/,
    );
    expect(text).toContain("Idioma: euskera\nFecha: domingo, 15 de noviembre de 2026, 10:30");
  });

  it("carries the visitor's text letter by letter", async () => {
    const message = "<b>'\"&</b>\r\n.\r\nשלום \u202eabc 👷🏽‍♀️\n\ttab\n--boundary\nFrom x";
    const { text } = await mailOf({ message });
    expect(text).toContain(`\n\n${message}\n`);
  });

  it("never reads the visitor's text as markup", async () => {
    const markup = `<img src=x onerror="alert('1')">`;
    const { html } = await mailOf({ name: markup, message: markup });
    expect(html).not.toContain("<img");
    expect(html.match(/&#60;img src=x onerror=&#34;alert\(&#39;1&#39;\)&#34;&#62;/g)).toHaveLength(2);
  });

  it("brings files along as attachments, and names them", async () => {
    const content = () => Readable.from([Buffer.from("%PDF-1.7 plan")], { objectMode: false });
    const { raw, text } = await mailOf({}, {}, { files: [{ ...PLAN, content }] });
    expect(text).toContain("Archivos: plano 'sótano'.pdf (12,3 MB)");
    expect(raw).toContain("Content-Type: application/pdf");
    expect(raw).toContain("Content-Disposition: attachment");
    expect(raw).toContain(Buffer.from("%PDF-1.7 plan").toString("base64"));
  });

  it("says where the files are when the mail server would not take them", async () => {
    const { raw, text } = await mailOf({}, {}, { filesLeftOut: [PLAN] });
    expect(text).toContain("(12,3 MB). No caben en el correo y están guardados en el servidor de la web.");
    expect(text).toContain(`npm run messages -- save ${MESSAGE.id} --to carpeta`);
    expect(raw).not.toContain("Content-Disposition: attachment");
  });

  it("says which files there was no room for", async () => {
    const { text, html } = await mailOf({}, {}, { files_not_kept: "plano.pdf, <b>.jpg" });
    const sentence = "No había sitio para guardarlos: si hacen falta, pídelos por correo.";
    expect(text).toContain(`Sin guardar: plano.pdf, <b>.jpg. ${sentence}\n`);
    expect(html).toContain("&#60;b&#62;.jpg");
    expect((await mailOf({})).text).not.toContain("Sin guardar");
  });

  it("cannot be given a header, even by a name that slipped through", async () => {
    const mail = await mailOf({
      name: "Ane\r\nBcc: victim@example.com",
      email: "a@example.com\r\nX-Evil: 1",
    });
    expect(mail.header("Bcc")).toBe("");
    expect(mail.header("X-Evil")).toBe("");
  });

  it("keeps the direction of its headers, even with a name that was stored with marks", async () => {
    const mail = await mailOf({ name: "\u202eenA\u2066" });
    for (const header of ["Reply-To", "Subject"]) {
      expect(mail.header(header)).toContain("enA");
      expect(mail.header(header)).not.toMatch(/\p{Bidi_Control}/u);
    }
  });

  it("shows a name that looks like an encoded word as it was typed, and lets no reader decode it", async () => {
    const name = "=?utf-8?Q?Ane=0D=0ABcc:_victim@example.com?=";
    const mail = await mailOf({ name });
    for (const header of ["Reply-To", "Subject"]) {
      expect(mail.header(header)).not.toContain("victim");
      expect(mail.header(header)).not.toContain("Q?Ane=0D");
    }
    expect(mail.text).toContain(`Nombre: ${name}\n`);
  });
});
