/** The colours of `src/ui/theme.css`, by name, for what no stylesheet reaches. Build time only. */
import { readFileSync } from "node:fs";
import postcss from "postcss";

const PREFIX = "--color-";

const colours = new Map<string, string>();
postcss.parse(readFileSync("src/ui/theme.css", "utf8")).walkAtRules("theme", (theme) => {
  theme.walkDecls(({ prop, value }) => {
    if (prop.startsWith(PREFIX)) colours.set(prop.slice(PREFIX.length), value);
  });
});

/** `forest` → `#1f3d2b` */
export function themeColour(name: string): string {
  const colour = colours.get(name);
  if (!colour) throw new Error(`src/ui/theme.css has no ${PREFIX}${name}`);
  return colour;
}
