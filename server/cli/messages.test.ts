import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allowing } from "../../tests/consent-choices.ts";
import { describeOnBothEngines, enginesInTurn, freshSettings } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";
import { systemClock } from "../base/clock.ts";
import type { Settings } from "../config/config.ts";

interface Finished {
  code: number;
  out: string;
  complaint: string;
}

/** The real command in a process of its own, beside the running site. */
function messages(settings: Settings, ...words: string[]): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl };
  const script = fileURLToPath(new URL("./messages.ts", import.meta.url));
  const child = execFile(process.execPath, [script, ...words], { env }, (error, out, complaint) =>
    resolve({ code: Number(error?.code ?? 0), out, complaint }),
  );
  child.stdin?.end();
  return promise;
}

describeOnBothEngines("npm run messages", (_engine, fresh) => {
  it("reads, resends and exports while the site runs", async () => {
    const settings = await fresh();
    let refuse = true;
    const transport = async () =>
      refuse ? ({ kind: "refused", problem: "EENVELOPE 550" } as const) : undefined;
    const clock = handClock();
    const { app, services } = await runApi(settings, { transport, clock });
    const { id } = (await (await visit(app)).post(goodMessage())).json<{ id: string }>();
    await expect.poll(async () => (await services.health()).dead).toBe(1);

    expect((await messages(settings, "list")).out).toMatch(
      new RegExp(`^${id}  sin entregar .*  0 archivos  Solicitar un presupuesto`),
    );
    expect((await messages(settings, "list", "--state", "waiting")).out).toBe("No hay mensajes.\n");
    const year = new Date(clock.now()).getUTCFullYear();
    expect((await messages(settings, "list", "--since", String(year), "--search", "EXCAVÁR")).out).toContain(
      id,
    );
    expect((await messages(settings, "list", "--until", String(year - 1))).out).toBe("No hay mensajes.\n");
    expect((await messages(settings, "show", id.slice(0, 8))).out).toContain(
      "Necesitamos excavar un solar de 400 m².",
    );
    expect(JSON.parse((await messages(settings, "export", "--format", "json")).out)).toMatchObject([{ id }]);

    refuse = false;
    expect((await messages(settings, "resend", "--dead")).out).toBe("Mensajes que se vuelven a enviar: 1\n");
    // The site was not told; it looks again after some seconds.
    await clock.asleep();
    await clock.pass(10_000);
    await expect.poll(() => services.counts.delivered).toBe(1);
  });
});

/** What the engines do differently is asked of both where messages are administered. */
describe("npm run messages, on each engine in turn", () => {
  const fresh = enginesInTurn();

  it("settles what the office has read here, so that the site is ready again", async () => {
    const settings = await fresh();
    const transport = async () => ({ kind: "refused", problem: "EMESSAGE 554" }) as const;
    const { app, services } = await runApi(settings, { transport });
    const { id } = (await (await visit(app)).post(goodMessage())).json<{ id: string }>();
    await expect.poll(services.health).toMatchObject({ ready: false, dead: 1 });
    expect((await messages(settings, "handled", id)).out).toBe("Mensajes que cuentan como entregados: 1\n");
    expect(await services.health()).toMatchObject({ ready: true, dead: 0 });
  });

  it("erases a person's messages, but asks first", async () => {
    const settings = await fresh();
    const { app, services } = await runApi(settings);
    const visitor = await visit(app);
    await visitor.post(goodMessage({ email: "Ane@España.example" }));
    await visitor.post(goodMessage({ email: "other@example.com" }));

    const asked = await messages(settings, "erase", "--email", "ane@xn--espaa-rta.example");
    expect([asked.code, asked.complaint]).toEqual([1, expect.stringContaining("añade --yes")]);
    expect((await services.health()).waiting).toBe(2);
    expect((await messages(settings, "erase", "--email", " ANE@españa.example ", "--yes")).out).toBe(
      "Mensajes borrados: 1\n",
    );
    expect((await services.health()).waiting).toBe(1);
  });

  it("asks for more of an identifier that several messages share, and erases one by a part of it", async () => {
    const settings = await fresh();
    const { app } = await runApi(settings);
    const visitor = await visit(app);
    const ids = [];
    for (const _ of [1, 2]) ids.push((await visitor.post(goodMessage())).json<{ id: string }>().id);
    const shared = await messages(settings, "show", "-");
    expect([shared.code, shared.complaint]).toEqual([
      1,
      expect.stringContaining("en varios identificadores"),
    ]);
    for (const id of ids) expect(shared.complaint).toContain(id);
    expect((await messages(settings, "erase", ids[0]?.slice(0, 13) ?? "", "--yes")).out).toBe(
      "Mensajes borrados: 1\n",
    );
    expect((await messages(settings, "list")).out).toContain(ids[1]);
  });

  it("shows and exports one person's messages, and nobody else's", async () => {
    const settings = await fresh();
    const { app } = await runApi(settings);
    const visitor = await visit(app);
    await visitor.post(goodMessage({ name: "Ane", email: "Ane@Example.com" }));
    await visitor.post(goodMessage({ name: "Jon", email: "other@example.com" }));

    const listed = await messages(settings, "list", "--email", "ane@example.com");
    expect(listed.out).toMatch(/^[^\n]+ {2}Ane\n$/);
    const exported = await messages(settings, "export", "--format", "json", "--email", "ane@example.com");
    expect(JSON.parse(exported.out)).toMatchObject([{ name: "Ane" }]);
  });

  it("purges what is old and settled", async () => {
    const settings = await fresh();
    const longAgo = { ...systemClock, now: () => Date.UTC(2020, 0, 1) };
    const { app, services } = await runApi(settings, { clock: longAgo, transport: async () => undefined });
    await (await visit(app)).post(goodMessage({ loadedAt: "2019-12-31T00:00:00Z" }));
    await expect.poll(() => services.counts.delivered).toBe(1);
    expect((await messages(settings, "purge", "--older-than", "24m", "--yes")).out).toBe(
      "Mensajes borrados: 1\n",
    );
  });

  it("reads a visitor's choices back", async () => {
    const settings = await fresh();
    const { app } = await runApi(settings);
    const id = crypto.randomUUID();
    const choice = allowing("analytics");
    await (await visit(app)).send({ method: "PUT", url: `/api/cookie-consent/${id}`, payload: choice });
    expect((await messages(settings, "consent", id)).out).toMatch(
      /analíticas sí, marketing no, .*versión \d+ de la política/,
    );
  });
});

it("answers what it does not understand with a line and code 1", async () => {
  const settings = await freshSettings("sqlite");
  const wrong = [
    [],
    ["dance"],
    ["list", "--state", "odd"],
    ["list", "--since", "ayer"],
    ["export"],
    ["show", "x"],
    ["show"],
    ["--odd"],
  ];
  for (const { code, out, complaint } of await Promise.all(
    wrong.map((words) => messages(settings, ...words)),
  )) {
    expect([code, out]).toEqual([1, ""]);
    expect(complaint).not.toContain("    at ");
  }
});
