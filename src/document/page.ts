/** The props of `Document.astro` for each kind of page: address, head, structured data. */
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { legalAddress, type PageName, pageAddress } from "../../contract/routes.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { cropOf, type PictureSource, resolvePicture } from "../site/pictures.ts";
import { makePlaceholder } from "../site/placeholder.ts";
import { pageLabel, type Site, siteIn } from "../site/site.ts";
import { PAGE_HERO_CROP, PAGE_HERO_SIZES } from "../ui/PageHero.tsx";
import { makeHead } from "./head.ts";
import { breadcrumbNode, companyNode, type JsonLdNode, pageNode } from "./structured-data.ts";

/** One document for each language, for Astro's `getStaticPaths`. */
export function everyLanguage() {
  return LANGUAGES.map((language) => ({ params: { lang: language }, props: { language } }));
}

interface DocumentOptions {
  language: Language;
  siteUrl: URL | undefined;
  /** the address of this document, where it is not the page's own */
  path?: string | undefined;
  type?: Parameters<typeof pageNode>[0];
  /** more structured data, given the page's own address */
  jsonLd?: (url: string, siteUrl: string) => JsonLdNode[];
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

interface PageTexts {
  title: string;
  description: string;
  heading: string;
}

function describeDocument<Current extends PageName | null>({
  language,
  siteUrl,
  path,
  type = "WebPage",
  jsonLd,
  texts,
  current,
  canonicalPath,
}: DocumentOptions & { texts: PageTexts; current: Current; canonicalPath: string }) {
  const site = siteIn(language);
  const base = requireSite(siteUrl);
  const head = makeHead({
    siteUrl: base,
    companyName: site.company.name,
    language,
    path: path ?? canonicalPath,
    canonicalPath,
    title: texts.title,
    description: texts.description,
  });
  const url = new URL(canonicalPath, base).href;
  const trail = [
    { name: pageLabel(site, "home"), url: new URL(pageAddress(language, "home"), base).href },
    { name: texts.heading, url },
  ];
  return {
    site,
    head,
    current,
    path: path ?? canonicalPath,
    jsonLd: [
      companyNode(content.company, base),
      pageNode(type, { url, name: head.title, description: head.description, language, siteUrl: base }),
      ...(current === "home" ? [] : [breadcrumbNode(trail)]),
      ...(jsonLd?.(url, base) ?? []),
    ],
  };
}

export function requireSite(siteUrl: URL | undefined): string {
  if (!siteUrl) throw new Error("astro.config.ts sets no `site`");
  return siteUrl.href;
}

/** The wide picture at the head of a page, and its preload. */
export async function heroOf({ picture }: { picture?: PictureSource | undefined }) {
  if (!picture) return { heroPicture: undefined, preload: [] };
  const placeholder = await makePlaceholder(picture.image, cropOf(picture, PAGE_HERO_CROP));
  const heroPicture = { ...(await resolvePicture(picture, "hero")), placeholder };
  return { heroPicture, preload: [{ srcSet: heroPicture.avif, sizes: PAGE_HERO_SIZES }] };
}

/** A not-found document: not indexed, and its address is whatever was asked for. */
export function hiddenDocument(
  name: "notFound" | "projectNotFound",
  language: Language,
  siteUrl: URL | undefined,
) {
  const site = siteIn(language);
  const texts = localise(content.pages[name], language);
  const path = pageAddress(language, "home");
  const { title, description } = texts;
  const head = makeHead({
    siteUrl: requireSite(siteUrl),
    companyName: site.company.name,
    language,
    path,
    title,
    description,
    hidden: true,
  });
  return { texts, document: { site, head, current: null, path } };
}

interface ProjectOptions {
  site: Site;
  project: { title: string; description: string };
  path: string;
  siteUrl: URL | undefined;
}

/** The props of `Document.astro` for one project; it stands below the list in the breadcrumb. */
export function describeProject({ site, project, path, siteUrl }: ProjectOptions) {
  const { language, company } = site;
  const base = requireSite(siteUrl);
  const { title, description } = project;
  const head = makeHead({ siteUrl: base, companyName: company.name, language, path, title, description });
  const absolute = (to: string) => new URL(to, base).href;
  const url = absolute(path);
  return {
    site,
    head,
    current: "projects" as const,
    path,
    jsonLd: [
      companyNode(content.company, base),
      pageNode("WebPage", { url, name: head.title, description: head.description, language, siteUrl: base }),
      breadcrumbNode([
        { name: pageLabel(site, "home"), url: absolute(pageAddress(language, "home")) },
        { name: pageLabel(site, "projects"), url: absolute(pageAddress(language, "projects")) },
        { name: title, url },
      ]),
    ],
  };
}
