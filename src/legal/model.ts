/** A legal page in one language: its text with the company's data, and the table of cookies. */
import type { LegalPage } from "../../contract/routes.ts";
import { PAGE_PATHS } from "../../contract/routes.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { parseLegal } from "./sections.ts";

const sources = import.meta.glob<string>("/content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type LegalModel = ReturnType<typeof legalModel>;

export function legalModel(page: LegalPage, site: Site, siteUrl: string) {
  const file = `/content/legal${PAGE_PATHS[page]}.${site.language}.md`;
  const source = sources[file];
  if (source === undefined) throw new Error(`${file.slice(1)} is missing; bring it back.`);
  const { host } = new URL(siteUrl);
  return {
    text: parseLegal(source, legalFacts(site, siteUrl)),
    cookies: localise(content.cookies, site.language).map((cookie) => ({
      ...cookie,
      provider: fill(cookie.provider, { domain: host }),
    })),
  };
}

const GAP = "____";

function legalFacts({ company, strings }: Site, siteUrl: string): Record<string, string> {
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
    siteUrl: siteUrl.replace(/\/$/, ""),
  };
}
