/** When the rows of each table are erased by their age. A table that is missing here does not compile. */
import type { Settings } from "../config/config.ts";
import { purgeChoices } from "../consent/consent-log.ts";
import { purgeHeld } from "../contact/held-messages.ts";
import { monthsBefore, purgeMessages } from "../contact/messages.ts";
import type { Database, Schema } from "../store/schema.ts";

/** Answers how many rows went. */
type Purge = (database: Database, settings: Settings, now: number) => Promise<number>;

const RETENTION: Readonly<Record<keyof Schema, Purge | "with its message" | "nothing of people">> = {
  messages: async (database, { messageRetentionMonths }, now) => {
    const old = await purgeMessages(database, monthsBefore(now, messageRetentionMonths));
    return old + (await purgeHeld(database, now));
  },
  attachments: "with its message",
  attachment_parts: "with its message",
  deliveries: "with its message",
  search_texts: "with its message",
  consent_log: (database, { consentRetentionMonths }, now) =>
    purgeChoices(database, monthsBefore(now, consentRetentionMonths)),
  write_probe: "nothing of people",
  schema_versions: "nothing of people",
};

/** How many rows of which table went; tables that lost none are not named. */
export type Purged = Partial<Record<string, number>>;

export async function purgeTables(database: Database, settings: Settings, now: number): Promise<Purged> {
  const purged: Purged = {};
  for (const [table, rule] of Object.entries(RETENTION)) {
    const rows = typeof rule === "string" ? 0 : await rule(database, settings, now);
    if (rows > 0) purged[table] = rows;
  }
  return purged;
}
