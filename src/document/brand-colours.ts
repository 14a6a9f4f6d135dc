/** The site's colours for what no stylesheet reaches: icons, share images, the browser's own bars. Build time only. */
import { content } from "../site/content/load.ts";
import { themeColour } from "../site/theme-colours.ts";

const own = new Map(Object.entries(content.theme.colours));

/** `forest` → the owner's colour in `content/theme.yaml`, else that of `src/ui/theme.css` */
export function brandColour(name: string): string {
  return own.get(name) ?? themeColour(name);
}
