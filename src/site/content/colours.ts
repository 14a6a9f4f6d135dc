/** Colours of the owner's own that nobody could read are refused. */

import { type ContentProblem, contentProblem } from "../../../contract/content-problem.ts";
import { themeColour } from "../theme-colours.ts";
import type { ParsedContent } from "./files.ts";
import type { THEME_COLOURS } from "./schema/pages.ts";

/** WCAG 2.2, level AA. */
const LEAST_CONTRAST = 4.5;

type ColourName = keyof typeof THEME_COLOURS;
type Colours = ParsedContent["files"]["theme"]["data"]["colours"];

export function wrongColours({ data, place }: ParsedContent["files"]["theme"]): ContentProblem[] {
  return contrastProblems(data.colours).map(({ name, words }) =>
    contentProblem(place(["colours", name]), "no-contrast", { words }),
  );
}

/** @param of only where this one is concerned */
export function contrastProblems(colours: Colours, of?: ColourName): { name: ColourName; words: string }[] {
  const chosen = (name: ColourName) => colours[name] ?? themeColour(name);
  const ink = themeColour("ink");
  const pairs: { name: ColourName; with?: ColourName; colour: string; on: string; words: string }[] = [
    {
      name: "forest",
      with: "limestone",
      colour: chosen("forest"),
      on: chosen("limestone"),
      words: "el texto del color principal sobre el fondo",
    },
    {
      name: "forest-deep",
      with: "limestone",
      colour: chosen("limestone"),
      on: chosen("forest-deep"),
      words: "el texto claro sobre el color principal oscuro",
    },
    { name: "amber", colour: ink, on: chosen("amber"), words: "el texto oscuro sobre el color de acento" },
    { name: "limestone", colour: ink, on: chosen("limestone"), words: "el texto oscuro sobre el fondo" },
  ];
  return pairs
    .filter((pair) => of === undefined || pair.name === of || pair.with === of)
    .filter(({ colour, on }) => contrast(colour, on) < LEAST_CONTRAST)
    .map(({ name, words }) => ({ name, words }));
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
