import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ACCEPT_ALL, CONSENT_VERSION, REJECT_ALL } from "../../contract/consent.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { runApi, type Visitor, visit } from "../../tests/parts/visitor.ts";
import { choicesOf } from "../consent/consent-log.ts";
import { CHOICES_A_DAY } from "../services/services.ts";

describeOnBothEngines("/api/cookie-consent/{visitorId}", (_engine, fresh) => {
  it("knows no choice before one was made", async () => {
    const { app } = await runApi(await fresh());
    const answer = await app.inject(`/api/cookie-consent/${randomUUID()}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { consent: null }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is found at once among all that others choose under the same id", async () => {
    const { app, services } = await runApi(await fresh());
    const [visitor, id] = [await visit(app), randomUUID()];
    const url = `/api/cookie-consent/${id}`;
    await visitor.send({ method: "PUT", url, payload: ACCEPT_ALL });
    const choice = JSON.stringify(REJECT_ALL);
    await services.store.run(async ({ database }) => {
      const others = Array.from({ length: 2000 }, (_, index) => ({
        visitor_id: id,
        browser: `other ${index % 7}`,
        choice,
        policy_version: CONSENT_VERSION,
        chosen_at: 1,
        source: "website",
      }));
      for (let time = 0; time < 15; time += 1)
        await database.insertInto("consent_log").values(others).execute();
    });
    const alone = `/api/cookie-consent/${randomUUID()}`;
    await visitor.send({ method: "PUT", url: alone, payload: ACCEPT_ALL });
    // The quickest of many, since other programs make some of them slow.
    const quickest = { [url]: Number.POSITIVE_INFINITY, [alone]: Number.POSITIVE_INFINITY };
    for (let time = 0; time < 200; time += 1) {
      const address = time % 2 === 0 ? url : alone;
      const started = performance.now();
      const answer = await visitor.send({ method: "GET", url: address });
      quickest[address] = Math.min(quickest[address] ?? 0, performance.now() - started);
      expect(answer.json()).toEqual({ consent: ACCEPT_ALL });
    }
    expect(quickest[url]).toBeLessThan(3 * (quickest[alone] ?? 0));
  });

  it("is refused when all together have made as many as are taken in a day", async () => {
    const { app, services } = await runApi(await fresh(), { clock: handClock(1_000_000) });
    const visitor = await visit(app);
    const choose = () =>
      visitor.send({ method: "PUT", url: `/api/cookie-consent/${randomUUID()}`, payload: ACCEPT_ALL });
    for (let network = 1; network < CHOICES_A_DAY.all / CHOICES_A_DAY.perNetwork; network += 1)
      services.choicesToday.take(`192.0.2.${network}`, CHOICES_A_DAY.perNetwork);
    services.choicesToday.take("192.0.2.250", CHOICES_A_DAY.perNetwork - 1);
    expect((await choose()).statusCode).toBe(204);
    expect((await choose()).statusCode).toBe(429);
  });

  it("is refused to a network that has made its share of the day, and to no other", async () => {
    const { app, services } = await runApi(await fresh(), { clock: handClock(1_000_000) });
    const [many, other] = [await visit(app, "192.0.2.1"), await visit(app, "192.0.2.2")];
    const choose = async ({ send }: Visitor) =>
      (await send({ method: "PUT", url: `/api/cookie-consent/${randomUUID()}`, payload: ACCEPT_ALL }))
        .statusCode;
    services.choicesToday.take("192.0.2.1", CHOICES_A_DAY.perNetwork - 1);
    expect(await choose(many)).toBe(204);
    expect(await choose(many)).toBe(429);
    expect(await choose(other)).toBe(204);
  });

  it("keeps the last choice, and every choice as proof", async () => {
    const clock = handClock(1_000_000);
    const { app, services } = await runApi(await fresh(), { clock });
    const visitor = await visit(app);
    const id = randomUUID();
    const url = `/api/cookie-consent/${id}`;
    const yes = await visitor.send({ method: "PUT", url, payload: allowing("analytics") });
    expect([yes.statusCode, yes.body]).toEqual([204, ""]);
    clock.advance(1000);
    await visitor.send({
      method: "PUT",
      url: url.toUpperCase().replace(/^.*\//, "/api/cookie-consent/"),
      payload: REJECT_ALL,
    });

    expect((await app.inject(url)).json()).toEqual({ consent: REJECT_ALL });
    expect(await services.store.run(({ database }) => choicesOf(database, id))).toEqual([
      {
        visitor_id: id,
        browser: expect.stringMatching(/^[\w-]{16}$/),
        choice: allowing("analytics"),
        policy_version: CONSENT_VERSION,
        chosen_at: 1_000_000,
        source: "website",
      },
      {
        visitor_id: id,
        browser: expect.stringMatching(/^[\w-]{16}$/),
        choice: REJECT_ALL,
        policy_version: CONSENT_VERSION,
        chosen_at: 1_001_000,
        source: "website",
      },
    ]);
  });

  it("lets nobody who has learned an id change what its owner reads", async () => {
    const { app } = await runApi(await fresh());
    const url = `/api/cookie-consent/${randomUUID()}`;
    const save = async (choice: object, cookie = "") => {
      const visitor = await visit(app);
      const headers = { cookie: `${visitor.cookie}; ${cookie}` };
      const answer = await visitor.send({ method: "PUT", url, payload: choice, headers });
      const set = answer.cookies.find(({ name }) => name === "consent");
      expect(set).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
      return `consent=${encodeURIComponent(set?.value ?? "")}`;
    };
    const read = async (cookie = "") => (await app.inject({ url, headers: { cookie } })).json().consent;

    const no = REJECT_ALL;
    const yes = ACCEPT_ALL;
    const owner = await save(no);
    const stranger = await save(yes);
    expect(await read(owner)).toEqual(no);
    expect(await read()).toEqual(no);
    expect(await read("consent=forged.signature")).toEqual(no);
    expect(await read(stranger)).toEqual(yes);

    // The owner comes back in a later session, and changes his mind.
    expect(await save(yes, owner)).toBe(owner);
    expect(await read(owner)).toEqual(yes);
    expect(await read()).toEqual(yes);
  });

  it("may be read often, but not without end", async () => {
    const { app } = await runApi(await fresh());
    const url = `/api/cookie-consent/not-an-id`;
    const ask = async () => (await app.inject({ url, remoteAddress: "192.0.2.1" })).statusCode;
    for (let asked = 0; asked < 1200; asked += 1) expect(await ask()).toBe(400);
    expect(await ask()).toBe(429);
  });

  it.each(["1", "not-a-uuid", `${randomUUID()}0`, `${randomUUID()}:suffix`, "..%2f..", "%00"])(
    "refuses the id %s",
    async (id) => {
      const { app } = await runApi(await fresh());
      const visitor = await visit(app);
      for (const method of ["GET", "PUT"] as const) {
        const payload = method === "PUT" ? ACCEPT_ALL : undefined;
        const answer = await visitor.send({
          method,
          url: `/api/cookie-consent/${id}`,
          ...(payload && { payload }),
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.headers["content-type"]).toContain("application/problem+json");
      }
    },
  );

  it("refuses a body of any other shape, and logs no choice", async () => {
    const { app, services } = await runApi(await fresh());
    const visitor = await visit(app);
    const id = randomUUID();
    const bodies = [
      {},
      { analytics: true },
      { analytics: 1, marketing: 0 },
      { analytics: "true", marketing: "false" },
      { analytics: true, marketing: true, necessary: true },
      [true, true],
      null,
    ];
    for (const body of bodies) {
      const answer = await visitor.send({
        method: "PUT",
        url: `/api/cookie-consent/${id}`,
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(body),
      });
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
    expect(await services.store.run(({ database }) => choicesOf(database, id))).toEqual([]);
  });

  it("takes no choice without the token", async () => {
    const { app } = await runApi(await fresh());
    const url = `/api/cookie-consent/${randomUUID()}`;
    const answer = await app.inject({ method: "PUT", url, payload: ACCEPT_ALL });
    expect(answer.statusCode).toBe(403);
  });
});
