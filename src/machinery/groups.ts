import { type CategoryOption, countUnits, type Equipment } from "./equipment.ts";

export interface EquipmentGroup {
  category: CategoryOption;
  /** how many there are, of which only the first may be shown */
  count: number;
  kinds: Kind[];
}

/** Machines that follow each other, have the same title and look the same. */
export interface Kind {
  title: string;
  picture: string;
  /** the first of its title: one name stands over all sizes */
  isNamed: boolean;
  /** the subcategory, on its first kind: where an address that names it leads */
  anchor: string | undefined;
  machines: Equipment[];
}

/** What is drawn at most, once filters answer, before somebody asks for more: a fleet many times ours stays quick. */
export const PORTION = 96;

/** The list by category, in the catalogue's order, cut after `limit` machines in all. */
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
    return shown.length > 0 ? [{ category, count: countUnits(all), kinds: kindsOf(shown) }] : [];
  });
}

function kindsOf(machines: readonly Equipment[]): Kind[] {
  const kinds: Kind[] = [];
  const anchors = new Set<string>();
  for (const machine of machines) {
    const { title, picture, subcategory } = machine;
    const last = kinds.at(-1);
    if (last?.title === title && last.picture === picture) {
      last.machines.push(machine);
      continue;
    }
    const anchor = anchors.has(subcategory) ? undefined : subcategory;
    anchors.add(subcategory);
    kinds.push({ title, picture, isNamed: last?.title !== title, anchor, machines: [machine] });
  }
  return kinds;
}
