/** What the editor sends, as a person would write it: by the schema's order, without what was left empty. */
import { z } from "zod";
import { unwrap } from "../../src/site/content/field-titles.ts";

export type Plain = string | number | boolean | Plain[] | { [key: string]: Plain };

/** Fields by name, and no list. */
export const isGroup = (value: Plain | undefined): value is Record<string, Plain> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function shape(schema: z.ZodType, value: unknown): Plain | undefined {
  if (schema.isOptional() && isEmpty(value)) return undefined;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return shapeObject(inner, value);
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType; // zod's core type has less than the class that is there
    return (Array.isArray(value) ? value : []).flatMap((one) => shape(element, one ?? undefined) ?? []);
  }
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return withoutTrailingSpaces(value);
  return isText(inner) ? "" : undefined;
}

function shapeObject(schema: z.ZodObject, value: unknown): Plain {
  const given = new Map(Object.entries(value ?? {}));
  const pairs = Object.entries(schema.shape).flatMap(([key, member]) => {
    const shaped = shape(member as z.ZodType, given.get(key)); // as above
    return shaped === undefined ? [] : [[key, shaped] as const];
  });
  return Object.fromEntries(pairs);
}

/** As a group that may be left out is while nothing of it was filled in. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

const isText = (schema: z.ZodType) => schema.def.type === "string";

function withoutTrailingSpaces(text: string): string {
  return text.replace(/[ \t]+$/gm, "").trim();
}
