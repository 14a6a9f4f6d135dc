import { content } from "./content/load.ts";

/** The owner's own colours over those of `src/ui/theme.css`; empty where there are none. */
export function themeStyle(): string {
  const colours = Object.entries(content.theme.colours).map(([name, colour]) => `--color-${name}:${colour}`);
  return colours.length > 0 ? `:root{${colours.join(";")}}` : "";
}
