/** The table of the cookie policy: the cookies of content/cookies.yaml that this very site sets. */
import { CONSENT_MONTHS } from "../../contract/retention.ts";
import { fillFacts } from "../site/content/fill-facts.ts";
import { content } from "../site/content/load.ts";
import { capitalised } from "../site/content/number-words.ts";
import type { COOKIE_FACTS } from "../site/content/schema/lists.ts";
import { localise } from "../site/localise.ts";
import type { Site } from "../site/site.ts";
import { durationIn } from "./duration.ts";
import type { LegalSettings } from "./settings.ts";

/** Under https the server's token cookie has the prefix that holds it to this host (`server/csrf`). */
export const csrfCookie = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-csrf" : "csrf");

export type CookieRow = ReturnType<typeof cookieTable>[number];

export function cookieTable({ language }: Site, { siteUrl, analyticsId }: LegalSettings) {
  const isLive = siteUrl.startsWith("https:");
  const holds = {
    live: isLive,
    analytics: analyticsId !== undefined,
    sample: !isLive && analyticsId === undefined,
  };
  const facts: Record<(typeof COOKIE_FACTS)[number], string> = {
    domain: new URL(siteUrl).host,
    // A measurement id G-ABC gives the cookie _ga_ABC; a tag GT-ABC stands for one that Google alone knows.
    analyticsId: analyticsId?.startsWith("G-") ? analyticsId.slice(2) : "*",
    consent: capitalised(durationIn(language, CONSENT_MONTHS)),
  };
  return localise(content.cookies, language)
    .filter(({ when }) => when === undefined || when.some((condition) => holds[condition]))
    .map((cookie) => ({
      ...cookie,
      name: fillFacts(cookie.name, facts),
      provider: fillFacts(cookie.provider, facts),
      expiry: fillFacts(cookie.expiry, facts),
    }));
}
