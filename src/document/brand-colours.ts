/** The theme's colours for what no stylesheet reaches: icons, share images, the browser's own bars. Build time only. */
import { readFileSync } from "node:fs";
import postcss from "postcss";
import { content } from "../site/content/load.ts";

const PREFIX = "--color-";

const colours = new Map<string, string>();
postcss.parse(readFileSync("src/ui/theme.css", "utf8")).walkAtRules("theme", (theme) => {
  theme.walkDecls(({ prop, value }) => {
    if (prop.startsWith(PREFIX)) colours.set(prop.slice(PREFIX.length), value);
  });
});

const own = new Map(Object.entries(content.theme.colours));

/** `forest` → the owner's colour in `content/theme.yaml`, else `--color-forest` of `ui/theme.css` */
export function brandColour(name: string): string {
  const colour = own.get(name) ?? colours.get(name);
  if (!colour) throw new Error(`src/ui/theme.css has no ${PREFIX}${name}`);
  return colour;
}
