/** The fleet as the pages show it. */
import { content } from "./content/load.ts";
import type { Category } from "./content/schema.ts";

const typeOf = new Map(content.machinery.types.map((type) => [type.id, type]));

export function equipmentCount(category: Category): number {
  return content.machinery.equipment.filter(({ type }) => typeOf.get(type)?.category === category).length;
}
