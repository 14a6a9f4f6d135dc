/** What the office may do with messages: read them, send them again, erase them. */
import { sql } from "kysely";
import type { Database, DeliveryState, MessagesTable } from "../store/schema.ts";
import { type Attachment, attachmentsOf } from "./attachments.ts";
import { type Message, withFields } from "./messages.ts";

export interface KnownMessage extends Message {
  state: DeliveryState;
  attachments: Attachment[];
  attempts: number;
  last_problem: string;
  settled_at: number | null;
  answered_at: number | null;
  answer_note: string;
}

const knownMessages = (database: Database) =>
  database
    .selectFrom("messages")
    .innerJoin("deliveries", "message_id", "id")
    .selectAll("messages")
    .select(["state", "attempts", "last_problem", "settled_at", "answered_at", "answer_note"]);

/** An address is one person's in capitals and in small letters. */
const writtenBy = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** The text as it stands in the JSON of the fields. */
const contains = (text: string) => {
  const written = JSON.stringify(text.toLowerCase()).slice(1, -1);
  return sql<boolean>`lower(fields) like ${`%${written.replace(/[\\%_]/g, "!$&")}%`} escape '!'`;
};

interface Wanted {
  state?: DeliveryState | undefined;
  email?: string | undefined;
  /** stands in one of its fields, in capitals or small letters */
  search?: string | undefined;
  isAnswered?: boolean | undefined;
}

/** Oldest first. Those that are held are listed when they are asked for, or with everything of one person. */
export async function listMessages(database: Database, wanted: Wanted): Promise<KnownMessage[]> {
  const { state, email, search, isAnswered } = wanted;
  let messages = knownMessages(database);
  if (state !== undefined) messages = messages.where("state", "=", state);
  else if (email === undefined) messages = messages.where("state", "!=", "held");
  if (email !== undefined) messages = messages.where(writtenBy(email));
  if (search !== undefined) messages = messages.where(contains(search));
  if (isAnswered !== undefined) messages = messages.where("answered_at", isAnswered ? "is not" : "is", null);
  return withAttachments(database, await messages.orderBy("received_at").orderBy("id").execute());
}

async function withAttachments<Row extends MessagesTable>(database: Database, rows: Row[]) {
  const attachments = await attachmentsOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...withFields(row), attachments: attachments.get(row.id) ?? [] }));
}

export async function findMessage(database: Database, id: string): Promise<KnownMessage | undefined> {
  const row = await knownMessages(database).where("id", "=", id).executeTakeFirst();
  return row && (await withAttachments(database, [row]))[0];
}

/** Puts a message back among those that wait, as if it had just come in. */
export async function sendAgain(database: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await database
    .updateTable("deliveries")
    .set({ state: "waiting", attempts: 0, due_at: 0, leased_by: "", leased_until: 0, settled_at: null })
    .where("message_id", "in", ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Kept apart from whether it was delivered. An empty note is a note too. */
export async function markAnswered(
  database: Database,
  id: string,
  note: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("deliveries")
    .set({ answered_at: now, answer_note: note })
    .where("message_id", "=", id)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** For what the mail server would never take: the office has read it here, and nobody needs to be told any more. */
export async function markHandled(database: Database, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await database
    .updateTable("deliveries")
    .set({ state: "delivered", leased_by: "", leased_until: 0, settled_at: now })
    .where("message_id", "in", ids)
    .where("state", "!=", "delivered")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function idsByEmail(database: Database, email: string): Promise<string[]> {
  const rows = await database.selectFrom("messages").select("id").where(writtenBy(email)).execute();
  return rows.map(({ id }) => id);
}

export async function eraseByEmail(database: Database, email: string): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom("messages").where(writtenBy(email)).executeTakeFirst();
  return Number(numDeletedRows);
}
