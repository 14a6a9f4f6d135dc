/** A visitor's cookie choice, as the browser sends it and the server keeps it. */
import * as z from "zod/mini";

/** The version of the cookie policy a choice answers to; a lower stored one is asked again. */
export const CONSENT_VERSION = 1;

/** 8-4-4-4-12 hexadecimal digits, in either case. */
export const VISITOR_ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Necessary cookies are always on, so they are not part of the choice. */
export const consentChoiceSchema = z.strictObject({ analytics: z.boolean(), marketing: z.boolean() });
export type ConsentChoice = z.infer<typeof consentChoiceSchema>;

/** What `GET /api/cookie-consent/{visitorId}` answers; null: this visitor has not chosen yet. */
export interface SavedConsent {
  consent: ConsentChoice | null;
}
