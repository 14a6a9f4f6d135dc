/**
 * How addresses are made and where they lead. Which projects and legal pages there are is content: the build knows them, and the
 * server learns the addresses from what was built.
 */
import { isLanguage, type Language } from "./languages.ts";

/** Pages with one address each. The path is the same in both languages; the language is the prefix. */
export const PAGE_PATHS = {
  home: "/",
  services: "/servicios",
  machinery: "/maquinaria",
  projects: "/proyectos",
  about: "/nosotros",
  contact: "/contacto",
} as const;

export type PageName = keyof typeof PAGE_PATHS;

/** A second address that shows the machinery page under its own prefix and redirects to it without one. */
export const FLEET_PATH = "/flota";

/** Basque names that visitors type and some links use; each leads for good to the page it names. */
export const BASQUE_ALIASES: Readonly<Record<string, PageName>> = {
  "/zerbitzuak": "services",
  "/makineria": "machinery",
  "/proiektuak": "projects",
  "/guri-buruz": "about",
  "/kontaktua": "contact",
};

/** Pages that a menu can have. */
export const MAIN_PAGES = [
  "home",
  "services",
  "machinery",
  "projects",
  "about",
  "contact",
] as const satisfies readonly PageName[];

/** `/es/servicios`; the home page keeps its slash: `/es/`. */
export function pageAddress(language: Language, page: PageName): string {
  return `/${language}${PAGE_PATHS[page]}`;
}

/** `/es/aviso-legal` */
export function legalAddress(language: Language, slug: string): string {
  return `/${language}/${slug}`;
}

export function projectAddress(language: Language, slug: string): string {
  return `/${language}${PAGE_PATHS.projects}/${slug}`;
}

/** Splits `/eu/servicios` into its language and the path that both languages share. */
export function splitLanguage(path: string): { language: Language | null; rest: string } {
  const [, first = ""] = path.split("/");
  if (!isLanguage(first)) return { language: null, rest: path };
  return { language: first, rest: path.slice(first.length + 1) || "/" };
}

/** The same page in another language. */
export function inLanguage(path: string, language: Language): string {
  return `/${language}${splitLanguage(path).rest}`;
}

/** The addresses that a build has, without their language prefix. */
export interface Addresses {
  /** every path that exists behind a language prefix */
  paths: ReadonlySet<string>;
  /** paths that are gone, each with its successor */
  moved: ReadonlyMap<string, string>;
}

const PROJECT_PATH = new RegExp(`^${PAGE_PATHS.projects}/(?!\\.{1,2}$)[^/]+$`);

/** What may be a project's address, though there may be no such project: its own not-found view answers then. */
export const isProjectPath = (rest: string) => PROJECT_PATH.test(rest);

export type Destination =
  | { kind: "redirect"; path: string; permanent: boolean }
  | { kind: "serve"; path: string }
  | { kind: "unknown" };

/** Where a requested path leads for a visitor of that language; the caller keeps the query. */
export function resolvePath(
  requested: string,
  visitorLanguage: Language,
  { paths, moved }: Addresses,
): Destination {
  const trimmed = requested === "/" ? "/" : requested.replace(/\/+$/, "") || "/";
  const { language, rest } = splitLanguage(trimmed);

  if (rest in BASQUE_ALIASES) {
    const page = BASQUE_ALIASES[rest] as PageName;
    return { kind: "redirect", path: pageAddress("eu", page), permanent: true };
  }
  const successor = moved.get(rest);
  if (successor !== undefined)
    return {
      kind: "redirect",
      path: `/${language ?? visitorLanguage}${successor}`,
      // Where the visitor's language decides, the next one may be led elsewhere.
      permanent: language !== null,
    };
  if (language === null) {
    if (rest === FLEET_PATH)
      return { kind: "redirect", path: pageAddress(visitorLanguage, "machinery"), permanent: false };
    if (paths.has(rest) || isProjectPath(rest)) {
      return { kind: "redirect", path: `/${visitorLanguage}${rest}`, permanent: false };
    }
    return { kind: "unknown" };
  }

  const address = `/${language}${rest}`;
  if (!paths.has(rest)) return { kind: "unknown" };
  return address === requested
    ? { kind: "serve", path: address }
    : { kind: "redirect", path: address, permanent: true };
}
