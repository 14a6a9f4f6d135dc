/**
 * What may be published though it hardly was meant so: texts that still name a certificate which is gone, a tonnage band
 * without a machine. Told and not refused, since who removes a certificate goes on to the texts only then, and a text may
 * well speak of a norm of long ago.
 */
import { type ContentProblem, contentProblem } from "../../contract/content-problem.ts";
import { plainYamlIn } from "../../contract/plain-yaml.ts";
import { listPublications } from "../../server/publication/publications.ts";
import { publishedTexts, readTexts } from "../../server/publication/sources.ts";
import { fieldSteps } from "../../src/site/content/field-titles.ts";
import { FILES } from "../../src/site/content/files.ts";
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
  return [...goneCertificates(texts, published), ...emptyBands(texts[MACHINERY])].map(problemOf);
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

function textsIn(value: unknown, keys: TextPlace["keys"] = []): TextPlace[] {
  if (typeof value === "string") return [{ text: value, keys }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...keys, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, [...keys, key]));
}
