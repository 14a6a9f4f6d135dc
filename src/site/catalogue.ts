/** The fleet as the pages show it. */
import type { Language } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { content } from "./content/load.ts";
import { localise } from "./localise.ts";

const typeOf = new Map(content.machinery.types.map((type) => [type.id, type]));

export function equipmentCount(category: string): number {
  return content.machinery.equipment.filter(({ type }) => typeOf.get(type)?.category === category).length;
}

const kindsOwned = new Set(content.machinery.equipment.map(({ type }) => typeOf.get(type)?.subcategory));

/**
 * Kinds of machine by their subcategories, in the fleet's order, each with the address of the fleet narrowed to it; of a
 * kind whose last machine was sold, the whole fleet's.
 */
export function machineLinks(subcategories: readonly string[], language: Language) {
  const fleet = pageAddress(language, "machinery");
  const categories = localise(content.machinery.categories, language);
  return categories.flatMap((category) =>
    category.subcategories
      .filter(({ id }) => subcategories.includes(id))
      .map(({ id, title }) => ({
        text: title,
        href: kindsOwned.has(id) ? `${fleet}?categoria=${category.id}&subcategoria=${id}#${id}` : fleet,
      })),
  );
}
