import { type CategoryOption, countUnits, type Equipment } from "./equipment.ts";

export interface EquipmentGroup {
  category: CategoryOption;
  /** how many there are, of which `shown` may be only the first */
  count: number;
  shown: Equipment[];
}

/** What is drawn at most, once filters answer, before somebody asks for more: a fleet many times ours stays quick. */
export const PORTION = 96;

/** The list by category, in the catalogue's order, cut after `limit` cards in all. */
export function groupEquipment(
  list: readonly Equipment[],
  categories: readonly CategoryOption[],
  limit: number,
): EquipmentGroup[] {
  let room = limit;
  return categories.flatMap((category) => {
    const all = list.filter((equipment) => equipment.category === category.id);
    const shown = all.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ category, count: countUnits(all), shown }] : [];
  });
}
