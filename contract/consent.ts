/** A visitor's cookie choice, as the browser sends it and the server keeps it. */
import * as z from "zod/mini";

export { CONSENT_VERSION, VISITOR_ID_PATTERN } from "./consent-constants.ts";

/** Necessary cookies are always on, so they are not part of the choice. */
export const consentChoiceSchema = z.strictObject({ analytics: z.boolean(), marketing: z.boolean() });
export type ConsentChoice = z.infer<typeof consentChoiceSchema>;

/** What `GET /api/cookie-consent/{visitorId}` answers; null: this visitor has not chosen yet. */
export interface SavedConsent {
  consent: ConsentChoice | null;
}
