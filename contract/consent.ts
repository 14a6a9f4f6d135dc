/** Cookie consent: what a visitor decides, as the browser stores it and the server logs it. */

/**
 * The categories a visitor decides on; everything else about a category is typed by this list. Necessary cookies are
 * always on, so they are not part of it.
 */
export const CONSENT_CATEGORIES = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

/** One decision for each category. */
export function choiceOf(decide: (category: ConsentCategory) => boolean): ConsentChoice {
  const entries = CONSENT_CATEGORIES.map((category) => [category, decide(category)]);
  return Object.fromEntries(entries) as ConsentChoice; // its keys are the categories
}

export const ACCEPT_ALL = choiceOf(() => true);
/** Also what counts before any choice. */
export const REJECT_ALL = choiceOf(() => false);

/** What `GET /api/cookie-consent/{visitorId}` answers; null: this visitor has not chosen yet. */
export interface SavedConsent {
  consent: ConsentChoice | null;
}

/** The version of the cookie policy that a choice answers to; a lower stored one is asked again. */
export const CONSENT_VERSION = 1;

/** 8-4-4-4-12 hexadecimal digits, in either case. */
export const VISITOR_ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
