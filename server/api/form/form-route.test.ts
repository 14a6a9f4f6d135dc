import { expect, it, onTestFinished } from "vitest";
import { contactRules, MINIMUM_MS_BEFORE_SUBMIT } from "../../../contract/contact.ts";
import { describeOnBothEngines, type FreshSettings } from "../../../tests/parts/engines.ts";
import { handClock } from "../../../tests/parts/hand-clock.ts";
import { SAMPLE_FIELDS, SUBJECTS } from "../../../tests/parts/sample-fields.ts";
import { FILES } from "../../../tests/parts/sample-files.ts";
import { COMPANY, listeningLog, randomAddress } from "../../../tests/parts/visitor.ts";
import { createApplication } from "../../application/application.ts";
import { createLog } from "../../base/log.ts";
import { listMessages } from "../../contact/message-administration.ts";
import { Metrics } from "../../http/metrics.ts";
import { openServices, type ServiceOptions } from "../../services/services.ts";
import { cutPage } from "./fill-page.ts";

/** The parts of the built page that the server fills in. */
const PAGE = `<!DOCTYPE html><html lang="es"><head><title>Contacto</title>
<noscript data-leads-to-form><meta http-equiv="refresh" content="0; url=/es/contacto?sin-script=1"></noscript></head>
<body><form id="contact-form" method="post">
<div data-outcome="sent" hidden><h3>Mensaje enviado</h3><p data-sent="message"></p></div>
<div data-outcome="thanked" hidden><p>Mensaje enviado</p></div>
<div data-outcome="failed" hidden><h3>Error al enviar</h3><a href="tel:+34">94</a></div>
<div data-outcome="wrong" hidden><h3>Revisa</h3></div>
<input id="contact-name" name="name"><p id="contact-name-error" hidden></p>
<input id="contact-email" name="email" aria-describedby="hint"><p id="contact-email-error" hidden></p>
<input id="contact-phone" name="phone">
<select id="contact-subject" name="subject"><option value="Solicitar un presupuesto">a</option><option value="Otros">b</option></select>
<textarea id="contact-message" name="message"></textarea><p id="contact-message-error" hidden></p>
<input name="honeypot"><input id="contact-files" type="file" name="files"><p id="contact-files-error" hidden></p>
<div id="contact-captcha-field" hidden><span data-sum></span><input id="contact-mathCaptcha" name="mathCaptcha">
<p id="contact-mathCaptcha-error" hidden></p><input type="hidden" name="sum"></div></form></body></html>`;

const TYPED = {
  ...SAMPLE_FIELDS,
  name: 'Ane "<b>"',
  email: "ane@example.com",
  phone: "",
  subject: "Otros",
  message: "\nUn garaje en Bakio </textarea><script>alert(1)</script>",
  honeypot: "",
};

/** Parsing the page anew takes tens of them. */
const MOST_MS = 6;

async function run(fresh: FreshSettings, options: ServiceOptions = {}, html = PAGE) {
  const clock = handClock();
  const settings = await fresh();
  const services = await openServices(settings, listeningLog(), {
    company: () => COMPANY,
    contactRules: () => contactRules(SUBJECTS),
    clock,
    ...options,
  });
  const template = cutPage(html);
  const pages = () => ({ template, headers: [["Content-Security-Policy", "default-src 'self'"]] as const });
  const application = await createApplication({
    services,
    log: createLog("silent"),
    metrics: new Metrics(),
    contactPages: pages,
    overloadedAfterMs: 0,
  });
  const app = application.fastify;
  onTestFinished(async () => {
    await application.close();
  });
  const address = randomAddress();
  const origin = { origin: settings.siteUrl };
  const post = (body: Record<string, string>, headers: Record<string, string> = origin) =>
    app.inject({
      method: "POST",
      url: "/es/contacto",
      remoteAddress: address,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(body).toString(),
    });
  const get = (query: string) => app.inject({ url: `/es/contacto?${query}`, remoteAddress: address });
  const postFiles = async (body: Record<string, string>, missingBytes = 0) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, value);
    form.append("files", new Blob([new Uint8Array(FILES.pdf.bytes)]), "plano.pdf");
    const encoded = new Response(form);
    return app.inject({
      method: "POST",
      url: "/es/contacto",
      remoteAddress: address,
      headers: { ...origin, "content-type": encoded.headers.get("content-type") ?? "" },
      payload: Buffer.from((await encoded.arrayBuffer()).slice(0, -missingBytes || undefined)),
    });
  };
  const listed = (wanted: Parameters<typeof listMessages>[1]) =>
    services.store.run(({ database }) => listMessages(database, wanted));
  const stored = () => listed({});
  const held = () => listed({ state: "held" });
  return { clock, services, post, get, postFiles, stored, held, address };
}

