import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { allowing } from "../../tests/consent-choices.ts";
import { content } from "../../tests/content.ts";
import { describeOnBothEngines, freshSettings } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { openMailbox } from "../../tests/parts/mailbox.ts";
import { COMPANY, goodMessage, listeningLog, runApi, visit } from "../../tests/parts/visitor.ts";
import { choicesOf } from "../consent/consent-log.ts";
import { readCompany } from "../contact/company.ts";
import { listMessages } from "../contact/message-administration.ts";
import { openServices } from "./services.ts";

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** As on a full disk, where a table that need not grow is still written to. */
const FULL = {
  sqlite: sql`create trigger full before insert on messages begin select raise(abort, 'disk full'); end`,
  postgresql: sql`alter table messages add constraint full_disk check (received_at < 0) not valid`,
};

describeOnBothEngines("the services", (engine, fresh) => {
  it("are not ready while messages cannot be written, and leave nothing among them by finding out", async () => {
    const { services } = await runApi(await fresh());
    const written = () =>
      services.store.run(({ database }) => database.selectFrom("messages").select("id").execute());
    expect(await services.health()).toMatchObject({ ready: true, writable: true });
    expect(await written()).toEqual([]);
    await services.store.run(({ database }) => FULL[engine].execute(database));
    expect(await services.health()).toMatchObject({ ready: false, writable: false });
  });

  it("mail an accepted message to the office, whatever was written in it", async () => {
    const mailbox = await openMailbox();
    const { app, services } = await runApi(await fresh({ SMTP_URL: mailbox.url }));
    const message = "<b>Kaixo</b> שלום 👷🏽‍♀️\n.\nBcc: nobody@example.com";
    const { id } = (await (await visit(app)).post(goodMessage({ message }))).json<{ id: string }>();
    await expect.poll(() => mailbox.mails.length).toBe(1);
    expect(mailbox.mails[0]).toMatchObject({ messageId: `<${id}@localhost>` });
    expect(mailbox.mails[0]?.text).toContain(message);
    await expect.poll(() => services.counts).toEqual({ accepted: 1, delivered: 1 });
    expect(await services.health()).toMatchObject({ waiting: 0 });
  });

  it("keep messages without a mail server, say so once, and mail them once there is one", async () => {
    const settings = await fresh();
    const log = listeningLog();
    const withoutMail = await openServices(settings, log, { company: () => COMPANY });
    await withoutMail.close();
    expect(log.lines.filter((line) => line.startsWith("SMTP_URL is not set"))).toHaveLength(1);
    const { app, services } = await runApi(settings);
    await (await visit(app)).post(goodMessage());
    await services.close();

    const mailbox = await openMailbox();
    await runApi({ ...settings, smtpUrl: mailbox.url });
    await expect.poll(() => mailbox.mails.length).toBe(1);
  });

  it("are not ready while a message has waited an hour for the mail server", async () => {
    const clock = handClock();
    const transport = async () => ({ kind: "outage", problem: "ECONNECTION" }) as const;
    const { app, services } = await runApi(await fresh(), { clock, transport });
    await (await visit(app)).post(goodMessage());
    expect(await services.health()).toMatchObject({ ready: true, waiting: 1 });
    clock.advance(HOUR_MS + 1000);
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringContaining("un mensaje lleva 60 minutos")],
      waiting: 1,
      dead: 0,
      oldestWaitingSeconds: 3601,
    });
  });

  it("erase messages after the time the privacy policy names", async () => {
    const settings = await fresh({ MESSAGE_RETENTION_MONTHS: "6" });
    const clock = handClock(Date.UTC(2026, 0, 1));
    const options = { clock, transport: async () => undefined };
    const { app, services } = await runApi(settings, options);
    await (await visit(app)).post(goodMessage({ loadedAt: "2025-12-31T00:00:00Z" }));
    await expect.poll(() => services.counts.delivered).toBe(1);

    await services.close();
    const storedOn = async (day: number) => {
      clock.set(day);
      const later = await runApi(settings, options);
      await clock.steadyDay();
      const stored = await later.services.store.run(({ database }) =>
        database.selectFrom("messages").select("id").execute(),
      );
      await later.services.close();
      return stored;
    };
    expect(await storedOn(Date.UTC(2026, 5, 30))).toHaveLength(1);
    expect(await storedOn(Date.UTC(2026, 6, 2))).toHaveLength(0);
  });

  it("keep what was never delivered, even when the clock is years ahead", async () => {
    const settings = await fresh();
    const clock = handClock();
    const transport = async () => ({ kind: "refused", problem: "EMESSAGE 554" }) as const;
    const { app, services } = await runApi(settings, { clock, transport });
    await (await visit(app)).post(goodMessage());
    await expect.poll(services.health).toMatchObject({ ready: false, dead: 1 });
    await services.close();
    clock.set(clock.now() + 10 * YEAR_MS);
    const later = await runApi(settings, { clock, transport });
    await clock.steadyDay();
    expect(await later.services.health()).toMatchObject({ dead: 1 });
  });

  it.each([
    ["a year ahead", 2 * YEAR_MS, 0],
    ["behind", 0, 2 * YEAR_MS],
  ])(
    "erase nothing for its age while the clock is %s after a start, nor once it is set right",
    async (_what, ahead, behind) => {
      const settings = await fresh({ MESSAGE_RETENTION_MONTHS: "12", CONSENT_RETENTION_MONTHS: "12" });
      const today = Date.now();
      const clock = handClock(behind > 0 ? 0 : today);
      const { app, services } = await runApi(settings, { clock, transport: async () => undefined });
      const visitor = await visit(app);
      const id = crypto.randomUUID();
      const payload = allowing("analytics");
      await visitor.send({ method: "PUT", url: `/api/cookie-consent/${id}`, payload });
      await visitor.post(goodMessage());
      await visitor.post(goodMessage({ honeypot: "x" }));
      await expect.poll(() => services.counts.delivered).toBe(1);
      await services.close();

      clock.set(today + ahead);
      const later = await runApi(settings, { clock, transport: async () => undefined });
      const kept = () =>
        later.services.store.run(async ({ database }) => [
          (await listMessages(database, {})).length,
          (await listMessages(database, { state: "held" })).length,
          (await choicesOf(database, id)).length,
        ]);
      await clock.asleep();
      clock.advance(2 * HOUR_MS);
      await clock.pass(5000);
      await clock.asleep();
      expect(await kept()).toEqual([1, 1, 1]);
      clock.set(today);
      await clock.pass(5000);
      await clock.asleep();
      await clock.steadyDay();
      expect(await kept()).toEqual([1, 1, 1]);
    },
  );

  it("erase the proofs of cookie choices after the time the privacy policy names", async () => {
    const settings = await fresh({ CONSENT_RETENTION_MONTHS: "12" });
    const clock = handClock(Date.UTC(2026, 0, 1));
    const log = listeningLog();
    const first = await runApi(settings, { clock }, log);
    const id = crypto.randomUUID();
    const payload = allowing("analytics");
    await (await visit(first.app)).send({ method: "PUT", url: `/api/cookie-consent/${id}`, payload });
    await first.services.close();
    const proofsOn = async (day: number) => {
      clock.set(day);
      const { services } = await runApi(settings, { clock }, log);
      await clock.steadyDay();
      const proofs = await services.store.run(({ database }) => choicesOf(database, id));
      await services.close();
      return proofs;
    };
    expect(await proofsOn(Date.UTC(2026, 11, 31))).toHaveLength(1);
    expect(await proofsOn(Date.UTC(2027, 0, 2))).toHaveLength(0);
    expect(log.lines.join()).toContain("past its retention time");
  });
});

describe("the company and the subjects", () => {
  it("are those of content/", async () => {
    expect(readCompany()).toEqual({ name: expect.stringMatching(/./), email: expect.stringMatching(/@/) });
    const services = await openServices(await freshSettings("sqlite"), listeningLog());
    expect(services.contactRules().subjects).toEqual(content.subjects.map(({ es }) => es));
    await services.close();
  });
});
