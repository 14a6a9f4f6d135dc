/** What the owner has changed since the last publication, file by file. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { CURRENT_LINK, publicationFolder } from "./publications.ts";

/** What an owner edits; nothing hidden, where the editor saves first. */
const OWNED_FILES = ["content/**/*", "public/**/*"];
/** Beside the built pages, hidden so that it is never served. */
const SOURCES_FILE = ".sources.json";
/** Hidden too: what was written when the pages were drawn. */
const TEXTS_FILE = ".texts.json";

const sources = z.record(z.string(), z.string());
/** by path from the project's folder: a mark of the file's content, or the text itself */
type Sources = z.infer<typeof sources>;

export interface Change {
  /** like `content/company.yaml` */
  path: string;
  kind: "added" | "changed" | "removed";
}

export function readSources(root: string): Sources {
  const files = OWNED_FILES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => {
      const path = relative(root, file).split(sep).join("/");
      return [path, createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 16)];
    }),
  );
}

/** The texts of content/, by path from the project's folder. */
export function readTexts(root: string): Sources {
  const files = globSync("content/**/*.{yaml,md,txt}", { cwd: root }).map((file) =>
    file.split(sep).join("/"),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

export function writeSources(folder: string, read: { sources: Sources; texts: Sources }): void {
  writeFileSync(join(folder, SOURCES_FILE), JSON.stringify(read.sources));
  writeFileSync(join(folder, TEXTS_FILE), JSON.stringify(read.texts));
}

/** Nothing of a publication that was made before they were kept. */
function readPublished(file: string): Sources | undefined {
  try {
    return sources.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

export const publishedTexts = (root: string, id: string): Sources | undefined =>
  readPublished(join(publicationFolder(root, id), TEXTS_FILE));

/** Everything is new where nothing was published yet. */
export function changesSincePublication(root: string): Change[] {
  const now = readSources(root);
  const published = readPublished(join(root, CURRENT_LINK, SOURCES_FILE)) ?? {};
  const here = Object.keys(now).flatMap((path): Change[] => {
    if (!(path in published)) return [{ path, kind: "added" }];
    return now[path] === published[path] ? [] : [{ path, kind: "changed" }];
  });
  const gone = Object.keys(published).filter((path) => !(path in now));
  return [...here, ...gone.map((path): Change => ({ path, kind: "removed" }))].sort((one, other) =>
    one.path.localeCompare(other.path),
  );
}
