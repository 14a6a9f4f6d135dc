/** Everything in a document's head that search engines and share previews read. */
import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, LANGUAGES, type Language } from "../../contract/languages.ts";
import { inLanguage } from "../../contract/routes.ts";

export const DESCRIPTION_LIMIT = 160;

export interface HeadInput {
  siteUrl: string;
  companyName: string;
  language: Language;
  /** the address shown in the browser, `/es/servicios` */
  path: string;
  /** the canonical address; differs for /flota */
  canonicalPath?: string;
  title: string;
  description: string;
  /** not indexed, such as the not-found page */
  hidden?: boolean;
}

export type Head = ReturnType<typeof makeHead>;

export function makeHead(input: HeadInput) {
  const { siteUrl, companyName, language, title, hidden = false } = input;
  const canonicalPath = input.canonicalPath ?? input.path;
  const absolute = (path: string) => new URL(path, siteUrl).href;
  // A hidden page stands at the home page's address, but is not it.
  const isHome = !hidden && canonicalPath === `/${language}/`;
  const fullTitle = `${title} | ${companyName}`;
  return {
    title: fullTitle,
    description: cutDescription(input.description),
    robots: hidden ? "noindex, follow" : "index, follow",
    canonical: hidden ? undefined : absolute(canonicalPath),
    alternates: hidden ? [] : alternates(canonicalPath, absolute),
    share: {
      title: fullTitle,
      locale: LANGUAGE_FACTS[language].locale,
      url: absolute(canonicalPath),
      ...(isHome
        ? { image: absolute("/share-home.jpg"), width: 1200, height: 630 }
        : { image: absolute("/share.png"), width: 512, height: 512 }),
    },
  };
}

export function alternates(path: string, absolute: (path: string) => string) {
  return [
    ...LANGUAGES.map((language) => ({ language, href: absolute(inLanguage(path, language)) })),
    { language: "x-default", href: absolute(inLanguage(path, DEFAULT_LANGUAGE)) },
  ];
}

/** Search engines show about 160 characters; a longer text ends at a whole word. */
export function cutDescription(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= DESCRIPTION_LIMIT) return flat;
  const cut = flat.slice(0, DESCRIPTION_LIMIT - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,.;:]+$/, "")}…`;
}
