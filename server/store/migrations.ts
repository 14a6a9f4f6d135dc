/** The changes that made the tables what they are, in order. One that has run anywhere is never edited. */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "./schema.ts";

export type Engine = "sqlite" | "postgresql";

export interface Migration {
  version: number;
  apply(transaction: Transaction<Schema>, engine: Engine): Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, apply: createTables },
  { version: 2, apply: gatherMessageFields },
  { version: 3, apply: gatherConsentChoice },
  { version: 4, apply: addWriteProbeAndBrowser },
  { version: 5, apply: addAttachments },
  { version: 6, apply: addDigests },
  { version: 7, apply: addHeldAndAnswered },
  { version: 8, apply: addReadingAndSearch },
  { version: 9, apply: indexChoicesByBrowser },
  { version: 10, apply: addFilesNotKept },
];

async function createTables(transaction: Kysely<Schema>, engine: Engine): Promise<void> {
  await transaction.schema
    .createTable("messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .execute();

  await transaction.schema
    .createTable("deliveries")
    .addColumn("message_id", "text", (column) =>
      column.primaryKey().references("messages.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('waiting', 'delivered', 'dead')`),
    )
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("leased_by", "text", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .addColumn("last_problem", "text", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .execute();
  // Only what still waits is ever looked for by time; the delivered rows stay out of the index.
  await transaction.schema
    .createIndex("deliveries_waiting")
    .on("deliveries")
    .column("due_at")
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();

  await transaction.schema
    .createTable("consent_log")
    .addColumn("id", engine === "sqlite" ? "integer" : "bigserial", (column) => column.primaryKey())
    .addColumn("visitor_id", "text", (column) => column.notNull())
    .addColumn("analytics", "smallint", (column) => column.notNull())
    .addColumn("marketing", "smallint", (column) => column.notNull())
    .addColumn("policy_version", "integer", (column) => column.notNull())
    .addColumn("chosen_at", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .execute();
  await transaction.schema
    .createIndex("consent_log_visitor")
    .on("consent_log")
    .columns(["visitor_id", "id"])
    .execute();
}

/** From a column for each field of the form to one with all of them. */
async function gatherMessageFields(transaction: Kysely<Schema>, engine: Engine): Promise<void> {
  await transaction.schema
    .alterTable("messages")
    .addColumn("fields", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  const pairs = sql`'name', name, 'email', email, 'phone', phone, 'subject', subject, 'message', message`;
  await (engine === "sqlite"
    ? sql`update messages set fields = json_object(${pairs})`
    : sql`update messages set fields = json_build_object(${pairs})::text`
  ).execute(transaction);
  for (const column of ["name", "phone", "subject", "message"]) {
    await transaction.schema.alterTable("messages").dropColumn(column).execute();
  }
}

/** From a column for each category to one with the whole choice. */
async function gatherConsentChoice(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema
    .alterTable("consent_log")
    .addColumn("choice", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  const word = (column: string) => sql`case when ${sql.ref(column)} = 1 then 'true' else 'false' end`;
  await sql`update consent_log set choice =
    '{"analytics":' || ${word("analytics")} || ',"marketing":' || ${word("marketing")} || '}'`.execute(
    transaction,
  );
  for (const column of ["analytics", "marketing"]) {
    await transaction.schema.alterTable("consent_log").dropColumn(column).execute();
  }
}

/** What readiness writes to, and the browser a cookie choice came from; none is known of earlier choices. */
async function addWriteProbeAndBrowser(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema
    .createTable("write_probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("written_at", "bigint", (column) => column.notNull())
    .addColumn("filling", "text", (column) => column.notNull())
    .execute();
  await transaction.schema
    .alterTable("consent_log")
    .addColumn("browser", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

async function addAttachments(transaction: Kysely<Schema>, engine: Engine): Promise<void> {
  await transaction.schema
    .createTable("attachments")
    .addColumn("message_id", "text", (column) =>
      column.notNull().references("messages.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("attachments_key", ["message_id", "position"])
    .execute();
  await transaction.schema
    .createTable("attachment_parts")
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("bytes", engine === "sqlite" ? "blob" : "bytea", (column) => column.notNull())
    .addPrimaryKeyConstraint("attachment_parts_key", ["message_id", "position", "part"])
    .addForeignKeyConstraint(
      "attachment_parts_file",
      ["message_id", "position"],
      "attachments",
      ["message_id", "position"],
      (key) => key.onDelete("cascade"),
    )
    .execute();
}

/** What tells two files of one name and size apart. */
async function addDigests(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema
    .alterTable("attachments")
    .addColumn("digest", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

/** SQLite cannot change a check, so both engines get a new table. */
async function addHeldAndAnswered(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema.alterTable("deliveries").renameTo("deliveries_before").execute();
  await transaction.schema
    .createTable("deliveries")
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('waiting', 'delivered', 'dead', 'held')`),
    )
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("leased_by", "text", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .addColumn("last_problem", "text", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .addColumn("answered_at", "bigint")
    .addColumn("answer_note", "text", (column) => column.notNull().defaultTo(""))
    .addPrimaryKeyConstraint("deliveries_message", ["message_id"])
    .addForeignKeyConstraint("deliveries_of_message", ["message_id"], "messages", ["id"], (key) =>
      key.onDelete("cascade"),
    )
    .execute();
  const columns = sql.raw(
    "message_id, state, attempts, due_at, leased_by, leased_until, last_problem, settled_at",
  );
  await sql`insert into deliveries (${columns}) select ${columns} from deliveries_before`.execute(
    transaction,
  );
  await sql`drop table deliveries_before`.execute(transaction);
  for (const [name, column, state] of [
    ["deliveries_waiting", "due_at", "waiting"],
    ["deliveries_held", "message_id", "held"],
  ] as const) {
    await transaction.schema
      .createIndex(name)
      .on("deliveries")
      .column(column)
      .where(sql.ref("state"), "=", sql.lit(state))
      .execute();
  }
}

/** What was delivered before there was a mark has been read in the mail. */
async function addReadingAndSearch(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema.alterTable("deliveries").addColumn("read_at", "bigint").execute();
  await sql`update deliveries set read_at = settled_at where state = 'delivered'`.execute(transaction);
  await transaction.schema
    .createIndex("messages_received")
    .on("messages")
    .columns(["received_at", "id"])
    .execute();
  await transaction.schema
    .createTable("search_texts")
    .addColumn("message_id", "text", (column) =>
      column.primaryKey().references("messages.id").onDelete("cascade"),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
}

/** However many choices others make under a visitor's id, the visitor's own is found at once. */
async function indexChoicesByBrowser(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema
    .createIndex("consent_log_browser")
    .on("consent_log")
    .columns(["visitor_id", "browser", "id"])
    .execute();
}

async function addFilesNotKept(transaction: Kysely<Schema>): Promise<void> {
  await transaction.schema
    .alterTable("messages")
    .addColumn("files_not_kept", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
