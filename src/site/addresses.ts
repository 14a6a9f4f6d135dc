/** Every address of the site: the fixed pages, the legal ones and a page for each project. */
import { type Addresses, FLEET_PATH, PAGE_PATHS } from "../../contract/routes.ts";
import type { Content } from "./content/parse-all.ts";

type WithAddresses = Pick<Content, "projects" | "projectSettings" | "legal">;

const projectPath = (slug: string) => `${PAGE_PATHS.projects}/${slug}`;

/** Paths behind the language prefix that are a page of their own. */
export function canonicalPaths({ projects, legal }: WithAddresses): string[] {
  return [
    ...Object.values(PAGE_PATHS),
    ...legal.map(({ slug }) => `/${slug}`),
    ...projects.map(({ slug }) => projectPath(slug)),
  ];
}

export function addressesOf(content: WithAddresses): Addresses {
  return {
    paths: new Set([...canonicalPaths(content), FLEET_PATH]),
    moved: new Map(content.projectSettings.moved.map(({ from, to }) => [projectPath(from), projectPath(to)])),
  };
}
