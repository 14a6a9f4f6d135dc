/**
 * Every third-party script that a page may load once its visitor allows it. Its setting and the check of it, the
 * content security policy, the gate, what the cookie table and the legal texts say, and the doctor follow from its
 * entry. A site built without its setting knows nothing of it.
 */
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent.ts";

interface ThirdParty {
  name: string;
  category: ConsentCategory;
  /** the setting that holds its id */
  setting: string;
  idPattern: RegExp;
  /** what the setting takes, as the operator reads it */
  expects: string;
  script: (id: string) => string;
  /** what its script may load, by directive of the content security policy */
  sources: Record<"script" | "image" | "connect", readonly string[]>;
  /** its script writes markup from strings, which a page with trusted types forbids */
  writesMarkup: boolean;
  /** as the cookie policy names them; each also stands for names that continue with `_` */
  cookies: readonly string[];
  /** the part of its id that is in a cookie's name: `{{analyticsId}}` in content/cookies.yaml for the entry `analytics` */
  idInCookies: (id: string) => string;
  /** what the law asks of the owner, with its articles */
  duty: string;
}

const TAG_MANAGER = "https://www.googletagmanager.com";
const GOOGLE_HITS = "https://*.google-analytics.com";

/** By the name that legal texts (`{{#analytics}}`) and the cookie table (`inUse: analytics`) use. */
export const THIRD_PARTIES = {
  analytics: {
    name: "Google Analytics",
    category: "analytics",
    setting: "ANALYTICS_ID",
    idPattern: /^GT?-[A-Z0-9]{4,20}$/,
    expects: "un identificador de medición, como G-ABC123DEF4",
    script: (id) => `${TAG_MANAGER}/gtag/js?id=${id}`,
    sources: {
      script: [TAG_MANAGER],
      image: [TAG_MANAGER, GOOGLE_HITS],
      connect: [TAG_MANAGER, GOOGLE_HITS, "https://*.analytics.google.com"],
    },
    writesMarkup: true,
    cookies: ["_ga", "_gid"],
    // A measurement id G-ABC gives the cookie _ga_ABC; a tag GT-ABC stands for one that Google alone knows.
    idInCookies: (id) => (id.startsWith("G-") ? id.slice(2) : "*"),
    duty: "acepta sus condiciones de tratamiento de datos (RGPD 28.3) y comprueba que Google LLC sigue en la lista del Marco de Privacidad de Datos (RGPD 45); la política dice que allí los datos se conservan 14 meses como máximo: ponlo así en Google (RGPD 13.2.a)",
  },
} as const satisfies Readonly<Record<string, ThirdParty>>;

export type ThirdPartyName = keyof typeof THIRD_PARTIES;
export const THIRD_PARTY_NAMES = Object.keys(THIRD_PARTIES) as ThirdPartyName[]; // the object has no others

/** A record with a value for each, so that a new one is in it too. */
export function ofEachThirdParty<Value>(
  value: (name: ThirdPartyName) => Value,
): Record<ThirdPartyName, Value> {
  const entries = THIRD_PARTY_NAMES.map((name) => [name, value(name)]);
  return Object.fromEntries(entries) as Record<ThirdPartyName, Value>; // its keys are their names
}

/** The ids of those that a site uses. */
export type ThirdPartyIds = { readonly [Name in ThirdPartyName]?: string };

export function thirdPartiesIn(ids: ThirdPartyIds): (ThirdParty & { id: string })[] {
  return THIRD_PARTY_NAMES.flatMap((name) => {
    const id = ids[name];
    return id === undefined ? [] : [{ ...THIRD_PARTIES[name], id }];
  });
}

/** The categories for which a site uses no third party: consent is asked for, and nothing is loaded. */
export function unusedCategories(ids: ThirdPartyIds): ConsentCategory[] {
  const used = new Set(thirdPartiesIn(ids).map(({ category }) => category));
  return CONSENT_CATEGORIES.filter((category) => !used.has(category));
}
