/** No text of a visitor may cost more than in proportion to its length: each function that reads one gets 100 kB of the worst. */
import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { cleanFileName, shownFileName } from "../contract/attachments.ts";
import { contactFormSchema, contactRules } from "../contract/contact.ts";
import { isRightAnswer } from "../contract/sum.ts";
import { cutPage } from "../server/api/form/fill-page.ts";
import { isFormRequest } from "../server/api/form/form-request.ts";
import { readSum } from "../server/api/form/signed-sum.ts";
import { networkMatcher, networkOf } from "../server/base/networks.ts";
import { toCsv } from "../server/cli/csv.ts";
import { printable } from "../server/cli/terminal.ts";
import { composeMail } from "../server/contact/mail.ts";
import { readTarget, withoutOrigin } from "../server/http/request-target.ts";
import { visitorLanguage } from "../server/http/visitor-language.ts";
import { asMeant } from "../server/pages/destination.ts";
import { freshSettings } from "./parts/engines.ts";
import { EMPTY_FIELDS, sampleMessage } from "./parts/sample-fields.ts";
import { FILES } from "./parts/sample-files.ts";
import { COMPANY, goodMessage, runApi, visit } from "./parts/visitor.ts";

const LENGTH = 100_000;
/** What is linear takes a few milliseconds; what is quadratic, seconds. */
const LONGEST_MS = 400;

/** Runs of what patterns repeat, each with an end that makes a pattern try again. */
const RUNS = [
  ..." .,;:-=@'\"/\\%?&<>()[]{}_+*#|~0a\t\n\r",
  "\u00a0",
  "\u202e",
  "\u200b",
  "\ud800",
  "e\u0301",
  "👷",
  "a ",
  "a.",
  "a@",
  "a@a.",
  "a-",
  "=?",
  " \"'",
  "%20",
  "\r\n",
  "a=b; ",
  "1.",
  "1:",
  "::",
  ";q=0.1,",
];
const WORST = RUNS.flatMap((run) => {
  const text = run.repeat(LENGTH / run.length);
  return [text, `a${text}b`, `${text}b.jpg`];
});

const { message: messageSchema } = contactRules(["Otros"]);
const fieldsOf = (text: string) => ({ name: text, email: text, phone: text, subject: text, message: text });
const PAGE = `<title></title><form id="contact-form"><input id="contact-name" name="name"><textarea name="message"></textarea></form>`;

const template = cutPage(PAGE);

const READERS: Record<string, (text: string) => unknown> = {
  cleanFileName: (text) => cleanFileName(text, "image/jpeg"),
  shownFileName,
  "the API's message": (text) =>
    messageSchema.safeParse({ ...fieldsOf(text), honeypot: text, loadedAt: text }),
  "the browser's form": (text) =>
    contactFormSchema.safeParse({ ...fieldsOf(text), honeypot: text, mathCaptcha: text }),
  isRightAnswer: (text) => isRightAnswer({ first: 1, second: 2 }, text),
  readSum: (text) => readSum(text, "secret", 0),
  "the page that answers a form": (text) => template({ values: fieldsOf(text), errors: { name: text } }),
  isFormRequest: (text) => isFormRequest("GET", "/es/contacto", `?${text}`),
  networkOf,
  networkMatcher: networkMatcher(["10.0.0.0/8"]),
  withoutOrigin,
  readTarget: (text) => readTarget(`/${text}`),
  asMeant: (text) => asMeant(`/${text}`),
  visitorLanguage: (text) => visitorLanguage({ cookie: text, "accept-language": text }),
  printable,
  toCsv: (text) => toCsv([], [[text]]),
};

function slowest(read: (text: string) => unknown): { ms: number; text: string } {
  let worst = { ms: 0, text: "" };
  for (const text of WORST) {
    const started = process.cpuUsage();
    read(text);
    const { user } = process.cpuUsage(started);
    if (user / 1000 > worst.ms) worst = { ms: user / 1000, text: text.slice(0, 8) };
  }
  return worst;
}

describe("100 kB of the worst text", () => {
  it.each(Object.entries(READERS))("costs %s next to nothing", (_name, read) => {
    const { ms, text } = slowest(read);
    expect(ms, JSON.stringify(text)).toBeLessThan(LONGEST_MS);
  });

  it("costs the mail to the office next to nothing", async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const settings = { siteUrl: "https://www.harlur.example", mailTo: undefined, mailFrom: undefined };
    for (const text of WORST) {
      const fields = { ...EMPTY_FIELDS, name: text, email: text, message: text };
      const message = { ...sampleMessage("one", { fields }), files: [], filesLeftOut: [] };
      const started = process.cpuUsage();
      await transport.sendMail(composeMail(message, COMPANY, settings));
      expect(process.cpuUsage(started).user / 1000, JSON.stringify(text.slice(0, 8))).toBeLessThan(
        LONGEST_MS,
      );
    }
  });

  it("costs a form with files next to nothing, in its names, its types and its fields", async () => {
    const { app } = await runApi(await freshSettings("sqlite"));
    for (const [index, run] of RUNS.entries()) {
      // A part's headers are read up to 80 kB.
      const text = Buffer.from(`a${run.repeat(70_000 / Buffer.byteLength(run))}b.jpg`);
      const lines = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
      const fields = Object.entries(goodMessage()).map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const payload = lines(
        ...fields,
        '--x\r\nContent-Disposition: form-data; name="files"; filename="',
        text,
        `"\r\nContent-Type: image/jpeg\r\n\r\n`,
        FILES.jpeg.bytes,
        '\r\n--x\r\nContent-Disposition: form-data; name="phone"\r\nContent-Type: ',
        text,
        "\r\n\r\n",
        text.subarray(0, 30_000),
        "\r\n--x--\r\n",
      );
      const visitor = await visit(app, `10.0.0.${index}`);
      const started = process.cpuUsage();
      const headers = { "content-type": "multipart/form-data; boundary=x" };
      await visitor.send({ method: "POST", url: "/api/contact", headers, payload });
      expect(process.cpuUsage(started).user / 1000, JSON.stringify(run)).toBeLessThan(2 * LONGEST_MS);
    }
  });
});
