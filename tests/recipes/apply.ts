/** Carries out a recipe in a folder. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Recipe } from "./recipes.ts";

/** By file, what the recipe makes of it; nothing is written. */
export function carriedOut(folder: string, { changes, copies = {} }: Recipe): Map<string, string> {
  const made = new Map<string, string>();
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined;
  for (const [pattern, change] of Object.entries(changes)) {
    for (const file of filesOf(folder, pattern)) {
      const before = read(file);
      const after = change(before);
      if (after !== before) made.set(file, after);
      else if (file === pattern) throw new Error(`${file} is as it was`);
    }
  }
  for (const [pattern, { from, change }] of Object.entries(copies)) {
    const [beforeStar = "", afterStar = ""] = from.split("*");
    for (const source of filesOf(folder, from)) {
      const star = source.slice(beforeStar.length, source.length - afterStar.length);
      made.set(pattern.replace("*", star), change(read(source) ?? ""));
    }
  }
  return made;
}

function filesOf(folder: string, pattern: string): string[] {
  return pattern.includes("*") ? globSync(pattern, { cwd: folder }) : [pattern];
}

export function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
