/** The table of the cookie policy: content/cookies.yaml with the names and the use of each on this very site. */

import { cookieNames } from "../../contract/cookie-names.ts";
import { CONSENT_MONTHS } from "../../contract/retention.ts";
import type { PageSettings } from "../../contract/settings.ts";
import { THIRD_PARTIES, THIRD_PARTY_NAMES } from "../../contract/third-parties.ts";
import { fillFacts } from "../site/content/fill-facts.ts";
import { capitalised, durationIn } from "../site/content/grammar.ts";
import { content } from "../site/content/load.ts";
import type { COOKIE_FACTS } from "../site/content/schema/lists.ts";
import { localise } from "../site/localise.ts";
import type { Site } from "../site/site.ts";

export function cookieTable({ language }: Site, { siteUrl, thirdParties }: PageSettings) {
  const { csrf, consent } = cookieNames({ https: siteUrl.startsWith("https:") });
  const ids = THIRD_PARTY_NAMES.map((name) => {
    const id = thirdParties[name];
    return [`${name}Id`, id === undefined ? "*" : THIRD_PARTIES[name].idInCookies(id)];
  });
  const facts = {
    ...Object.fromEntries(ids),
    domain: new URL(siteUrl).host,
    consent: capitalised(durationIn(language, CONSENT_MONTHS)),
    csrfCookie: csrf,
    consentCookie: consent,
  } satisfies Record<(typeof COOKIE_FACTS)[number], string>;
  return localise(content.cookies, language).map((cookie) => ({
    ...cookie,
    name: fillFacts(cookie.name, facts),
    provider: fillFacts(cookie.provider, facts),
    expiry: fillFacts(cookie.expiry, facts),
    inUse: cookie.inUse === "always" || (cookie.inUse !== "never" && cookie.inUse in thirdParties),
  }));
}
