/** The whole fleet in one language, with a picture a type, as the page's island carries it. */
import { content } from "../site/content/load.ts";
import { TONNAGE_BANDS } from "../site/content/schema.ts";
import { localise } from "../site/localise.ts";
import { resolvePicture } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import { equipmentCount } from "./catalogue.ts";
import { type Catalogue, packMachines } from "./equipment.ts";
import type { FleetStrings } from "./Fleet.tsx";

export async function machineryModel({
  language,
  strings,
}: Site): Promise<{ catalogue: Catalogue; strings: FleetStrings }> {
  const { categories, types, equipment } = localise(content.machinery, language);
  const asRead = new Intl.NumberFormat(language);
  const {
    bands,
    tonnes,
    brand: _brand,
    model: _model,
    capacity: _capacity,
    ...fleetStrings
  } = strings.machinery;

  return {
    strings: fleetStrings,
    catalogue: {
      categories: categories.map(({ id, title, subcategories }) => ({
        id,
        title,
        count: equipmentCount(id),
        subcategories,
      })),
      bands: TONNAGE_BANDS.map((id) => ({ id, title: bands[id] })),
      tonnes,
      types: await Promise.all(
        types.map(async (type) => ({
          title: type.title,
          subcategory: type.subcategory,
          picture: (await resolvePicture(type, "card")).avif,
          machines: packMachines(
            equipment
              .filter((machine) => machine.type === type.id)
              .map(({ capacity, ...machine }) => ({
                ...machine,
                ...(capacity && { capacity: asRead.format(capacity) }),
              })),
          ),
        })),
      ),
    },
  };
}
