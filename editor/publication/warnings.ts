/**
 * What may be published though it hardly was meant so: texts that still name a certificate which is gone, a tonnage band
 * without a machine, «1 certificados». Told and not refused, since who removes a certificate goes on to the texts only then, and a text may
 * well speak of a norm of long ago.
 */
import { type ContentProblem, contentProblem } from "../../contract/content-problem.ts";
import { DEFAULT_LANGUAGE } from "../../contract/languages.ts";
import { plainYamlIn } from "../../contract/plain-yaml.ts";
import { listPublications } from "../../server/publication/publications.ts";
import { publishedTexts, readTexts } from "../../server/publication/sources.ts";
import { fieldSteps } from "../../src/site/content/field-titles.ts";
import { FILES } from "../../src/site/content/files.ts";
import { capitalised } from "../../src/site/content/grammar.ts";
import { countsIn } from "../../src/site/content/parse-all.ts";
import { schemaOf } from "../entries.ts";
import { type Problem, problemOf } from "./problems.ts";

const CERTIFICATES = "content/certificates.yaml";
const MACHINERY = "content/machinery.yaml";

/** Files by their path, `content/home.yaml`. */
type Texts = Readonly<Record<string, string>>;

export function contentWarnings(root: string): Problem[] {
  const published = listPublications(root)
    .map(({ id }) => publishedTexts(root, id))
    .filter((texts) => texts !== undefined);
  return warningsIn(readTexts(root), published);
}

/** Nothing of files with mistakes: those are told first. */
export function warningsIn(texts: Texts, published: readonly Texts[]): Problem[] {
  return [...goneCertificates(texts, published), ...emptyBands(texts[MACHINERY]), ...onesOfMany(texts)].map(
    problemOf,
  );
}

interface TextPlace {
  text: string;
  keys: (string | number)[];
}

function goneCertificates(texts: Texts, published: readonly Texts[]): ContentProblem[] {
  const names = ({ [CERTIFICATES]: yaml = "" }: Texts) =>
    FILES.certificates.safeParse(plainYamlIn(yaml)).data?.certificates.map(({ title }) => normOf(title)) ??
    [];
  const kept = names(texts);
  const gone = [...new Set(published.flatMap(names))].filter((name) => !kept.includes(name));
  return Object.entries(texts).flatMap(([file, source]) =>
    gone.flatMap((name) => placesNaming(name, file, source)),
  );
}

/** Without its year, which texts leave out: `ISO 14001` of `ISO 14001:2015`. */
const normOf = (title: string) => title.replace(/:\d+$/, "").trim();

/** Several norms share their first word in a text, «ISO 9001, 14001 y 45001»: the number alone tells which. */
function placesNaming(name: string, file: string, source: string): ContentProblem[] {
  const wanted = name.match(/\d{4,}/)?.[0] ?? name;
  const isNamed = (text: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(wanted)}(?![\\p{L}\\p{N}])`, "u").test(text);
  const schema = schemaOf(file.replace("content/", ""));
  if (!schema) {
    const isLegalText = file.endsWith(".md") && isNamed(source);
    return isLegalText ? [contentProblem({ file, field: [] }, "certificate-gone", { name })] : [];
  }
  const data = plainYamlIn(source);
  return textsIn(data)
    .filter(({ text }) => isNamed(text))
    .map(({ keys }) =>
      contentProblem({ file, field: fieldSteps(schema, keys, data) }, "certificate-gone", { name }),
    );
}

function emptyBands(source = ""): ContentProblem[] {
  const data = plainYamlIn(source);
  const machinery = FILES.machinery.safeParse(data).data;
  return (machinery?.bands ?? []).flatMap(({ id, title }, index) => {
    const field = fieldSteps(FILES.machinery, ["bands", index], data);
    return machinery?.equipment.some(({ tonnage }) => tonnage === id)
      ? []
      : [contentProblem({ file: MACHINERY, field }, "band-without-machine", { name: title.es })];
  });
}

/** What a text says of a number that has become one. */
function onesOfMany(texts: Texts): ContentProblem[] {
  const dataOf = (file: string) => plainYamlIn(texts[`content/${file}.yaml`] ?? "");
  const projects = Object.keys(texts).filter((file) => file.startsWith("content/projects/")).length;
  const ones = Object.entries(countsIn(dataOf, projects)).flatMap(([name, count]) =>
    count === 1 ? [name, `${name}InWords`, `${capitalised(name)}InWords`] : [],
  );
  return Object.entries(texts).flatMap(([file, source]) => {
    const schema = schemaOf(file.replace("content/", ""));
    const data = schema && plainYamlIn(source);
    return textsIn(data).flatMap(({ text, keys }) => {
      const found = manyAfter(ones, `${text} ${labelBeside(data, keys)}`);
      if (!schema || !found || keys.at(-1) !== DEFAULT_LANGUAGE) return [];
      return contentProblem({ file, field: fieldSteps(schema, keys, data) }, "one-of-many", { found });
    });
  });
}

/** `1 certificados`: Spanish nouns of many end with an s; where one is meant, the text has been seen to. */
function manyAfter(ones: readonly string[], text: string): string | undefined {
  for (const [, name = "", noun = ""] of text.matchAll(/\{\{(\w+)\}\}\s+(\p{L}+s)(?!\p{L})/gu))
    if (ones.includes(name)) return `1 ${noun}`;
  return undefined;
}

/** A figure stands over what it counts, which is another text. */
function labelBeside(data: unknown, keys: TextPlace["keys"]): string {
  const [field, language] = keys.slice(-2);
  if (field !== "value") return "";
  const figure = keys.slice(0, -2).reduce<unknown>((value, key) => Object(value)[key], data);
  return String(Object(Object(figure).label)[language ?? ""] ?? "");
}

function textsIn(value: unknown, keys: TextPlace["keys"] = []): TextPlace[] {
  if (typeof value === "string") return [{ text: value, keys }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...keys, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, [...keys, key]));
}
