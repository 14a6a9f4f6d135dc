/** Mistakes that no single field shows: names used twice, references to nothing. */
import {
  type ContentPlace,
  type ContentProblem,
  contentProblem,
  type ProblemCode,
} from "../../../contract/content-problem.ts";
import { BASQUE_ALIASES, FLEET_PATH, PAGE_PATHS } from "../../../contract/routes.ts";
import { ICONS } from "../icons.ts";
import { wrongColours } from "./colours.ts";
import type { ParsedContent } from "./files.ts";
import type { Place } from "./parse.ts";
import { LEGAL_ROLES } from "./schema/pages.ts";

/** What lies beside the texts: `ContentFolder` in parse-all.ts. */
interface OtherFiles {
  pictures: readonly string[];
  unknownPictures: readonly string[];
  documents: readonly string[];
  linksElsewhere: readonly string[];
}

export function checkAcrossFiles(content: ParsedContent, otherFiles: OtherFiles): ContentProblem[] {
  const { pictures, unknownPictures, documents, linksElsewhere } = otherFiles;
  return [
    ...linksElsewhere.map((file) => contentProblem({ file, field: [] }, "leads-elsewhere")),
    ...unknownPictures.map((file) => contentProblem({ file, field: [] }, "unknown-picture-kind")),
    ...repeatedNames(content.files),
    ...Object.values(content.files).flatMap((file) => [
      ...missingPictures(file, pictures),
      ...unknownIcons(file),
    ]),
    ...[...content.projects.values()].flatMap((file) => missingPictures(file, pictures)),
    ...machineryReferences(content.files.machinery),
    ...projectReferences(content),
    ...legalPages(content.files.legal),
    ...missingDocuments(content.files.certificates, documents),
    ...missingLogo(content.files.company, pictures),
    ...oldWordmark(content.files.company),
    ...wrongColours(content.files.theme),
  ];
}

interface Named {
  id: string;
  place: ContentPlace;
}

function repeatedNames({
  services,
  machinery,
  certificates,
  questions,
  subjects,
  legal,
  home,
  navigation,
}: ParsedContent["files"]) {
  const named = (place: Place, key: string, ids: readonly string[]) =>
    ids.map((id, index): Named => ({ id, place: place([key, index]) }));
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const { categories, types, equipment, bands } = machinery.data;
  return [
    named(services.place, "services", idsOf(services.data.services)),
    named(certificates.place, "certificates", idsOf(certificates.data.certificates)),
    named(questions.place, "questions", idsOf(questions.data.questions)),
    named(
      subjects.place,
      "subjects",
      subjects.data.subjects.map(({ es }) => es),
    ),
    named(
      legal.place,
      "pages",
      legal.data.pages.map(({ slug }) => slug),
    ),
    named(home.place, "sections", home.data.sections),
    named(
      navigation.place,
      "main",
      navigation.data.main.map(({ page }) => page),
    ),
    named(machinery.place, "categories", idsOf(categories)),
    categories.flatMap(({ subcategories }, index) =>
      subcategories.map(({ id }, second) => ({
        id,
        place: machinery.place(["categories", index, "subcategories", second]),
      })),
    ),
    named(machinery.place, "bands", idsOf(bands)),
    named(machinery.place, "types", idsOf(types)),
    named(machinery.place, "equipment", idsOf(equipment)),
  ].flatMap(repeated);
}

function repeated(names: readonly Named[]): ContentProblem[] {
  return names
    .filter(({ id }, index) => names.findIndex((other) => other.id === id) < index)
    .map(({ id, place }) => contentProblem(place, "used-twice", { name: id }));
}

function missingPictures(
  { data, place }: { data: unknown; place: Place },
  pictures: readonly string[],
): ContentProblem[] {
  return [...within(data, namesPicture)]
    .filter(({ value }) => !pictures.includes(value.image))
    .map(({ value, path }) => noPicture(place([...path, "image"]), value.image));
}

const noPicture = (place: ContentPlace, name: string) => contentProblem(place, "no-such-picture", { name });

function unknownIcons({ data, place }: { data: unknown; place: Place }): ContentProblem[] {
  return [...within(data, hasIcon)].flatMap(({ value, path }) =>
    unknown(place([...path, "icon"]), value.icon, "no-such-icon", Object.keys(ICONS)),
  );
}

const namesPicture = (value: object): value is { image: string } =>
  "image" in value && typeof value.image === "string";
const hasIcon = (value: object): value is { icon: string } => "icon" in value;

function* within<Found extends object>(
  value: unknown,
  fits: (value: object) => value is Found,
  path: PropertyKey[] = [],
): Generator<{ value: Found; path: PropertyKey[] }> {
  if (typeof value !== "object" || value === null) return;
  if (fits(value)) yield { value, path };
  for (const [key, child] of Object.entries(value))
    yield* within(child, fits, [...path, Array.isArray(value) ? Number(key) : key]);
}

function unknown(
  place: ContentPlace,
  name: string,
  code: ProblemCode,
  choices: string[],
  values?: ContentProblem["values"],
): ContentProblem[] {
  return choices.includes(name) ? [] : [contentProblem(place, code, { name, choices, ...values })];
}

