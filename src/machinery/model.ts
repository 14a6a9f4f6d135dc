/** The whole fleet in one language, with its type's picture for each machine that has none of its own. */
import { equipmentCount } from "../site/catalogue.ts";
import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import { resolvePicture } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { type Card, mergeEqual } from "./equipment.ts";
import type { FleetProps } from "./Fleet.tsx";

export async function machineryModel({ language, strings }: Site): Promise<FleetProps> {
  const { categories, bands, types, equipment } = localise(content.machinery, language);
  const { tonnes, ...fleetStrings } = strings.machinery;
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
