import { setTimeout as delay } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { openMailbox } from "../../tests/parts/mailbox.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { COMPANY, listeningLog } from "../../tests/parts/visitor.ts";
import type { Settings } from "../config/config.ts";
import type { Database } from "../store/schema.ts";
import { Store, StoreUnavailableError } from "../store/store.ts";
import { LONGEST_DELAY_MS, MAXIMUM_ATTEMPTS } from "./backoff.ts";
import { claimDue, countBacklog } from "./deliveries.ts";
import { renewLeases } from "./leases.ts";
import { storeMessages } from "./messages.ts";
import { Outbox, SLOW_MS } from "./outbox.ts";
import type { SmtpFailure } from "./smtp-failure.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** By the database's clock, which no test moves: so that a test can see the end of it. */
const SHORT_LEASE = { holdsMs: 900, renewedForMs: 2000 };
const HOUR_MS = 3_600_000;

/** An outbox whose rounds and clock the test turns by hand, on real storage and a real mail server. */
async function setUp(settings: Settings) {
  const clock = handClock();
  const mailbox = await openMailbox();
  const log = listeningLog();
  const store = new Store(settings, clock, log);
  await store.open();
  onTestFinished(() => store.close());
  const transport = smtpTransport({ ...settings, smtpUrl: mailbox.url });
  /** Asks the mail server anew only when its manners have changed, since it takes its time for each answer. */
  const answeringAlike = (): typeof transport => {
    let [manners, answer]: [object?, SmtpFailure?] = [];
    return async (mail) => {
      if (manners !== mailbox.manners) [manners, answer] = [mailbox.manners, await transport(mail)];
      return answer;
    };
  };
  const newOutbox = (sender = transport, lease = { holdsMs: 120_000, renewedForMs: 120_000 }) =>
    new Outbox({
      store,
      transport: sender,
      company: () => COMPANY,
      settings,
      clock,
      log,
      lease,
      onDelivered: () => {},
    });
  const add = (...ids: string[]) =>
    store.run(({ database }) =>
      storeMessages(
        database,
        ids.map((id) => sampleMessage(id, { received_at: clock.now() })),
      ),
    );
  const delivery = (id: string) =>
    store.run(({ database }) =>
      database.selectFrom("deliveries").selectAll().where("message_id", "=", id).executeTakeFirstOrThrow(),
    );
  return { clock, mailbox, log, store, newOutbox, answeringAlike, outbox: newOutbox(), add, delivery };
}

/** The same database, and what is asked of it from now on, with each part that is a query by itself. */
function observedQueries(database: Database) {
  const queries: CompiledQuery[] = [];
  const observed = database.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { observed, queries };
}

