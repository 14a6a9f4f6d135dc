/** Mistakes that no single field shows: names used twice, references to nothing. */
import type { ParsedContent } from "./load.ts";
import { CATEGORIES, type ContentPicture, SERVICE_IDS } from "./schema.ts";

export function checkAcrossFiles(content: ParsedContent, pictures: readonly string[]): string[] {
  return [
    ...repeatedNames(content),
    ...missingPictures(content, pictures),
    ...machineryReferences(content.machinery),
    ...serviceOrder(content.services),
  ];
}

function repeatedNames({ services, machinery, projects, certificates, questions }: ParsedContent): string[] {
  const repeated = (ids: readonly string[], place: (index: number) => string) =>
    ids.flatMap((id, index) =>
      ids.indexOf(id) < index ? [`${place(index)} ${id}: this name is taken already; choose another.`] : [],
    );
  return [
    ...repeated(
      services.data.map(({ id }) => id),
      (index) => services.place([index, "id"]),
    ),
    ...repeated(
      projects.data.map(({ slug }) => slug),
      (index) => projects.place([index, "slug"]),
    ),
    ...repeated(
      certificates.data.map(({ id }) => id),
      (index) => certificates.place([index, "id"]),
    ),
    ...repeated(
      questions.data.map(({ id }) => id),
      (index) => questions.place([index, "id"]),
    ),
    ...repeated(
      machinery.data.types.map(({ id }) => id),
      (index) => machinery.place(["types", index, "id"]),
    ),
    ...repeated(
      machinery.data.equipment.map(({ id }) => id),
      (index) => machinery.place(["equipment", index, "id"]),
    ),
  ];
}

function missingPictures(content: ParsedContent, pictures: readonly string[]): string[] {
  return Object.values(content).flatMap(({ data, place }) =>
    [...picturesWithin(data, [])]
      .filter(({ picture }) => !pictures.includes(picture.image))
      .map(
        ({ picture, path }) =>
          `${place([...path, "image"])} ${picture.image}: no such picture in content/images; add it or mend the name.`,
      ),
  );
}

function* picturesWithin(
  value: unknown,
  path: PropertyKey[],
): Generator<{ picture: ContentPicture; path: PropertyKey[] }> {
  if (typeof value !== "object" || value === null) return;
  if ("image" in value && "alt" in value) yield { picture: value as ContentPicture, path }; // only pictures have both
  for (const [key, child] of Object.entries(value))
    yield* picturesWithin(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

function machineryReferences({ data, place }: ParsedContent["machinery"]): string[] {
  const types = data.types.map(({ id }) => id);
  const withoutTonnes = new Set(data.types.filter(({ tonnes }) => !tonnes).map(({ id }) => id));
  return [
    ...data.categories.flatMap((category, index) =>
      category.subcategories
        .filter(({ id }) => !CATEGORIES[category.id].some((known) => known === id))
        .map(({ id }) => `${place(["categories", index])} ${id}: it does not belong to ${category.id}.`),
    ),
    ...data.types.flatMap((type, index) =>
      CATEGORIES[type.category].some((known) => known === type.subcategory)
        ? []
        : [
            `${place(["types", index, "subcategory"])} ${type.subcategory}: it does not belong to ${type.category}; use one of ${CATEGORIES[type.category].join(", ")}.`,
          ],
    ),
    ...data.equipment.flatMap((machine, index) =>
      types.includes(machine.type)
        ? []
        : [
            `${place(["equipment", index, "type"])} ${machine.type}: there is no such type; use one of ${types.join(", ")}.`,
          ],
    ),
    ...data.equipment.flatMap(({ capacity, type }, index) =>
      capacity !== undefined && withoutTonnes.has(type)
        ? [
            `${place(["equipment", index, "capacity"])} ${type}: say in its type whether these tonnes are load or weight (tonnes: load).`,
          ]
        : [],
    ),
  ];
}

function serviceOrder({ data, place }: ParsedContent["services"]): string[] {
  return data.flatMap(({ id }, index) =>
    id === SERVICE_IDS[index]
      ? []
      : [`${place([index, "id"])} ${id}: here stands ${SERVICE_IDS[index]} in the agreed order.`],
  );
}
