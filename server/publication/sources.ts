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

export function writeSources(folder: string, read: Sources): void {
  writeFileSync(join(folder, SOURCES_FILE), JSON.stringify(read));
}

/** Hidden too: what was written when the pages were drawn. */
const TEXTS_FILE = ".texts.json";

/** The texts of content/, by path from the project's folder. */
export function readTexts(root: string): Sources {
  const files = globSync("content/**/*.{yaml,md,txt}", { cwd: root }).map((file) =>
    file.split(sep).join("/"),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

export function writeTexts(folder: string, texts: Sources): void {
  writeFileSync(join(folder, TEXTS_FILE), JSON.stringify(texts));
}

/** Nothing of a publication that was made before texts were kept. */
export function publishedTexts(root: string, id: string): Sources | undefined {
  try {
    return sources.parse(JSON.parse(readFileSync(join(publicationFolder(root, id), TEXTS_FILE), "utf8")));
  } catch {
    return undefined;
  }
}

/** Everything is new where nothing was published yet. */
export function changesSincePublication(root: string): Change[] {
  const now = readSources(root);
  const published = readPublished(root);
  const here = Object.keys(now).flatMap((path): Change[] => {
    if (!(path in published)) return [{ path, kind: "added" }];
    return now[path] === published[path] ? [] : [{ path, kind: "changed" }];
  });
  const gone = Object.keys(published).filter((path) => !(path in now));
  return [...here, ...gone.map((path): Change => ({ path, kind: "removed" }))].sort((one, other) =>
    one.path.localeCompare(other.path),
  );
}

function readPublished(root: string): Sources {
  try {
    return sources.parse(JSON.parse(readFileSync(join(root, CURRENT_LINK, SOURCES_FILE), "utf8")));
  } catch {
    return {};
  }
}
