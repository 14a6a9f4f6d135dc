/** Saves a choice in this browser, on this page and on the server. Returns which message the visitor sees. */
import { type ConsentChoice, choiceOf } from "../../contract/consent.ts";
import type { CookieStrings } from "../site/strings/cookie.ts";
import { announceConsent } from "./consent-changes.ts";
import { currentRecord, makeRecord, storeRecord } from "./consent-storage.ts";
import { sendChoice } from "./server-copy.ts";
import { newVisitorId, savingVisitorId } from "./visitor-id.ts";

type ToastName = keyof CookieStrings["toasts"];
export type BannerToast = Extract<ToastName, "saved" | "saveFailed">;

/** The banner and the dialog it opens decide locally; the server's copy is sent afterwards. */
export function saveFromBanner(shortName: string, choice: ConsentChoice): BannerToast {
  const visitorId = savingVisitorId(shortName);
  const isStored = apply(shortName, choice, visitorId);
  if (!isStored || visitorId === null) return "saveFailed";
  sendChoice(visitorId, choice).catch((error) => console.warn("The server did not take the choice:", error));
  return "saved";
}

/** The preferences save on the server first. If that fails, a refusal takes effect all the same. */
export async function saveFromPreferences(shortName: string, choice: ConsentChoice): Promise<ToastName> {
  const visitorId = savingVisitorId(shortName);
  if (visitorId === null) {
    apply(shortName, choice, null);
    return "visitorUnknown";
  }
  try {
    await sendChoice(visitorId, choice);
  } catch (error) {
    console.warn("The server did not take the choice:", error);
    const before = currentRecord(shortName);
    if (before) {
      const stillAllowed = choiceOf((category) => before[category] && choice[category]);
      apply(shortName, stillAllowed, visitorId);
    }
    return "updateFailed";
  }
  return apply(shortName, choice, visitorId) ? "updated" : "saveFailed";
}

/** Takes effect on this page in any case; returns whether the browser could store it. */
function apply(shortName: string, choice: ConsentChoice, visitorId: string | null): boolean {
  const record = makeRecord(choice, visitorId ?? newVisitorId(), Date.now());
  const isStored = storeRecord(shortName, record);
  announceConsent(record);
  return isStored;
}
