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
  // The same file under a spelling of its own, such as doubled slashes.
  if (site.files.has(path)) return { kind: "redirect", status: 301, location: encoded(path) + query };

  const resolved = resolvePath(path, visitorLanguage(headers), site.addresses);
  if (resolved.kind === "redirect") {
    return {
      kind: "redirect",
      status: resolved.permanent ? 301 : 302,
      location: encoded(resolved.path) + query,
    };
  }
  const { language, rest } = splitLanguage(path);
  const views = language !== null && isProjectPath(rest) ? site.projectNotFound : site.notFound;
  return { kind: "missing", file: views[language ?? DEFAULT_LANGUAGE] };
}

/** A header takes no other letters, and a decoded question mark must not begin a query. */
const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/");
