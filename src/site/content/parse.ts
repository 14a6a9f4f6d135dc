/** Turns one content file into typed data, or says to its owner, in Spanish, in which line what is wrong and what to do. */
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import { DEFAULT_LANGUAGE, isLanguage, type Localised } from "../../../contract/languages.ts";
import type { Facts } from "./facts.ts";
import { titleAt } from "./field-titles.ts";
import { eachText, fillFacts, placeholderMistake } from "./fill-facts.ts";
import { unbreakable } from "./unbreakable.ts";

export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    const heading = problems.length === 1 ? "Hay un error" : `Hay ${problems.length} errores`;
    super(`${heading} en el contenido:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.problems = problems;
    // For an owner the stack says nothing, and whoever prints an error prints its stack.
    this.stack = this.message;
  }
}

/** Names a place in the file, for checks that look across files: `content/services.yaml, línea 12` */
type Place = (path: readonly PropertyKey[]) => string;

/** A file whose YAML is right; what it says is not checked yet. */
export interface YamlFile {
  data: unknown;
  place: Place;
  /** texts that end too early */
  problems: string[];
}

export interface ParsedFile<Data> {
  data: Data;
  place: Place;
}

export function readYaml(file: string, source: string): YamlFile {
  const text = readable(file, source);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "error" });
  const lineAt = (offset: number) => `${file}, línea ${lines.linePos(offset).line}`;
  const syntaxError = document.errors[0];
  if (syntaxError) {
    const { line } = lines.linePos(syntaxError.pos[0]);
    const problem = describeSyntax(syntaxError, text.split("\n")[line - 1] ?? "");
    throw new ContentError([`${lineAt(syntaxError.pos[0])}: ${problem}`]);
  }
  return {
    data: document.toJS() ?? {},
    /** The line of the deepest part of the path that exists; a missing key is reported at its parent. */
    place(path) {
      for (let depth = path.length; depth >= 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return `${file}, línea 1`;
    },
    problems: textsCutByComments(document).map(
      (offset) =>
        `${lineAt(offset)}: el texto se corta en « #», porque ahí empieza un comentario; pon el texto entero entre comillas.`,
    ),
  };
}

/** A text whose facts are not known yet, for its length and form. */
export function withStandIns(text: string): string {
  return text.replace(/\{\{.*?\}\}/g, "0");
}

/**
 * Lengths and the rest of the schema hold for the texts as they are read: with the facts filled in.
 * @param facts undefined where the company's file is itself wrong; then no placeholder is judged
 */
export function parseContent<Schema extends z.ZodType>(
  { data, place, problems: texts }: YamlFile,
  schema: Schema,
  facts: Localised<Facts> | undefined,
): ParsedFile<z.infer<Schema>> {
  const placeholders: string[] = [];
  const filled = eachText(data, (text, path) => {
    if (!facts) return withStandIns(text);
    const language = path.find(isLanguage);
    const inLanguage = facts[language ?? DEFAULT_LANGUAGE];
    const mistake = placeholderMistake(text, Object.keys(inLanguage));
    if (mistake) {
      placeholders.push(`${place(path)}${nameOf(schema, path)}: ${mistake.message}.`);
      return text;
    }
    const filled = fillFacts(text, inLanguage);
    // What is the same in both languages is not only read: it is compared and searched for.
    return language ? unbreakable(filled) : filled;
  });
  const result = schema.safeParse(filled, { reportInput: true });
  const problems = [
    ...(result.error?.issues ?? []).map(
      (issue) => `${place(issue.path)}${nameOf(schema, issue.path)}: ${explain(issue)}`,
    ),
    ...texts,
    ...placeholders,
  ];
  if (result.success && problems.length === 0) return { data: result.data, place };
  throw new ContentError(problems);
}

const REPLACEMENT_CHARACTER = "\uFFFD";

/** The text without a byte order mark; refuses one that is not UTF-8. */
export function readable(file: string, source: string): string {
  if (source.includes(REPLACEMENT_CHARACTER)) {
    const line = source.slice(0, source.indexOf(REPLACEMENT_CHARACTER)).split("\n").length;
    throw new ContentError([
      `${file}, línea ${line}: las tildes no se leen, porque el archivo no está guardado como UTF-8; guárdalo con la codificación UTF-8.`,
    ]);
  }
  return source.replace(/^\uFEFF/, "");
}

/** Texts of a language after which YAML sees a comment; nobody comments there on purpose. */
function textsCutByComments(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const isText = isScalar(key) && (key.value === "es" || key.value === "eu");
      if (isText && isScalar(value) && value.comment) offsets.push(value.range?.[0] ?? 0);
    },
  });
  return offsets;
}

function describeSyntax({ code }: YAMLError, line: string): string {
  if (/: *\{\{?\w+\}/.test(line)) return "un texto que empieza por una llave va entre comillas.";
  switch (code) {
    case "DUPLICATE_KEY":
      return "este nombre está dos veces en el mismo grupo; deja uno.";
    case "TAB_AS_INDENT":
      return "la línea empieza con un tabulador; usa espacios.";
    case "BAD_INDENT":
    case "BLOCK_AS_IMPLICIT_KEY":
      return "los espacios del principio de la línea no cuadran con las de alrededor, o falta poner entre comillas un texto con dos puntos.";
    case "MISSING_CHAR":
      return "falta cerrar unas comillas, un corchete o una llave, o quedan letras después de ellas.";
    default:
      return "no se entiende; mira si falta un espacio después de los dos puntos, unas comillas o la sangría.";
  }
}

/** What an owner calls the kinds of values that the schema knows. */
const KINDS: Readonly<Record<string, string>> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "true o false",
  array: "una lista",
  object: "un grupo de campos",
};

/** `, «services.3.title» (Servicios › 4 › Título)` */
function nameOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const title = titleAt(schema, path);
  return path.length > 0 ? `, «${path.join(".")}»${title ? ` (${title})` : ""}` : "";
}

/** What is wrong with a value, and what to do. */
export function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "unrecognized_keys":
      return `sobra ${issue.keys.map((key) => `«${key}»`).join(", ")}; bórralo o corrige el nombre.`;
    case "too_big":
    case "too_small":
      return describeSize(issue);
    case "invalid_type": {
      const kind = KINDS[issue.expected] ?? issue.expected;
      if (issue.input === undefined || issue.input === null) return `falta; escríbelo (${kind}).`;
      return `tiene que ser ${kind}${issue.expected === "string" ? "; ponlo entre comillas" : ""}.`;
    }
    case "invalid_value":
      return `no vale «${String(issue.input)}»; pon uno de estos: ${issue.values.join(", ")}.`;
    case "invalid_format":
      return issue.format === "email"
        ? `«${String(issue.input)}» no es una dirección de correo.`
        : `no vale «${String(issue.input)}»: ${issue.message}.`;
    default:
      return `${issue.message}.`;
  }
}

function describeSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const isBig = issue.code === "too_big";
  const limit = isBig ? issue.maximum : issue.minimum;
  if (issue.origin === "array")
    return isBig ? `hay demasiados; ${limit} como mucho.` : `hay pocos; ${limit} como mínimo.`;
  if (issue.origin === "string") {
    if (!isBig) return limit === 1 ? "está vacío; escríbelo." : `es corto; ${limit} letras como mínimo.`;
    const length = typeof issue.input === "string" ? ` (tiene ${issue.input.length})` : "";
    return `es largo; acórtalo a ${limit} letras como mucho${length}.`;
  }
  return isBig ? `es demasiado; ${limit} como mucho.` : `es poco; ${limit} como mínimo.`;
}
