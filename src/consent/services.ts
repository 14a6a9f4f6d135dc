/**
 * Every third-party script that the site may run, with the consent category it needs. A test compares the cookies of
 * each service with the table of the cookie policy (content/cookies.yaml).
 */
import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentChoice } from "../../contract/consent.ts";
import { beginGoogle, prepareGoogle, signalGoogle } from "./google.ts";

export interface ExternalService {
  name: string;
  category: ConsentCategory;
  /** the setting that holds its id at build time; a site built without it knows nothing of the service */
  setting: string;
  idPattern: RegExp;
  script: (id: string) => string;
  /** as the cookie policy names them; each also stands for names that continue with `_` */
  cookies: readonly string[];
  /** once a page, before anything is known of the visitor's choice */
  prepare: (id: string) => void;
  /** at each choice */
  signal: (id: string, choice: ConsentChoice) => void;
  /** once, when the script is fetched */
  begin: (id: string) => void;
}

export const SERVICES: readonly ExternalService[] = [
  {
    name: "Google Analytics",
    category: "analytics",
    setting: "ANALYTICS_ID",
    idPattern: /^GT?-[A-Z0-9]{4,20}$/,
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    cookies: ["_ga", "_gid"],
    prepare: prepareGoogle,
    signal: signalGoogle,
    begin: beginGoogle,
  },
];

/** The categories for which a site with these ids uses no service: consent is asked for, and nothing is loaded. */
export function unusedCategories(
  services: readonly ExternalService[],
  ids: Readonly<Record<string, string>> | null,
): ConsentCategory[] {
  const used = services.filter(({ setting }) => ids?.[setting] !== undefined);
  return CONSENT_CATEGORIES.filter((category) => used.every((service) => service.category !== category));
}

/** At build time: the ids of the services that this site uses, by the name of their setting; null if it uses none. */
export function configuredServices(
  services: readonly ExternalService[],
  environment: Readonly<Record<string, unknown>>,
): Record<string, string> | null {
  const entries = services.flatMap(({ name, setting, idPattern }) => {
    const id = String(environment[setting] ?? "").trim();
    if (id === "") return [];
    if (!idPattern.test(id))
      throw new Error(`${setting} takes the id of ${name}, like ${idPattern}, not ${id}.`);
    return [[setting, id] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
