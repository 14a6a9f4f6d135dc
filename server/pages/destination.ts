/** Where a request that names no file of the site is led. */
import type { IncomingHttpHeaders } from "node:http";
import { DEFAULT_LANGUAGE } from "../../contract/languages.ts";
import { isProjectPath, resolvePath, splitLanguage } from "../../contract/routes.ts";
import { readTarget } from "../http/request-target.ts";
import { visitorLanguage } from "../http/visitor-language.ts";
import type { Site } from "./site.ts";
import type { SiteFile } from "./site-file.ts";

export type Destination =
  | { kind: "redirect"; status: 301 | 302; location: string }
  | { kind: "missing"; file: SiteFile }
  | { kind: "malformed" };

export function findDestination(site: Site, url: string, headers: IncomingHttpHeaders): Destination {
  const target = readTarget(url);
  if (target === null) return { kind: "malformed" };
  const { path, query } = target;
  for (const spelling of new Set([path, asMeant(path)])) {
    // The same file under a spelling of its own, such as doubled slashes.
    if (site.files.has(spelling))
      return { kind: "redirect", status: 301, location: encoded(spelling) + query };
    const resolved = resolvePath(spelling, visitorLanguage(headers), site.addresses);
    if (resolved.kind === "redirect") {
      const status = resolved.permanent ? 301 : 302;
      return { kind: "redirect", status, location: encoded(resolved.path) + query };
    }
  }
  const { language, rest } = splitLanguage(path);
  const views = language !== null && isProjectPath(rest) ? site.projectNotFound : site.notFound;
  return { kind: "missing", file: views[language ?? DEFAULT_LANGUAGE] };
}

/** Typed with capitals, or copied out of a text together with what followed it there: a full stop, a bracket, a space. */
export const asMeant = (path: string) => path.toLowerCase().replace(/(?<=[\p{L}\d/])[^\p{L}\d/]+$/u, "");

/** A header takes no other letters, and a decoded question mark must not begin a query. */
const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/");
