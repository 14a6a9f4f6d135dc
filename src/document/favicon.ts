import { content } from "../site/content/load.ts";
import { brandColour } from "../site/theme.ts";
import { LOGO_COLOURS, MARK } from "../ui/Logo.tsx";

/**
 * The mark as the browser's icon, as a data address: a file would be fetched before the first paint. With a logo of its own the
 * company has an icon of its own, in public/, and no mark.
 */
export function markIcon(): string | undefined {
  if (content.company.logo) return undefined;
  const layers = Object.entries(MARK).map(([layer, line]) => {
    const colour = brandColour(LOGO_COLOURS[layer as keyof typeof MARK]); // the very keys that are listed
    return `<path d="${line}" fill="${colour}"/>`;
  });
  // The lowest layer would be lost on a dark tab.
  const ground = `<path d="M0,13h64v64H0z" fill="${brandColour("limestone")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,13,64,64">${ground}${layers.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
