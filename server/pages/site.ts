/** The built site: every address and its file, found out at the start. No request names a path on the disk. */
import { basename, join } from "node:path";
import { type ContactRules, contactRules } from "../../contract/contact.ts";
import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES, type Language } from "../../contract/languages.ts";
import { type Addresses, PAGE_PATHS, pageAddress, splitLanguage } from "../../contract/routes.ts";
import type { Company } from "../contact/company.ts";
import { commonHeaders, documentHeaders, type Header, INERT_FILE_POLICY } from "../http/security-headers.ts";
import { type Manifest, readManifest, SITE_FACTS_FILE, SiteNotBuiltError } from "../site/manifest.ts";
import { loadFile, type SiteFile } from "./site-file.ts";

const NOT_FOUND_FILE = "404.html";
const notFoundFile = (language: Language) =>
  language === DEFAULT_LANGUAGE ? NOT_FOUND_FILE : `${language}/${NOT_FOUND_FILE}`;
const projectNotFoundFile = (language: Language) => `${language}${PAGE_PATHS.projects}/404.html`;

const HASHED_FOLDER = "_astro/";
/** A file under a hashed name never changes; a document may change with the next build. */
const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_AN_HOUR = "public, max-age=3600";
const REVALIDATE = "no-cache";

export interface Site {
  /** the address the pages were built for */
  builtFor: string;
  /** by address: documents and everything they load */
  files: ReadonlyMap<string, SiteFile>;
  addresses: Addresses;
  company: Company;
  contactRules: ContactRules;
  notFound: Readonly<Record<Language, SiteFile>>;
  projectNotFound: Readonly<Record<Language, SiteFile>>;
  /** headers of every answer that is not a file */
  commonHeaders: readonly Header[];
}

/**
 * Throws a `SiteNotBuiltError` when the folder holds no finished site.
 * @param earlier folders of earlier builds, whose hashed files are served too: an open page may still ask for them
 */
export function loadSite(folder: string, https: boolean, earlier: readonly string[] = []): Site {
  const manifest = readManifest(folder);
  const common = commonHeaders(https);

  function load(path: string, facts: Manifest["files"][string]): SiteFile {
    const { inline } = facts;
    const hasMap = LANGUAGES.some((language) => addressOf(path) === pageAddress(language, "contact"));
    const own =
      inline && isDocument(path)
        ? documentHeaders(inline, { build: manifest.build, https, hasMap })
        : inertHeaders(facts);
    const headers: Header[] = [["Cache-Control", cacheControl(path)], ...common, ...own];
    return loadFile({ path: join(folder, path), facts, headers });
  }

  function loadNamed(path: string): SiteFile {
    const facts = manifest.files[path];
    if (!facts)
      throw new SiteNotBuiltError(
        `A la web de ${folder} le falta ${path}. Constrúyela otra vez con: npm run build`,
      );
    return load(path, facts);
  }

  const served = Object.entries(manifest.files).filter(([path]) => isServed(path));
  const documents = served.filter(([path]) => isDocument(path));
  return {
    company: manifest.company,
    contactRules: contactRules(manifest.subjects),
    builtFor: new URL(manifest.build.siteUrl).origin,
    addresses: {
      paths: new Set(documents.map(([path]) => splitLanguage(addressOf(path)).rest)),
      moved: new Map(Object.entries(manifest.moved)),
    },
    files: new Map([
      ...earlier.toReversed().flatMap((other) => loadHashedFiles(other, common)),
      ...served.map(([path, facts]) => [addressOf(path), load(path, facts)] as const),
    ]),
    notFound: inEachLanguage((language) => loadNamed(notFoundFile(language))),
    projectNotFound: inEachLanguage((language) => loadNamed(projectNotFoundFile(language))),
    commonHeaders: common,
  };
}

/** Of a build that is damaged or being removed, nothing. */
function loadHashedFiles(folder: string, common: readonly Header[]): (readonly [string, SiteFile])[] {
  try {
    const files = Object.entries(readManifest(folder).files);
    const hashed = files.filter(([path]) => path.startsWith(HASHED_FOLDER));
    return hashed.map(([path, facts]) => {
      const headers: Header[] = [["Cache-Control", CACHE_FOREVER], ...common, ...inertHeaders(facts)];
      return [`/${path}`, loadFile({ path: join(folder, path), facts, headers })] as const;
    });
  } catch {
    return [];
  }
}

function inertHeaders({ type, inline }: Manifest["files"][string]): Header[] {
  return type.startsWith("image/svg") || inline ? [INERT_FILE_POLICY] : [];
}

const isServed = (path: string) => path !== SITE_FACTS_FILE && basename(path) !== NOT_FOUND_FILE;

/** Pages live behind a language. Without one it is a file of the owner's, such as a search engine's proof of who runs the site. */
const isDocument = (path: string) =>
  path === NOT_FOUND_FILE || (path.endsWith(".html") && splitLanguage(`/${path}`).language !== null);

/** `es/index.html` is `/es/`, `es/servicios.html` is `/es/servicios`; other files keep their name. */
function addressOf(path: string): string {
  return isDocument(path) ? `/${path.replace(/(?<=\/)index\.html$|\.html$/, "")}` : `/${path}`;
}

function cacheControl(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return CACHE_FOREVER;
  return path.endsWith(".html") ? REVALIDATE : CACHE_AN_HOUR;
}
