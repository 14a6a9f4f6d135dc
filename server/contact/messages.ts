/** Messages in the database: stored with the promise to deliver them, read, erased. */
import { z } from "zod";
import type { ContactFields } from "../../contract/contact.ts";
import { CONTACT_FIELD_NAMES, ofEachField } from "../../contract/contact-fields.ts";
import { EARLIEST_TIME } from "../base/clock.ts";
import type { Database, MessagesTable } from "../store/schema.ts";
import { attachmentsOf, storeAttachments } from "./attachments.ts";
import { dueAtOnce } from "./backoff.ts";
import type { ReceivedFile } from "./received-form.ts";

/** What a visitor sent, with its fields unpacked. */
export interface Message extends Omit<MessagesTable, "email" | "fields"> {
  fields: ContactFields;
}

function rowOf({ id, fields, language, received_at, files_not_kept }: Message): MessagesTable {
  return { id, email: fields.email, fields: JSON.stringify(fields), language, received_at, files_not_kept };
}

const storedFields = z.record(z.string(), z.string());

/** A field that did not exist yet when the message was stored is empty. */
export function withFields<Row extends MessagesTable>({ fields, email: _, ...row }: Row) {
  const stored = storedFields.parse(JSON.parse(fields));
  return { ...row, fields: ofEachField((name) => stored[name] ?? "") };
}

/** A message as it comes in; its files still lie in the folder of uploads. */
export interface NewMessage extends Message {
  files: readonly ReceivedFile[];
  /** kept apart instead of mailed */
  isHeld?: boolean;
  /** under which it would have been kept apart before */
  heldId?: string;
}

/** stored: new; repeated: the same submission was stored before; conflicting: its key was used for another text or file. */
export type Acceptance = "stored" | "repeated" | "conflicting";

/** Stores several messages with one commit, each together with its files and its delivery: all or nothing. */
export async function storeMessages(
  database: Database,
  messages: readonly NewMessage[],
): Promise<Acceptance[]> {
  return database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("messages")
      .values(inOneOrder(messages).map(rowOf))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .execute();
    const fresh = new Set(stored.map(({ id }) => id));
    const arrived = messages.filter(({ id }) => fresh.has(id)).filter(isFirstOfId);
    for (const { id, files } of arrived) await storeAttachments(transaction, id, files);
    if (arrived.length > 0) {
      await transaction.insertInto("deliveries").values(arrived.map(newDelivery)).execute();
      await eraseReplaced(transaction, arrived);
    }
    if (fresh.size === messages.length) return messages.map(() => "stored");

    const ids = messages.map(({ id }) => id);
    const earlier = await transaction.selectFrom("messages").selectAll().where("id", "in", ids).execute();
    const earlierById = new Map(earlier.map((row) => [row.id, withFields(row)]));
    const files = await attachmentsOf(transaction, ids);
    return messages.map((message) => {
      // Of two with one id in the same batch, the first is the one that was stored.
      if (fresh.delete(message.id)) return "stored";
      const isSame =
        isSameText(message, earlierById.get(message.id)) &&
        haveSameContent(message.files, files.get(message.id) ?? []);
      return isSame ? "repeated" : "conflicting";
    });
  });
}

/** The office does not get twice what was kept apart first and sent again, unless only the first one had its files. */
async function eraseReplaced(database: Database, messages: readonly NewMessage[]): Promise<void> {
  const heldIds = messages.flatMap(({ heldId = [] }) => heldId);
  if (heldIds.length === 0) return;
  const digests = messages.flatMap(({ files }) => files.map(({ digest }) => digest));
  await database
    .deleteFrom("messages")
    .where("id", "in", heldIds)
    .where("id", "in", database.selectFrom("deliveries").select("message_id").where("state", "=", "held"))
    .where(({ not, exists, selectFrom }) => {
      const files = selectFrom("attachments").select("position").whereRef("message_id", "=", "messages.id");
      return not(exists(digests.length > 0 ? files.where("digest", "not in", digests) : files));
    })
    .execute();
}

/** Two instances that store the same ids in different orders would wait for each other for ever. */
function inOneOrder<Item extends Message>(messages: readonly Item[]): Item[] {
  return messages.toSorted((one, other) => Number(one.id > other.id) - Number(one.id < other.id));
}

/** Of two with one id in the same batch, the first is the one that is stored. */
function isFirstOfId({ id }: Message, index: number, all: readonly Message[]): boolean {
  return all.findIndex((message) => message.id === id) === index;
}

function newDelivery({ id, received_at, isHeld = false }: NewMessage) {
  return {
    message_id: id,
    state: isHeld ? "held" : "waiting",
    attempts: 0,
    due_at: dueAtOnce(received_at),
    leased_by: "",
    leased_until: 0,
    last_problem: "",
    settled_at: null,
    message_received_at: received_at,
    answered_at: null,
    answer_note: "",
    read_at: null,
  } as const;
}

function isSameText(one: Message, other: Pick<Message, "fields"> | undefined): boolean {
  return CONTACT_FIELD_NAMES.every((name) => one.fields[name] === other?.fields[name]);
}

function haveSameContent(
  sent: readonly { digest: string }[],
  stored: readonly { digest: string }[],
): boolean {
  return sent.length === stored.length && sent.every(({ digest }, index) => digest === stored[index]?.digest);
}

/** What was not delivered is kept whatever its age and whatever the clock says: it is the one copy. */
const purgeable = (database: Database, receivedBefore: number) =>
  database
    .selectFrom("messages")
    .innerJoin("deliveries", "message_id", "id")
    .select("id")
    .where("received_at", "<", receivedBefore)
    .where("state", "=", "delivered");

export async function purgeableIds(database: Database, receivedBefore: number): Promise<string[]> {
  const rows = await purgeable(database, receivedBefore).execute();
  return rows.map(({ id }) => id);
}

export async function purgeMessages(database: Database, receivedBefore: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("messages")
    .where("id", "in", purgeable(database, receivedBefore))
    .where("received_at", ">=", EARLIEST_TIME)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The start of the retention period: so many calendar months before now. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
