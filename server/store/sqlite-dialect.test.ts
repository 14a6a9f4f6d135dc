import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshSettings } from "../../tests/parts/engines.ts";
import { listeningLog } from "../../tests/parts/visitor.ts";
import { systemClock } from "../base/clock.ts";
import { noteErased } from "./erasures.ts";
import { noteBackup } from "./last-backup.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteFileIn } from "./sqlite-file.ts";

async function open() {
  const settings = await freshSettings("sqlite");
  const { database } = await openDatabase(settings, systemClock, listeningLog());
  onTestFinished(() => database.destroy());
  return { settings, database };
}

const choice = {
  visitor_id: "one",
  browser: "b",
  choice: '{"analytics":true,"marketing":false}',
  policy_version: 1,
  chosen_at: 1,
  source: "website",
};

describe("SQLite", () => {
  it.each([
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["foreign_keys", 1],
    ["secure_delete", 1],
    ["busy_timeout", 5000],
  ])("runs with %s = %s", async (pragma, value) => {
    const { database } = await open();
    const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(database);
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
  });

  it("can be read by the site's own account only", async () => {
    const { settings } = await open();
    const mode = (path: string) => statSync(path).mode & 0o777;
    const file = sqliteFileIn(settings.dataDir);
    expect([settings.dataDir, file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual([
      0o700, 0o600, 0o600, 0o600,
    ]);
  });

  it("can be read and written by the group of a folder that was shared with it, and the cookie secret cannot", async () => {
    const settings = await freshSettings("sqlite");
    const { dataDir } = settings;
    chmodSync(dataDir, 0o2770);
    const { database } = await openDatabase(settings, systemClock, listeningLog());
    onTestFinished(() => database.destroy());
    noteErased(dataDir, ["one"]);
    noteBackup(dataDir, 1);
    const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toEqual({
      "cookie-secret": 0o600,
      "erased-messages": 0o660,
      "last-backup": 0o660,
      "site.sqlite": 0o660,
      "site.sqlite-shm": 0o660,
      "site.sqlite-wal": 0o660,
    });
    expect(statSync(dataDir).mode & 0o7777).toBe(0o2770);
  });

  it.each(["755", "770", "775", "2775"])(
    "closes a folder with permissions %s to everybody else",
    async (mode) => {
      const settings = await freshSettings("sqlite");
      chmodSync(settings.dataDir, Number.parseInt(mode, 8));
      const { database } = await openDatabase(settings, systemClock, listeningLog());
      onTestFinished(() => database.destroy());
      const modes = [settings.dataDir, sqliteFileIn(settings.dataDir)].map(
        (path) => statSync(path).mode & 0o7777,
      );
      expect(modes).toEqual([0o700, 0o600]);
    },
  );

  it("undoes a transaction that fails, and the next one works", async () => {
    const { database } = await open();
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto("consent_log").values(choice).execute();
      await sql`select * from nowhere`.execute(transaction);
    });
    await expect(failing).rejects.toThrow("no such table: nowhere");
    expect(await database.selectFrom("consent_log").selectAll().execute()).toEqual([]);
    await database.insertInto("consent_log").values(choice).execute();
    expect(await database.selectFrom("consent_log").selectAll().execute()).toHaveLength(1);
  });

  it("tells why a transaction failed even when SQLite has already undone it", async () => {
    const { database } = await open();
    const failing = database.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
  });

  it("keeps transactions that run at the same time apart", async () => {
    const { database } = await open();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction().execute(async (transaction) => {
          await transaction.insertInto("consent_log").values(choice).execute();
          if (index % 2 === 1) throw new Error("undo");
        }),
      ).map((transaction) => transaction.catch(() => {})),
    );
    expect(await database.selectFrom("consent_log").selectAll().execute()).toHaveLength(10);
  });

  it("lets two processes read and then write in one transaction without either giving up", async () => {
    const { settings, database: one } = await open();
    const { database: other } = await openDatabase(settings, systemClock, listeningLog());
    onTestFinished(() => other.destroy());
    const readAndWrite = (database: typeof one) =>
      database.transaction().execute(async (transaction) => {
        await transaction.selectFrom("consent_log").selectAll().execute();
        await transaction.insertInto("consent_log").values(choice).execute();
      });
    await Promise.all(Array.from({ length: 40 }, (_, index) => readAndWrite(index % 2 === 0 ? one : other)));
    expect(await one.selectFrom("consent_log").selectAll().execute()).toHaveLength(40);
  });

  it("counts what a change touched", async () => {
    const { database } = await open();
    await database.insertInto("consent_log").values([choice, choice]).execute();
    const { numDeletedRows } = await database.deleteFrom("consent_log").executeTakeFirst();
    expect(numDeletedRows).toBe(2n);
  });

  it("refuses queries after it was closed, instead of waiting for ever", async () => {
    const { database } = await open();
    await database.destroy();
    await expect(database.selectFrom("messages").selectAll().execute()).rejects.toThrow();
  });
});
