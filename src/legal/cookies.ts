/** The table of the cookie policy: the cookies of content/cookies.yaml that this very site sets. */
import { CONSENT_MONTHS } from "../../contract/retention.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { durationIn } from "./duration.ts";
import type { LegalSettings } from "./settings.ts";

/** Under https the server's token cookie has the prefix that holds it to this host (`server/csrf`). */
export const csrfCookie = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-csrf" : "csrf");

export type CookieRow = ReturnType<typeof cookieTable>[number];

export function cookieTable({ language, company }: Site, { siteUrl, analyticsId }: LegalSettings) {
  const isLive = siteUrl.startsWith("https:");
  const holds = {
    live: isLive,
    analytics: analyticsId !== undefined,
    sample: !isLive && analyticsId === undefined,
  };
  const facts = {
    shortName: company.shortName,
    domain: new URL(siteUrl).host,
    // A measurement id G-ABC gives the cookie _ga_ABC.
    analyticsId: analyticsId?.replace(/^\w+-/, "") ?? "",
    consent: capitalised(durationIn(language, CONSENT_MONTHS)),
  };
  return localise(content.cookies, language)
    .filter(({ when }) => when === undefined || when.some((condition) => holds[condition]))
    .map((cookie) => ({
      ...cookie,
      name: fill(cookie.name, facts),
      provider: fill(cookie.provider, facts),
      expiry: fill(cookie.expiry, facts),
    }));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
