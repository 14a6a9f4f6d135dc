/** The content read from the disk, for tests and tools that run without Vite. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, type ContentFolder, parseAll, pictureName } from "./parse-all.ts";

export function readSources(root = "."): Record<string, string> {
  return readTexts(root, ".yaml");
}

export function readFolder(root = "."): ContentFolder {
  return {
    sources: readSources(root),
    legalTexts: readTexts(root, ".md"),
    pictures: filesIn(join(root, "content/images"))
      .filter((file) => !UNKNOWN_PICTURE.test(file))
      .map((file) => pictureName(`/content/images/${file}`)),
    unknownPictures: readUnknownPictures(root),
    documents: readDocuments(root),
  };
}

/** Photographs that the picture library cannot open; an iPhone's HEIC above all. */
const UNKNOWN_PICTURE = /\.(?:heic|heif|tiff?|gif|bmp|dng)$/i;

export function readUnknownPictures(root = "."): string[] {
  return filesIn(join(root, "content/images"))
    .filter((file) => UNKNOWN_PICTURE.test(file))
    .map((file) => `content/images/${file}`);
}

/** The addresses of what lies in public/: `/certificados/iso-9001.pdf` */
export function readDocuments(root = "."): string[] {
  return filesIn(join(root, "public")).map((file) => `/${file}`);
}

export function readContent(root = "."): Content {
  return parseAll(readFolder(root));
}

function readTexts(root: string, ending: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(join(root, "content"))
      .filter((file) => file.endsWith(ending))
      .map((file) => [`/content/${file}`, readFileSync(join(root, "content", file), "utf8")]),
  );
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
