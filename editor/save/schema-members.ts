import { z } from "zod";
import { unwrap } from "../../src/site/content/field-titles.ts";
import { isGroup, type Plain } from "./shape.ts";

/** The value with its members, or the entries of its list, changed as their schemas ask for. */
export function withMembers(
  schema: z.ZodType,
  value: Plain,
  change: (schema: z.ZodType, member: Plain) => Plain,
): Plain {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => change(inner.element as z.ZodType, entry)); // zod's core type has less
  if (!(inner instanceof z.ZodObject) || !isGroup(value)) return value;
  const shape: Readonly<Record<string, z.ZodType>> = inner.shape;
  const members = Object.entries(value).map(([key, member]) => {
    const schemaOfMember = shape[key];
    return [key, schemaOfMember ? change(schemaOfMember, member) : member] as const;
  });
  return Object.fromEntries(members);
}
