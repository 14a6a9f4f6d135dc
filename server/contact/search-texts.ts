/** Messages by their words. Neither engine compares letters without their accents by itself, so that is stored once. */
import { sql } from "kysely";
import { CONTACT_FIELDS } from "../../contract/contact-fields.ts";
import type { Database } from "../store/schema.ts";
import { withFields } from "./messages.ts";

const MESSAGES_AT_ONCE = 500;
/** More words than these narrow nothing down any more. */
const MOST_WORDS = 10;

/** Without capitals, and without the marks on letters. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** As the form would have made it, which turns the domain into the one that mail servers know. */
export function storedAddress(email: string): string {
  const line = email.trim();
  return CONTACT_FIELDS.email.schema.safeParse(line).data ?? line;
}

/** Of a text that is looked for, each in every way it may be stored. */
export function wordsOf(search: string): string[][] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => [...new Set([folded(word), folded(storedAddress(word))])]);
}

/** A pattern for `like … escape '!'`. */
export const containing = (text: string) => `%${text.replace(/[!%_]/g, "!$&")}%`;

export const textContains = (word: string) => sql<boolean>`text like ${containing(word)} escape '!'`;

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
