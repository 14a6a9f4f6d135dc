/**
 * Names that nobody has to think of, where the schema says so. A machine without one gets its type and a number, any
 * other entry the words by which its owner knows it.
 */
import { z } from "zod";
import { entryName } from "../../src/site/content/entry-name.ts";
import { metaOf, unwrap } from "../../src/site/content/field-titles.ts";
import { schemaOf } from "../entries.ts";
import { slugOf } from "../slug.ts";
import { withMembers } from "./schema-members.ts";
import { isGroup, type Plain } from "./shape.ts";

export function withInternalNames(path: string, data: Plain): Plain {
  const schema = schemaOf(path);
  return schema ? named(schema, data, new Set(namesIn(data))) : data;
}

function named(schema: z.ZodType, value: Plain, taken: Set<string>): Plain {
  const changed = withMembers(schema, value, (inner, member) => named(inner, member, taken));
  const group = unwrap(schema);
  if (!(group instanceof z.ZodObject) || !isGroup(value) || !isGroup(changed)) return changed;
  const { id }: Readonly<Record<string, z.ZodType>> = group.shape;
  const needsName = id && metaOf(id).madeByItself && !value.id;
  return needsName ? { ...changed, id: freeName(value, taken) } : changed;
}

function freeName(entry: Readonly<Record<string, Plain>>, taken: Set<string>): string {
  const candidates = typeof entry.type === "string" ? numbered(entry.type) : withoutNumber(entryName(entry));
  for (const name of candidates) {
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
  throw new Error("no free name"); // there is no end of numbers
}

function* numbered(type: string) {
  for (let number = 1; ; number++) yield `${type}-${String(number).padStart(2, "0")}`;
}

function* withoutNumber(words: string) {
  yield slugOf(words);
  for (let number = 2; ; number++) yield `${slugOf(words)}-${number}`;
}

/** All of the file, since some are not to be repeated in another list either. */
function namesIn(value: Plain): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isGroup(value)) return [];
  return [...(typeof value.id === "string" ? [value.id] : []), ...Object.values(value).flatMap(namesIn)];
}
