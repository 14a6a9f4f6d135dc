/** The fleet as the filters see it, and the short form in which it travels inside the page. */
import type { Category, Subcategory, TonnageBand } from "../site/content/schema.ts";
import { fill } from "../site/strings/fill.ts";

export interface CategoryOption {
  id: Category;
  title: string;
  count: number;
  subcategories: { id: Subcategory; title: string }[];
}

/** One kind of machine, with all of its machines in `machines`: see `packMachines`. */
export interface PackedType {
  title: string;
  subcategory: Subcategory;
  /** widths of the model's picture, as `srcset` */
  picture: string;
  machines: string;
}

export interface Catalogue {
  categories: CategoryOption[];
  bands: { id: TonnageBand; title: string }[];
  types: PackedType[];
  /** `{number} TN` */
  tonnes: string;
}

export interface Equipment {
  key: string;
  title: string;
  /** brand, model and, where it applies, the capacity in TN */
  specs: string[];
  category: Category;
  subcategory: Subcategory;
  tonnage?: TonnageBand;
  picture: string;
  /** title and specs as `fold` leaves them, for the search */
  folded: string;
}

interface Machine {
  brand: string;
  model: string;
  /** as it is read: `2,3` */
  capacity?: string | undefined;
  tonnage?: TonnageBand | undefined;
}

const FIELD = "\t";
const LINE = "\n";

/** One line a machine: the document carries the fleet twice, as cards and as props, so the second time is kept short. */
export function packMachines(machines: readonly Machine[]): string {
  const line = ({ brand, model, capacity, tonnage }: Machine) =>
    [brand, model, capacity, tonnage].join(FIELD).trimEnd();
  return machines.map(line).join(LINE);
}

export function unpackFleet({ categories, types, tonnes }: Catalogue): Equipment[] {
  const categoryOf = new Map(
    categories.flatMap(({ id, subcategories }) => subcategories.map((sub) => [sub.id, id] as const)),
  );
  return types.flatMap(({ title, subcategory, picture, machines }) => {
    const category = categoryOf.get(subcategory);
    if (!category) throw new Error(`no category has the subcategory ${subcategory}`);
    const lines = machines.split(LINE).filter((line) => line !== "");
    return lines.map((line, index) => {
      const [brand = "", model = "", capacity, tonnage] = line.split(FIELD);
      const specs = [brand, model];
      if (capacity) specs.push(fill(tonnes, { number: capacity }));
      return {
        key: `${title}-${index}`,
        title,
        specs,
        category,
        subcategory,
        ...(tonnage && { tonnage: tonnage as TonnageBand }), // written by packMachines
        picture,
        folded: fold([title, ...specs].join(" ")),
      };
    });
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
