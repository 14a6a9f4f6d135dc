/** A legal page in one language: its text with the company's data, and the table of cookies. */

import { CONSENT_MONTHS } from "../../contract/retention.ts";
import { ContentError } from "../site/content/parse.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { cookieTable, csrfCookie } from "./cookies.ts";
import { durationIn } from "./duration.ts";
import { type LegalFacts, parseLegal } from "./sections.ts";
import type { LegalSettings } from "./settings.ts";

const sources = import.meta.glob<string>("/content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type LegalModel = ReturnType<typeof legalModel>;

export function legalModel(slug: string, site: Site, settings: LegalSettings) {
  const file = `/content/legal/${slug}.${site.language}.md`;
  const source = sources[file];
  if (source === undefined)
    throw new ContentError([`${file.slice(1)}: falta este archivo; la página está en content/legal.yaml.`]);
  return {
    text: parseLegal(source, legalFacts(site, settings)),
    cookies: cookieTable(site, settings),
  };
}

const GAP = "____";

function legalFacts({ company, strings, language }: Site, settings: LegalSettings): LegalFacts {
  const { address, registry } = company;
  const orGap = Object.fromEntries(Object.entries(registry).map(([name, value]) => [name, value || GAP]));
  return {
    name: company.name,
    legalName: company.legalName,
    taxId: company.taxId,
    email: company.email,
    phone: company.phone,
    address: `${address.street}, ${address.postalCode} ${address.town} (${address.province})`,
    registry: fill(strings.legal.registry, orGap),
    transportAuthorisation: company.transportAuthorisation,
    siteUrl: settings.siteUrl.replace(/\/$/, ""),
    csrfCookie: csrfCookie(settings.siteUrl),
    consentLasts: durationIn(language, CONSENT_MONTHS),
    proofKept: durationIn(language, settings.proofMonths),
    messagesKept: durationIn(language, settings.messageMonths),
    analytics: settings.analyticsId !== undefined,
    forward: settings.forwards,
  };
}
