/** The content read from the disk, for tests and tools that run without Vite. */
import { readdirSync, readFileSync } from "node:fs";
import { type Content, parseAll, pictureName } from "./parse-all.ts";

export function readSources(root = "."): Record<string, string> {
  return Object.fromEntries(
    readdirSync(`${root}/content`)
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => [`/content/${file}`, readFileSync(`${root}/content/${file}`, "utf8")]),
  );
}

export function readPictures(root = "."): string[] {
  return readdirSync(`${root}/content/images`, { recursive: true, encoding: "utf8" }).map((file) =>
    pictureName(`/content/images/${file}`),
  );
}

export function readContent(root = "."): Content {
  return parseAll(readSources(root), readPictures(root));
}