function machineryReferences({ data, place }: ParsedContent["files"]["machinery"]): ContentProblem[] {
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const typeOf = new Map(data.types.map((type) => [type.id, type]));
  return [
    ...data.types.flatMap(({ category, subcategory }, index) => {
      const known = data.categories.find(({ id }) => id === category)?.subcategories;
      if (!known)
        return unknown(
          place(["types", index, "category"]),
          category,
          "no-such-category",
          idsOf(data.categories),
        );
      return unknown(
        place(["types", index, "subcategory"]),
        subcategory,
        "no-such-subcategory",
        idsOf(known),
        { category },
      );
    }),
    ...data.equipment.flatMap(({ type, tonnage, capacity }, index) => [
      ...unknown(place(["equipment", index, "type"]), type, "no-such-type", idsOf(data.types)),
      ...(tonnage === undefined
        ? []
        : unknown(place(["equipment", index, "tonnage"]), tonnage, "no-such-band", idsOf(data.bands))),
      ...(capacity !== undefined && typeOf.get(type)?.tonnes === undefined
        ? [contentProblem(place(["equipment", index, "capacity"]), "tonnes-of-what", { type })]
        : []),
    ]),
    ...wrongBands({ data, place }),
  ];
}

/** A card that shows its tonnes shall be found under them. */
function wrongBands({ data, place }: ParsedContent["files"]["machinery"]): ContentProblem[] {
  const bandOf = (tonnes: number) =>
    data.bands.find(({ below }) => below === undefined || tonnes < below)?.id;
  return data.equipment.flatMap(({ capacity, tonnage }, index) => {
    if (capacity === undefined || tonnage === undefined) return [];
    const fitting = bandOf(capacity);
    return fitting === undefined || fitting === tonnage
      ? []
      : [
          contentProblem(place(["equipment", index, "tonnage"]), "other-band", {
            tonnes: capacity,
            fitting,
            band: tonnage,
          }),
        ];
  });
}

function projectReferences({
  files: { home, machinery, projects: settings },
  projects,
}: ParsedContent): ContentProblem[] {
  const slugs = [...projects.keys()];
  const subcategories = machinery.data.categories.flatMap((category) =>
    category.subcategories.map(({ id }) => id),
  );
  const { order, categories, sectors, moved } = settings.data;
  if (slugs.length === 0) return [contentProblem({ file: "content/projects", field: [] }, "no-project")];
  return [
    ...slugs
      .filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      .map((slug) => contentProblem({ file: `content/projects/${slug}.yaml`, field: [] }, "file-name")),
    ...home.data.projects.featured.flatMap((slug, index) =>
      unknown(home.place(["projects", "featured", index]), slug, "no-such-project", slugs),
    ),
    ...order.flatMap((slug, index) =>
      unknown(settings.place(["order", index]), slug, "no-such-project", slugs),
    ),
    ...moved.flatMap(({ from, to }, index) => [
      ...unknown(settings.place(["moved", index, "to"]), to, "no-such-project", slugs),
      ...(slugs.includes(from)
        ? [contentProblem(settings.place(["moved", index, "from"]), "moved-but-there", { name: from })]
        : []),
    ]),
    ...[...projects.values()].flatMap(({ data, place }) => [
      ...unknown(
        place(["category"]),
        data.category,
        "no-such-category",
        categories.map(({ id }) => id),
      ),
      ...unknown(
        place(["sector"]),
        data.sector,
        "no-such-sector",
        sectors.map(({ id }) => id),
      ),
      ...(data.machines ?? []).flatMap((id, index) =>
        unknown(place(["machines", index]), id, "no-such-machinery", subcategories),
      ),
    ]),
  ];
}

/** Addresses that lead elsewhere already. */
const TAKEN_PATHS = [...Object.values(PAGE_PATHS), FLEET_PATH, ...Object.keys(BASQUE_ALIASES), "/404"];

/** The form and the cookie banner lead to one page each. */
function legalPages({ data, place }: ParsedContent["files"]["legal"]): ContentProblem[] {
  return [
    ...LEGAL_ROLES.filter((role) => data.pages.filter((page) => page.role === role).length !== 1).map(
      (role) => contentProblem(place(["pages"]), "one-page-of-role", { role }),
    ),
    ...data.pages.flatMap(({ slug }, index) =>
      TAKEN_PATHS.includes(`/${slug}`)
        ? [contentProblem(place(["pages", index, "slug"]), "address-taken", { slug })]
        : [],
    ),
  ];
}

function missingDocuments(
  { data, place }: ParsedContent["files"]["certificates"],
  documents: readonly string[],
): ContentProblem[] {
  return data.certificates.flatMap(({ pdfPath }, index) =>
    pdfPath.startsWith("https://") || documents.includes(pdfPath)
      ? []
      : [contentProblem(place(["certificates", index, "pdfPath"]), "no-such-document", { name: pdfPath })],
  );
}

function missingLogo(
  { data: { logo }, place }: ParsedContent["files"]["company"],
  pictures: readonly string[],
): ContentProblem[] {
  return logo === undefined || pictures.includes(logo) ? [] : [noPicture(place(["logo"]), logo)];
}

/** The company has another name, and the logo still has the old one. */
function oldWordmark({
  data: { name, wordmark = name },
  place,
}: ParsedContent["files"]["company"]): ContentProblem[] {
  const ofName = new Set(wordsOf(name));
  return wordsOf(wordmark).every((word) => ofName.has(word))
    ? []
    : [contentProblem(place(["wordmark"]), "old-wordmark", { wordmark, name })];
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
