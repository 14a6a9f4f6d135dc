/** A type of machine, a category or a sector that gets another internal name: what names it follows, in every file. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { plainYamlIn } from "../../contract/plain-yaml.ts";
import { metaOf } from "../../src/site/content/field-titles.ts";
import { schemaOf } from "../entries.ts";
import { mergeYaml } from "./merge.ts";
import { withMembers } from "./schema-members.ts";
import { isGroup, type Plain } from "./shape.ts";

/** New names by the old ones, by what the schema calls the list: `machinery.types`. */
export type Renames = ReadonlyMap<string, ReadonlyMap<string, string>>;
type Group = Record<string, Plain>;

/** An entry is known by its title: who changes that too has made another. */
export function renamesIn(path: string, before: Plain | undefined, after: Plain): Renames {
  const [old, now] = [listsIn(before), listsIn(after)];
  return new Map(
    [...old].map(([list, entries]) => {
      const there = now.get(list) ?? [];
      const added = without(there, entries);
      const pairs = without(entries, there).flatMap(({ id, title }) => {
        const [one, ...others] = added.filter((entry) => isDeepStrictEqual(entry.title, title));
        return one && others.length === 0 ? [[String(id), String(one.id)] as const] : [];
      });
      return [`${path.replace(/\.yaml$/, "")}.${list}`, new Map(pairs)];
    }),
  );
}

/** The entries whose names the other list has not. */
const without = (entries: readonly Group[], others: readonly Group[]) =>
  entries.filter(({ id }) => !others.some((other) => other.id === id));

/** Entries with a name and a title, by the name of their list. */
function listsIn(value: Plain | undefined, lists = new Map<string, Group[]>()): Map<string, Group[]> {
  if (Array.isArray(value)) for (const entry of value) listsIn(entry, lists);
  else if (isGroup(value))
    for (const [key, member] of Object.entries(value)) {
      const entries = Array.isArray(member) ? member.filter(isGroup) : [];
      const named = entries.filter(({ id, title }) => id && title);
      if (named.length > 0) lists.set(key, [...(lists.get(key) ?? []), ...named]);
      listsIn(member, lists);
    }
  return lists;
}

export function withNewNames(schema: z.ZodType, value: Plain, renames: Renames): Plain {
  if (typeof value === "string") return renames.get(metaOf(schema).choices ?? "")?.get(value) ?? value;
  return withMembers(schema, value, (inner, member) => withNewNames(inner, member, renames));
}

/** What the other files say then, of those that name what got another name. */
export function filesNaming(renames: Renames, saved: string, contentFolder: string) {
  if ([...renames.values()].every(({ size }) => size === 0)) return [];
  return globSync("**/*.yaml", { cwd: contentFolder }).flatMap((path) => {
    const schema = schemaOf(path);
    const before = readFileSync(join(contentFolder, path), "utf8");
    const value = plainYamlIn(before) as Plain | undefined; // as plain as YAML without references is
    if (path === saved || !schema || value === undefined) return [];
    const after = withNewNames(schema, value, renames);
    return isDeepStrictEqual(after, value) ? [] : [{ path, text: mergeYaml(before, after) }];
  });
}
