/** Every text that stands in both languages, with its place, for the checks of language and spelling. */
import { readdirSync, readFileSync } from "node:fs";
import { LineCounter, parseDocument, visit } from "yaml";
import { FILE_ERRORS } from "../../../contract/attachments.ts";
import { CONTACT_ERRORS } from "../../../contract/contact-messages.ts";
import { es } from "../strings/es.ts";
import { eu } from "../strings/eu.ts";
import type { Facts } from "./facts.ts";
import { readContent } from "./read.ts";

export interface BilingualText {
  /** where to look: `content/pages.yaml:12` or `strings.cta.call` */
  place: string;
  es: string;
  eu: string;
}

/** The same for both languages on purpose: two lines in English, and the way to Spanish, labelled in Spanish. */
export const SAID_ONCE =
  /^(404 Page Not Found|Did you forget to add the page to the router\?|Cambiar idioma a Español)$/;

/** A list of words, not a text. */
const TERMS = "terms.yaml";

/** A menu that a program only has in Spanish, named in a Basque text: marked as Spanish, so read as such. */
const SPANISH_LABEL = /<span lang="es">.*?<\/span>/g;

/** As they are read: with the facts in them. */
export function allTexts(): BilingualText[] {
  const { facts } = readContent();
  return rawTexts().map(({ place, es, eu }) => ({
    place,
    es: withFacts(es, facts.es),
    eu: withFacts(eu, facts.eu),
  }));
}

/** Names are of no language. */
const NAMES = ["name", "legalName", "shortName"];

/** What only the finished site knows stays a gap, and so does a name. */
const withFacts = (text: string, facts: Facts) =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => (NAMES.includes(name) ? gap : (facts[name] ?? gap)));

/** As they are written: `{{founded}}`. */
export function rawTexts(): BilingualText[] {
  const yamlFiles = readdirSync("content", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".yaml") && file !== TERMS,
  );
  return [
    ...yamlFiles.flatMap((file) => textsInYaml(`content/${file}`, readFileSync(`content/${file}`, "utf8"))),
    ...textsInPair("strings", es, eu),
    ...Object.entries(FILE_ERRORS).map(([code, text]) => ({ place: `FILE_ERRORS.${code}`, ...text })),
    ...Object.entries(CONTACT_ERRORS).map(([code, text]) => ({ place: `CONTACT_ERRORS.${code}`, ...text })),
    ...legalTexts(),
  ];
}

export function textsInYaml(file: string, source: string): BilingualText[] {
  const lines = new LineCounter();
  const texts: BilingualText[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Map(_, map) {
      const [es, eu] = [map.get("es"), map.get("eu")];
      if (typeof es !== "string" || typeof eu !== "string") return;
      texts.push({ place: `${file}:${lines.linePos(map.range?.[0] ?? 0).line}`, es, eu });
    },
  });
  return texts;
}

/** Walks two objects of the same shape side by side; a text made by a function is read with a stand-in for its values. */
export function textsInPair(place: string, es: unknown, eu: unknown): BilingualText[] {
  if (typeof es === "function" && typeof eu === "function")
    return textsInPair(place, es("{value}"), eu("{value}"));
  if (typeof es === "string" && typeof eu === "string") return [{ place, es, eu }];
  if (typeof es !== "object" || typeof eu !== "object" || es === null || eu === null) return [];
  const basque = new Map(Object.entries(eu));
  return Object.entries(es).flatMap(([key, value]) => textsInPair(`${place}.${key}`, value, basque.get(key)));
}

/** The legal pages paragraph by paragraph, without what is not prose: front matter, placeholders, addresses, marks. */
function legalTexts(): BilingualText[] {
  const pages = readdirSync("content/legal").filter((file) => file.endsWith(".es.md"));
  return pages.flatMap((file) => {
    const basqueFile = file.replace(".es.md", ".eu.md");
    const spanish = paragraphs(readFileSync(`content/legal/${file}`, "utf8"));
    const basque = paragraphs(readFileSync(`content/legal/${basqueFile}`, "utf8"));
    return spanish.map((text, index) => ({
      place: `content/legal/${file} and ${basqueFile}, paragraph ${index + 1}`,
      es: text,
      eu: basque[index] ?? "",
    }));
  });
}

/** A line that says where the lines after it hold: `{{#analytics}}` */
const SECTION_TAG = /^\{\{[#^/]\w+\}\}$/;

export function paragraphs(markdown: string): string[] {
  return markdown
    .replace(/^updated: /m, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(SPANISH_LABEL, "")
    .split(/\n+/)
    .map((line) => line.replace(/^(#+|-|\d+\.) |\*\*|[[\]]|^---$/g, "").trim())
    .filter((line) => line !== "" && !SECTION_TAG.test(line));
}
