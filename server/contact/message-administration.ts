/** What the office may do with messages: find and read them, answer, send them again, erase them. */
import { type RawBuilder, sql } from "kysely";
import { eraseByIds, noteErased } from "../store/erasures.ts";
import type { OpenDatabase } from "../store/open-database.ts";
import type { Database, DeliveriesTable, DeliveryState, MessagesTable } from "../store/schema.ts";
import { type Attachment, attachmentsOf } from "./attachments.ts";
import { DUE_AT_ONCE } from "./backoff.ts";
import { type Message, withFields } from "./messages.ts";
import { addSearchTexts, containing, storedAddress, textContains, wordsOf } from "./search-texts.ts";

type Delivery = Omit<
  DeliveriesTable,
  "message_id" | "message_received_at" | "due_at" | "leased_by" | "leased_until"
>;

export interface KnownMessage extends Message, Delivery {
  attachments: Attachment[];
}

/** Those that are held stand apart from all others. */
const FILTERS = {
  all: sql<boolean>`state != 'held'`,
  unread: sql<boolean>`state != 'held' and read_at is null`,
  unanswered: sql<boolean>`state != 'held' and answered_at is null`,
  answered: sql<boolean>`answered_at is not null`,
  undelivered: sql<boolean>`state in ('waiting', 'dead')`,
  held: sql<boolean>`state = 'held'`,
} as const satisfies Record<string, RawBuilder<boolean>>;

export type MessageFilter = keyof typeof FILTERS;
export type MessageCounts = Record<MessageFilter, number>;
// `Object.keys` does not tell its keys' type; nothing adds a key to a constant.
export const MESSAGE_FILTERS = Object.keys(FILTERS) as MessageFilter[];

/** Of messages whose identifier is not unique enough. */
const MOST_ALIKE = 5;

/** An address is one person's in capitals and in small letters. */
const writtenBy = (email: string) => sql<boolean>`lower(email) = ${storedAddress(email).toLowerCase()}`;

export interface MessageQuery {
  filter?: MessageFilter | undefined;
  state?: DeliveryState | undefined;
  email?: string | undefined;
  /** words of which each stands somewhere in what was written, with or without capitals and accents */
  search?: string | undefined;
  receivedFrom?: number | undefined;
  receivedBefore?: number | undefined;
}

interface Page {
  limit: number;
  offset: number;
}

function matching(database: Database, wanted: MessageQuery) {
  const { email, search = "", receivedFrom, receivedBefore } = wanted;
  let messages = database.selectFrom("messages").innerJoin("deliveries", "message_id", "id");
  if (email !== undefined) messages = messages.where(writtenBy(email));
  if (receivedFrom !== undefined) messages = messages.where("received_at", ">=", receivedFrom);
  if (receivedBefore !== undefined) messages = messages.where("received_at", "<", receivedBefore);
  const words = wordsOf(search);
  if (words.length === 0) return messages;
  let texts = database.selectFrom("search_texts").select("message_id");
  for (const ways of words) texts = texts.where(({ or }) => or(ways.map(textContains)));
  return messages.where("id", "in", texts);
}

const knownMessages = (database: Database, wanted: MessageQuery) =>
  matching(database, wanted)
    .selectAll("messages")
    .select(["state", "attempts", "last_problem", "settled_at", "answered_at", "answer_note", "read_at"]);

/**
 * Oldest first; a page of them newest first. Those that are held are listed when they are asked for, or with everything
 * of one person.
 */
export async function listMessages(
  database: Database,
  wanted: MessageQuery,
  page?: Page,
): Promise<KnownMessage[]> {
  const { state, email } = wanted;
  if (wanted.search !== undefined) await addSearchTexts(database);
  const filter = wanted.filter ?? (state === undefined && email === undefined ? "all" : undefined);
  let messages = knownMessages(database, wanted);
  if (filter !== undefined) messages = messages.where(FILTERS[filter]);
  if (state !== undefined) messages = messages.where("state", "=", state);
  const order = page ? "desc" : "asc";
  messages = messages.orderBy("received_at", order).orderBy("id", order);
  if (page) messages = messages.limit(page.limit).offset(page.offset);
  return withAttachments(database, await messages.execute());
}

/** Of what else is wanted, how many each filter would show. */
export async function countMessages(database: Database, wanted: Omit<MessageQuery, "filter" | "state">) {
  if (wanted.search !== undefined) await addSearchTexts(database);
  const counts = await matching(database, wanted)
    .select(({ fn }) =>
      MESSAGE_FILTERS.map((filter) => fn.countAll<number>().filterWhere(FILTERS[filter]).as(filter)),
    )
    .executeTakeFirstOrThrow();
  return counts as MessageCounts; // a column for each filter
}

async function withAttachments<Row extends MessagesTable>(database: Database, rows: Row[]) {
  const attachments = await attachmentsOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...withFields(row), attachments: attachments.get(row.id) ?? [] }));
}

export async function findMessage(database: Database, id: string): Promise<KnownMessage | undefined> {
  const row = await knownMessages(database, {}).where("id", "=", id).executeTakeFirst();
  return row && (await withAttachments(database, [row]))[0];
}

/** Some of the identifiers that begin so, or that have this part; the whole identifier finds itself alone. */
export async function idsLike(database: Database, part: string): Promise<string[]> {
  const written = part.toLowerCase();
  const rows = await database
    .selectFrom("messages")
    .select("id")
    .where(sql<boolean>`id like ${containing(written)} escape '!'`)
    .orderBy("id")
    .limit(MOST_ALIKE)
    .execute();
  const ids = rows.map(({ id }) => id);
  return ids.includes(written) ? [written] : ids;
}

/** Puts a message back among those that wait, as if it had just come in. */
export async function sendAgain(database: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await database
    .updateTable("deliveries")
    .set({
      state: "waiting",
      attempts: 0,
      due_at: DUE_AT_ONCE,
      leased_by: "",
      leased_until: 0,
      settled_at: null,
    })
    .where("message_id", "in", ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The first time counts; `null` makes it unread again. */
export async function markRead(database: Database, id: string, now: number | null): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ read_at: now })
    .where("message_id", "=", id)
    .where("read_at", now === null ? "is not" : "is", null)
    .execute();
}

/** Kept apart from whether it was delivered. An empty note is a note too; `null` takes the mark back. */
export async function markAnswered(
  database: Database,
  id: string,
  note: string,
  now: number | null,
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

/** Noted first, so that a restored backup forgets them too. */
export async function eraseMessages(
  open: Pick<OpenDatabase, "database" | "wipeErased">,
  dataDir: string,
  ids: readonly string[],
): Promise<number> {
  noteErased(dataDir, ids);
  const erased = await eraseByIds(open.database, ids);
  await open.wipeErased();
  return erased;
}
