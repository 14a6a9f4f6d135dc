import { sql } from "kysely";
import type { OpenDatabase } from "./open-database.ts";

/**
 * After rows were erased, so that no byte of them is left. SQLite overwrites erased pages (`secure_delete`), but its
 * journal keeps them until it is cut; PostgreSQL keeps dead rows until a table is written anew.
 */
export async function wipeErased({ database, engine }: OpenDatabase): Promise<void> {
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(database);
  else await sql`vacuum full messages, attachments, attachment_parts, deliveries`.execute(database);
}
