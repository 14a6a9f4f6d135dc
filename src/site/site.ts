/** What every page knows: the language, the interface strings and the company. */
import type { Language } from "../../contract/languages.ts";
import { legalAddress, type PageName } from "../../contract/routes.ts";
import { fillAll } from "./content/fill-facts.ts";
import { capitalised, GRAMMAR } from "./content/grammar.ts";
import { content } from "./content/load.ts";
import type { Content } from "./content/parse-all.ts";
import type { LEGAL_ROLES } from "./content/schema/pages.ts";
import { seasonOf } from "./content/season.ts";
import { unbreakable } from "./content/unbreakable.ts";
import { type InLanguage, localise } from "./localise.ts";
import { type CompanyLogo, companyLogo } from "./logo.ts";
import { type Strings, stringsFor } from "./strings/index.ts";

type LegalRole = (typeof LEGAL_ROLES)[number];

export interface Site {
  language: Language;
  strings: Strings;
  company: SiteCompany;
  logo: CompanyLogo;
  /** the menu, in its order */
  navigation: { page: PageName; label: string }[];
  /** what the footer and the site itself link to */
  legal: { slug: string; label: string; role?: LegalRole | undefined }[];
}

export type SiteCompany = Omit<InLanguage<Content["company"]>, "officeHours"> & {
  officeHours: { label: string; dates?: string | undefined; spans: string[] }[];
};

export function siteIn(language: Language): Site {
  return {
    language,
    strings: fillAll(stringsFor(language), content.facts[language]),
    company: companyIn(language),
    logo: companyLogo(),
    navigation: localise(content.navigation, language),
    legal: localise(content.legal, language).map(({ slug, label, role }) => ({ slug, label, role })),
  };
}

/** What a page is called: in the menu, or by its heading where the menu lacks it. */
export function pageLabel({ navigation, language }: Site, page: PageName): string {
  return navigation.find((link) => link.page === page)?.label ?? content.pages[page].heading[language];
}

/** The legal page that has this part to play; the content is checked to have one. */
export function legalAddressOf({ legal, language }: Site, role: LegalRole): string {
  const page = legal.find((candidate) => candidate.role === role);
  if (!page) throw new Error(`content/legal.yaml has no page with the role ${role}`);
  return legalAddress(language, page.slug);
}

function companyIn(language: Language): SiteCompany {
  const company = localise(content.company, language);
  return {
    ...company,
    phone: unbreakable(company.phone),
    address: { ...company.address, street: unbreakable(company.address.street) },
    officeHours: company.officeHours.map((hours) => hoursIn(language, hours)),
  };
}

function hoursIn(language: Language, hours: InLanguage<Content["company"]["officeHours"][number]>) {
  const season = seasonOf(hours);
  const spans = hours.spans.map(({ opens, closes }) => `${asRead(opens)}–${asRead(closes)}`);
  return {
    label: hours.label,
    ...(season && { dates: capitalised(GRAMMAR[language].season(season.from, season.to)) }),
    spans: spans.length > 0 ? spans : [stringsFor(language).footer.closed],
  };
}

/** `08:00` is read `8.00`. */
function asRead(time: string): string {
  return time.replace(/^0/, "").replace(":", ".");
}
