import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshDatabase } from "../../tests/parts/engines.ts";
import { rewriteTables } from "./postgres-rewrite.ts";

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A table whose only row somebody begins to read or write elsewhere before it is deleted. */
async function setUp(startOlder: (other: pg.Client) => Promise<unknown>, where: "here" | "elsewhere") {
  const url = await freshDatabase();
  const client = await connect(url);
  await client.query("create table notes as select 'secret' as text");
  const other = await connect(where === "here" ? url : await freshDatabase());
  await startOlder(other);
  await client.query("delete from notes");
  const bytes = async () =>
    (await client.query("select pg_relation_size('notes')::int as bytes")).rows[0].bytes;
  return { url, other, bytes };
}

const OLDER = [
  {
    what: "a transaction that reads the same database",
    where: "here",
    begin: (other: pg.Client) => other.query("begin isolation level repeatable read; select from notes"),
  },
  {
    what: "a transaction that writes in another database of the server",
    where: "elsewhere",
    begin: (other: pg.Client) => other.query("begin; create table other ()"),
  },
] as const;

describe.each(OLDER)("while $what is older than a deletion", ({ begin, where }) => {
  it("the table is written anew when it has ended, and nothing of the deleted is left", async () => {
    const { url, other, bytes } = await setUp(begin, where);
    const rewritten = rewriteTables(url, ["notes"]);
    await delay(300);
    expect(await bytes()).toBeGreaterThan(0);
    await other.query("commit");
    await rewritten;
    expect(await bytes()).toBe(0);
  });

  it("one that does not end is named instead of a promise", async () => {
    const { url } = await setUp(begin, where);
    await expect(rewriteTables(url, ["notes"], 200)).rejects.toThrow("aún guardan una copia");
  });
});
