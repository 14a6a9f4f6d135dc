/** Photographs and plans in the database, in parts small enough for either engine and for memory. */
import { createReadStream } from "node:fs";
import type { AttachmentsTable, Database } from "../store/schema.ts";
import { insertFileParts, isSqlite } from "../store/sqlite-dialect.ts";
import type { ReceivedFile } from "./received-form.ts";

const PART_BYTES = 256 * 1024;
/** Databases take only so many values at once. */
const MESSAGES_AT_ONCE = 500;

export type Attachment = Omit<AttachmentsTable, "message_id">;

/** Within the transaction that stores the message: all of it is there afterwards, or nothing. */
export async function storeAttachments(
  transaction: Database,
  messageId: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  for (const [position, { name, type, size, digest, path }] of files.entries()) {
    await transaction
      .insertInto("attachments")
      .values({ message_id: messageId, position, name, type, size, digest })
      .execute();
    // Everybody else waits for SQLite's one connection meanwhile: there its thread reads the file itself, in one step.
    if (isSqlite(transaction)) {
      await insertFileParts({ messageId, position, path, size, partBytes: PART_BYTES }).execute(transaction);
      continue;
    }
    let part = 0;
    for await (const bytes of createReadStream(path, { highWaterMark: PART_BYTES })) {
      await transaction
        .insertInto("attachment_parts")
        .values({ message_id: messageId, position, part, bytes })
        .execute();
      part += 1;
    }
  }
}

/** What is known of the attachments of these messages, by message. */
export async function attachmentsOf(
  database: Database,
  messageIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>(messageIds.map((id) => [id, []]));
  for (let start = 0; start < messageIds.length; start += MESSAGES_AT_ONCE) {
    const rows = await database
      .selectFrom("attachments")
      .selectAll()
      .where("message_id", "in", messageIds.slice(start, start + MESSAGES_AT_ONCE))
      .orderBy("position")
      .execute();
    for (const { message_id, ...attachment } of rows) found.get(message_id)?.push(attachment);
  }
  return found;
}

type RunQuery = <Result>(query: (database: Database) => Promise<Result>) => Promise<Result>;

/** Part by part, so that a mail of 20 MB needs no memory of its own. */
export async function* contentOf(
  run: RunQuery,
  messageId: string,
  position: number,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const row = await run((database) =>
      database
        .selectFrom("attachment_parts")
        .select("bytes")
        .where("message_id", "=", messageId)
        .where("position", "=", position)
        .where("part", "=", part)
        .executeTakeFirst(),
    );
    if (row === undefined) return;
    yield row.bytes;
  }
}

/** `plano.pdf (1,2 MB)`, as the office reads it; a small one in kilobytes. */
export function described({ name, size }: Pick<Attachment, "name" | "size">): string {
  const isSmall = size < 100_000;
  return `${name} (${isSmall ? `${Math.ceil(size / 1000)} kB` : `${sizeFormat.format(size / 1_000_000)} MB`})`;
}

const sizeFormat = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
