/** The schema's fields as the editor's: names, help, lengths and choices come from there, nothing is declared twice. */
import { type ComponentSchema, fields } from "@keystatic/core";
import { createElement } from "react";
import { z } from "zod";
import { sentenceOf } from "../contract/content-problem.ts";
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  type Localised,
} from "../contract/languages.ts";
import { entryName } from "../src/site/content/entry-name.ts";
import { factNames } from "../src/site/content/facts.ts";
import { metaOf, unwrap } from "../src/site/content/field-titles.ts";
import { placeholderMistake } from "../src/site/content/fill-facts.ts";
import { explain, withStandIns } from "../src/site/content/parse.ts";
import type { FieldMeta } from "../src/site/content/schema/base.ts";
import { COOKIE_FACTS } from "../src/site/content/schema/lists.ts";
import { LOGO_FOLDER } from "./entries.ts";
import { AddPictures } from "./inputs/AddPictures.tsx";
import { askForChoices, knownLabel } from "./inputs/asked-choices.ts";
import { choiceField } from "./inputs/choice-field.tsx";
import { colourField } from "./inputs/colour-field.tsx";
import { documentField } from "./inputs/document-field.tsx";
import { numberField } from "./inputs/number-field.tsx";
import { pictureField } from "./inputs/picture-field.tsx";
import { RenameTogether, type RenameTogetherProps } from "./inputs/RenameTogether.tsx";
import { textField } from "./inputs/text-field.tsx";
import { tickedField } from "./inputs/ticked-field.tsx";
import { isEmpty } from "./save/shape.ts";

interface FieldContext {
  /** where its pictures go, below content/images */
  folder: string;
  /** of a text; others may name what the first language knows */
  language?: Language;
  facts: FactNames;
  /** the title of the text that tells what is seen in the picture beside it */
  toldIn?: string;
}

/** The facts that a text may name. */
type FactNames = Localised<readonly string[]>;

/** Of Keystatic's form. */
const GRID_COLUMNS = 12;
const FACT_NAMES = factNames();
/** As when the site is built: facts come from the company's file, and the finished site knows more about its cookies. */
const FACT_NAMES_OF_FILE = new Map<string, FactNames>([
  ["company", inEachLanguage(() => [])],
  ["cookies", inEachLanguage((language) => [...FACT_NAMES[language], ...COOKIE_FACTS])],
]);

/** @param file of `content/`, or the folder; its new pictures go to the folder of that name */
export function fieldsOf(schema: z.ZodType, file: string): Record<string, ComponentSchema> {
  const facts = FACT_NAMES_OF_FILE.get(file) ?? FACT_NAMES;
  return objectFields(unwrap(schema), { folder: file, facts });
}

function objectFields(schema: z.ZodType, context: FieldContext): Record<string, ComponentSchema> {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const { toldIn: _, ...around } = context;
  const toldIn = shape.alt && metaOf(shape.alt).title;
  const within = { ...around, ...(toldIn && { toldIn }) };
  return Object.fromEntries(
    Object.entries(shape)
      .toSorted(([, one], [, other]) => madeByItself(one) - madeByItself(other))
      .map(([key, value]) => [key, fieldOf(value, isLanguage(key) ? { ...within, language: key } : within)]),
  );
}

/** These come last: an entry's window begins with what its owner has to write. */
const madeByItself = (schema: z.ZodType) => Number(metaOf(schema).madeByItself === true);

function fieldOf(schema: z.ZodType, context: FieldContext): ComponentSchema {
  const { folder, language, facts, toldIn } = context;
  const mayBeEmpty = schema.isOptional();
  const inner = unwrap(schema);
  const meta = metaOf(schema);
  const name = { label: meta.title ?? "", ...(meta.description && { description: meta.description }) };
  if (inner instanceof z.ZodObject) {
    const hasEveryLanguage = Object.keys(inner.shape).join() === LANGUAGES.join();
    const members = objectFields(inner, context);
    const group = fields.object(members, {
      ...name,
      ...(hasEveryLanguage && { layout: LANGUAGES.map(() => GRID_COLUMNS / LANGUAGES.length) }),
    });
    return mayBeEmpty ? Object.assign(group, { isLeftOut: isEmpty }) : group;
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType; // zod's core type has less than the class that is there
    const { min_length: min = 0, max_length: max } = limitsOf(inner);
    if (meta.ticked && unwrap(element) instanceof z.ZodEnum)
      return tickedField({
        ...name,
        options: optionsOf(unwrap(element) as z.ZodEnum, metaOf(element)), // as asked above
        problemOf: (ticked) => problemIn(inner, ticked),
      });
    const length = { min: mayBeEmpty ? 0 : min, ...(max !== undefined && { max }) };
    const rows = fields.array(fieldOf(element, context), {
      ...name,
      itemLabel: itemLabelOf(element),
      validation: { length },
    });
    const list = isOfPictures(element) ? Object.assign(rows, { pictureOf }) : rows;
    if (meta.renamedTogether)
      return Object.assign(list, { Renamer: renamerOf(element, meta.renamedTogether) });
    return meta.severalPictures ? Object.assign(list, { Adder: AddPictures, folder }) : list;
  }
  if (meta.choices) return choiceField({ ...name, choices: meta.choices, mayBeEmpty });
  if (inner instanceof z.ZodEnum)
    return choiceField({ ...name, choices: optionsOf(inner, meta), mayBeEmpty });
  if (inner instanceof z.ZodNumber)
    return numberField({ ...name, problemOf: numberProblem(inner, mayBeEmpty) });
  if (inner instanceof z.ZodBoolean) return fields.checkbox(name);
  if (meta.picture)
    return pictureField({
      ...name,
      folder: meta.picture === "logo" ? LOGO_FOLDER : folder,
      mayBeEmpty,
      ...(toldIn && { toldIn }),
    });
  if (meta.document) return documentField({ ...name, mayBeEmpty });
  const problemOf = textProblem(inner, {
    mayBeEmpty: mayBeEmpty || meta.madeByItself === true,
    known: facts[language ?? DEFAULT_LANGUAGE],
  });
  if (meta.colour) return colourField({ label: name.label, name: meta.colour, problemOf });
  const longest = inner instanceof z.ZodString ? inner.maxLength : null;
  return textField({
    ...name,
    multiline: meta.multiline ?? false,
    ...(longest !== null && { longest }),
    lengthOf: (value) => withStandIns(value).length,
    problemOf,
  });
}

