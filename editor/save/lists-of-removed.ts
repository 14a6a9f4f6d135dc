/** The lists that named a project which is removed, kept beside it: when it comes back, so does its place in them. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { plainYamlIn } from "../../contract/plain-yaml.ts";
import { schemaOf } from "../entries.ts";
import { mergeYaml } from "./merge.ts";
import { mergeEdits } from "./merge-edits.ts";
import type { Plain } from "./shape.ts";

const plain = (yaml: string) => plainYamlIn(yaml) as Plain | undefined; // as plain as YAML without references is

/**
 * @param folder of the removal
 * @param before the list as it names the project
 * @param after the same without it
 */
export function keepList(folder: string, path: string, before: string, after: string): void {
  for (const [state, text] of Object.entries({ before, after })) {
    const place = join(folder, state, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Where somebody has changed the same list meanwhile, or it is full by now, it stays as it is. */
export function takeBackPlaces(folder: string, contentFolder: string): void {
  for (const path of globSync("*.yaml", { cwd: join(folder, "after") })) {
    const file = join(contentFolder, path);
    if (!existsSync(file)) continue;
    const [before, after] = ["before", "after"].map((state) =>
      readFileSync(join(folder, state, path), "utf8"),
    );
    const now = readFileSync(file, "utf8");
    const versions = { base: plain(after ?? ""), here: plain(before ?? ""), there: plain(now) };
    const { merged, conflicts } = mergeEdits(versions);
    if (merged === undefined || conflicts.length > 0 || !schemaOf(path)?.safeParse(merged).success) continue;
    writeFileSync(file, mergeYaml(now, merged));
  }
}
