/** Messages judged to be a program's: kept apart for a while, in case it was a person after all. */
import { sql } from "kysely";
import { DAY_MS, EARLIEST_TIME } from "../base/clock.ts";
import type { Database } from "../store/schema.ts";
import { DUE_AT_ONCE } from "./backoff.ts";
import { type NewMessage, storeMessages } from "./messages.ts";

const HELD_DAYS = 30;
/** So that a program fills nothing: past either the oldest goes. */
export const HELD_LIMITS = { messages: 500, bytes: 50_000_000 } as const;

export async function holdMessage(database: Database, message: NewMessage): Promise<void> {
  await storeMessages(database, [{ ...message, isHeld: true }]);
  const held = await database
    .selectFrom("messages")
    .innerJoin("deliveries", "deliveries.message_id", "id")
    .select(({ selectFrom }) => [
      "id",
      sql<number>`length(fields)`.as("textBytes"),
      selectFrom("attachments")
        .select(({ fn }) => fn.sum<number | null>("size").as("size"))
        .whereRef("attachments.message_id", "=", "id")
        .as("fileBytes"),
    ])
    .where("state", "=", "held")
    .orderBy("received_at", "desc")
    .orderBy("id")
    .execute();
  let bytes = 0;
  const tooMany = held.filter(({ textBytes, fileBytes }, index) => {
    bytes += Number(textBytes) + Number(fileBytes ?? 0);
    return index >= HELD_LIMITS.messages || bytes > HELD_LIMITS.bytes;
  });
  if (tooMany.length > 0) {
    const ids = tooMany.map(({ id }) => id);
    await database.deleteFrom("messages").where("id", "in", ids).execute();
  }
}

/** Mailed from now on like every other message. Answers how many there were. */
export async function releaseHeld(database: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await database
    .updateTable("deliveries")
    .set({ state: "waiting", due_at: DUE_AT_ONCE })
    .where("message_id", "in", ids)
    .where("state", "=", "held")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function purgeHeld(database: Database, now: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("messages")
    .where("received_at", "<", now - HELD_DAYS * DAY_MS)
    .where("received_at", ">=", EARLIEST_TIME)
    .where("id", "in", database.selectFrom("deliveries").select("message_id").where("state", "=", "held"))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
