/** A choice is saved: in this browser, on this page and on the server. Tells which message the visitor gets. */
import type { ConsentChoice } from "../../contract/consent.ts";
import type { CookieStrings } from "../site/strings/cookie.es.ts";
import { bothAllow } from "./choices.ts";
import { announceConsent } from "./following.ts";
import { keepRecord, keptRecord } from "./kept-record.ts";
import { knownVisitorId } from "./kept-visitor.ts";
import { makeRecord } from "./record.ts";
import { sendChoice } from "./server-copy.ts";
import { newVisitorId } from "./visitor-id.ts";

export type Outcome = keyof CookieStrings["toasts"];

/** From the banner: the browser's record counts at once, the server is told behind it. */
export function saveFromBanner(shortName: string, choice: ConsentChoice): Outcome {
  const visitorId = knownVisitorId(shortName);
  const kept = apply(shortName, choice, visitorId);
  if (!kept || visitorId === null) return "saveFailed";
  sendChoice(visitorId, choice).catch((error) => console.warn("The server did not take the choice:", error));
  return "saved";
}

/** From the preferences: the server first. If it fails, what was refused is refused all the same. */
export async function saveFromPreferences(shortName: string, choice: ConsentChoice): Promise<Outcome> {
  const visitorId = knownVisitorId(shortName);
  if (visitorId === null) {
    apply(shortName, choice, null);
    return "visitorUnknown";
  }
  try {
    await sendChoice(visitorId, choice);
  } catch (error) {
    console.warn("The server did not take the choice:", error);
    const before = keptRecord(shortName);
    if (before) apply(shortName, bothAllow(before, choice), visitorId);
    return "updateFailed";
  }
  return apply(shortName, choice, visitorId) ? "updated" : "saveFailed";
}

/** Holds for this page in any case; returns whether the browser keeps it for the next. */
function apply(shortName: string, choice: ConsentChoice, visitorId: string | null): boolean {
  const record = makeRecord(choice, visitorId ?? newVisitorId(), Date.now());
  const kept = keepRecord(shortName, record);
  announceConsent(record);
  return kept;
}
