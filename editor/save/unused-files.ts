/** Photographs and documents that no file of content/ names: replaced ones, and those that were sent and never saved. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { parsePlainYaml } from "../../contract/plain-yaml.ts";
import { DAY_MS } from "../../server/base/clock.ts";
import { placedAt } from "../../src/site/content/picture-files.ts";
import { readTexts } from "../../src/site/content/read.ts";
import { DOCUMENT_FOLDER } from "../documents.ts";
import { nameOf, namesIn, newRemoval, setAside } from "./wastebasket.ts";

const PICTURE_NAME = /^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)+$/u;
const DOCUMENT_NAME = new RegExp(`^${DOCUMENT_FOLDER}[\\w-]+\\.pdf$`);

/** Not those of the last day: somebody may be writing the text that names them. */
export function unusedFiles(root: string, now = Date.now()): string[] {
  const used = allNames(root);
  if (!used) return [];
  return globSync(["content/images/*/**/*.*", `public${DOCUMENT_FOLDER}*.pdf`], { cwd: root })
    .filter((file) => !used.has(nameOf(file)) && now - placedAt(join(root, file)) > DAY_MS)
    .sort();
}

/**
 * What was replaced, to the wastebasket.
 * @param names any texts; those that name no file of the owner's are left alone
 */
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

/** Nothing while a file cannot be read: who knows what it names. A text may also link a document. */
function allNames(root: string): Set<string> | undefined {
  try {
    const texts = [
      ...Object.values(readTexts(root, ".yaml")).flatMap(textsIn),
      ...Object.values(readTexts(root, ".md")),
    ];
    return new Set(texts.flatMap((text) => [text, ...namesIn(text)]));
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
