/** The props of `Document.astro` for each kind of page: address, head, structured data. */
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { legalAddress, type PageName, pageAddress } from "../../contract/routes.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { pageSettings } from "../site/page-settings.ts";
import { type PictureSource, resolveFirstPanorama, resolvePanorama } from "../site/pictures.ts";
import { pageLabel, siteIn } from "../site/site.ts";
import { PANORAMA_SIZES } from "../ui/Panorama.tsx";
import { WIDE_SCREEN } from "../ui/Picture.tsx";
import { makeHead } from "./head.ts";
import { breadcrumbNode, companyNode, type JsonLdNode, pageNode } from "./structured-data.ts";

const { siteUrl } = pageSettings;

/** One document for each language, for Astro's `getStaticPaths`. */
export function everyLanguage() {
  return LANGUAGES.map((language) => ({ params: { lang: language }, props: { language } }));
}

interface DocumentOptions {
  language: Language;
  /** the address of this document, where it is not the page's own */
  path?: string | undefined;
  type?: Parameters<typeof pageNode>[0];
  /** more structured data, given the page's own address */
  jsonLd?: (url: string) => JsonLdNode[];
}

/** The props of `Document.astro` for one of the fixed pages, and its texts. */
export function describePage({ name, ...options }: DocumentOptions & { name: PageName }) {
  const texts = localise(content.pages[name], options.language);
  const document = describeDocument({
    ...options,
    texts,
    current: name,
    canonicalPath: pageAddress(options.language, name),
  });
  return { texts, document };
}

/** The same for a page of `content/legal.yaml`. */
export function describeLegalPage({ slug, ...options }: DocumentOptions & { slug: string }) {
  const page = content.legal.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`content/legal.yaml has no page ${slug}`);
  const texts = localise(page, options.language);
  const canonicalPath = legalAddress(options.language, slug);
  return { texts, document: describeDocument({ ...options, texts, current: null, canonicalPath }) };
}

interface Described<Current> extends DocumentOptions {
  texts: { title: string; description: string; heading: string };
  /** the page whose link is highlighted */
  current: Current;
  canonicalPath: string;
  /** the page below which it stands in the breadcrumb, beside the home page */
  below?: PageName;
}

function describeDocument<Current extends PageName | null>(described: Described<Current>) {
  const { language, texts, current, canonicalPath, below, path = canonicalPath } = described;
  const { heading } = texts;
  const site = siteIn(language);
  const companyName = site.company.name;
  const head = makeHead({ ...texts, siteUrl, companyName, language, path, canonicalPath });
  const absolute = (to: string) => new URL(to, siteUrl).href;
  const step = (page: PageName) => ({
    name: pageLabel(site, page),
    url: absolute(pageAddress(language, page)),
  });
  const url = absolute(canonicalPath);
  const trail = below
    ? [step("home"), step(below), { name: heading, url }]
    : [step("home"), current ? step(current) : { name: heading, url }];
  const page = { url, name: head.title, description: head.description, language, siteUrl };
  return {
    site,
    head,
    current,
    path,
    jsonLd: [
      companyNode(content.company, siteUrl),
      pageNode(described.type ?? "WebPage", page),
      ...(current === "home" ? [] : [breadcrumbNode(trail)]),
      ...(described.jsonLd?.(url) ?? []),
    ],
  };
}

interface HasPicture {
  picture?: PictureSource | undefined;
}

/** The wide picture at the head of a page, and its preload, on the screens where no placeholder stands meanwhile. */
export async function heroOf({ picture }: HasPicture) {
  if (!picture) return { heroPicture: undefined, preload: [] };
  const heroPicture = await resolveFirstPanorama(picture);
  return { heroPicture, preload: [{ srcSet: heroPicture.avif, sizes: PANORAMA_SIZES, media: WIDE_SCREEN }] };
}

/** The wide picture at the foot of a page. */
export const closingPictureOf = ({ picture }: HasPicture) => picture && resolvePanorama(picture);

/** A not-found document: not indexed, and its address is whatever was asked for. */
export function hiddenDocument(name: "notFound" | "projectNotFound", language: Language) {
  const site = siteIn(language);
  const texts = localise(content.pages[name], language);
  const path = pageAddress(language, "home");
  const companyName = site.company.name;
  const head = makeHead({ ...texts, siteUrl, companyName, language, path, hidden: true });
  return { texts, document: { site, head, current: null, path } };
}

/** The props of `Document.astro` for one project. */
export function describeProject(
  { title, description }: { title: string; description: string },
  language: Language,
  canonicalPath: string,
) {
  const texts = { title, description, heading: title };
  return describeDocument({ language, texts, current: "projects", canonicalPath, below: "projects" });
}
