/** The deliveries still to be made: claimed by one sender at a time, then settled. */
import { sql } from "kysely";
import { HOUR_MS } from "../base/clock.ts";
import type { Engine } from "../store/migrations.ts";
import type { OpenDatabase } from "../store/open-database.ts";
import type { Database } from "../store/schema.ts";
import { type Attachment, attachmentsOf } from "./attachments.ts";
import { DUE_AT_ONCE, LONGEST_DELAY_MS } from "./backoff.ts";
import { databaseNow, NO_LEASE_REACHES_MS } from "./leases.ts";
import { type Message, withFields } from "./messages.ts";

export interface Lease {
  /** names the sender and the round, so that a late result of an expired lease settles nothing */
  by: string;
  holdsMs: number;
}

export interface Claimed extends Message {
  attempts: number;
  attachments: Attachment[];
}

/** Claimed and read together, so that a failure in between leaves no message claimed by nobody. */
export async function claimDue(
  open: Pick<OpenDatabase, "database" | "engine">,
  lease: Lease,
  now: number,
  limit: number,
): Promise<Claimed[]> {
  return open.database.transaction().execute(async (transaction) => {
    const ids = await claim(transaction, open.engine, lease, now, limit);
    if (ids.length === 0) return [];
    const rows = await transaction
      .selectFrom("messages")
      .innerJoin("deliveries", "message_id", "id")
      .selectAll("messages")
      .select("attempts")
      .where("id", "in", ids)
      .orderBy("received_at")
      .execute();
    const attachments = await attachmentsOf(transaction, ids);
    return rows.map((row) => ({ ...withFields(row), attachments: attachments.get(row.id) ?? [] }));
  });
}

async function claim(
  database: Database,
  engine: Engine,
  { by, holdsMs }: Lease,
  now: number,
  limit: number,
): Promise<string[]> {
  const claimed = await database
    .updateTable("deliveries")
    .set(({ eb }) => ({
      leased_by: by,
      leased_until: sql<number>`${databaseNow(engine)} + ${sql.lit(holdsMs)}`,
      attempts: eb("attempts", "+", 1),
    }))
    .where("message_id", "in", dueDeliveries(database, engine, now, limit))
    .returning("message_id")
    .execute();
  return claimed.map(({ message_id }) => message_id);
}

/** In the order of its index, so that however many wait, no more are read than are taken. */
function dueDeliveries(database: Database, engine: Engine, now: number, limit: number) {
  const leaseNow = databaseNow(engine);
  return (
    database
      .selectFrom("deliveries")
      .select("message_id")
      .where("state", "=", "waiting")
      // Further ahead than any delay or lease reaches: written before the clock was set back.
      .where(({ or, eb }) => or([eb("due_at", "<=", now), eb("due_at", ">", now + 2 * LONGEST_DELAY_MS)]))
      .where(({ or, eb }) =>
        or([
          eb("leased_until", "<=", leaseNow),
          eb("leased_until", ">", sql<number>`${leaseNow} + ${sql.lit(NO_LEASE_REACHES_MS)}`),
        ]),
      )
      .orderBy("due_at")
      .limit(limit)
      .$if(engine === "postgresql", (query) => query.forUpdate().skipLocked())
  );
}

export type DeliveryOutcome =
  | { state: "delivered"; at: number }
  | { state: "dead"; at: number; problem: string }
  /** with the attempts that count against it */
  | { state: "waiting"; attempts: number; dueAt: number; problem: string };

export async function settle(
  database: Database,
  id: string,
  leasedBy: string,
  outcome: DeliveryOutcome,
): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({
      state: outcome.state,
      ...(outcome.state === "waiting" && { attempts: outcome.attempts }),
      leased_by: "",
      leased_until: 0,
      due_at: outcome.state === "waiting" ? outcome.dueAt : 0,
      settled_at: outcome.state === "waiting" ? null : outcome.at,
      last_problem: outcome.state === "delivered" ? "" : outcome.problem,
    })
    .where("message_id", "=", id)
    .where("leased_by", "=", leasedBy)
    .execute();
}

/** After a start, or when the mail server is back: nothing waits for the end of its delay. */
export async function makeAllDue(database: Database): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ due_at: DUE_AT_ONCE })
    .where("state", "=", "waiting")
    .where("due_at", ">=", 0)
    .execute();
}

/** A message waiting longer than this while mail is set up is an alarm. */
export const STUCK_AFTER_MS = HOUR_MS;

export interface Backlog {
  waiting: number;
  dead: number;
  /** when the message that waits longest was received */
  oldestWaitingSince: number | null;
}

/** Each from the index of what is not delivered. */
export async function countBacklog(database: Database): Promise<Backlog> {
  const undelivered = database.selectFrom("deliveries").where("state", "!=", "delivered");
  const waiting = undelivered.where("state", "=", "waiting");
  return database
    .selectNoFrom([
      waiting.select(({ fn }) => fn.countAll<number>().as("count")).as("waiting"),
      undelivered
        .where("state", "=", "dead")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("dead"),
      waiting.select(({ fn }) => fn.min("message_received_at").as("oldest")).as("oldestWaitingSince"),
    ])
    .$castTo<Backlog>() // a count is never null
    .executeTakeFirstOrThrow();
}

/** When the mail server last took one. */
export async function lastDelivery(database: Database): Promise<number | null> {
  const { at } = await database
    .selectFrom("deliveries")
    .select(({ fn }) => fn.max("settled_at").as("at"))
    .where("state", "=", "delivered")
    .executeTakeFirstOrThrow();
  return at;
}
