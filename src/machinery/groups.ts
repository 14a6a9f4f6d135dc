import { type CategoryOption, countUnits, type Equipment } from "./equipment.ts";

export interface EquipmentGroup {
  category: CategoryOption;
  /** how many there are, of which only the first may be shown */
  count: number;
  kinds: readonly Kind[];
}

/** Machines that follow each other, have the same title and look the same. */
export interface Kind {
  title: string;
  picture: string;
  /** the first of its title, whose name is the heading over all sizes */
  isNamed: boolean;
  /** of several of one title: what its machines weigh or carry, as «30–37 TN de peso» */
  size: string | undefined;
  /** on wide screens it has a row of its own; the others stand two by two */
  isWide: boolean;
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
    return shown.length > 0 ? [{ category, count: countUnits(all), kinds: inPairs(kindsOf(shown)) }] : [];
  });
}

/** Whoever asks for a weight looks for machines of that weight: first what there is most of, equal ones in the catalogue's order. */
export function mostFirst(
  list: readonly Equipment[],
  categories: readonly CategoryOption[],
): readonly CategoryOption[] {
  const countOf = ({ id }: CategoryOption) => countUnits(list.filter(({ category }) => category === id));
  return [...categories].sort((one, other) => countOf(other) - countOf(one));
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
    kinds.push({ title, picture, isNamed, size: undefined, isWide: false, anchor, machines: [machine] });
  }
  const isOfSeveral = ({ title, isNamed }: Kind, place: number) =>
    !isNamed || kinds[place + 1]?.title === title;
  return kinds.map((kind, place) => {
    const machines = byTonnes(kind.machines);
    return { ...kind, machines, size: isOfSeveral(kind, place) ? sizeOf(machines) : undefined };
  });
}

const TONNES = /^(?<amount>\d+(?:,\d+)?)(?<unit>\s.+)$/;

function tonnesOf({ specs: [, , tonnes = ""] }: Equipment) {
  const { amount = "", unit } = TONNES.exec(tonnes)?.groups ?? {};
  return { amount, unit, number: Number(amount.replace(",", ".")) };
}

/** From the lightest on, equal ones in the owner's order; one that does not tell what it weighs stands first. */
function byTonnes(machines: readonly Equipment[]): Equipment[] {
  return [...machines].sort((one, other) => tonnesOf(one).number - tonnesOf(other).number);
}

/** What machines in the order of their tonnes weigh or carry. */
function sizeOf(machines: readonly Equipment[]): string | undefined {
  const read = machines.map(tonnesOf);
  const unit = read[0]?.unit;
  if (!unit || read.some((one) => one.unit !== unit)) return undefined;
  const [least, ...more] = [...new Set(read.map(({ amount }) => amount))];
  return `${[least, ...more.slice(-1)].join("–")}${unit}`;
}

/** Two by two, and never one size of a kind beside another kind; of an odd number the one with most machines stands alone. */
function inPairs(kinds: readonly Kind[]): readonly Kind[] {
  for (const run of runsOf(kinds)) {
    if (run.length % 2 === 0) continue;
    const [longest] = run
      .filter((_, place) => place % 2 === 0) // those before it fill their rows
      .sort((one, other) => other.machines.length - one.machines.length);
    if (longest) longest.isWide = true;
  }
  return kinds;
}

/** All sizes of one kind, or kinds of one size that follow each other. */
function runsOf(kinds: readonly Kind[]): Kind[][] {
  const runs: Kind[][] = [];
  const isOneSize = ({ title }: Kind) => kinds.filter((kind) => kind.title === title).length === 1;
  for (const kind of kinds) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && (last.title === kind.title || (isOneSize(last) && isOneSize(kind)))) run.push(kind);
    else runs.push([kind]);
  }
  return runs;
}
