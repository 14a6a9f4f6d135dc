/** Reads and checks the whole `content/` folder once; the build stops at its mistakes. */
import { type Content, parseAll, pictureName } from "./parse-all.ts";

const sources = import.meta.glob<string>("/content/{*,projects/*}.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictureFiles = Object.keys(import.meta.glob("/content/images/**/*.{webp,avif,jpg,jpeg,png}"));

export const content: Content = parseAll(sources, pictureFiles.map(pictureName));

/** `scenes/hero` → `content/images/scenes/hero.webp`, or whatever kind of file the owner put there */
export function pictureFile(name: string): string {
  const file = pictureFiles.find((candidate) => pictureName(candidate) === name);
  if (!file) throw new Error(`content/images has no picture ${name}`);
  return file.slice(1);
}