/** The sum that a page asks, answered. */
function solve(html: string): { sum: string; mathCaptcha: string } {
  const [, first, second] = /<span data-sum="">(\d) \+ (\d)<\/span>/.exec(html) ?? [];
  const [, sum = ""] = /name="sum" value="([^"]+)"/.exec(html) ?? [];
  return { sum, mathCaptcha: String(Number(first) + Number(second)) };
}

describeOnBothEngines("the form without scripts", (_engine, fresh) => {
  it("gets a page with a signed sum, sends once five seconds are over, and is thanked with what was sent", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const page = await get("sin-script=1");
    expect(page.headers["content-security-policy"]).toBe("default-src 'self'");
    expect(page.body).not.toContain("http-equiv");
    clock.advance(5000);
    const answer = await post({ ...TYPED, ...solve(page.body) });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div data-outcome="sent">');
    expect(answer.body).toContain("Un garaje en Bakio &lt;/textarea&gt;&lt;script&gt;");
    expect(answer.body).not.toContain("<script>");
    expect(await stored()).toMatchObject([
      { fields: { name: TYPED.name, message: TYPED.message }, language: "es" },
    ]);
  });

  it("that is sent twice is stored once", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    for (const answer of await Promise.all([1, 2].map(() => post({ ...TYPED, ...solved })))) {
      expect(answer.body).toContain('<div data-outcome="sent">');
    }
    expect(await stored()).toHaveLength(1);
  });

  it("has one message for each sum: another text or another file is asked a new one, and keeps what was typed", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    expect((await post({ ...TYPED, ...solved })).body).toContain('<div data-outcome="sent">');
    const again = await post({ ...TYPED, ...solved, message: "otro" });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain("resuelva la nueva operación");
    expect(again.body).toContain(">otro</textarea>");
    expect(await stored()).toHaveLength(1);
    const { sum, mathCaptcha } = solve(again.body);
    expect((await post({ ...TYPED, message: "otro", sum, mathCaptcha })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  it("is stored although the machine began in 1970 and was told the time while it was filled in", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const today = clock.now();
    clock.set(0);
    const solved = solve((await get("sin-script=1")).body);
    clock.set(today);
    expect((await post({ ...TYPED, ...solved })).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
  });

  it("is stored although the clock stepped back while it was filled in", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.set(clock.now() - 30_000);
    expect((await post({ ...TYPED, ...solved })).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
  });

  it("costs little where nobody wrote anything: begun pages, other sites' posts, posts beyond the limit", async () => {
    const filling =
      '<section class="grid"><p>Excavaciones y obra civil</p><a href="/es/">Inicio</a></section>'.repeat(
        1000,
      );
    const { post, get } = await run(fresh, {}, PAGE.replace("</body>", `${filling}</body>`));
    const cost = async (ask: () => Promise<unknown>) => {
      for (let index = 0; index < 10; index += 1) await ask();
      const started = process.cpuUsage();
      for (let index = 0; index < 50; index += 1) await ask();
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000 / 50;
    };
    expect(await cost(() => get("sin-script=1"))).toBeLessThan(MOST_MS);
    expect(await cost(() => post(TYPED, { origin: "https://evil.example" }))).toBeLessThan(MOST_MS);
    for (let index = 0; index < 31; index += 1) await post(TYPED);
    expect(await cost(() => post(TYPED))).toBeLessThan(MOST_MS);
  });

  it("with more fields than it has is refused unread", async () => {
    const { post } = await run(fresh);
    const more = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, ""]));
    expect((await post({ ...TYPED, ...more })).statusCode).toBe(413);
  });

  it("is begun for one address 120 times in ten minutes; then it is told the telephone number", async () => {
    const { get } = await run(fresh);
    for (let index = 0; index < 120; index += 1) expect((await get("sin-script=1")).statusCode).toBe(200);
    const refused = await get("sin-script=1");
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain("tel:+34");
  });

  it("comes back with what is wrong beside each field and everything typed, the answer too when it was right", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    const message = TYPED.message.replace("\n", "\r\n"); // as browsers post it
    const { statusCode, body } = await post({ ...TYPED, ...solved, message, email: "ane@" });
    expect(statusCode).toBe(422);
    expect(body).toContain('<p id="contact-email-error">Debe ser un email válido</p>');
    expect(body).toContain('aria-invalid="true" aria-describedby="contact-email-error hint"');
    expect(body).toContain('name="name" value="Ane &quot;&lt;b&gt;&quot;"');
    expect(body).toContain('<option value="Otros" selected="">');
    expect(body).toContain(">\n\r\nUn garaje en Bakio &lt;/textarea&gt;");
    expect(body).toContain('<p id="contact-mathCaptcha-error" hidden="">');
    expect(solve(body)).toEqual(solved);
    expect((await post({ ...TYPED, ...solved })).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
  });

  it("without a signed sum is asked one, and may then be quick: the five seconds pass on the server", async () => {
    const { clock, post, stored } = await run(fresh);
    const asked = await post({ ...TYPED, mathCaptcha: "7" });
    expect(asked.statusCode).toBe(422);
    expect(asked.body).toContain("Por favor, resuelva la operación matemática");
    const sending = post({ ...TYPED, ...solve(asked.body) });
    await clock.asleep(2);
    await clock.pass(4900);
    expect(await stored()).toEqual([]);
    await clock.pass(200);
    expect((await sending).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ["wrong", (token: string) => ({ sum: token, mathCaptcha: "99" }), "Respuesta incorrecta"],
    [
      "for a sum that was made up",
      () => ({ sum: `3.4.1.page.${"b".repeat(12)}.${"a".repeat(43)}`, mathCaptcha: "7" }),
      "resuelva la operación",
    ],
  ])("with an answer that is %s is not stored, and asked anew", async (_what, answer, sentence) => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    const { body } = await post({ ...TYPED, ...answer(solved.sum) });
    expect(body).toContain(sentence);
    expect(solve(body).sum).not.toBe(solved.sum);
    expect(await stored()).toEqual([]);
  });

  it("with a sum of yesterday is asked anew", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(24 * 3_600_000);
    expect((await post({ ...TYPED, ...solved })).body).toContain("resuelva la operación");
    expect(await stored()).toEqual([]);
  });

  it("of a program that fills the hidden field is thanked for a moment and kept apart, whatever its sum", async () => {
    const { clock, post, get, stored, held } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    const answer = await post({ ...TYPED, ...solved, honeypot: "x", mathCaptcha: "99" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div data-outcome="thanked">');
    expect(answer.body).toContain("<title>Contacto</title>");
    expect(answer.body).not.toContain("garaje");
    expect(solve(answer.body).sum).not.toBe(solved.sum);
    expect([await stored(), await held()]).toMatchObject([[], [{ fields: { name: TYPED.name } }]]);
  });

  it("that needs less than five seconds is thanked for a moment and kept apart; a second press sends it, once", async () => {
    const { clock, post, get, stored, held } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT - 1);
    const hasty = await post({ ...TYPED, ...solved });
    expect(hasty.statusCode).toBe(200);
    expect(hasty.body).toContain('<div data-outcome="thanked">');
    expect(hasty.body).toContain("Un garaje en Bakio");
    expect(hasty.body).toContain(`name="mathCaptcha" value="${solved.mathCaptcha}"`);
    expect(solve(hasty.body)).toEqual(solved);
    expect(await stored()).toEqual([]);
    expect(await held()).toHaveLength(1);
    clock.advance(1);
    expect((await post({ ...TYPED, ...solved })).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
    expect(await held()).toEqual([]);
  });

  it("whose files were sent in haste asks for them again; what was kept apart goes only if they come", async () => {
    const { clock, post, get, postFiles, stored, held } = await run(fresh);
    for (const hasFilesAgain of [false, true]) {
      const solved = solve((await get("sin-script=1")).body);
      const hasty = await postFiles({ ...TYPED, ...solved });
      expect(hasty.body).toContain("Elige otra vez los archivos (plano.pdf)");
      clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
      const again = await (hasFilesAgain ? postFiles : post)({ ...TYPED, ...solved });
      expect(again.body).toContain('<div data-outcome="sent">');
    }
    expect(await stored()).toHaveLength(2);
    expect((await held()).map(({ attachments }) => attachments.length)).toEqual([1]);
  });

  it("that is hasty and has a mistake in a field is told it, and sent once it is mended", async () => {
    const { clock, post, get, stored, held } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    const answer = await post({ ...TYPED, ...solved, email: "ane@" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("Debe ser un email válido");
    expect(answer.body).toContain("Un garaje en Bakio");
    expect(await held()).toEqual([]);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    expect((await post({ ...TYPED, ...solve(answer.body) })).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
  });

  it("that is hasty and has a wrong sum is told so by the second press", async () => {
    const { clock, post, get, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    expect((await post({ ...TYPED, ...solved, mathCaptcha: "99" })).body).toContain(
      '<div data-outcome="thanked">',
    );
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    expect((await post({ ...TYPED, ...solved, mathCaptcha: "99" })).body).toContain("Respuesta incorrecta");
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["another site's", { origin: "https://evil.example" }],
    ["another site's, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["nobody knows whose", {}],
  ])(
    "that is %s is refused with the telephone number, and nothing it typed is shown",
    async (_whose, headers) => {
      const { clock, post, get, stored } = await run(fresh);
      const solved = solve((await get("sin-script=1")).body);
      clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
      const answer = await post({ ...TYPED, ...solved }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('<div data-outcome="failed">');
      expect(answer.body).toContain("tel:+34");
      expect(answer.body).not.toContain("garaje");
      expect(await stored()).toEqual([]);
    },
  );

  it("is refused with the telephone number after thirty posts", async () => {
    const { post } = await run(fresh);
    for (let index = 0; index < 30; index += 1) await post({ ...TYPED });
    const refused = await post({ ...TYPED });
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('<div data-outcome="failed">');
  });

  it("counts in the share of the day that all messages have together; a program is thanked all the same", async () => {
    const { clock, post, get, stored } = await run(fresh, { messagesADay: 1 });
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    expect((await post({ ...TYPED, ...solved, honeypot: "x" })).statusCode).toBe(200);
    expect((await post({ ...TYPED, ...solved })).statusCode).toBe(200);
    const other = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    const refused = await post({ ...TYPED, ...other, name: "Jon" });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body).toContain('<div data-outcome="failed">');
    expect(refused.body).toContain('value="ane@example.com"');
    expect((await post({ ...TYPED, ...solved, honeypot: "x" })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it("with files keeps what was typed and says when to come back while too many others send files", async () => {
    const { clock, get, postFiles, services, stored, address } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    const others = Array.from({ length: 10 }, () => services.uploadSlots.take(address));
    const refused = await postFiles({ ...TYPED, ...solved });
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body).toContain('<div data-outcome="failed">');
    expect(refused.body).toContain("Ahora mismo llegan demasiados archivos");
    expect(refused.body).toContain("Elige otra vez los archivos (plano.pdf)");
    expect(refused.body).toContain('value="ane@example.com"');
    expect(await stored()).toEqual([]);
    others[0]?.[Symbol.dispose]();
    expect((await postFiles({ ...TYPED, ...solved })).body).toContain('<div data-outcome="sent">');
    expect(await stored()).toHaveLength(1);
  });

  it("with files that break off keeps what was typed", async () => {
    const { get, postFiles, stored } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    const refused = await postFiles({ ...TYPED, ...solved }, 100);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('<div data-outcome="failed">');
    expect(refused.body).toContain('value="ane@example.com"');
    expect(solve(refused.body)).toEqual(solved);
    expect(await stored()).toEqual([]);
  });

  it("says that it failed while the database is away, and keeps what was typed and the sum, which names the message", async () => {
    const { clock, post, get, services } = await run(fresh);
    const solved = solve((await get("sin-script=1")).body);
    clock.advance(MINIMUM_MS_BEFORE_SUBMIT);
    await services.store.close();
    const answer = await post({ ...TYPED, ...solved });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<div data-outcome="failed">');
    expect(answer.body).toContain('value="ane@example.com"');
    expect(solve(answer.body)).toEqual(solved);
  });

  it("begins with the subject and the first line that the address names, and with no others", async () => {
    const { get } = await run(fresh);
    const { body } = await get("asunto=Otros&mensaje=Liebherr+R+946%3A+&name=x");
    expect(body).toContain('<option value="Otros" selected="">');
    expect(body).toContain(">Liebherr R 946: </textarea>");
    expect(body).not.toContain('value="x"');
    expect((await get("asunto=Todo")).body).not.toContain("selected");
  });

  it("takes a first line alone for the first subject, over any draft", async () => {
    const { get } = await run(fresh);
    expect((await get("mensaje=Liebherr")).body).toContain(`<option value="${SUBJECTS[0]}" selected="">`);
  });
});
