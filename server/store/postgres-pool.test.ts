import { setTimeout as delay } from "node:timers/promises";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshDatabase } from "../../tests/parts/engines.ts";
import { tcpLine } from "../../tests/parts/tcp-line.ts";
import { listeningLog } from "../../tests/parts/visitor.ts";
import { postgresPool } from "./postgres-pool.ts";

const QUERY_TIMEOUT_MS = 1500;

interface Notes {
  notes: { text: string };
}

/** A small table behind a line that can be held. */
async function setUp() {
  const url = new URL(await freshDatabase());
  const line = await tcpLine({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  const pool = postgresPool(url.href, listeningLog(), QUERY_TIMEOUT_MS);
  const database = new Kysely<Notes>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => database.destroy());
  await database.schema.createTable("notes").addColumn("text", "text").execute();
  return { line, database };
}

const write = (database: Kysely<Notes>, text: string) =>
  database.insertInto("notes").values({ text }).execute();
const notes = async (database: Kysely<Notes>) =>
  (await database.selectFrom("notes").select("text").execute()).map(({ text }) => text);

async function backendOf(database: Kysely<Notes> | Transaction<Notes>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]?.pid ?? 0;
}

describe("a connection to PostgreSQL", () => {
  it("that went silent in a transaction is given up at once and never used again", async () => {
    const { line, database } = await setUp();
    const { promise: silent, resolve: tellBackend } = Promise.withResolvers<number>();
    const begun = performance.now();
    const failing = database.transaction().execute(async (transaction) => {
      tellBackend(await backendOf(transaction));
      line.pause();
      await write(transaction, "undone");
    });
    await expect(failing).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(2 * QUERY_TIMEOUT_MS);

    line.resume();
    expect(await backendOf(database)).not.toBe(await silent);
    await write(database, "kept");
    expect(await notes(database)).toEqual(["kept"]);
  });

  it("that the server ends between two queries fails the transaction, not the process", async () => {
    const { database } = await setUp();
    const failing = database.transaction().execute(async (transaction) => {
      const backend = await backendOf(transaction);
      await sql`select pg_terminate_backend(${backend})`.execute(database);
      await delay(100);
      await write(transaction, "undone");
    });
    await expect(failing).rejects.toThrow();
    await write(database, "kept");
    expect(await notes(database)).toEqual(["kept"]);
  });

  it("to a server that only reads is given up: another one may have taken over under its name", async () => {
    const { database } = await setUp();
    const before = await backendOf(database);
    await sql`set default_transaction_read_only = on`.execute(database);
    await expect(write(database, "undone")).rejects.toThrow("read-only");
    await write(database, "kept");
    expect(await notes(database)).toEqual(["kept"]);
    expect(await backendOf(database)).not.toBe(before);
  });

  it("is used again after an error the server itself reports", async () => {
    const { database } = await setUp();
    const before = await backendOf(database);
    await expect(sql`select * from nowhere`.execute(database)).rejects.toThrow("nowhere");
    expect(await backendOf(database)).toBe(before);
  });
});
