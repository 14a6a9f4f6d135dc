/** Mistakes that no single field shows: names used twice, references to nothing. */
import { BASQUE_ALIASES, FLEET_PATH, PAGE_PATHS } from "../../../contract/routes.ts";
import { ICONS } from "../icons.ts";
import { wrongColours } from "./colours.ts";
import type { ParsedContent } from "./files.ts";
import { LEGAL_ROLES } from "./schema/pages.ts";

type Place = (path: readonly PropertyKey[]) => string;

/** What lies beside the texts: `ContentFolder` in parse-all.ts. */
interface Beside {
  pictures: readonly string[];
  unknownPictures: readonly string[];
  documents: readonly string[];
}

export function checkAcrossFiles(content: ParsedContent, beside: Beside): string[] {
  const { pictures, unknownPictures, documents } = beside;
  return [
    ...unknownPictures.map(
      (file) =>
        `${file}: una foto de esta clase no se puede mostrar; guárdala como JPEG y borra esta. En un iPhone: Ajustes › Cámara › Formatos › «El más compatible».`,
    ),
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
  place: string;
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

function repeated(names: readonly Named[]): string[] {
  return names
    .filter(({ id }, index) => names.findIndex((other) => other.id === id) < index)
    .map(({ id, place }) => `${place}: «${id}» ya está puesto antes; cámbialo o bórralo.`);
}

function missingPictures(
  { data, place }: { data: unknown; place: Place },
  pictures: readonly string[],
): string[] {
  return [...within(data, namesPicture)]
    .filter(({ value }) => !pictures.includes(value.image))
    .map(({ value, path }) => noPicture(place([...path, "image"]), value.image));
}

const noPicture = (place: string, name: string) =>
  `${place}: no hay ninguna imagen «${name}» en content/images; ponla ahí o corrige el nombre.`;

function unknownIcons({ data, place }: { data: unknown; place: Place }): string[] {
  return [...within(data, hasIcon)]
    .filter(({ value }) => !Object.hasOwn(ICONS, value.icon))
    .map(
      ({ value, path }) =>
        `${place([...path, "icon"])}: no hay ningún icono «${value.icon}»; pon uno de estos: ${Object.keys(ICONS).join(", ")}.`,
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

function unknown(place: string, value: string, kind: string, known: readonly string[]): string[] {
  return known.includes(value)
    ? []
    : [`${place}: no hay ${kind} «${value}»; pon uno de estos: ${known.join(", ")}.`];
}

function machineryReferences({ data, place }: ParsedContent["files"]["machinery"]): string[] {
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const typeOf = new Map(data.types.map((type) => [type.id, type]));
  return [
    ...data.types.flatMap(({ category, subcategory }, index) => {
      const known = data.categories.find(({ id }) => id === category)?.subcategories;
      if (!known)
        return unknown(
          place(["types", index, "category"]),
          category,
          "ninguna categoría",
          idsOf(data.categories),
        );
      return unknown(
        place(["types", index, "subcategory"]),
        subcategory,
        `en ${category} ninguna subcategoría`,
        idsOf(known),
      );
    }),
    ...data.equipment.flatMap(({ type, tonnage, capacity }, index) => [
      ...unknown(place(["equipment", index, "type"]), type, "ningún tipo", idsOf(data.types)),
      ...(tonnage === undefined
        ? []
        : unknown(place(["equipment", index, "tonnage"]), tonnage, "ningún tramo", idsOf(data.bands))),
      ...(capacity !== undefined && typeOf.get(type)?.tonnes === undefined
        ? [
            `${place(["equipment", index, "capacity"])}: di en el tipo ${type} si estas toneladas son de carga o de peso (tonnes: load o tonnes: weight).`,
          ]
        : []),
    ]),
    ...wrongBands({ data, place }),
  ];
}

/** A card that shows its tonnes shall be found under them. */
function wrongBands({ data, place }: ParsedContent["files"]["machinery"]): string[] {
  const bandOf = (tonnes: number) =>
    data.bands.find(({ below }) => below === undefined || tonnes < below)?.id;
  return data.equipment.flatMap(({ capacity, tonnage }, index) => {
    if (capacity === undefined || tonnage === undefined) return [];
    const fitting = bandOf(capacity);
    return fitting === undefined || fitting === tonnage
      ? []
      : [
          `${place(["equipment", index])}: ${capacity} toneladas son del tramo ${fitting}, no del ${tonnage}.`,
        ];
  });
}

function projectReferences({
  files: { home, machinery, projects: settings },
  projects,
}: ParsedContent): string[] {
  const slugs = [...projects.keys()];
  const subcategories = machinery.data.categories.flatMap((category) =>
    category.subcategories.map(({ id }) => id),
  );
  const { order, categories, sectors, moved } = settings.data;
  if (slugs.length === 0) return ["content/projects: no hay ningún proyecto; deja al menos uno."];
  return [
    ...slugs
      .filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      .map(
        (slug) =>
          `content/projects/${slug}.yaml: el nombre del archivo es parte de la dirección; usa minúsculas sin tilde, cifras y guiones.`,
      ),
    ...home.data.projects.featured.flatMap((slug, index) =>
      unknown(home.place(["projects", "featured", index]), slug, "ningún proyecto", slugs),
    ),
    ...order.flatMap((slug, index) =>
      unknown(settings.place(["order", index]), slug, "ningún proyecto", slugs),
    ),
    ...moved.flatMap(({ from, to }, index) => [
      ...unknown(settings.place(["moved", index, "to"]), to, "ningún proyecto", slugs),
      ...(slugs.includes(from)
        ? [
            `${settings.place(["moved", index, "from"])}: el proyecto «${from}» sigue en la web; bórralo o quita esta línea.`,
          ]
        : []),
    ]),
    ...[...projects.values()].flatMap(({ data, place }) => [
      ...unknown(
        place(["category"]),
        data.category,
        "ninguna categoría",
        categories.map(({ id }) => id),
      ),
      ...unknown(
        place(["sector"]),
        data.sector,
        "ningún sector",
        sectors.map(({ id }) => id),
      ),
      ...(data.machines ?? []).flatMap((id, index) =>
        unknown(place(["machines", index]), id, "ninguna subcategoría de maquinaria", subcategories),
      ),
    ]),
  ];
}

/** Addresses that lead elsewhere already. */
const TAKEN_PATHS = [...Object.values(PAGE_PATHS), FLEET_PATH, ...Object.keys(BASQUE_ALIASES), "/404"];

/** The form and the cookie banner lead to one page each. */
function legalPages({ data, place }: ParsedContent["files"]["legal"]): string[] {
  return [
    ...LEGAL_ROLES.filter((role) => data.pages.filter((page) => page.role === role).length !== 1).map(
      (role) => `${place(["pages"])}: una página legal, y solo una, lleva «role: ${role}»; la web la enlaza.`,
    ),
    ...data.pages.flatMap(({ slug }, index) =>
      TAKEN_PATHS.includes(`/${slug}`)
        ? [
            `${place(["pages", index, "slug"])}: «${slug}» ya es la dirección de otra página; pon otra, y cambia igual el nombre de sus dos archivos en content/legal.`,
          ]
        : [],
    ),
  ];
}

function missingDocuments(
  { data, place }: ParsedContent["files"]["certificates"],
  documents: readonly string[],
): string[] {
  return data.certificates.flatMap(({ pdfPath }, index) =>
    pdfPath.startsWith("https://") || documents.includes(pdfPath)
      ? []
      : [
          `${place(["certificates", index, "pdfPath"])}: no hay ningún documento «${pdfPath}» en la carpeta public; ponlo ahí, corrige el nombre o pon una dirección que empiece por https://.`,
        ],
  );
}

function missingLogo(
  { data: { logo }, place }: ParsedContent["files"]["company"],
  pictures: readonly string[],
): string[] {
  return logo === undefined || pictures.includes(logo) ? [] : [noPicture(place(["logo"]), logo)];
}

/** The company has another name, and the logo still has the old one. */
function oldWordmark({
  data: { name, wordmark = name },
  place,
}: ParsedContent["files"]["company"]): string[] {
  const ofName = new Set(wordsOf(name));
  return wordsOf(wordmark).every((word) => ofName.has(word))
    ? []
    : [
        `${place(["wordmark"])}: el logotipo dice «${wordmark}», pero la empresa se llama «${name}»; cámbialo o borra la línea.`,
      ];
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
