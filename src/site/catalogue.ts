/** The fleet as the pages show it. */
import { content } from "./content/load.ts";

const typeOf = new Map(content.machinery.types.map((type) => [type.id, type]));

export function equipmentCount(category: string): number {
  return content.machinery.equipment.filter(({ type }) => typeOf.get(type)?.category === category).length;
}
