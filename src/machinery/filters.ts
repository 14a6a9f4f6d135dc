/** The four filters and the rules by which one resets another. */
import type { Category, Subcategory, TonnageBand } from "../site/content/schema.ts";
import type { CategoryOption, Equipment } from "./equipment.ts";
import { fold } from "./equipment.ts";

export const ALL = "all";

export interface Filters {
  category: Category | typeof ALL;
  subcategory: Subcategory | typeof ALL;
  tonnage: TonnageBand | typeof ALL;
  search: string;
}

export const NO_FILTERS: Filters = { category: ALL, subcategory: ALL, tonnage: ALL, search: "" };

/** The only vehicles that are told apart by tonnage. */
const VEHICLES_WITH_TONNAGE: Subcategory = "gondolas";

export function nextFilters(
  filters: Filters,
  change: Partial<Filters>,
  categories: readonly CategoryOption[],
): Filters {
  const next = { ...filters, ...change };
  if (change.category !== undefined) next.subcategory = ALL;
  if (!tonnageApplies(next, categories)) next.tonnage = ALL;
  return next;
}

/** Accessories have no tonnage, and of the vehicles' subcategories only one has. */
export function tonnageApplies(
  { category, subcategory }: Filters,
  categories: readonly CategoryOption[],
): boolean {
  const within = category === ALL ? categoryOf(subcategory, categories) : category;
  if (within === "accesorios") return false;
  return within !== "vehiculos" || subcategory === ALL || subcategory === VEHICLES_WITH_TONNAGE;
}

function categoryOf(
  subcategory: Filters["subcategory"],
  categories: readonly CategoryOption[],
): Filters["category"] {
  return (
    categories.find(({ subcategories }) => subcategories.some(({ id }) => id === subcategory))?.id ?? ALL
  );
}

export function isFiltering({ category, subcategory, tonnage, search }: Filters): boolean {
  return category !== ALL || subcategory !== ALL || tonnage !== ALL || fold(search) !== "";
}

/**
 * The search looks into title and spec lines as they are read one after the other, so that «Caterpillar 320», which is
 * brand and model, is found as well.
 */
export function filterEquipment(fleet: readonly Equipment[], filters: Filters): Equipment[] {
  const { category, subcategory, tonnage } = filters;
  const search = fold(filters.search);
  return fleet.filter(
    (equipment) =>
      (category === ALL || equipment.category === category) &&
      (subcategory === ALL || equipment.subcategory === subcategory) &&
      (tonnage === ALL || equipment.tonnage === tonnage) &&
      equipment.folded.includes(search),
  );
}
