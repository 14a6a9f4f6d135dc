/** The props of `Document.astro` for each kind of page: address, head, structured data. */
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { legalAddress, type PageName, pageAddress } from "../../contract/routes.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { pageSettings } from "../site/page-settings.ts";
import { cropOf, type PictureSource, resolvePicture } from "../site/pictures.ts";
import { makePlaceholder } from "../site/placeholder.ts";
import { pageLabel, type Site, siteIn } from "../site/site.ts";
import { PAGE_HERO_CROP, PAGE_HERO_SIZES } from "../ui/PageHero.tsx";
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

interface PageTexts {
  title: string;
  description: string;
  heading: string;
}

function describeDocument<Current extends PageName | null>({
  language,
  path,
  type = "WebPage",
  jsonLd,
  texts,
  current,
  canonicalPath,
}: DocumentOptions & { texts: PageTexts; current: Current; canonicalPath: string }) {
  const site = siteIn(language);
  const head = makeHead({
    siteUrl,
    companyName: site.company.name,
    language,
    path: path ?? canonicalPath,
    canonicalPath,
    title: texts.title,
    description: texts.description,
  });
  const url = new URL(canonicalPath, siteUrl).href;
  const trail = [
    { name: pageLabel(site, "home"), url: new URL(pageAddress(language, "home"), siteUrl).href },
    { name: texts.heading, url },
  ];
  return {
    site,
    head,
    current,
    path: path ?? canonicalPath,
    jsonLd: [
      companyNode(content.company, siteUrl),
      pageNode(type, { url, name: head.title, description: head.description, language, siteUrl }),
      ...(current === "home" ? [] : [breadcrumbNode(trail)]),
      ...(jsonLd?.(url) ?? []),
    ],
  };
}

/** The wide picture at the head of a page, and its preload. */
export async function heroOf({ picture }: { picture?: PictureSource | undefined }) {
  if (!picture) return { heroPicture: undefined, preload: [] };
  const placeholder = await makePlaceholder(picture.image, cropOf(picture, PAGE_HERO_CROP));
  const heroPicture = { ...(await resolvePicture(picture, "hero")), placeholder };
  return { heroPicture, preload: [{ srcSet: heroPicture.avif, sizes: PAGE_HERO_SIZES }] };
}

/** A not-found document: not indexed, and its address is whatever was asked for. */
export function hiddenDocument(name: "notFound" | "projectNotFound", language: Language) {
  const site = siteIn(language);
  const texts = localise(content.pages[name], language);
  const path = pageAddress(language, "home");
  const { title, description } = texts;
  const head = makeHead({
    siteUrl,
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
}

/** The props of `Document.astro` for one project; it stands below the list in the breadcrumb. */
export function describeProject({ site, project, path }: ProjectOptions) {
  const { language, company } = site;
  const { title, description } = project;
  const head = makeHead({ siteUrl, companyName: company.name, language, path, title, description });
  const absolute = (to: string) => new URL(to, siteUrl).href;
  const url = absolute(path);
  return {
    site,
    head,
    current: "projects" as const,
    path,
    jsonLd: [
      companyNode(content.company, siteUrl),
      pageNode("WebPage", { url, name: head.title, description: head.description, language, siteUrl }),
      breadcrumbNode([
        { name: pageLabel(site, "home"), url: absolute(pageAddress(language, "home")) },
        { name: pageLabel(site, "projects"), url: absolute(pageAddress(language, "projects")) },
        { name: title, url },
      ]),
    ],
  };
}
