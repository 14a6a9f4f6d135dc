/** Learns whether the database takes a message, by writing as much as one where messages are, and taking it back. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "./schema.ts";

/** As long as the longest message, and nothing an engine could make shorter: where few bytes have room, that has none. */
const FILLING = randomBytes(24 * 1024).toString("base64");

export async function probeWriting(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Among the messages: when the disk is full, another table may still have room of its own.
    const id = randomUUID();
    await transaction
      .insertInto("messages")
      .values({ id, email: "", fields: FILLING, language: "es", received_at: now, files_not_kept: "" })
      .execute();
    await transaction.deleteFrom("messages").where("id", "=", id).execute();
    const row = { written_at: now, filling: "" };
    await transaction
      .insertInto("write_probe")
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  });
}
