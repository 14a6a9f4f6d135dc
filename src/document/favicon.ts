import { MARK } from "../ui/Logo.tsx";

const COLOURS = { topsoil: "#6f4e35", clay: "#b98f66", gravel: "#f2a900", teeth: "#1f3d2b" } as const;

/** The mark as the browser's icon, within the document: the header's logo has the same lines, so it costs 80 bytes. */
export function faviconAddress(): string {
  const layers = Object.entries(MARK).map(([layer, line]) => {
    const colour = COLOURS[layer as keyof typeof MARK]; // the very keys that are listed
    return `<path d="${line}" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,14,64,64">${layers.join("")}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#<> ]/g, encodeURIComponent)}`;
}
