/** Photographs and documents that were replaced: to the wastebasket as soon as no file of content/ names them. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { parsePlainYaml } from "../../contract/plain-yaml.ts";
import { readSources } from "../../src/site/content/read.ts";
import { DOCUMENT_FOLDER } from "../documents.ts";
import { newRemoval, setAside } from "./wastebasket.ts";

const PICTURE_NAME = /^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)+$/u;
const DOCUMENT_NAME = new RegExp(`^${DOCUMENT_FOLDER}[\\w-]+\\.pdf$`);

/** @param names any texts; those that name no file of the owner's are left alone */
export function removeUnused(root: string, names: readonly string[], removal = newRemoval()): void {
  const used = allNames(root);
  if (!used) return;
  for (const name of names) {
    if (used.has(name)) continue;
    const files = DOCUMENT_NAME.test(name)
      ? [`public${name}`]
      : PICTURE_NAME.test(name)
        ? globSync(`content/images/${name}.*`, { cwd: root })
        : [];
    for (const file of files) if (existsSync(join(root, file))) setAside(root, removal, file);
  }
}

/** Nothing while a file cannot be read: who knows what it names. */
function allNames(root: string): Set<string> | undefined {
  try {
    return new Set(Object.values(readSources(root)).flatMap(textsIn));
  } catch {
    return undefined;
  }
}

/** Every text of a YAML file. */
export function textsIn(yaml: string): string[] {
  const texts: string[] = [];
  JSON.stringify(parsePlainYaml(yaml), (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}
