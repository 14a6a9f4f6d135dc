/** How one choice follows from others. */
import type { ConsentChoice } from "../../contract/consent.ts";

export const ACCEPT_ALL: ConsentChoice = { analytics: true, marketing: true };
/** Also what counts before any choice. */
export const REJECT_ALL: ConsentChoice = { analytics: false, marketing: false };

/** Only what both allow. */
export function bothAllow(one: ConsentChoice, other: ConsentChoice): ConsentChoice {
  return {
    analytics: one.analytics && other.analytics,
    marketing: one.marketing && other.marketing,
  };
}

interface Known {
  /** what the server keeps; null: nothing, or it could not be asked */
  saved: ConsentChoice | null;
  /** the browser's current record */
  record: ConsentChoice | null;
  /** Global Privacy Control: the browser itself says no to selling and sharing */
  privacyControl: boolean;
}

/** How the switches stand when the dialog opens. A refusal in this browser is stronger than a permission kept elsewhere. */
export function startingChoice({ saved, record, privacyControl }: Known): ConsentChoice {
  if (record) return bothAllow(saved ?? record, record);
  const { analytics, marketing } = saved ?? REJECT_ALL;
  return { analytics, marketing: marketing && !privacyControl };
}
