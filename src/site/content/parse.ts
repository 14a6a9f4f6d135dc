/** Turns one content file into typed data, or says in which line what is wrong and what to do. */
import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

export class ContentError extends Error {
  override name = "ContentError";
  constructor(problems: readonly string[]) {
    super(
      `The content has ${problems.length === 1 ? "a mistake" : "mistakes"}:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
  }
}

export interface ParsedFile<Data> {
  data: Data;
  /** Names a place in the file, for checks that look across files: `content/services.yaml:12` */
  place: (path: readonly PropertyKey[]) => string;
}

export function parseContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const syntaxError = document.errors[0];
  if (syntaxError) {
    const { line } = lines.linePos(syntaxError.pos[0]);
    throw new ContentError([
      `${file}:${line} ${syntaxError.code}: mend the YAML here (indentation, quotes or a repeated key).`,
    ]);
  }

  /** The line of the deepest part of the path that exists; a missing key is reported at its parent. */
  const place = (path: readonly PropertyKey[]): string => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return `${file}:${lines.linePos(node.range[0]).line}`;
    }
    return `${file}:1`;
  };

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return { data: result.data, place };
  throw new ContentError(result.error.issues.map((issue) => `${place(issue.path)} ${describeIssue(issue)}`));
}

/** What an editor calls the kinds of values that the schema knows. */
const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join(".") || "the file";
  switch (issue.code) {
    case "unrecognized_keys":
      return `${name}: remove ${issue.keys.join(", ")}; nothing on the site reads it.`;
    case "too_big":
      return issue.origin === "number"
        ? `${name}: it must be at most ${issue.maximum}.`
        : `${name}: shorten it to at most ${issue.maximum} ${issue.origin === "array" ? "entries" : "characters"}.`;
    case "too_small":
      return issue.origin === "number"
        ? `${name}: it must be at least ${issue.minimum}.`
        : `${name}: it needs at least ${issue.minimum} ${issue.origin === "array" ? "entries" : "characters"}.`;
    case "invalid_type": {
      const kind = KINDS[issue.expected] ?? issue.expected;
      if (issue.input === undefined || issue.input === null)
        return `${name}: it is missing; add it (${kind}).`;
      return `${name}: it must be ${kind}${issue.expected === "string" ? "; put it between quotes" : ""}.`;
    }
    case "invalid_value":
      return `${name}: it must be one of ${issue.values.join(", ")}.`;
    default:
      return `${name}: ${issue.message}.`;
  }
}
