/** The log of cookie choices: appended to, never changed, erased after a stated time. Neither address nor browser is part of it. */
import { CONSENT_VERSION, type ConsentChoice, choiceOf } from "../../contract/consent.ts";
import { EARLIEST_TIME } from "../base/clock.ts";
import type { ConsentLogTable, Database } from "../store/schema.ts";

/** Where a choice was made. There is one place so far. */
const SOURCE = "website";

export interface Chooser {
  visitorId: string;
  /** a digest of the browser's cookie; empty when it has none */
  browser: string;
}

/** An id is the same whatever the case of its letters. */
const idOf = (visitorId: string) => visitorId.toLowerCase();

export async function appendChoice(
  database: Database,
  { visitorId, browser }: Chooser,
  choice: ConsentChoice,
  now: number,
): Promise<void> {
  await database
    .insertInto("consent_log")
    .values({
      visitor_id: idOf(visitorId),
      browser,
      choice: JSON.stringify(choice),
      policy_version: CONSENT_VERSION,
      chosen_at: now,
      source: SOURCE,
    })
    .execute();
}

/**
 * The last choice made in this browser. A browser without the cookie is told the last one of the browser that used the
 * id first, so that nobody who learns an id can change what its owner reads.
 */
export async function currentChoice(
  database: Database,
  { visitorId, browser }: Chooser,
): Promise<ConsentChoice | null> {
  const ofVisitor = database.selectFrom("consent_log").where("visitor_id", "=", idOf(visitorId));
  const first = ofVisitor.select("browser").orderBy("id").limit(1);
  const last = ofVisitor.select("choice").orderBy("id", "desc").limit(1);
  // Two questions, each answered by an index, instead of one that reads everything under the id.
  const row =
    (await last.where("browser", "=", browser).executeTakeFirst()) ??
    (await last.where("browser", "=", first).executeTakeFirst());
  return row ? readChoice(row.choice) : null;
}

/** A category that did not exist yet when the choice was made was not allowed. */
function readChoice(json: string): ConsentChoice {
  const logged: Partial<ConsentChoice> = JSON.parse(json); // written by `appendChoice`
  return choiceOf((category) => logged[category] === true);
}

export type LoggedChoice = Omit<ConsentLogTable, "id" | "choice"> & { choice: ConsentChoice };

/** Every choice of a visitor, oldest first: the proof. */
export async function choicesOf(database: Database, visitorId: string): Promise<LoggedChoice[]> {
  const rows = await database
    .selectFrom("consent_log")
    .select(["visitor_id", "browser", "choice", "policy_version", "chosen_at", "source"])
    .where("visitor_id", "=", idOf(visitorId))
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, choice: readChoice(row.choice) }));
}

/** The proof is kept for a stated time after each choice. */
export async function purgeChoices(database: Database, chosenBefore: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("consent_log")
    .where("chosen_at", "<", chosenBefore)
    .where("chosen_at", ">=", EARLIEST_TIME)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
