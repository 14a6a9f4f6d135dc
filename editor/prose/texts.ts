/** Every text that stands in all languages, with its place, for the checks of language and spelling. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { LineCounter, parseDocument, visit } from "yaml";
import { CONTACT_ERRORS, FILE_ERRORS, SEVERAL_FILES_ERRORS } from "../../contract/contact-messages.ts";
import { DEFAULT_LANGUAGE, inEachLanguage, type Localised } from "../../contract/languages.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { SECTION_TAG } from "../../src/site/content/legal-texts.ts";
import { readContent } from "../../src/site/content/read.ts";
import { stringsFor } from "../../src/site/strings/index.ts";

export interface TranslatedText extends Localised {
  /** where to look: `content/pages.yaml:12` or `strings.cta.call` */
  place: string;
}

/** The same for both languages on purpose: two lines in English, and the way to Spanish, labelled in Spanish. */
export const SAID_ONCE =
  /^(404 Page Not Found|Did you forget to add the page to the router\?|Cambiar idioma a Español)$/;

/** A list of words, not a text. */
const TERMS = "terms.yaml";

/** A menu that a program only has in Spanish, named in a Basque text: marked as Spanish, so read as such. */
const SPANISH_LABEL = /<span lang="es">.*?<\/span>/g;

/** As they are read: with the facts in them. */
export function allTexts(): TranslatedText[] {
  const { facts } = readContent();
  return rawTexts().map((text) => ({
    place: text.place,
    ...inEachLanguage((language) => withFacts(text[language], facts[language])),
  }));
}

/** Names are of no language. */
const NAMES = ["name", "legalName", "shortName"];

/** What only the finished site knows stays a gap, and so does a name. */
const withFacts = (text: string, facts: Facts) =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => (NAMES.includes(name) ? gap : (facts[name] ?? gap)));

/** As they are written: `{{founded}}`. */
export function rawTexts(): TranslatedText[] {
  const yamlFiles = globSync("**/*.yaml", { cwd: "content" }).filter((file) => file !== TERMS);
  return [
    ...yamlFiles.flatMap((file) => textsInYaml(`content/${file}`, readFileSync(`content/${file}`, "utf8"))),
    ...textsInEach("strings", inEachLanguage(stringsFor)),
    ...Object.entries(FILE_ERRORS).map(([code, text]) => ({ place: `FILE_ERRORS.${code}`, ...text })),
    ...Object.entries(SEVERAL_FILES_ERRORS).map(([code, text]) => ({
      place: `SEVERAL_FILES_ERRORS.${code}`,
      ...text,
    })),
    ...Object.entries(CONTACT_ERRORS).map(([code, text]) => ({ place: `CONTACT_ERRORS.${code}`, ...text })),
    ...legalTexts(),
  ];
}

export function textsInYaml(file: string, source: string): TranslatedText[] {
  const lines = new LineCounter();
  const texts: TranslatedText[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Map(_, map) {
      const place = `${file}:${lines.linePos(map.range?.[0] ?? 0).line}`;
      const values = inEachLanguage((language) => map.get(language));
      if (areTexts(values)) texts.push({ place, ...values });
    },
  });
  return texts;
}

/** Walks objects of the same shape side by side; a text made by a function is read with a stand-in for its values. */
export function textsInEach(place: string, values: Localised<unknown>): TranslatedText[] {
  if (areTexts(values)) return [{ place, ...values }];
  const original = values[DEFAULT_LANGUAGE];
  if (typeof original === "function")
    return textsInEach(
      place,
      inEachLanguage((language) => Reflect.apply(values[language] as () => unknown, null, ["{value}"])), // the same shape
    );
  if (typeof original !== "object" || original === null) return [];
  return Object.keys(original).flatMap((key) =>
    textsInEach(
      `${place}.${key}`,
      inEachLanguage((language) => Reflect.get(Object(values[language]), key)),
    ),
  );
}

function areTexts(values: Localised<unknown>): values is Localised {
  return Object.values(values).every((value) => typeof value === "string");
}

/** The legal pages paragraph by paragraph, without what is not prose: front matter, placeholders, addresses, marks. */
function legalTexts(): TranslatedText[] {
  const pages = readdirSync("content/legal").filter((file) => file.endsWith(`.${DEFAULT_LANGUAGE}.md`));
  return pages.flatMap((file) => {
    const page = file.replace(`.${DEFAULT_LANGUAGE}.md`, "");
    const inLanguages = inEachLanguage((language) =>
      paragraphs(readFileSync(`content/legal/${page}.${language}.md`, "utf8")),
    );
    return inLanguages[DEFAULT_LANGUAGE].map((_, index) => ({
      place: `content/legal/${page}, paragraph ${index + 1}`,
      ...inEachLanguage((language) => inLanguages[language][index] ?? ""),
    }));
  });
}

export function paragraphs(markdown: string): string[] {
  return markdown
    .replace(/^updated: /m, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(SPANISH_LABEL, "")
    .split(/\n+/)
    .map((line) => line.replace(/^(#+|-|\d+\.) |\*\*|[[\]]|^---$/g, "").trim())
    .filter((line) => line !== "" && !SECTION_TAG.test(line));
}
