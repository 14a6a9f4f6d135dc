/** Which projects a filter keeps. */

export const ALL = "all";

/** Fewer are seen at a glance. */
export const LEAST_TO_FILTER = 4;

/** A button of the filter bar, made of a category or a sector of `content/projects.yaml`. */
export interface ProjectFilter {
  id: string;
  title: string;
  /** the category or the sector that it keeps */
  category?: string;
  sector?: string;
}

/** The filter in the address: `?filtro=viales`. */
export const FILTER_PARAMETER = "filtro";

export function filterProjects<Item extends { category: string; sector: string }>(
  projects: readonly Item[],
  filter: ProjectFilter | undefined,
): Item[] {
  return projects.filter(
    ({ category, sector }) =>
      (filter?.category === undefined || category === filter.category) &&
      (filter?.sector === undefined || sector === filter.sector),
  );
}

/** Anything that is not a filter means all. */
export function filterFromAddress(query: string, filters: readonly ProjectFilter[]): string {
  const asked = new URLSearchParams(query).get(FILTER_PARAMETER);
  return filters.find(({ id }) => id === asked)?.id ?? ALL;
}

export function addressOfFilter(filter: string, path: string): string {
  return filter === ALL ? path : `${path}?${FILTER_PARAMETER}=${filter}`;
}
