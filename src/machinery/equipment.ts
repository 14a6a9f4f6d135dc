/** The fleet as the filters see it. */

interface SubcategoryOption {
  id: string;
  title: string;
  /** whether any machine in it has a tonnage band */
  hasTonnage: boolean;
}

export interface CategoryOption {
  id: string;
  title: string;
  count: number;
  subcategories: SubcategoryOption[];
}

/** What there is to choose from. */
export interface Catalogue {
  categories: CategoryOption[];
  bands: { id: string; title: string }[];
}

/** What a card shows and carries. */
export interface Card {
  title: string;
  /** brand, model and, where it applies, the capacity in TN */
  specs: string[];
  subcategory: string;
  tonnage?: string | undefined;
  /** how many of exactly this kind there are */
  units: number;
  /** widths of the type's model picture, as `srcset` */
  picture: string;
}

export interface Equipment extends Card {
  id: number;
  category: string;
  /** title and spec lines as `fold` leaves them, for the search */
  folded: string[];
  /** the subcategory's title, folded too */
  kind: string;
}

/** Machines of which a visitor sees no difference are one card with their number, where the first of them stands. */
export function mergeEqual(cards: readonly Card[]): Card[] {
  const merged = new Map<string, Card>();
  for (const card of cards) {
    const { units: _, ...looks } = card;
    const key = JSON.stringify(looks);
    merged.set(key, { ...card, units: card.units + (merged.get(key)?.units ?? 0) });
  }
  return [...merged.values()];
}

/** Machines, not cards. */
export function countUnits(cards: readonly Card[]): number {
  return cards.reduce((sum, { units }) => sum + units, 0);
}

export function makeFleet(
  cards: readonly Card[],
  { categories }: Pick<Catalogue, "categories">,
): Equipment[] {
  const kinds = new Map(
    categories.flatMap(({ id, subcategories }) =>
      subcategories.map((sub) => [sub.id, { category: id, kind: fold(sub.title) }] as const),
    ),
  );
  return cards.map((card, id) => {
    const kind = kinds.get(card.subcategory);
    if (!kind) throw new Error(`no category has the subcategory ${card.subcategory}`);
    return { ...card, ...kind, id, folded: [card.title, ...card.specs].map(fold) };
  });
}

/** Upper case, accents and the kind of space make no difference to somebody who searches. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
