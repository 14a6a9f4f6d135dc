/** The filters as part of the address, so that a selection can be shared and Back leads to the one before. */
import type { Catalogue } from "./equipment.ts";
import { ALL, type Filters, NO_FILTERS, nextFilters } from "./filters.ts";

/** Also the names of the fields in the filter bar. */
export const FILTER_NAMES = {
  category: "categoria",
  subcategory: "subcategoria",
  tonnage: "tonelaje",
  search: "buscar",
} as const satisfies Record<keyof Filters, string>;

type Options = Pick<Catalogue, "categories" | "bands">;

/** A category from the address resets the other filters; those that follow it in the address narrow it. Unknown values are ignored. */
export function filtersFromAddress(query: URLSearchParams, { categories, bands }: Options): Filters {
  const value = (filter: keyof Filters) => query.get(FILTER_NAMES[filter]) ?? "";
  const category = categories.find(({ id }) => id === value("category"));
  const subcategory = (category ? [category] : categories)
    .flatMap(({ subcategories }) => subcategories)
    .find(({ id }) => id === value("subcategory"));
  // an address written by hand has 25+, which a query reads as «25 »
  const band = bands.find(({ id }) => id === value("tonnage").replace(" ", "+"));

  const preselected = nextFilters(NO_FILTERS, { category: category?.id ?? ALL }, categories);
  const narrower: Partial<Filters> = {
    subcategory: subcategory?.id ?? ALL,
    tonnage: band?.id ?? ALL,
    search: value("search"),
  };
  return nextFilters(preselected, narrower, categories);
}

/** The query of these filters; what else stands in the present one is kept. */
export function addressOfFilters(filters: Filters, present: URLSearchParams): string {
  const query = new URLSearchParams(present);
  for (const filter of Object.keys(FILTER_NAMES) as (keyof Filters)[]) {
    // Object.keys forgets the names
    const name = FILTER_NAMES[filter];
    if (filters[filter] === NO_FILTERS[filter]) query.delete(name);
    else query.set(name, filters[filter]);
  }
  return query.size > 0 ? `?${query}` : "";
}
