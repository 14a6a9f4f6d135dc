/** Turns one content file into typed data, or says to its owner, in Spanish, in which line what is wrong and what to do. */
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import { titleAt } from "./field-titles.ts";

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

export interface ParsedFile<Data> {
  data: Data;
  /** Names a place in the file, for checks that look across files: `content/services.yaml, línea 12` */
  place: (path: readonly PropertyKey[]) => string;
}

export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(readable(file, source), { lineCounter: lines });
  const lineAt = (offset: number) => `${file}, línea ${lines.linePos(offset).line}`;
  const syntaxError = document.errors[0];
  if (syntaxError) throw new ContentError([`${lineAt(syntaxError.pos[0])}: ${describeSyntax(syntaxError)}`]);

  /** The line of the deepest part of the path that exists; a missing key is reported at its parent. */
  const place = (path: readonly PropertyKey[]): string => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return `${file}, línea 1`;
  };

  const result = schema.safeParse(document.toJS() ?? {}, { reportInput: true });
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => `${place(issue.path)}${describeIssue(schema, issue)}`),
    ...textsCutByComments(document).map(
      (offset) =>
        `${lineAt(offset)}: el texto se corta en « #», porque ahí empieza un comentario; pon el texto entero entre comillas.`,
    ),
  ];
  if (result.success && problems.length === 0) return { data: result.data, place };
  throw new ContentError(problems);
}

const REPLACEMENT_CHARACTER = "\uFFFD";

function readable(file: string, source: string): string {
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

function describeSyntax({ code }: YAMLError): string {
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

function describeIssue(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const title = titleAt(schema, issue.path);
  const where = issue.path.length > 0 ? `, «${issue.path.join(".")}»${title ? ` (${title})` : ""}` : "";
  return `${where}: ${explain(issue)}`;
}

function explain(issue: z.core.$ZodIssue): string {
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
