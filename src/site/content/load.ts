/** Reads and checks the whole `content/` folder once; the build stops at its mistakes. */
import { statSync } from "node:fs";
import { type Content, parseAll } from "./parse-all.ts";
import { newestPictures } from "./picture-files.ts";

const sources = import.meta.glob<string>("/content/{*,projects/*}.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictureFiles = newestPictures(
  Object.keys(import.meta.glob("/content/images/**/*.{webp,avif,jpg,jpeg,png,WEBP,AVIF,JPG,JPEG,PNG}")),
  (file) => statSync(file.slice(1)).mtimeMs,
);

export const content: Content = parseAll(sources, [...pictureFiles.keys()]);

/** `scenes/hero` → `content/images/scenes/hero.webp`, or whatever kind of file the owner put there */
export function pictureFile(name: string): string {
  const file = pictureFiles.get(name);
  if (!file) throw new Error(`content/images has no picture ${name}`);
  return file.slice(1);
}
