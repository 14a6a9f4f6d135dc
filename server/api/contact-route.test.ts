import { expect, it } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { goodMessage, listeningLog, randomAddress, runApi, visit } from "../../tests/parts/visitor.ts";
import { MESSAGES_A_DAY } from "../contact/inbox.ts";
import { listMessages } from "../contact/message-administration.ts";
import type { ApiServices } from "../services/services.ts";
import { POSTS_PER_ADDRESS } from "./contact-route.ts";

const storedMessages = ({ store }: ApiServices) => store.run(({ database }) => listMessages(database, {}));

describeOnBothEngines("POST /api/contact", (_engine, fresh) => {
  it("answers 202 with an id once the message and its delivery are stored", async () => {
    const { app, services } = await runApi(await fresh());
    const answer = await (await visit(app)).post(goodMessage());

    expect(answer.statusCode).toBe(202);
    const { id } = answer.json<{ id: string }>();
    const { loadedAt: _, honeypot: __, ...written } = goodMessage();
    expect(await storedMessages(services)).toMatchObject([{ id, language: "es", fields: written }]);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 1, dead: 0 });
    expect(services.counts.accepted).toBe(1);
  });

  it("stores every script letter by letter, and a line break as one", async () => {
    const { app, services } = await runApi(await fresh());
    const letters = {
      name: 'محمد "O\'Neil" 李 👷🏽‍♀️',
      message:
        "<script>alert('x')</script> & \"quotes\"\n\tשלום עולם \u202eabc \u200d\n.\n\u0007'; drop table messages; --",
    };
    await (await visit(app)).post(
      goodMessage({ ...letters, message: letters.message.replaceAll("\n", "\r\n") }),
    );
    expect(await storedMessages(services)).toMatchObject([{ fields: letters }]);
  });

  it.each(["name", "email", "subject", "message", "honeypot", "loadedAt"] as const)(
    "names the field when %s is missing, and stores nothing",
    async (field) => {
      const { app, services } = await runApi(await fresh());
      const answer = await (await visit(app)).post({ ...goodMessage(), [field]: undefined });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      expect(answer.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
      expect(await storedMessages(services)).toEqual([]);
    },
  );

  it("speaks the visitor's language: the saved choice, then the browser's", async () => {
    const { app } = await runApi(await fresh());
    const visitor = await visit(app);
    const wrong = goodMessage({ name: "A" });
    const sentence = async (headers: Record<string, string>) =>
      (await visitor.post(wrong, headers)).json().errors[0].message;

    expect(await sentence({})).toBe("El nombre debe tener al menos 2 caracteres");
    expect(await sentence({ "accept-language": "xx, eu;q=0.8, es;q=0.5" })).toBe(
      "Izenak gutxienez 2 karaktere izan behar ditu",
    );
    expect(await sentence({ "accept-language": "es", cookie: `${visitor.cookie}; language=eu` })).toBe(
      "Izenak gutxienez 2 karaktere izan behar ditu",
    );
  });

  it.each([
    ["truncated JSON", '{"name":"Ane', 400, {}],
    ["a prototype", JSON.stringify(goodMessage()).replace("{", '{"__proto__":{"a":1},'), 400, {}],
    ["deep nesting", "[".repeat(10_000) + "]".repeat(10_000), 400, {}],
    ["a list", "[]", 400, {}],
    ["no body", "", 400, {}],
    ["another content type", JSON.stringify(goodMessage()), 415, { "content-type": "text/plain" }],
    ["a form", "name=Ane", 415, { "content-type": "application/x-www-form-urlencoded" }],
    ["more than 32 kB", JSON.stringify({ ...goodMessage(), honeypot: "x".repeat(33_000) }), 413, {}],
    ["a bad idempotency key", JSON.stringify(goodMessage()), 400, { "idempotency-key": "a".repeat(256) }],
  ])("refuses %s", async (_name, body, status, headers: Record<string, string>) => {
    const { app, services } = await runApi(await fresh());
    const answer = await (await visit(app)).post(body, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, type: "about:blank" });
    expect(await storedMessages(services)).toEqual([]);
  });

  it.each([
    ["a little", 2 * 60_000],
    ["a year", 365 * 24 * 3_600_000],
  ])("takes a message whose writer's clock is %s ahead, or ours behind", async (_what, ahead) => {
    const { app, services } = await runApi(await fresh());
    const loadedAt = new Date(Date.now() + ahead).toISOString();
    expect((await (await visit(app)).post(goodMessage({ loadedAt }))).statusCode).toBe(202);
    expect(await storedMessages(services)).toHaveLength(1);
  });

  it("answers a filled honeypot and haste like success, and stores neither", async () => {
    const { app, services } = await runApi(await fresh());
    const visitor = await visit(app);
    const honest = await visitor.post(goodMessage());
    for (const trap of [{ honeypot: "http://spam.example" }, { loadedAt: new Date().toISOString() }]) {
      const answer = await visitor.post(goodMessage(trap));
      expect(answer.statusCode).toBe(honest.statusCode);
      expect(Object.keys(answer.json())).toEqual(Object.keys(honest.json()));
      expect(answer.json().id).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    }
    expect(await storedMessages(services)).toHaveLength(1);
    expect(services.counts.accepted).toBe(1);
  });

  it("tells a mistake in a field however quick it came", async () => {
    const { app } = await runApi(await fresh());
    const visitor = await visit(app);
    const answer = await visitor.post(goodMessage({ email: "ane@", loadedAt: new Date().toISOString() }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: "email", code: "emailInvalid" }]);
  });

  it("stores the same Idempotency-Key once and answers it like the first time", async () => {
    const { app, services } = await runApi(await fresh());
    const visitor = await visit(app);
    const key = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(goodMessage(), key)));
    answers.push(await visitor.post(goodMessage({ loadedAt: "2026-01-01T00:00:00Z" }), key));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await storedMessages(services)).toHaveLength(1);
  });

  it("keeps visitors' keys apart, and refuses a key used again for another text", async () => {
    const { app, services } = await runApi(await fresh());
    const key = { "idempotency-key": "one" };
    const first = await visit(app);
    const mine = await first.post(goodMessage(), key);
    const theirs = await (await visit(app)).post(goodMessage(), key);
    expect(theirs.json().id).not.toBe(mine.json().id);

    const changed = await first.post(goodMessage({ message: "Otro texto" }), key);
    expect(changed.statusCode).toBe(422);
    expect(await storedMessages(services)).toHaveLength(2);
  });

  it("refuses lists within lists, however deep, as what they are", async () => {
    const { app } = await runApi(await fresh());
    const visitor = await visit(app);
    const lists = "[".repeat(15_000) + "]".repeat(15_000);
    const answer = await visitor.post(
      JSON.stringify(goodMessage({ loadedAt: "LISTS" })).replace('"LISTS"', lists),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: "loadedAt", code: "loadedAtInvalid" }]);
  });

  it("lets one address send 30 in ten minutes, then asks it to wait", async () => {
    const { app } = await runApi(await fresh());
    const visitor = await visit(app, "2001:db8:1:2::1");
    for (let post = 0; post < POSTS_PER_ADDRESS; post += 1) {
      expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    }
    const neighbour = await visit(app, "2001:db8:1:2:ffff::9");
    const refused = await neighbour.post(goodMessage());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect(refused.json()).toMatchObject({ status: 429 });
    expect((await (await visit(app, randomAddress())).post(goodMessage())).statusCode).toBe(202);
  });

  it("refuses a network that has written its share of the day, and no other", async () => {
    const { app, services } = await runApi(await fresh());
    const many = Array.from({ length: MESSAGES_A_DAY.perNetwork }, (_, number) =>
      services.inbox.accept(sampleMessage(`message ${number}`), "192.0.2.1"),
    );
    expect(new Set(await Promise.all(many))).toEqual(new Set(["stored"]));
    const refused = await (await visit(app, "192.0.2.1")).post(goodMessage());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await (await visit(app, "192.0.2.2")).post(goodMessage())).statusCode).toBe(202);
  });

  it("logs nothing a visitor wrote", async () => {
    const log = listeningLog();
    const { app, services } = await runApi(await fresh(), { transport: async () => undefined }, log);
    await (await visit(app)).post(goodMessage({ message: "secreto" }));
    await expect.poll(() => services.counts.delivered).toBe(1);
    expect(log.lines.join()).toContain("was delivered");
    expect(log.lines.join()).not.toMatch(/secreto|Ane|example\.com|600 000/);
  });
});
