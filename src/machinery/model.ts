/** The whole fleet in one language, with its type's picture for each machine that has none of its own. */
import { equipmentCount } from "../site/catalogue.ts";
import { content } from "../site/content/load.ts";
import { tieConjunctions } from "../site/content/unbreakable.ts";
import { localise } from "../site/localise.ts";
import { resolvePicture } from "../site/pictures.ts";
import { type SideView, sideViewOf } from "../site/side-views.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { type Card, mergeEqual } from "./equipment.ts";
import type { FleetProps } from "./Fleet.tsx";

/** Every kind that the fleet has, from the smallest to the longest; those without a drawing come last. */
export type LineUpModel = {
  id: string;
  category: string;
  title: string;
  sideView: SideView | undefined;
  /** none is more often in the fleet */
  isMost: boolean;
}[];

export function lineUpModel({ language }: Site): LineUpModel {
  const { categories, types, equipment } = localise(content.machinery, language);
  const machines = Map.groupBy(equipment, ({ type }) => types.find(({ id }) => id === type)?.subcategory);
  const most = Math.max(...[...machines.values()].map(({ length }) => length));
  return categories
    .flatMap(({ id: category, subcategories }) =>
      subcategories.map(({ id, title }) => ({
        id,
        category,
        title: tieConjunctions(title),
        sideView: sideViewOf(id),
        isMost: machines.get(id)?.length === most,
      })),
    )
    .filter(({ id }) => machines.has(id))
    .toSorted((one, other) => lengthOf(one.sideView) - lengthOf(other.sideView));
}

const lengthOf = (sideView: SideView | undefined) => sideView?.length ?? Number.POSITIVE_INFINITY;

export async function machineryModel({ language, strings }: Site): Promise<FleetProps> {
  const { categories, bands, types, equipment } = localise(content.machinery, language);
  const { tonnes, lineUp: _, person: __, ...fleetStrings } = strings.machinery;
  const number = new Intl.NumberFormat(language);

  const cardsByType = await Promise.all(
    types.map(async (type): Promise<Card[]> => {
      const ofThisType = equipment.filter((machine) => machine.type === type.id);
      return Promise.all(
        ofThisType.map(async ({ brand, model, capacity, tonnage, image }) => ({
          title: type.title,
          specs: [
            brand,
            model,
            ...(capacity && type.tonnes
              ? [fill(tonnes[type.tonnes], { number: number.format(capacity) })]
              : []),
          ],
          subcategory: type.subcategory,
          tonnage,
          units: 1,
          picture: image
            ? (await resolvePicture({ image, alt: type.alt }, "card")).avif
            : (await resolvePicture(type, type.focus ? "focusedMachine" : "card")).avif,
        })),
      );
    }),
  );

  const cards = mergeEqual(cardsByType.flat());

  return {
    language,
    strings: fleetStrings,
    catalogue: {
      categories: categories.map(({ id, title, subcategories }) => ({
        id,
        title,
        count: equipmentCount(id),
        subcategories: subcategories.map((subcategory) => ({
          ...subcategory,
          hasTonnage: cards.some((card) => card.subcategory === subcategory.id && card.tonnage !== undefined),
        })),
      })),
      bands: bands.map(({ id, title }) => ({ id, title })),
    },
    cards: () => cards,
  };
}
