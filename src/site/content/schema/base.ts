/**
 * What the fields of `content/` are made of. Titles and descriptions are Spanish: the editor shows them to the owner, and
 * messages about mistakes name the fields by them.
 */

import { z } from "zod";
import { inEachLanguage, LANGUAGE_FACTS, type Language } from "../../../../contract/languages.ts";
import { CONTENT_ICON_NAMES } from "../../icons.ts";
import { capitalised } from "../grammar.ts";

/** What the editor needs to know beyond the type. */
export interface FieldMeta {
  title?: string | undefined;
  description?: string | undefined;
  /** a text of several lines */
  multiline?: boolean;
  /** a picture below content/images: a photograph, or a logo, which is small and may be a drawing */
  picture?: "photograph" | "logo";
  /** of a list of pictures: several are chosen in one go */
  severalPictures?: boolean;
  /** of a list: the text in its entries that is corrected in all of them */
  renamedTogether?: string;
  /** of a list of choices: any of them, in no order */
  ticked?: boolean;
  /** a document of public/ */
  document?: boolean;
  /** a colour of the theme, by its name there */
  colour?: string;
  /** the editor makes one where none is written */
  madeByItself?: boolean;
  /** choices that are themselves content: `machinery.types` */
  choices?: string;
  /** what an owner reads for each value of an enumeration */
  labels?: Readonly<Record<string, string>>;
}

/** A name and a help text for the field. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description?: string,
  meta?: FieldMeta,
): Schema {
  return schema.meta({ title, ...(description && { description }), ...meta });
}

/** A list of so many entries at least and at most. */
export const list = <Entry extends z.ZodType>(
  entry: Entry,
  [least, most]: readonly [least: number, most: number],
  ...names: [title: string, description?: string, meta?: FieldMeta]
) => field(z.array(entry).min(least).max(most), ...names);

/** One of these, by what an owner reads for each. */
export const oneOf = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  title: string,
  description?: string,
) => field(z.enum(Object.keys(labels) as Name[]), title, description, { labels }); // `keys` forgets the names

export const text = (longest: number) => z.string().trim().min(1).max(longest);

export const inEveryLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(inEachLanguage(() => value));

/** Longer texts get several lines in the editor. */
const MULTILINE_FROM = 150;

/** A text in both languages, side by side in the editor. */
export function localised(
  longest: number,
  title: string,
  description?: string,
  { multiline = longest >= MULTILINE_FROM } = {},
) {
  const one = (language: Language) =>
    field(text(longest), capitalised(LANGUAGE_FACTS[language].name), undefined, { multiline });
  const help = [description, `${longest} letras como mucho.`].filter(Boolean).join(" ");
  return field(z.strictObject(inEachLanguage(one)), title, help);
}

/** A name that no visitor sees, by which other files refer to it. */
export const identifier = z.string().regex(/^[a-zA-Z0-9-]+$/, {
  error: "solo letras sin tilde, cifras y guiones, sin espacios",
});

/** Part of an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "solo minúsculas sin tilde, cifras y guiones: forma parte de una dirección web",
});

export const pictureName = field(
  z.string().regex(/^[\p{L}\p{N}_.-]+(\/[\p{L}\p{N}_.-]+)*$/u, {
    error: "el nombre de la imagen solo lleva letras, cifras, guiones y barras: escenas/mi-foto",
  }),
  "Imagen",
  "Una foto del ordenador o del teléfono (JPEG, HEIC, PNG, WebP o AVIF), de 400 píxeles de ancho como mínimo.",
  { picture: "photograph" },
);

export const icon = field(z.enum(CONTENT_ICON_NAMES), "Icono", undefined, { choices: "icons" });

/** Kinds of machine by their subcategories, told as links to the fleet. */
export const machineKinds = (title: string) =>
  list(
    field(identifier, "Subcategoría", "Su nombre interno en la maquinaria.", {
      choices: "machinery.subcategories",
    }),
    [0, 12],
    title,
    "Cada una enlaza con sus máquinas.",
  ).optional();

const percent = z.number().min(0).max(100);

export const picture = z.strictObject({
  image: pictureName,
  alt: localised(200, "Qué se ve en la imagen", "Para quien no la ve."),
  focus: field(
    z.strictObject({
      x: field(percent, "Horizontal", "0 es el borde izquierdo y 100 el derecho."),
      y: field(percent, "Vertical", "0 es el borde de arriba y 100 el de abajo."),
    }),
    "Punto importante",
    "Opcional: lo que no debe quedar fuera cuando la foto se recorta.",
  ).optional(),
});

export const figure = z.strictObject({
  value: localised(20, "Cifra", "Con su unidad: 50.000 m³."),
  label: localised(48, "Qué cuenta"),
});

/** Heading and lead of a section. */
export const sectionTexts = (longestHeading = 80) => ({
  heading: localised(longestHeading, "Titular"),
  lead: localised(220, "Entrada"),
});
