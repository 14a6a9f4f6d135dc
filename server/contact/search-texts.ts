/** Messages by their words. Neither engine compares letters without their accents by itself, so that is stored once. */
import { sql } from "kysely";
import type { Database } from "../store/schema.ts";
import { withFields } from "./messages.ts";

const MESSAGES_AT_ONCE = 500;
/** More words than these narrow nothing down any more. */
const MOST_WORDS = 10;

/** Without capitals, and without the marks on letters. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Of a text that is looked for. */
export const wordsOf = (search: string) => folded(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** A pattern for `like … escape '!'`. */
export const containing = (text: string) => `%${text.replace(/[!%_]/g, "!$&")}%`;

/** Before a search, for what came in since the last one: whoever stores a message does not wait for this. */
export async function addSearchTexts(database: Database): Promise<void> {
  for (;;) {
    const rows = await database
      .selectFrom("messages")
      .selectAll()
      .where(sql<boolean>`not exists (select 1 from search_texts where message_id = id)`)
      .limit(MESSAGES_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    const texts = rows.map(withFields).map(({ id, fields }) => ({
      message_id: id,
      text: folded(Object.values(fields).join("\n")),
    }));
    await database
      .insertInto("search_texts")
      .values(texts)
      .onConflict((conflict) => conflict.column("message_id").doNothing())
      .execute();
  }
}