function renamerOf(element: z.ZodType, member: string) {
  const shape: Readonly<Record<string, z.ZodType>> = element instanceof z.ZodObject ? element.shape : {};
  const label = (shape[member] && metaOf(shape[member]).title) ?? member;
  return ({ elements }: Pick<RenameTogetherProps, "elements">) =>
    createElement(RenameTogether, { elements, member, label });
}

/** How many entries a list may have: `min_length` and `max_length`, as the schema calls its checks. */
function limitsOf({ def: { checks = [] } }: z.ZodArray): Record<string, number> {
  const definitions = checks.map(({ _zod: { def } }) => new Map<string, unknown>(Object.entries(def)));
  return Object.fromEntries(
    definitions.map((check) => [check.get("check"), check.get("minimum") ?? check.get("maximum")]),
  );
}

const optionsOf = (schema: z.ZodEnum, { labels = {} }: FieldMeta) =>
  schema.options.map((value) => ({ value: String(value), label: labels[value] ?? String(value) }));

interface TextRules {
  mayBeEmpty?: boolean;
  /** the facts that it may name */
  known?: readonly string[];
}

/** What the schema says about a text, in the owner's language. */
function textProblem(schema: z.ZodType, { mayBeEmpty = false, known = [] }: TextRules) {
  return (value: string): string | undefined => {
    if (mayBeEmpty && value.trim() === "") return undefined;
    const [issue] = schema.safeParse(withStandIns(value), { reportInput: true }).error?.issues ?? [];
    if (issue) return explain(issue);
    const mistake = placeholderMistake(value, known);
    return mistake && sentenceOf(mistake);
  };
}

const numberProblem = (schema: z.ZodNumber, mayBeEmpty: boolean) => (value: number | null) =>
  mayBeEmpty && value === null ? undefined : problemIn(schema, value ?? undefined);

function problemIn(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue && explain(issue);
}

/** For the name of a file, which Keystatic itself has to know: it asks a pattern, and the schema answers. */
export function patternOf(schema: z.ZodType) {
  const problemOf = textProblem(schema, {});
  let problem = "";
  class SchemaPattern extends RegExp {
    override test(value: string): boolean {
      problem = problemOf(value) ?? "";
      return problem === "";
    }
  }
  return {
    regex: new SchemaPattern(""),
    get message() {
      return problem;
    },
  };
}

/** What Keystatic hands over for an entry of a list. */
interface Preview {
  value?: unknown;
  fields?: Record<string, Preview>;
}

function itemLabelOf(element: z.ZodType) {
  const { labels = {}, choices } = metaOf(element);
  // What a row says is known before its list is drawn.
  if (choices) void askForChoices(choices);
  return (preview: unknown): string => {
    const entry = plainValue(preview as Preview); // Keystatic's own type says unknown
    const label = entryName(entry) || pictureIn(entry);
    return labels[label] ?? (choices && knownLabel(choices, label)) ?? (label || "Sin nombre");
  };
}

/** Each of its entries has one. */
function isOfPictures(element: z.ZodType): boolean {
  const { image }: Readonly<Record<string, z.ZodType>> = element instanceof z.ZodObject ? element.shape : {};
  return image !== undefined && metaOf(image).picture !== undefined && !image.isOptional();
}

const pictureOf = (preview: unknown) => pictureIn(plainValue(preview as Preview)); // as above

/** For a photograph whose texts are still to be written. */
const pictureIn = (entry: unknown) =>
  String(new Map<string, unknown>(Object.entries(entry ?? {})).get("image") ?? "");

function plainValue({ value, fields: members }: Preview): unknown {
  if (!members) return value;
  return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, plainValue(member)]));
}
