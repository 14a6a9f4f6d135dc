import { type ContentProblem, describeProblems } from "../../../contract/content-problem.ts";

export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly ContentProblem[];
  constructor(problems: readonly ContentProblem[]) {
    super(describeProblems(problems));
    this.problems = problems;
    // For an owner the stack says nothing, and whoever prints an error prints its stack.
    this.stack = this.message;
  }
}
