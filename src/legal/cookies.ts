/** The table of the cookie policy: content/cookies.yaml with the names and the use of each on this very site. */
import { cookieNames } from "../../contract/cookie-names.ts";
import { CONSENT_MONTHS } from "../../contract/retention.ts";
import { fillFacts } from "../site/content/fill-facts.ts";
import { content } from "../site/content/load.ts";
import { capitalised } from "../site/content/number-words.ts";
import type { COOKIE_FACTS } from "../site/content/schema/lists.ts";
import { localise } from "../site/localise.ts";
import type { Site } from "../site/site.ts";
import { durationIn } from "./duration.ts";
import type { LegalSettings } from "./settings.ts";

export function cookieTable({ language }: Site, { siteUrl, analyticsId }: LegalSettings) {
  const { csrf, consent } = cookieNames({ https: siteUrl.startsWith("https:") });
  const facts: Record<(typeof COOKIE_FACTS)[number], string> = {
    domain: new URL(siteUrl).host,
    // A measurement id G-ABC gives the cookie _ga_ABC; a tag GT-ABC stands for one that Google alone knows.
    analyticsId: analyticsId?.startsWith("G-") ? analyticsId.slice(2) : "*",
    consent: capitalised(durationIn(language, CONSENT_MONTHS)),
    csrfCookie: csrf,
    consentCookie: consent,
  };
  return localise(content.cookies, language).map((cookie) => ({
    ...cookie,
    name: fillFacts(cookie.name, facts),
    provider: fillFacts(cookie.provider, facts),
    expiry: fillFacts(cookie.expiry, facts),
    inUse: cookie.inUse === "always" || (cookie.inUse === "analytics" && analyticsId !== undefined),
  }));
}
