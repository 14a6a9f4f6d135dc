/** Which projects a filter keeps. */
import type { Project } from "../site/content/schema.ts";

export const PROJECT_FILTERS = ["all", "roads", "earthMovement", "infrastructure"] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];

/** The filter in the address: `?filtro=roads`. */
export const FILTER_PARAMETER = "filtro";

type Sorted = Pick<Project, "category" | "sector">;

const KEEPS: Record<ProjectFilter, (project: Sorted) => boolean> = {
  all: () => true,
  roads: ({ category }) => category === "viales",
  earthMovement: ({ category }) => category === "movimientoTierras",
  infrastructure: ({ sector }) => sector === "infraestructuras",
};

export function filterProjects<Item extends Sorted>(
  projects: readonly Item[],
  filter: ProjectFilter,
): Item[] {
  return projects.filter(KEEPS[filter]);
}

/** Anything that is not a filter means all. */
export function filterFromAddress(query: string): ProjectFilter {
  const asked = new URLSearchParams(query).get(FILTER_PARAMETER);
  return PROJECT_FILTERS.find((filter) => filter === asked) ?? "all";
}

export function addressOfFilter(filter: ProjectFilter, path: string): string {
  return filter === "all" ? path : `${path}?${FILTER_PARAMETER}=${filter}`;
}
