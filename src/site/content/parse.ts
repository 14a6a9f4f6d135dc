/** Turns one content file into typed data, or says to its owner, in Spanish, in which line what is wrong and what to do. */
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import {
  type ContentPlace,
  type ContentProblem,
  contentProblem,
  type ProblemCode,
  sentenceOf,
} from "../../../contract/content-problem.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Localised } from "../../../contract/languages.ts";
import { referenceIn } from "../../../contract/plain-yaml.ts";
import { ContentError } from "./content-error.ts";
import type { Facts } from "./facts.ts";
import { fieldSteps } from "./field-titles.ts";
import { eachText, fillFacts, placeholderMistake } from "./fill-facts.ts";
import { withoutPasted } from "./pasted-text.ts";
import { unbreakable } from "./unbreakable.ts";

/** Where in the file a value stands, for checks that look across files. */
export type Place = (path: readonly PropertyKey[]) => ContentPlace;

/** A file whose YAML is right; what it says is not checked yet. */
export interface YamlFile {
  data: unknown;
  place: Place;
  /** texts that end too early */
  problems: ContentProblem[];
}

export interface ParsedFile<Data> {
  data: Data;
  place: Place;
}

export function readYaml(file: string, source: string): YamlFile {
  const text = readable(file, source);
  const reference = referenceIn(text);
  if (reference) {
    const { found, line } = reference;
    throw new ContentError([contentProblem({ file, line, field: [] }, "anchor-or-alias", { found })]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "error" });
  const at = (offset: number): ContentPlace => ({ file, line: lines.linePos(offset).line, field: [] });
  const syntaxError = document.errors[0];
  if (syntaxError) {
    const place = at(syntaxError.pos[0]);
    const code = syntaxCode(syntaxError, text.split("\n")[(place.line ?? 1) - 1] ?? "");
    throw new ContentError([contentProblem(place, code)]);
  }
  return {
    data: document.toJS() ?? {},
    /** The line of the deepest part of the path that exists; a missing key is reported at its parent. */
    place(path) {
      for (let depth = path.length; depth >= 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return at(node.range[0]);
      }
      return { file, line: 1, field: [] };
    },
    problems: textsCutByComments(document).map((offset) => contentProblem(at(offset), "text-cut-by-comment")),
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
  { data, place: lineOf, problems: texts }: YamlFile,
  schema: Schema,
  facts: Localised<Facts> | undefined,
): ParsedFile<z.infer<Schema>> {
  const place: Place = (path) => ({ ...lineOf(path), field: fieldSteps(schema, path, data) });
  const placeholders: ContentProblem[] = [];
  const filled = eachText(data, (written, path) => {
    const text = withoutPasted(written);
    if (!facts) return withStandIns(text);
    const language = path.find(isLanguage);
    const inLanguage = facts[language ?? DEFAULT_LANGUAGE];
    const mistake = placeholderMistake(text, Object.keys(inLanguage));
    if (mistake) {
      placeholders.push(contentProblem(place(path), mistake.code, mistake.values));
      return text;
    }
    const filled = fillFacts(text, inLanguage);
    // What is the same in both languages is not only read: it is compared and searched for.
    return language ? unbreakable(filled) : filled;
  });
  const result = schema.safeParse(filled, { reportInput: true });
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => ({ ...place(issue.path), ...judge(issue) })),
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
    throw new ContentError([contentProblem({ file, line, field: [] }, "not-utf8")]);
  }
  return source.replace(/^\uFEFF/, "");
}

/** Texts of a language after which YAML sees a comment; nobody comments there on purpose. */
function textsCutByComments(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const isText = isScalar(key) && isLanguage(String(key.value));
      if (isText && isScalar(value) && value.comment) offsets.push(value.range?.[0] ?? 0);
    },
  });
  return offsets;
}

function syntaxCode({ code }: YAMLError, line: string): ProblemCode {
  if (/: *\{\{?\w+\}/.test(line)) return "text-begins-with-brace";
  switch (code) {
    case "DUPLICATE_KEY":
      return "repeated-field";
    case "TAB_AS_INDENT":
      return "tabulator";
    case "BAD_INDENT":
    case "BLOCK_AS_IMPLICIT_KEY":
      return "indentation";
    case "MISSING_CHAR":
      return "not-closed";
    default:
      return "not-understood";
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

type Judgement = Pick<ContentProblem, "code" | "values">;

/** What is wrong with a value, and what to do. */
export const explain = (issue: z.core.$ZodIssue): string => sentenceOf(judge(issue));

function judge(issue: z.core.$ZodIssue): Judgement {
  switch (issue.code) {
    case "unrecognized_keys":
      return { code: "unknown-field", values: { names: issue.keys } };
    case "too_big":
    case "too_small":
      return judgeSize(issue);
    case "invalid_type": {
      const kind = KINDS[issue.expected] ?? issue.expected;
      if (issue.input === undefined || issue.input === null) return { code: "missing", values: { kind } };
      return { code: issue.expected === "string" ? "not-a-text" : "wrong-kind", values: { kind } };
    }
    case "invalid_value":
      return {
        code: "not-a-choice",
        values: { value: String(issue.input), choices: issue.values.map(String) },
      };
    case "invalid_format": {
      const value = String(issue.input);
      if (value === "") return { code: "empty", values: {} };
      return issue.format === "email"
        ? { code: "not-an-email", values: { value } }
        : { code: "wrong-form", values: { value, rule: issue.message } };
    }
    default:
      return { code: "other-rule", values: { rule: issue.message } };
  }
}

function judgeSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Judgement {
  const isBig = issue.code === "too_big";
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  if (issue.origin === "array") return { code: isBig ? "too-many" : "too-few", values: { limit } };
  if (issue.origin !== "string") return { code: isBig ? "too-large" : "too-small", values: { limit } };
  if (isBig) return { code: "too-long", values: { limit, length: String(issue.input).length } };
  return limit === 1 ? { code: "empty", values: {} } : { code: "too-short", values: { limit } };
}
