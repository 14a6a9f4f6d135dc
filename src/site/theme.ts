/** The site's colours: the owner's own, else those of `src/ui/theme.css`. Build time only. */
import { content } from "./content/load.ts";
import { themeColour } from "./theme-colours.ts";

const own = new Map(Object.entries(content.theme.colours));

/** By name, for what no stylesheet reaches: icons, share images, the browser's own bars. */
export const brandColour = (name: string): string => own.get(name) ?? themeColour(name);

/** The owner's own colours over those of `src/ui/theme.css`; empty where there are none. */
export function themeStyle(): string {
  const colours = [...own].map(([name, colour]) => `--color-${name}:${colour}`);
  return colours.length > 0 ? `:root{${colours.join(";")}}` : "";
}
