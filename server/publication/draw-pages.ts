/** Draws the pages into a folder, and tells the process that asked for it, as data, what is wrong with the content. */
import { build } from "astro";
import { z } from "zod";
import {
  type ContentProblem,
  contentProblem,
  contentProblemSchema,
  describeProblems,
} from "../../contract/content-problem.ts";
import { readPageSettings } from "../../contract/settings.ts";
import { orExit, processEnvironment } from "../config/config.ts";

/** As the site's own code throws it; its class is another one in the bundle that the build makes. */
const contentError = z.object({ problems: z.array(contentProblemSchema).min(1) });
const UNREADABLE_PICTURE = { name: "NoImageMetadata", file: /\bcontent\/images\/[^`]+/ };

// Before Astro reads them too, and tells of a wrong one with its stack.
orExit(() => readPageSettings(processEnvironment()));

try {
  await build({ outDir: process.argv[2] ?? "dist", logLevel: "silent" });
} catch (error) {
  const problems = problemsOf(error);
  process.exitCode = 1;
  if (problems.length > 0) process.send?.({ problems });
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${problems.length > 0 ? describeProblems(problems) : text}\n`);
}

function problemsOf(error: unknown): ContentProblem[] {
  const file = error instanceof Error && error.message.match(UNREADABLE_PICTURE.file)?.[0];
  if (file && error.name === UNREADABLE_PICTURE.name)
    return [contentProblem({ file, field: [] }, "unreadable-picture")];
  return contentError.safeParse(error).data?.problems ?? [];
}
