/**
 * The facts that texts name instead of repeating: `{{founded}}`, `{{machines}}`. Said once, in company.yaml or by the length
 * of a list; docs/editar.md tells the owner each one.
 */

import { inEachLanguage, type Language, type Localised } from "../../../contract/languages.ts";
import { numeralIn } from "./basque-numeral.ts";
import { capitalised, inWords, workingDays } from "./grammar.ts";
import type { Company } from "./schema/company.ts";

/** By the name between the braces. */
export type Facts = Readonly<Record<string, string>>;

/** How many there are of what. */
export interface Counts {
  machines: number;
  services: number;
  certificates: number;
  /** of them, those of an ISO norm */
  isoCertificates: number;
  projects: number;
  featuredProjects: number;
}

type CompanyFacts = Pick<
  Company,
  | "name"
  | "legalName"
  | "shortName"
  | "taxId"
  | "email"
  | "phone"
  | "founded"
  | "staff"
  | "operators"
  | "replyHours"
  | "townInBasque"
> & { address: Pick<Company["address"], "town"> };

/** The names that each language knows, whatever the company. */
export function factNames(): Localised<readonly string[]> {
  const [none, zero] = ["", 0];
  const nobody: CompanyFacts = {
    ...{ name: none, legalName: none, shortName: none, taxId: none, email: none, phone: none },
    ...{ founded: zero, staff: zero, operators: zero, replyHours: none },
    address: { town: none },
    townInBasque: { name: none, in: none, of: none, to: none, from: none },
  };
  const nothing = {
    machines: 0,
    services: 0,
    certificates: 0,
    isoCertificates: 0,
    projects: 0,
    featuredProjects: 0,
  };
  const facts = factsOf(nobody, nothing, zero);
  return inEachLanguage((language) => Object.keys(facts[language]));
}

export function factsOf(company: CompanyFacts, counts: Counts, year: number): Localised<Facts> {
  const { name, legalName, shortName, taxId, email, phone, replyHours, address, townInBasque } = company;
  const { founded, staff, operators } = company;
  const shared = {
    ...{ name, legalName, shortName, taxId, email, phone, replyHours },
    founded: String(founded),
    years: String(roundYears(year - founded)),
    staff: String(staff),
    operators: String(operators),
  };
  const foundedInBasque = numeralIn(founded);
  const inBasque = {
    foundedIn: foundedInBasque.in,
    foundedFrom: foundedInBasque.from,
    foundedOf: foundedInBasque.of,
    town: townInBasque.name,
    townIn: townInBasque.in,
    townOf: townInBasque.of,
    townTo: townInBasque.to,
    townFrom: townInBasque.from,
  };
  return inEachLanguage((language) => ({
    ...shared,
    town: address.town,
    replyDays: workingDays(language, replyHours),
    ...countsIn(language, counts),
    ...(language === "eu" && inBasque),
  }));
}

/** `services` → 9, `servicesInWords` → nueve, `ServicesInWords` → Nueve */
function countsIn(language: Language, counts: Counts): Facts {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]: [string, number]) => [
      [name, String(count)],
      [`${name}InWords`, inWords(language, count)],
      [`${capitalised(name)}InWords`, capitalised(inWords(language, count))],
    ]),
  );
}

const ROUNDED_FROM = 10;
const STEP = 5;

/** Behind «más de»: whole fives, and fewer than have passed. */
export function roundYears(passed: number): number {
  const fewer = Math.max(1, passed - 1);
  return fewer < ROUNDED_FROM ? fewer : fewer - (fewer % STEP);
}
