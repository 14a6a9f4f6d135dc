/** A legal page in one language: its text with the company's data, and the table of cookies. */

import { CONSENT_MONTHS } from "../../contract/retention.ts";
import type { PageSettings } from "../../contract/settings.ts";
import { ofEachThirdParty } from "../../contract/third-parties.ts";
import { durationIn } from "../site/content/grammar.ts";
import type { LEGAL_FACTS } from "../site/content/legal-texts.ts";
import { content, legalText } from "../site/content/load.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { cookieTable } from "./cookies.ts";
import { parseLegal } from "./sections.ts";

export type LegalModel = ReturnType<typeof legalModel>;

export function legalModel(slug: string, site: Site, settings: PageSettings) {
  const file = `content/legal/${slug}.${site.language}.md`;
  return {
    text: parseLegal(file, legalText(file), legalFacts(site, settings)),
    cookies: cookieTable(site, settings),
  };
}

const GAP = "____";

type OwnFacts = Record<(typeof LEGAL_FACTS)[number], string | boolean>;

function legalFacts({ company, strings, language }: Site, settings: PageSettings) {
  const { address, registry } = company;
  const orGap = Object.fromEntries(Object.entries(registry).map(([name, value]) => [name, value || GAP]));
  const own: OwnFacts = {
    address: `${address.street}, ${address.postalCode} ${address.town} (${address.province})`,
    registry: fill(strings.legal.registry, orGap),
    transportAuthorisation: company.transportAuthorisation,
    certificateLinks: content.certificates.map(({ title, pdfPath }) => `[${title}](${pdfPath})`).join(" · "),
    siteUrl: settings.siteUrl,
    consentLasts: durationIn(language, CONSENT_MONTHS),
    proofKept: durationIn(language, settings.consentMonths),
    messagesKept: durationIn(language, settings.messageMonths),
    ...ofEachThirdParty((name) => settings.thirdParties[name] !== undefined),
    forward: URL.parse(settings.formForwardUrl ?? "")?.host ?? "",
  };
  return { ...content.facts[language], ...own };
}
