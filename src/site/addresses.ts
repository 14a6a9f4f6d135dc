/** Every address of the site: the fixed pages and a page for each project. */
import { type Addresses, FLEET_PATH, PAGE_PATHS } from "../../contract/routes.ts";
import type { Content } from "./content/parse-all.ts";

/** Paths behind the language prefix that are a page of their own. */
export function canonicalPaths({ projects }: Pick<Content, "projects">): string[] {
  return [...Object.values(PAGE_PATHS), ...projects.map(({ slug }) => `${PAGE_PATHS.projects}/${slug}`)];
}

export function addressesOf(content: Pick<Content, "projects">): Addresses {
  return { paths: new Set([...canonicalPaths(content), FLEET_PATH]), moved: new Map() };
}
