/**
 * Who is sending a message. Whoever lives renews it, so that it may be short: what a killed process was sending is
 * taken over soon. It goes by the database's clock, which is the same for senders on machines whose clocks differ.
 */
import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../store/migrations.ts";
import type { OpenDatabase } from "../store/open-database.ts";
import type { Database } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

export interface LeaseTimes {
  /** how long it holds after it was renewed last */
  holdsMs: number;
  /** longer than one delivery can take: one that never ends loses it */
  renewedForMs: number;
}

/** A pause of the database takes it from nobody. */
const RENEWALS_WHILE_IT_HOLDS = 6;
/** Further ahead than any lease reaches, also of versions that did not renew theirs: written before the clock was set back. */
export const NO_LEASE_REACHES_MS = 15 * 60_000;

export function databaseNow(engine: Engine): RawBuilder<number> {
  return engine === "sqlite"
    ? sql`cast(unixepoch('subsec') * 1000 as integer)`
    : sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
}

/** Until it is told to end. A renewal that fails is followed by the next one. */
export function keepRenewing(
  store: Store,
  by: string,
  ids: readonly string[],
  { holdsMs, renewedForMs }: LeaseTimes,
): () => void {
  const begun = performance.now();
  const renewing = setInterval(() => {
    if (performance.now() - begun > renewedForMs) clearInterval(renewing);
    else store.run((open) => renewLeases(open, by, ids, holdsMs)).catch(() => {});
  }, holdsMs / RENEWALS_WHILE_IT_HOLDS).unref();
  return () => clearInterval(renewing);
}

export async function renewLeases(
  { database, engine }: Pick<OpenDatabase, "database" | "engine">,
  by: string,
  ids: readonly string[],
  holdsMs: number,
): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ leased_until: sql`${databaseNow(engine)} + ${sql.lit(holdsMs)}` })
    .where("message_id", "in", ids)
    .where("state", "=", "waiting")
    .where("leased_by", "=", by)
    .execute();
}

/** For a database that only this process sends from: whoever held a lease before is gone. */
export async function dropLeases(database: Database): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ leased_by: "", leased_until: 0 })
    .where("state", "=", "waiting")
    .where("leased_until", "!=", 0)
    .execute();
}
