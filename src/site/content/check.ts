/** Mistakes that no single field shows: names used twice, references to nothing. */
import { z } from "zod";
import { type ContentPlace, type ContentProblem, contentProblem } from "../../../contract/content-problem.ts";
import { BASQUE_ALIASES, FLEET_PATH, PAGE_PATHS } from "../../../contract/routes.ts";
import { MUNICIPALITY_NAMES } from "../province-map.ts";
import { wrongColours } from "./colours.ts";
import { metaOf, unwrap } from "./field-titles.ts";
import { FILES, type ParsedContent } from "./files.ts";
import type { ParsedFile, Place } from "./parse.ts";
import type { FieldMeta } from "./schema/base.ts";
import { LEGAL_ROLES } from "./schema/pages.ts";
import { projectSchema } from "./schema/projects.ts";

type ProjectData = z.infer<typeof projectSchema>;

/** What lies beside the texts: `ContentFolder` in parse-all.ts. */
interface OtherFiles {
  pictures: readonly string[];
  unknownPictures: readonly string[];
  documents: readonly string[];
  linksElsewhere: readonly string[];
}

export function checkAcrossFiles(content: ParsedContent, otherFiles: OtherFiles): ContentProblem[] {
  const { unknownPictures, linksElsewhere } = otherFiles;
  const { files, projects } = content;
  const wrongReference = referenceCheck(content, otherFiles);
  return [
    ...linksElsewhere.map((file) => contentProblem({ file, field: [] }, "leads-elsewhere")),
    ...unknownPictures.map((file) => contentProblem({ file, field: [] }, "unknown-picture-kind")),
    ...repeatedNames(files),
    ...Object.entries(files).flatMap(
      ([name, file]) => wrongReference(file, FILES[name as keyof typeof FILES]), // its own keys
    ),
    ...[...projects.values()].flatMap((file) => wrongReference(file, projectSchema)),
    ...machines(files.machinery),
    ...projectNames(content),
    ...[...projects.values()].flatMap(unknownMunicipality),
    ...legalPages(files.legal),
    ...oldWordmark(files.company),
    ...wrongColours(files.theme),
  ];
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** What a field names has to be there; its schema says what it names: a picture, a document, `machinery.types`. */
function referenceCheck({ files, projects }: ParsedContent, { pictures, documents }: OtherFiles) {
  const { categories, types, bands } = files.machinery.data;
  const choicesOf: Readonly<Record<string, string[]>> = {
    "machinery.categories": idsOf(categories),
    "machinery.subcategories": categories.flatMap(({ subcategories }) => idsOf(subcategories)),
    "machinery.types": idsOf(types),
    "machinery.bands": idsOf(bands),
    ...(projects.size > 0 && { projects: [...projects.keys()] }),
    "projects.categories": idsOf(files.projects.data.categories),
    "projects.sectors": idsOf(files.projects.data.sectors),
  };
  const problemOf = (meta: FieldMeta, name: string): Pick<ContentProblem, "code" | "values"> | undefined => {
    if (meta.picture && !pictures.includes(name)) return { code: "no-such-picture", values: { name } };
    if (meta.document && !name.startsWith("https://") && !documents.includes(name))
      return { code: "no-such-document", values: { name } };
    const choices = choicesOf[meta.choices ?? ""] ?? [name];
    return choices.includes(name) ? undefined : { code: "no-such-choice", values: { name, choices } };
  };
  return ({ data, place }: ParsedFile<unknown>, schema: z.ZodType): ContentProblem[] =>
    [...textsIn(schema, data)].flatMap(({ meta, text, path }) => {
      const problem = problemOf(meta, text);
      return problem ? [{ ...place(path), ...problem }] : [];
    });
}

/** Every text with what its schema says about it. */
function* textsIn(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ meta: FieldMeta; text: string; path: readonly PropertyKey[] }> {
  const inner = unwrap(schema);
  if (typeof value === "string") yield { meta: metaOf(schema), text: value, path };
  else if (inner instanceof z.ZodArray)
    for (const [index, item] of Object.entries(value ?? []))
      yield* textsIn(inner.element as z.ZodType, item, [...path, Number(index)]); // zod's core type has less
  else if (inner instanceof z.ZodObject)
    for (const [key, member] of Object.entries(value ?? {}))
      yield* textsIn(inner.shape[key] as z.ZodType, member, [...path, key]); // as above
}

interface Named {
  id: string;
  place: ContentPlace;
}

function repeatedNames(files: ParsedContent["files"]): ContentProblem[] {
  const { services, machinery, certificates, questions, legal, home, navigation } = files;
  const { categories, types, equipment, bands } = machinery.data;
  const named = (place: Place, key: string, ids: readonly string[]) =>
    ids.map((id, index): Named => ({ id, place: place([key, index]) }));
  const subjects = files.subjects.data.subjects.map(({ es }) => es);
  const slugs = legal.data.pages.map(({ slug }) => slug);
  const pages = navigation.data.main.map(({ page }) => page);
  return [
    named(services.place, "services", idsOf(services.data.services)),
    named(certificates.place, "certificates", idsOf(certificates.data.certificates)),
    named(questions.place, "questions", idsOf(questions.data.questions)),
    named(files.subjects.place, "subjects", subjects),
    named(legal.place, "pages", slugs),
    named(home.place, "sections", home.data.sections),
    named(navigation.place, "main", pages),
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

function machines({ data, place }: ParsedContent["files"]["machinery"]): ContentProblem[] {
  const typeOf = new Map(data.types.map((type) => [type.id, type]));
  return [
    ...data.types.flatMap(({ category, subcategory: name }, index) => {
      const owner = data.categories.find(({ subcategories }) => idsOf(subcategories).includes(name))?.id;
      return owner === undefined || owner === category
        ? []
        : [
            contentProblem(place(["types", index, "subcategory"]), "other-category", {
              name,
              owner,
              category,
            }),
          ];
    }),
    ...data.equipment.flatMap(({ type, capacity }, index) =>
      capacity !== undefined && typeOf.get(type)?.tonnes === undefined
        ? [contentProblem(place(["equipment", index, "capacity"]), "tonnes-of-what", { type })]
        : [],
    ),
    ...wrongBands({ data, place }),
  ];
}

/** A card that shows its tonnes shall be found under them. */
function wrongBands({ data, place }: ParsedContent["files"]["machinery"]): ContentProblem[] {
  const bandOf = (tonnes: number) => data.bands.find(({ below }) => below === undefined || tonnes < below);
  const titleOf = (id: string) => data.bands.find((band) => band.id === id)?.title.es ?? id;
  return data.equipment.flatMap(({ capacity, tonnage }, index) => {
    if (capacity === undefined || tonnage === undefined) return [];
    const fitting = bandOf(capacity);
    return fitting === undefined || fitting.id === tonnage
      ? []
      : [
          contentProblem(place(["equipment", index, "tonnage"]), "other-band", {
            tonnes: capacity,
            fitting: fitting.title.es,
            band: titleOf(tonnage),
          }),
        ];
  });
}

function projectNames({ files: { projects: settings }, projects }: ParsedContent): ContentProblem[] {
  const slugs = [...projects.keys()];
  if (slugs.length === 0) return [contentProblem({ file: "content/projects", field: [] }, "no-project")];
  return [
    ...slugs
      .filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      .map((slug) => contentProblem({ file: `content/projects/${slug}.yaml`, field: [] }, "file-name")),
    ...settings.data.moved.flatMap(({ from }, index) =>
      slugs.includes(from)
        ? [contentProblem(settings.place(["moved", index, "from"]), "moved-but-there", { name: from })]
        : [],
    ),
  ];
}

function unknownMunicipality({
  data: { municipality: name },
  place,
}: ParsedFile<ProjectData>): ContentProblem[] {
  if (name === undefined || MUNICIPALITY_NAMES.includes(name)) return [];
  const choices = MUNICIPALITY_NAMES.toSorted(
    (one, other) => sharedLetters(other, name) - sharedLetters(one, name),
  );
  return [
    contentProblem(place(["municipality"]), "no-such-municipality", { name, choices: choices.slice(0, 5) }),
  ];
}

/** At the beginning of both: `Munguía` and `Mungia` have four. */
function sharedLetters(one: string, other: string): number {
  const different = [...one].findIndex((letter, index) => letter !== other[index]);
  return different === -1 ? one.length : different;
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
