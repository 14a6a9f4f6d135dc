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
import { WEEKDAYS } from "./schema/company.ts";
import { LEGAL_ROLES } from "./schema/pages.ts";
import { projectSchema } from "./schema/projects.ts";
import { overlap, seasonOf } from "./season.ts";

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
    ...wrongTypes(files.machinery),
    ...wrongMachines(files.machinery),
    ...wrongProjects(content),
    ...wrongLegalPages(files.legal),
    ...oldWordmark(files.company),
    ...wrongHours(files.company),
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
  const { services, machinery, certificates, questions, subjects, legal, home, navigation } = files;
  const { categories, types, equipment, bands } = machinery.data;
  const named = (place: Place, path: readonly PropertyKey[], ids: readonly string[]) =>
    ids.map((id, index): Named => ({ id, place: place([...path, index]) }));
  const slugs = legal.data.pages.map(({ slug }) => slug);
  const pages = navigation.data.main.map(({ page }) => page);
  return [
    named(services.place, ["services"], idsOf(services.data.services)),
    named(certificates.place, ["certificates"], idsOf(certificates.data.certificates)),
    named(questions.place, ["questions"], idsOf(questions.data.questions)),
    named(
      subjects.place,
      ["subjects"],
      subjects.data.subjects.map(({ es }) => es),
    ),
    named(legal.place, ["pages"], slugs),
    named(home.place, ["sections"], home.data.sections),
    named(navigation.place, ["main"], pages),
    named(machinery.place, ["categories"], idsOf(categories)),
    categories.flatMap(({ subcategories }, index) =>
      named(machinery.place, ["categories", index, "subcategories"], idsOf(subcategories)),
    ),
    named(machinery.place, ["bands"], idsOf(bands)),
    named(machinery.place, ["types"], idsOf(types)),
    named(machinery.place, ["equipment"], idsOf(equipment)),
  ].flatMap(repeated);
}

function repeated(names: readonly Named[]): ContentProblem[] {
  return names
    .filter(({ id }, index) => names.findIndex((other) => other.id === id) < index)
    .map(({ id, place }) => contentProblem(place, "used-twice", { name: id }));
}

function* wrongTypes({ data, place }: ParsedContent["files"]["machinery"]): Generator<ContentProblem> {
  for (const [index, { category, subcategory: name }] of data.types.entries()) {
    const owner = data.categories.find(({ subcategories }) => idsOf(subcategories).includes(name))?.id;
    if (owner !== undefined && owner !== category)
      yield contentProblem(place(["types", index, "subcategory"]), "other-category", {
        name,
        owner,
        category,
      });
  }
}

function* wrongMachines({ data, place }: ParsedContent["files"]["machinery"]): Generator<ContentProblem> {
  const { types, bands, equipment } = data;
  for (const [index, { type, capacity, tonnage }] of equipment.entries()) {
    if (capacity === undefined) continue;
    if (types.find(({ id }) => id === type)?.tonnes === undefined)
      yield contentProblem(place(["equipment", index, "capacity"]), "tonnes-of-what", { type });
    // A card that shows its tonnes shall be found under them.
    const fitting = bands.find(({ below }) => below === undefined || capacity < below);
    if (tonnage === undefined || fitting === undefined || fitting.id === tonnage) continue;
    const band = bands.find(({ id }) => id === tonnage)?.title.es ?? tonnage;
    const values = { tonnes: capacity, fitting: fitting.title.es, band };
    yield contentProblem(place(["equipment", index, "tonnage"]), "other-band", values);
  }
}

function* wrongProjects({
  files: { projects: settings },
  projects,
}: ParsedContent): Generator<ContentProblem> {
  if (projects.size === 0) yield contentProblem({ file: "content/projects", field: [] }, "no-project");
  for (const [slug, { data, place }] of projects) {
    const file = `content/projects/${slug}.yaml`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) yield contentProblem({ file, field: [] }, "file-name");
    const { municipality: name } = data;
    if (name === undefined || MUNICIPALITY_NAMES.includes(name)) continue;
    const alike = MUNICIPALITY_NAMES.toSorted(
      (one, other) => sharedLetters(other, name) - sharedLetters(one, name),
    );
    const values = { name, choices: alike.slice(0, 5) };
    yield contentProblem(place(["municipality"]), "no-such-municipality", values);
  }
  for (const [index, { from }] of settings.data.moved.entries())
    if (projects.has(from))
      yield contentProblem(settings.place(["moved", index, "from"]), "moved-but-there", { name: from });
}

/** At the beginning of both: `Munguía` and `Mungia` have four. */
function sharedLetters(one: string, other: string): number {
  const different = [...one].findIndex((letter, index) => letter !== other[index]);
  return different === -1 ? one.length : different;
}

/** Addresses that lead elsewhere already. */
const TAKEN_PATHS = [...Object.values(PAGE_PATHS), FLEET_PATH, ...Object.keys(BASQUE_ALIASES), "/404"];

function* wrongLegalPages({ data, place }: ParsedContent["files"]["legal"]): Generator<ContentProblem> {
  // The form and the cookie banner lead to one page each.
  for (const role of LEGAL_ROLES)
    if (data.pages.filter((page) => page.role === role).length !== 1)
      yield contentProblem(place(["pages"]), "one-page-of-role", { role });
  for (const [index, { slug }] of data.pages.entries())
    if (TAKEN_PATHS.includes(`/${slug}`))
      yield contentProblem(place(["pages", index, "slug"]), "address-taken", { slug });
}

/** The company has another name, and the logo still has the old one. */
function oldWordmark({ data, place }: ParsedContent["files"]["company"]): ContentProblem[] {
  const { name, wordmark = name } = data;
  const ofName = new Set(wordsOf(name));
  if (wordsOf(wordmark).every((word) => ofName.has(word))) return [];
  return [contentProblem(place(["wordmark"]), "old-wordmark", { wordmark, name })];
}

/** One day with two hours at a time would be a page that nobody understands, and wrong for search engines. */
function* wrongHours({ data: { officeHours }, place }: ParsedContent["files"]["company"]) {
  for (const [index, hours] of officeHours.entries()) {
    if ((hours.from === undefined) !== (hours.to === undefined))
      yield contentProblem(place(["officeHours", index, hours.from ? "to" : "from"]), "one-date-only");
    const season = seasonOf(hours);
    for (const other of officeHours.slice(0, index)) {
      const day = hours.days.find((one) => other.days.includes(one));
      const otherSeason = seasonOf(other);
      // Those of some dates stand over those of the whole year.
      const isAtATime = season && otherSeason ? overlap(season, otherSeason) : season === otherSeason;
      const values = { day: WEEKDAYS[day ?? "monday"], other: other.label.es };
      if (day && isAtATime) yield contentProblem(place(["officeHours", index]), "day-with-hours", values);
    }
  }
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
