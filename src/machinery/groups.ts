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
  /** it shares a line with its neighbour, since both have few machines */
  isHalf: boolean;
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
    return shown.length > 0 ? [{ category, count: countUnits(all), kinds: paired(kindsOf(shown)) }] : [];
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
    const isNamed = last?.title !== title;
    kinds.push({ title, picture, isNamed, isHalf: false, anchor, machines: [machine] });
  }
  return kinds;
}

/** No more than this need no line of their own. */
const FEW = 2;

/** Two by two, and never one size of a kind apart from the others. */
function paired(kinds: Kind[]): Kind[] {
  const isAlone = ({ title, machines }: Kind) =>
    machines.length <= FEW && kinds.filter((kind) => kind.title === title).length === 1;
  for (let at = 0; at + 1 < kinds.length; at++) {
    const pair = kinds.slice(at, at + 2);
    if (!pair.every(isAlone)) continue;
    for (const kind of pair) kind.isHalf = true;
    at++;
  }
  return kinds;
}
