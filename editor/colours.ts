/** What the colour picker asks: today's colour, and whether the chosen one can be read beside the saved ones. */
import { join } from "node:path";
import { sentenceOf } from "../contract/content-problem.ts";
import { contrastProblems } from "../src/site/content/colours.ts";
import { themeSchema } from "../src/site/content/schema/pages.ts";
import { themeColour } from "../src/site/theme-colours.ts";
import { readYaml } from "./choices.ts";
import type { ColourJudgement } from "./inputs/colour-field.tsx";

const colourNames = themeSchema.shape.colours.keyof();

export function judgeColour(
  contentFolder: string,
  name: string,
  colour: string,
): ColourJudgement | undefined {
  const known = colourNames.safeParse(name).data;
  if (!known) return undefined;
  const saved = themeSchema.safeParse(readYaml(join(contentFolder, "theme.yaml"))).data?.colours ?? {};
  const isChosen = themeSchema.shape.colours.shape[known].safeParse(colour || undefined).success;
  const [problem] = isChosen ? contrastProblems({ ...saved, [known]: colour || undefined }, known) : [];
  return {
    usual: themeColour(known),
    ...(problem && { problem: sentenceOf({ code: "no-contrast", values: { words: problem.words } }) }),
  };
}
