/** Learns whether the database takes a message, by writing as much as one. */
import type { Database } from "./schema.ts";

/** As long as the longest message: a disk that has room for a few bytes has none for that. */
const FILLING = "x".repeat(32 * 1024);

export async function probeWriting(database: Database, now: number): Promise<void> {
  const row = { written_at: now, filling: FILLING };
  await database
    .insertInto("write_probe")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
