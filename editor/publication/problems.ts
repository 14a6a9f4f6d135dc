/** A mistake in the content as the editor shows it: what it is called there, and a link to its field. */
import { type ContentProblem, sentenceOf } from "../../contract/content-problem.ts";
import { ContentError } from "../../src/site/content/content-error.ts";
import { readContent } from "../../src/site/content/read.ts";
import { addressOf, labelOf, linkTo } from "../entries.ts";

export interface Problem {
  /** the file, by its name in the editor's menu */
  entry: string;
  /** of the field in the editor */
  link?: string;
  /** on the way to the field, entries of lists by their own names: `Derribos › Título › Euskera` */
  field?: string;
  message: string;
}

/** What `/editor/problems` answers. */
export type Findings = Record<"problems" | "warnings", Problem[]>;

export function problemOf(problem: ContentProblem): Problem {
  const path = problem.file.replace(/^content\//, "");
  const address = addressOf(path);
  const entry = labelOf(path);
  const steps = problem.field.filter(({ title }) => title !== "");
  const names = steps.map(({ name, title }) => name ?? title).filter((name) => name !== entry);
  const message = sentenceOf(problem);
  return {
    entry,
    ...(address && { link: linkTo(address, steps.map(({ title }) => title).join(" › ")) }),
    ...(names.length > 0 && { field: names.join(" › ") }),
    message: message.charAt(0).toUpperCase() + message.slice(1),
  };
}

/** What keeps the content from being published. The build checks the same once more, and the pages themselves. */
export function contentProblems(root: string): Problem[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(problemOf);
  }
}
