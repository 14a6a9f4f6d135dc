import type { APIRoute } from "astro";
import { MARK } from "../ui/Logo.tsx";

const COLOURS = { topsoil: "#6f4e35", clay: "#b98f66", gravel: "#f2a900", teeth: "#1f3d2b" } as const;

/** The mark as the browser's icon. */
export const GET: APIRoute = () => {
  const layers = Object.entries(MARK).map(([layer, line]) => {
    const colour = COLOURS[layer as keyof typeof MARK]; // the very keys that are listed
    return `<path d="${line}" fill="${colour}"/>`;
  });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 14 64 64">${layers.join("")}</svg>`,
  );
};
