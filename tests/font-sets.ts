/** The fonts a test's browser has, and no others: the same on every machine, whatever is installed there. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const CACHE = join(MODULES, ".cache/font-sets");

/** What visitors have instead of the site's font: Arial's widths (Windows, Apple, most of Linux), Android's, a bare Linux's. */
const FONT_SETS = {
  Arimo: ["@expo-google-fonts/arimo/400Regular", "@expo-google-fonts/arimo/700Bold"],
  Roboto: ["@expo-google-fonts/roboto/400Regular", "@expo-google-fonts/roboto/700Bold"],
  "DejaVu Sans": ["dejavu-fonts-ttf/ttf"],
};

export type FontSet = keyof typeof FONT_SETS;
export const FONT_SET_NAMES = Object.keys(FONT_SETS) as FontSet[]; // its keys are known above

/** The environment of a Chromium that sees only these fonts. */
export function fontEnvironment(family: FontSet): Record<string, string> {
  const file = join(CACHE, `${family}.conf`);
  const folders = FONT_SETS[family].map((folder) => `<dir>${join(MODULES, folder)}</dir>`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<fontconfig>
  ${folders.join("\n  ")}
  <cachedir>${CACHE}</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>${family}</family></prefer></alias>
</fontconfig>
`,
  );
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file }; // what is set there is text
}
