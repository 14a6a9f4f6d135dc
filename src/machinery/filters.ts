/** The four filters and the rules by which one resets another. */
import type { Catalogue, CategoryOption, Equipment } from "./equipment.ts";
import { fold } from "./equipment.ts";

export const ALL = "all";

export interface Filters {
  category: string;
  subcategory: string;
  tonnage: string;
  search: string;
}

export const NO_FILTERS: Filters = { category: ALL, subcategory: ALL, tonnage: ALL, search: "" };

export function nextFilters(
  filters: Filters,
  change: Partial<Filters>,
  categories: readonly CategoryOption[],
): Filters {
  const next = { ...filters, ...change };
  if (change.category !== undefined) next.subcategory = change.subcategory ?? ALL;
  if (!tonnageApplies(next, categories)) next.tonnage = ALL;
  return next;
}

/** Not where no machine has a band: accessories, and of the vehicles all but the low loaders. */
export function tonnageApplies(
  { category, subcategory }: Filters,
  categories: readonly CategoryOption[],
): boolean {
  return categories
    .filter(({ id }) => category === ALL || id === category)
    .flatMap(({ subcategories }) => subcategories)
    .some(({ id, hasTonnage }) => hasTonnage && (subcategory === ALL || id === subcategory));
}

export function isFiltering({ category, subcategory, tonnage, search }: Filters): boolean {
  return category !== ALL || subcategory !== ALL || tonnage !== ALL || fold(search) !== "";
}

/** What is chosen, in words: paper has no filter bar. */
export function namesOf({ category, subcategory, tonnage, search }: Filters, catalogue: Catalogue): string[] {
  const { categories, bands } = catalogue;
  const titleOf = (options: readonly { id: string; title: string }[], wanted: string) =>
    options.find(({ id }) => id === wanted)?.title;
  return [
    titleOf(categories, category),
    titleOf(
      categories.flatMap(({ subcategories }) => subcategories),
      subcategory,
    ),
    titleOf(bands, tonnage),
    search.trim() && `«${search.trim()}»`,
  ]
    .filter((name) => name !== undefined)
    .filter(Boolean);
}

/**
 * The search looks into the title and into each spec line by itself. Where that finds nothing, it looks for each of its
 * words: brand and model are two lines, and read as one on a card.
 */
export function filterEquipment(fleet: readonly Equipment[], filters: Filters): Equipment[] {
  const { category, subcategory, tonnage } = filters;
  const search = fold(filters.search);
  const chosen = fleet.filter(
    (equipment) =>
      (category === ALL || equipment.category === category) &&
      (subcategory === ALL || equipment.subcategory === subcategory) &&
      (tonnage === ALL || equipment.tonnage === tonnage),
  );
  const found = chosen.filter(({ folded }) => folded.some((line) => line.includes(search)));
  if (found.length > 0) return found;
  const words = search.split(" ");
  return chosen.filter(({ folded, kind }) =>
    words.every((word) => [...folded, kind].some((line) => line.includes(word))),
  );
}
