/** Mistakes that no single field shows: names used twice, references to nothing. */
import type { ParsedContent } from "./parse-all.ts";
import type { ContentPicture } from "./schema.ts";

export function checkAcrossFiles(content: ParsedContent, pictures: readonly string[]): string[] {
  return [
    ...repeatedNames(content),
    ...missingPictures(content, pictures),
    ...machineryReferences(content.machinery),
    ...featuredProjects(content),
  ];
}

interface Named {
  id: string;
  place: string;
}

function repeatedNames({ services, machinery, projects, certificates, questions }: ParsedContent): string[] {
  const named = (
    file: { place: ParsedContent["services"]["place"] },
    ids: readonly string[],
    ...path: string[]
  ) => ids.map((id, index): Named => ({ id, place: file.place([...path, index]) }));
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const { categories, types, equipment } = machinery.data;
  return [
    named(services, idsOf(services.data)),
    named(certificates, idsOf(certificates.data)),
    named(questions, idsOf(questions.data)),
    named(
      projects,
      projects.data.map(({ slug }) => slug),
    ),
    named(machinery, idsOf(categories), "categories"),
    categories.flatMap(({ subcategories }, index) =>
      subcategories.map(({ id }, second) => ({
        id,
        place: machinery.place(["categories", index, "subcategories", second]),
      })),
    ),
    named(machinery, idsOf(types), "types"),
    named(machinery, idsOf(equipment), "equipment"),
  ].flatMap(repeated);
}

function repeated(names: readonly Named[]): string[] {
  return names
    .filter(({ id }, index) => names.findIndex((other) => other.id === id) < index)
    .map(({ id, place }) => `${place} ${id}: this name is taken already; choose another.`);
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
  const bands = data.bands.map(({ id }) => id);
  const unknown = (path: PropertyKey[], value: string, kind: string, known: readonly string[]) =>
    known.includes(value)
      ? []
      : [`${place(path)} ${value}: there is no such ${kind}; use one of ${known.join(", ")}.`];
  return [
    ...data.types.flatMap(({ category, subcategory }, index) => {
      const categories = data.categories.map(({ id }) => id);
      const within = data.categories.find(({ id }) => id === category)?.subcategories ?? [];
      const wrongCategory = unknown(["types", index, "category"], category, "category", categories);
      if (wrongCategory.length > 0) return wrongCategory;
      const known = within.map(({ id }) => id);
      return unknown(["types", index, "subcategory"], subcategory, `subcategory of ${category}`, known);
    }),
    ...data.equipment.flatMap(({ type, tonnage }, index) => [
      ...unknown(["equipment", index, "type"], type, "type", types),
      ...(tonnage === undefined ? [] : unknown(["equipment", index, "tonnage"], tonnage, "band", bands)),
    ]),
    ...wrongBands({ data, place }),
    ...data.equipment.flatMap(({ capacity, type }, index) =>
      capacity !== undefined && withoutTonnes.has(type)
        ? [
            `${place(["equipment", index, "capacity"])} ${type}: say in its type whether these tonnes are load or weight (tonnes: load).`,
          ]
        : [],
    ),
  ];
}

/** A card that shows its tonnes shall be found under them. */
function wrongBands({ data, place }: ParsedContent["machinery"]): string[] {
  const bandOf = (tonnes: number) =>
    data.bands.find(({ below }) => below === undefined || tonnes < below)?.id;
  return data.equipment.flatMap(({ capacity, tonnage }, index) => {
    if (capacity === undefined || tonnage === undefined) return [];
    const fitting = bandOf(capacity);
    return fitting === undefined || fitting === tonnage
      ? []
      : [`${place(["equipment", index])} ${capacity} tonnes belong to the band ${fitting}, not ${tonnage}.`];
  });
}

function featuredProjects({ home, projects }: ParsedContent): string[] {
  const slugs = projects.data.map(({ slug }) => slug);
  return home.data.projects.featured.flatMap((slug, index) =>
    slugs.includes(slug)
      ? []
      : [
          `${home.place(["projects", "featured", index])} ${slug}: there is no such project; use one of ${slugs.join(", ")}.`,
        ],
  );
}
