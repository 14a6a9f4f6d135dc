/** CONTRIBUTING.md names every file that its recipes touch; `npm run recipes` carries them out. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { carriedOut } from "./apply.ts";
import { RECIPES } from "./recipes.ts";

const sections = new Map(
  readFileSync("CONTRIBUTING.md", "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section] as const),
);

/** A path between backticks; `<page>`, `XX` and `*` stand for any name, and a name alone for a file beside another. */
function namesOf(section: string): RegExp[] {
  const paths = [...section.matchAll(/`([^`\s]+\.[a-z]+|\w+\/[\w/]+)`/gi)].map(([, path = ""]) => path);
  return paths.map((path) => {
    const escaped = path.replace(/[.[\]()]/g, "\\$&").replace(/<\w+>|XX|\*/g, "[\\w-]+");
    return new RegExp(`(?:^|/)${escaped}$`);
  });
}

test.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))(
  "%s: the recipe can be carried out, and names every file that it touches",
  (_, recipe) => {
    const names = namesOf(sections.get(recipe.section) ?? "");
    const touched = [...carriedOut(process.cwd(), recipe).keys()];
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.filter((file) => !names.some((name) => name.test(file)))).toEqual([]);
  },
);

test("every section that adds something is carried out", () => {
  const adding = [...sections.keys()].filter((heading) => heading.startsWith("Add "));
  const carriedOutSections = new Set(RECIPES.map(({ section }) => section));
  // Content alone: whoever adds a service writes no code.
  expect(adding.filter((heading) => !carriedOutSections.has(heading))).toEqual([
    "Add a service of the company",
  ]);
});