describeOnBothEngines("the outbox", (engine, fresh) => {
  it("delivers what waits, once each", async () => {
    const { outbox, mailbox, add, delivery } = await setUp(await fresh());
    await add(...Array.from({ length: 20 }, (_, index) => `m${index}`));
    while ((await outbox.round()) !== "nothing");
    expect(mailbox.mails).toHaveLength(20);
    expect(mailbox.messageIds().size).toBe(20);
    expect(await delivery("m0")).toMatchObject({ state: "delivered", attempts: 1, leased_by: "" });
  });

  it("waits longer after each failure that may pass", async () => {
    const { outbox, clock, mailbox, add, delivery } = await setUp(await fresh());
    mailbox.manners = { messageCode: 451 };
    await add("one");
    expect(await outbox.round()).toBe("worked");
    const first = await delivery("one");
    expect(first).toMatchObject({ state: "waiting", attempts: 1, last_problem: "EMESSAGE 451" });
    expect(first.due_at - clock.now()).toBeGreaterThan(20_000);
    expect(await outbox.round()).toBe("nothing");

    clock.advance(40_000);
    await outbox.round();
    expect((await delivery("one")).due_at - clock.now()).toBeGreaterThan(45_000);

    clock.advance(80_000);
    mailbox.manners = {};
    await outbox.round();
    expect(await delivery("one")).toMatchObject({ state: "delivered", last_problem: "" });
    expect(mailbox.mails).toHaveLength(1);
  });

  it("gives a message up at once when the server refuses its content for good", async () => {
    const { outbox, mailbox, add, delivery, log } = await setUp(await fresh());
    mailbox.manners = { messageCode: 554 };
    await add("one");
    await outbox.round();
    expect(await delivery("one")).toMatchObject({ state: "dead", last_problem: "EMESSAGE 554" });
    expect(log.lines.join()).toContain("dead");
    mailbox.manners = {};
    expect(await outbox.round()).toBe("nothing");
  });

  it.each([{ senderCode: 550 }, { recipientCode: 552 }])(
    "waits, however long, while the server refuses the sender or the recipients: %j",
    async (manners) => {
      const { clock, mailbox, add, delivery, ...parts } = await setUp(await fresh());
      const outbox = parts.newOutbox(parts.answeringAlike());
      mailbox.manners = manners;
      await add("one");
      for (let attempt = 0; attempt <= MAXIMUM_ATTEMPTS; attempt += 1) {
        expect(await outbox.round()).toBe("outage");
        clock.advance(2 * LONGEST_DELAY_MS);
      }
      mailbox.manners = {};
      await outbox.round();
      expect(await delivery("one")).toMatchObject({ state: "delivered" });
    },
  );

  it.each([
    ["refuses the sender for the moment", { senderCode: 451 }, undefined],
    ["puts off who it does not know", { recipientCode: 450 }, undefined],
    ["is out of reach", {}, "ECONNECTION"],
    ["takes no password", {}, "EAUTH 535"],
  ])("uses up none of a message's tries while the mail server %s", async (_what, manners, problem) => {
    const { newOutbox, answeringAlike, clock, mailbox, add, delivery } = await setUp(await fresh());
    const transport = answeringAlike();
    let away = true;
    const outbox = newOutbox(async (mail) =>
      away && problem !== undefined ? { kind: "outage", problem } : transport(mail),
    );
    mailbox.manners = manners;
    await add("one");
    for (let hour = 0; hour < 72; hour += 1) {
      expect(await outbox.round()).toBe("outage");
      clock.advance(HOUR_MS);
    }
    expect(await delivery("one")).toMatchObject({ state: "waiting", attempts: 0 });

    away = false;
    mailbox.manners = {};
    await outbox.round();
    expect(await delivery("one")).toMatchObject({ state: "delivered", attempts: 1 });
    expect(mailbox.mails).toHaveLength(1);
  });

  it("asks a mail server that is away with one message, and begins with the oldest once it is back", async () => {
    const { newOutbox, clock, add } = await setUp(await fresh());
    const sent: string[] = [];
    let away = true;
    const outbox = newOutbox(async ({ messageId = "" }) => {
      sent.push(messageId.slice(1, 3));
      return away ? { kind: "outage", problem: "ECONNECTION" } : undefined;
    });
    const ids = Array.from({ length: 30 }, (_, index) => String(99 - index));
    for (const id of ids) {
      clock.advance(1000);
      await add(id);
    }
    await outbox.round();
    const [oldest] = ids;
    for (let round = 0; round < 5; round += 1) {
      sent.length = 0;
      clock.advance(HOUR_MS);
      await outbox.round();
      expect(sent).toEqual([oldest]);
    }
    away = false;
    sent.length = 0;
    while ((await outbox.round()) !== "nothing");
    expect(sent).toEqual(ids);
  });

  it("waits by the hour to send again what the server may have taken, lets others pass, and never gives it up", async () => {
    const settings = await fresh();
    const { newOutbox, clock, mailbox, add, delivery } = await setUp(settings);
    const transport = smtpTransport({ ...settings, smtpUrl: mailbox.url });
    let tries = 0;
    const outbox = newOutbox(async (mail) => {
      if (!mail.messageId?.startsWith("<odd")) return transport(mail);
      tries += 1;
      return { kind: "unknown", problem: "ETIMEDOUT" };
    });
    await add("odd", "one");
    while ((await outbox.round()) !== "nothing");
    expect(await delivery("one")).toMatchObject({ state: "delivered" });
    for (let quarter = 0; quarter < 4 * 72; quarter += 1) {
      await outbox.round();
      clock.advance(HOUR_MS / 4);
    }
    expect(await delivery("odd")).toMatchObject({ state: "waiting" });
    expect(tries).toBeLessThan(40);
  });

  it("delivers where only one of the recipients is refused, and says so", async () => {
    const settings = await fresh({ MAIL_TO: "info@harlur.example, gone@harlur.example" });
    const { outbox, mailbox, add, delivery, log } = await setUp(settings);
    mailbox.manners = { recipientCode: 550, refusedRecipient: "gone@harlur.example" };
    await add("one");
    await outbox.round();
    expect(await delivery("one")).toMatchObject({ state: "delivered" });
    expect(log.lines.join()).toContain("The mail server refused a recipient");
  });

  it("lets others pass while a mail is slow, and ends only with it", async () => {
    const { newOutbox, clock, add, delivery } = await setUp(await fresh());
    const { promise: slow, resolve: end } = Promise.withResolvers<undefined>();
    const outbox = newOutbox(({ messageId = "" }) =>
      messageId.startsWith("<slow") ? slow : Promise.resolve(undefined),
    );
    await add("slow");
    const round = outbox.round();
    await clock.asleep();
    clock.advance(SLOW_MS);
    await clock.pass(0);
    expect(await round).toBe("worked");

    await add("one", "other");
    expect(await outbox.round()).toBe("worked");
    expect(await outbox.round()).toBe("nothing");
    expect(await delivery("one")).toMatchObject({ state: "delivered" });
    expect(await delivery("slow")).toMatchObject({ state: "waiting", attempts: 1 });

    const ended = outbox.end();
    end(undefined);
    await ended;
    expect(await delivery("slow")).toMatchObject({ state: "delivered", attempts: 1 });
  });

  it("asks a mail server that answers nobody with one message, however late it is known", async () => {
    const { newOutbox, clock, add, log } = await setUp(await fresh());
    let away: ((failure: SmtpFailure) => void)[] = [];
    const outbox = newOutbox(() => new Promise((resolve) => away.push(resolve)));
    await add(...Array.from({ length: 30 }, (_, index) => `m${index}`));
    const slowRound = async () => {
      const round = outbox.round();
      await clock.asleep();
      const asked = away;
      await clock.pass(SLOW_MS);
      away = [];
      for (const answer of asked) answer({ kind: "outage", problem: "ETIMEDOUT" });
      return { asked: asked.length, result: await round };
    };
    expect(await slowRound()).toEqual({ asked: 8, result: "worked" });
    await outbox.end();
    expect(await slowRound()).toEqual({ asked: 8, result: "outage" });
    await outbox.end();
    expect(await slowRound()).toMatchObject({ asked: 1 });
    expect(log.lines.join()).toContain("The mail server takes no mail");
  });

  it("gives up after about two days of trying", async () => {
    const { newOutbox, clock, add, delivery } = await setUp(await fresh());
    const outbox = newOutbox(async () => ({ kind: "temporary", problem: "EMESSAGE 451" }));
    await add("one");
    const begun = clock.now();
    while ((await delivery("one")).state === "waiting") {
      await outbox.round();
      clock.advance(HOUR_MS / 20);
    }
    expect((clock.now() - begun) / HOUR_MS).toBeGreaterThan(44);
    expect((clock.now() - begun) / HOUR_MS).toBeLessThan(72);
    expect(await delivery("one")).toMatchObject({ state: "dead" });
  });

  it("tries everything at once after a start", async () => {
    const { outbox, newOutbox, mailbox, add, delivery } = await setUp(await fresh());
    mailbox.manners = { messageCode: 451 };
    await add("one");
    await outbox.round();
    mailbox.manners = {};
    await newOutbox().round();
    expect(await delivery("one")).toMatchObject({ state: "delivered", attempts: 2 });
  });

  it("tries everything at once when the mail server is back", async () => {
    const settings = await fresh();
    const { newOutbox, mailbox, add, delivery, log } = await setUp(settings);
    const transport = smtpTransport({ ...settings, smtpUrl: mailbox.url });
    let problem: SmtpFailure | undefined = { kind: "unknown", problem: "ETIMEDOUT" };
    const outbox = newOutbox(async (mail) => problem ?? transport(mail));
    await add("old");
    await outbox.round();
    problem = { kind: "outage", problem: "ECONNECTION" };
    await add("new");
    await outbox.round();
    await outbox.round();

    problem = undefined;
    await outbox.round();
    expect(await delivery("old")).toMatchObject({ state: "waiting" });
    await outbox.round();
    expect(await delivery("old")).toMatchObject({ state: "delivered" });
    expect(log.lines.filter((line) => line.startsWith("The mail server takes no mail"))).toHaveLength(1);
  });

  /** One that sends and never ends, and one that has started before and looks whether there is something for it. */
  async function sending(lease = SHORT_LEASE) {
    const parts = await setUp(await fresh());
    const { promise: held, resolve: end } = Promise.withResolvers<SmtpFailure>();
    const [slow, other] = [parts.newOutbox(() => held, lease), parts.newOutbox()];
    await other.round();
    await parts.add("one");
    const slowRound = slow.round();
    await expect.poll(async () => (await parts.delivery("one")).attempts).toBe(1);
    return { ...parts, other, slowRound, end };
  }

  it("claims and counts what waits by indexes, however much waits and was delivered", async () => {
    const { store, add } = await setUp(await fresh());
    for (let batch = 0; batch < 30; batch += 1)
      await add(...Array.from({ length: 100 }, (_, index) => `m${batch} ${index}`));
    const plans = await store.run(async ({ database }) => {
      const half = database.selectFrom("messages").select("id").orderBy("id").limit(1500);
      const deliveries = database.updateTable("deliveries").set({ state: "delivered" });
      await deliveries.where("message_id", "in", half).execute();
      // As PostgreSQL does by itself within a minute.
      const tidy = CompiledQuery.raw(engine === "sqlite" ? "analyze" : "vacuum analyze");
      await database.executeQuery(tidy);
      const { observed, queries } = observedQueries(database);
      const open = { database: observed, engine };
      const claimed = await claimDue(open, { by: "somebody", holdsMs: 60_000 }, Date.now(), 8);
      const ids = claimed.map(({ id }) => id);
      await renewLeases(open, "somebody", ids, 60_000);
      expect(await countBacklog(observed)).toMatchObject({ waiting: 1500, dead: 0 });
      const explain = engine === "sqlite" ? "explain query plan" : "explain";
      const planOf = ({ sql, parameters }: CompiledQuery) =>
        database.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
      return Promise.all(queries.map(async (query) => JSON.stringify((await planOf(query)).rows)));
    });
    const wholeTable =
      engine === "sqlite" ? /SCAN (?:messages|deliveries)"/ : /Seq Scan on (?:messages|deliveries)/;
    for (const plan of plans) expect(plan).not.toMatch(wholeTable);
    const [claim = "", counts = ""] = [plans[0], plans.at(-1)];
    expect(claim).toContain("deliveries_waiting");
    expect(claim).not.toMatch(/sort|b-tree/i);
    expect(counts).toMatch(/(?:COVERING INDEX|Index Only Scan using) deliveries_undelivered/);
    expect(counts).not.toContain("messages");
  });

  it("stores the result of a delivery once the database is back, so that none is mailed twice", async () => {
    const settings = await fresh();
    const { newOutbox, store, mailbox, add, delivery } = await setUp(settings);
    const transport = smtpTransport({ ...settings, smtpUrl: mailbox.url });
    const { run } = store;
    const outbox = newOutbox(async (mail) => {
      const failure = await transport(mail);
      let refusals = 2;
      store.run = async (work) => {
        if (refusals-- > 0) throw new StoreUnavailableError("the database restarts");
        return run.call(store, work) as ReturnType<typeof work>;
      };
      return failure;
    });
    await add("one");
    expect(await outbox.round()).toBe("worked");
    store.run = run;
    expect(await delivery("one")).toMatchObject({ state: "delivered", attempts: 1, leased_by: "" });
    expect(mailbox.mails).toHaveLength(1);
  });

  it("lets nobody else send what it is sending, however long that takes", async () => {
    const { other, slowRound, end, delivery } = await sending({ holdsMs: 3000, renewedForMs: 60_000 });
    const begun = performance.now();
    while (performance.now() - begun < 4500) {
      expect(await other.round()).toBe("nothing");
      await delay(100);
    }
    end({ kind: "refused", problem: "EMESSAGE 554" });
    await slowRound;
    expect(await delivery("one")).toMatchObject({ state: "dead", attempts: 1 });
  });

  it("takes over what a killed process was sending, soon, and hears no late word of it", async () => {
    const { other, slowRound, end, mailbox, delivery } = await sending({ holdsMs: 900, renewedForMs: 0 });
    await expect.poll(() => other.round(), { interval: 50 }).toBe("worked");
    expect(mailbox.mails).toHaveLength(1);
    end({ kind: "refused", problem: "EMESSAGE 554" });
    await slowRound;
    expect(await delivery("one")).toMatchObject({ state: "delivered", attempts: 2 });
  });

  it("takes over what another is sending without ever coming to an end", async () => {
    const { other, mailbox } = await sending();
    expect(await other.round()).toBe("nothing");
    await expect.poll(() => other.round(), { interval: 50 }).toBe("worked");
    expect(mailbox.mails).toHaveLength(1);
  });

  it("leaves alone what a sender whose clock is hours behind is sending", async () => {
    const { other, clock } = await sending();
    clock.set(clock.now() + 3 * HOUR_MS);
    expect(await other.round()).toBe("nothing");
    clock.set(clock.now() - 6 * HOUR_MS);
    expect(await other.round()).toBe("nothing");
  });

  it("takes over what was leased before the database's clock was set back", async () => {
    const { other, store, mailbox } = await sending({ holdsMs: 60_000, renewedForMs: 0 });
    const ahead = Date.now() + 24 * HOUR_MS;
    await store.run(({ database }) =>
      database.updateTable("deliveries").set({ leased_until: ahead }).execute(),
    );
    expect(await other.round()).toBe("worked");
    expect(mailbox.mails).toHaveLength(1);
  });

  it("shares the work between two senders without a message sent twice", async () => {
    const { newOutbox, mailbox, add } = await setUp(await fresh());
    const senders = [newOutbox(), newOutbox()];
    // Both have started before the messages come, as instances have.
    await Promise.all(senders.map((sender) => sender.round()));
    await add(...Array.from({ length: 60 }, (_, index) => `m${index}`));
    await Promise.all(
      senders.map(async (sender) => {
        while ((await sender.round()) !== "nothing");
      }),
    );
    expect(mailbox.mails).toHaveLength(60);
    expect(mailbox.messageIds().size).toBe(60);
  });

  it("still delivers after the clock was set back or forth", async () => {
    const { outbox, clock, mailbox, add, delivery } = await setUp(await fresh());
    const noon = clock.now();
    await add("before");
    clock.set(noon - 365 * 24 * HOUR_MS);
    await outbox.round();
    expect(await delivery("before")).toMatchObject({ state: "delivered" });

    mailbox.manners = { messageCode: 451 };
    clock.set(noon + 365 * 24 * HOUR_MS);
    await add("after");
    await outbox.round();
    clock.set(noon);
    mailbox.manners = {};
    await outbox.round();
    expect(await delivery("after")).toMatchObject({ state: "delivered" });
  });

  // With PostgreSQL it may be another machine that is sending; there only the end of its lease tells.
  if (engine === "sqlite") {
    it("takes over at once what a killed process was sending", async () => {
      const { newOutbox, add, delivery } = await setUp(await fresh());
      await add("one");
      void newOutbox(() => new Promise(() => {})).round();
      await expect.poll(async () => (await delivery("one")).attempts).toBe(1);
      await newOutbox().round();
      expect(await delivery("one")).toMatchObject({ state: "delivered", attempts: 2 });
    });
  }
});
