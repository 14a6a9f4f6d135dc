/** What every page knows: the language, the interface strings and the company. */
import type { Language } from "../../contract/languages.ts";
import { content } from "./content/load.ts";
import type { Company } from "./content/schema.ts";
import { type InLanguage, localise } from "./localise.ts";
import { type Strings, stringsFor } from "./strings/index.ts";

export interface Site {
  language: Language;
  strings: Strings;
  company: SiteCompany;
}

export type SiteCompany = Omit<InLanguage<Company>, "officeHours"> & {
  officeHours: { label: string; spans: string[] }[];
};

export function siteIn(language: Language): Site {
  return { language, strings: stringsFor(language), company: companyIn(language) };
}

function companyIn(language: Language): SiteCompany {
  const company = localise(content.company, language);
  return {
    ...company,
    officeHours: company.officeHours.map(({ label, spans }) => ({
      label,
      spans: spans.map(({ opens, closes }) => `${asRead(opens)}–${asRead(closes)}`),
    })),
  };
}

/** `08:00` is read `8.00`. */
function asRead(time: string): string {
  return time.replace(/^0/, "").replace(":", ".");
}
