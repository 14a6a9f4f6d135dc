/** Reads and checks the whole `content/` folder once; the build stops at its mistakes. */
import { type Content, parseAll } from "./parse-all.ts";
import { newestPictures, placedAt } from "./picture-files.ts";
import { readDocuments, readLinksElsewhere, readUnknownPictures } from "./read.ts";

const sources = import.meta.glob<string>("/content/{*,projects/*}.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictureFiles = newestPictures(
  Object.keys(
    import.meta.glob("/content/images/**/*.{webp,avif,jpg,jpeg,png,svg,WEBP,AVIF,JPG,JPEG,PNG,SVG}"),
  ),
  (file) => placedAt(file.slice(1)),
);

const legalTexts = import.meta.glob<string>("/content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const content: Content = parseAll({
  sources,
  legalTexts,
  pictures: [...pictureFiles.keys()],
  unknownPictures: readUnknownPictures(),
  documents: readDocuments(),
  linksElsewhere: readLinksElsewhere(),
});

/** @param file `content/legal/aviso-legal.es.md`, which the content is checked to have */
export const legalText = (file: string): string => legalTexts[`/${file}`] ?? "";

/** `scenes/hero` → `content/images/scenes/hero.webp`, or whatever kind of file the owner put there */
export function pictureFile(name: string): string {
  const file = pictureFiles.get(name);
  if (!file) throw new Error(`content/images has no picture ${name}`);
  return file.slice(1);
}
