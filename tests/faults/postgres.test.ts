import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { freshDatabase, freshSettings } from "../parts/engines.ts";
import { openMailbox } from "../parts/mailbox.ts";
import { type Postgres, startPostgres } from "../parts/postgres.ts";
import { FILES } from "../parts/sample-files.ts";
import { tcpLine } from "../parts/tcp-line.ts";
import { formWithFile, goodMessage, listeningLog, runApi, type Visitor, visit } from "../parts/visitor.ts";

const eventually = (visitor: Visitor) =>
  expect.poll(async () => (await visitor.post(goodMessage())).statusCode, { interval: 500 });

describe("PostgreSQL", () => {
  /** A server of this file's own, because it is stopped. */
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  it("may restart: messages are refused meanwhile, and all accepted ones are delivered", async () => {
    const mailbox = await openMailbox();
    const settings = await freshSettings("sqlite", {
      DATABASE_URL: await freshDatabase(postgres.url),
      SMTP_URL: mailbox.url,
    });
    // Should the stop hit a claim, it is over soon.
    const { app, services } = await runApi(settings, { lease: { holdsMs: 2000, renewedForMs: 60_000 } });
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);

    await postgres.stop();
    const refused = await visitor.post(goodMessage());
    expect([refused.statusCode, refused.headers["content-type"]]).toEqual([
      503,
      expect.stringContaining("application/problem+json"),
    ]);
    expect(refused.body).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
    expect((await app.inject("/api/csrf-token")).statusCode).toBe(200);
    expect((await services.health()).ready).toBe(false);

    await postgres.start();
    await eventually(visitor).toBe(202);
    expect((await services.health()).ready).toBe(true);
    await expect.poll(() => mailbox.messageIds().size).toBe(services.counts.accepted);
  });

  it("may come later than the site", async () => {
    const settings = await freshSettings("sqlite", { DATABASE_URL: await freshDatabase(postgres.url) });
    await postgres.stop();
    const log = listeningLog();
    const { app, services } = await runApi(settings, {}, log);
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(503);
    expect(log.lines.join()).toContain("The database cannot be opened");
    await postgres.start();
    await eventually(visitor).toBe(202);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 1 });
  });
});

it("files that PostgreSQL takes slowly leave texts a connection", async () => {
  const settings = await freshSettings("postgresql");
  const { app } = await runApi(settings);
  const locking = new pg.Client({ connectionString: settings.databaseUrl });
  await locking.connect();
  onTestFinished(() => locking.end());
  await locking.query("begin; lock table attachment_parts");

  const writer = await visit(app);
  const sent = Array.from({ length: 12 }, async () => {
    const { type, payload } = await formWithFile(FILES.pdf.bytes);
    const headers = { "content-type": type };
    return (await visit(app)).send({ method: "POST", url: "/api/contact", headers, payload });
  });
  const waiting =
    "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";
  await expect.poll(async () => (await locking.query(waiting)).rowCount).toBeGreaterThan(1);
  const begun = performance.now();
  expect((await writer.post(goodMessage())).statusCode).toBe(202);
  expect(performance.now() - begun).toBeLessThan(3000);
  await locking.query("rollback");
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 202));
});

describe("the line to PostgreSQL", () => {
  it("may go silent: a message waits a while, is refused, and the next one after it is taken", async () => {
    const database = new URL(await freshDatabase(inject("postgresUrl")));
    const line = await tcpLine({ host: database.hostname, port: Number(database.port) });
    database.port = String(line.port);
    // Instead of ten seconds: an address may say how long an answer is waited for.
    database.searchParams.set("query_timeout", "2000");
    const { app, services } = await runApi(await freshSettings("sqlite", { DATABASE_URL: database.href }));
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);

    line.pause();
    const begun = performance.now();
    expect((await visitor.post(goodMessage())).statusCode).toBe(503);
    expect(performance.now() - begun).toBeLessThan(8000);

    line.resume();
    await eventually(visitor).toBe(202);
    const { waiting } = await services.health();
    expect(waiting).toBe(services.counts.accepted);
  });
});
