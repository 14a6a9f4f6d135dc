/** YAML without its references: `&name` and `*name` make a file of a few lines as large as one likes. */
import { Lexer, parse } from "yaml";

/** Announces, in the lexer's output, that the next token is a text. */
const TEXT_FOLLOWS = "\u001f";

/** The first anchor or alias, looked for before anything is parsed. */
export function referenceIn(source: string): { found: string; line: number } | undefined {
  let line = 1;
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    if (!isText && /^[&*]/.test(token)) return { found: token, line };
    isText = token === TEXT_FOLLOWS;
    line += token.split("\n").length - 1;
  }
  return undefined;
}

/** Throws where the source has references or mistakes. */
export function parsePlainYaml(source: string): unknown {
  if (referenceIn(source)) throw new Error("YAML with references");
  return parse(source);
}

/** Nothing of a source with references or mistakes, which are told elsewhere. */
export function plainYamlIn(source: string): unknown {
  try {
    return parsePlainYaml(source);
  } catch {
    return undefined;
  }
}
