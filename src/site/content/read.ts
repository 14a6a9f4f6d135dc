/** The content read from the disk, for tests and tools that run without Vite. */
import { globSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
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
    linksElsewhere: readLinksElsewhere(root),
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

/** Links that would publish what lies outside: the build follows them. */
export function readLinksElsewhere(root = "."): string[] {
  return ["content", "public"].flatMap((folder) => {
    const inside = realpathSync(join(root, folder)) + sep;
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .filter((link) => !realPath(join(root, link)).startsWith(inside));
  });
}

/** Nothing of a link that leads nowhere. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return "";
  }
}

export function readContent(root = "."): Content {
  return parseAll(readFolder(root));
}

export function readTexts(root: string, ending: ".yaml" | ".md"): Record<string, string> {
  return Object.fromEntries(
    filesIn(join(root, "content"))
      .filter((file) => file.endsWith(ending))
      .map((file) => [`/content/${file}`, readFileSync(join(root, "content", file), "utf8")]),
  );
}

/** Without what is hidden: the editor saves there first, and such a file may be gone before it is read. */
const filesIn = (folder: string) =>
  globSync("**/*", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
