import { Kysely, PostgresDialect, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { listeningLog } from "../../tests/parts/visitor.ts";
import { systemClock } from "../base/clock.ts";
import type { Settings } from "../config/config.ts";
import { choicesOf } from "../consent/consent-log.ts";
import { countBacklog } from "../contact/deliveries.ts";
import { withFields } from "../contact/messages.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { postgresPool } from "./postgres-pool.ts";
import type { Schema } from "./schema.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { sqliteFileIn } from "./sqlite-file.ts";

async function open(settings: Settings): Promise<OpenDatabase> {
  const opened = await openDatabase(settings, systemClock, listeningLog());
  onTestFinished(() => opened.database.destroy());
  return opened;
}

async function openFirstRelease(settings: Settings): Promise<Pick<OpenDatabase, "engine" | "database">> {
  const { dataDir, databaseUrl } = settings;
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl, listeningLog()) })
    : sqliteDialect(new SqliteConnection({ file: sqliteFileIn(dataDir), busyTimeoutMs: 0 }));
  const database = new Kysely<Schema>({ dialect });
  onTestFinished(() => database.destroy());
  const engine = databaseUrl ? "postgresql" : "sqlite";
  await migrate(database, engine, 0, MIGRATIONS.slice(0, 1));
  return { database, engine };
}

const versions = async ({ database }: Pick<OpenDatabase, "database">) =>
  (await database.selectFrom("schema_versions").select("version").execute()).map(({ version }) => version);

const addNote = {
  version: MIGRATIONS.length + 1,
  statements: () => ["alter table messages add column note text"],
};

describeOnBothEngines("the database", (_engine, fresh) => {
  it("is made once, however many start together", async () => {
    const settings = await fresh();
    const instances = await Promise.all(Array.from({ length: 6 }, () => open(settings)));
    for (const instance of instances) {
      expect(await versions(instance)).toEqual(MIGRATIONS.map(({ version }) => version));
    }
  });

  it("is brought forward from where it stands, and a step that fails leaves it as it was", async () => {
    const opened = await open(await fresh());
    const breaking = {
      version: addNote.version + 1,
      statements: () => {
        throw new Error("a broken step");
      },
    };
    const migrateWith = (...more: (typeof addNote)[]) =>
      migrate(opened.database, opened.engine, 0, [...MIGRATIONS, ...more]);

    await expect(migrateWith(addNote, breaking)).rejects.toThrow("a broken step");
    expect(await versions(opened)).toEqual(MIGRATIONS.map(({ version }) => version));
    await migrateWith(addNote);
    expect(await versions(opened)).toEqual([...MIGRATIONS, addNote].map(({ version }) => version));
  });

  it("keeps every letter of the messages of the first release", async () => {
    const settings = await fresh();
    const { database, engine } = await openFirstRelease(settings);
    const fields = {
      name: 'Ane "O\'Neil" 👷🏽‍♀️',
      email: "ane@example.com",
      phone: "",
      subject: "Otros",
      message: "\\ first\r\n\tsecond \u0007",
    };
    await sql`insert into messages (id, name, email, phone, subject, message, language, received_at)
      values ('one', ${fields.name}, ${fields.email}, ${fields.phone}, ${fields.subject}, ${fields.message}, 'eu', 5)`.execute(
      database,
    );
    await migrate(database, engine, 0);
    const stored = await database.selectFrom("messages").selectAll().execute();
    expect(stored.map(withFields)).toEqual([
      { id: "one", language: "eu", received_at: 5, fields, files_not_kept: "" },
    ]);
  });

  it("keeps the cookie choices of the first release", async () => {
    const { database, engine } = await openFirstRelease(await fresh());
    await sql`insert into consent_log (visitor_id, analytics, marketing, policy_version, chosen_at, source)
      values ('visitor', 1, 0, 1, 5, 'website')`.execute(database);
    await migrate(database, engine, 0);
    expect(await choicesOf(database, "visitor")).toMatchObject([
      { choice: { analytics: true, marketing: false }, policy_version: 1, chosen_at: 5 },
    ]);
  });

  it("takes messages from the release before, and counts as read what that release delivered", async () => {
    const settings = await fresh();
    const { database, engine } = await openFirstRelease(settings);
    await migrate(database, engine, 0, MIGRATIONS.slice(0, 7));
    const add = async (id: string, state: string, settledAt: number | null) => {
      await sql`insert into messages (id, email, fields, language, received_at) values (${id}, '', '{}', 'es', 1)`.execute(
        database,
      );
      await sql`insert into deliveries
        (message_id, state, attempts, due_at, leased_by, leased_until, last_problem, settled_at)
        values (${id}, ${state}, 0, 0, '', 0, '', ${settledAt})`.execute(database);
    };
    await add("old", "delivered", 3);
    await add("waiting", "waiting", null);
    await migrate(database, engine, 0);
    // Still running, and it names no column that it does not know.
    await add("late", "delivered", 9);
    const read = await database
      .selectFrom("deliveries")
      .select(["message_id", "read_at"])
      .orderBy("message_id")
      .execute();
    expect(read.map(({ read_at }) => read_at)).toEqual([null, 3, null]);
  });

  it("knows how long messages of the release before have waited, and counts what that release still stores", async () => {
    const { database, engine } = await openFirstRelease(await fresh());
    const add = async (id: string) => {
      await sql`insert into messages (id, email, fields, language, received_at) values (${id}, '', '{}', 'es', 5)`.execute(
        database,
      );
      await sql`insert into deliveries (message_id, state, attempts, due_at, leased_by, leased_until, last_problem)
        values (${id}, 'waiting', 0, 0, '', 0, '')`.execute(database);
    };
    await migrate(database, engine, 0, MIGRATIONS.slice(0, 10));
    await add("old");
    await migrate(database, engine, 0);
    // Still running, and it names no column that it does not know.
    await add("late");
    expect(await countBacklog(database)).toEqual({ waiting: 2, dead: 0, oldestWaitingSince: 5 });
  });

  it("is refused when a newer release made it, and left alone", async () => {
    const settings = await fresh();
    const { database, engine } = await open(settings);
    await migrate(database, engine, 0, [...MIGRATIONS, addNote]);
    await expect(open(settings)).rejects.toThrow(
      new RegExp(
        `de la versión ${addNote.version}, de una web más nueva; esta llega a la ${MIGRATIONS.length}`,
      ),
    );
  });
});
