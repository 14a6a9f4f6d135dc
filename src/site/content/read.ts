/** The content read from the disk, for tests and tools that run without Vite. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, parseAll, pictureName } from "./parse-all.ts";

export function readSources(root = "."): Record<string, string> {
  const files = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => [`/content/${file}`, readFileSync(join(root, "content", file), "utf8")]),
  );
}

export function readPictures(root = "."): string[] {
  return readdirSync(join(root, "content/images"), { recursive: true, encoding: "utf8" }).map((file) =>
    pictureName(`/content/images/${file}`),
  );
}

export function readContent(root = "."): Content {
  return parseAll(readSources(root), readPictures(root));
}
