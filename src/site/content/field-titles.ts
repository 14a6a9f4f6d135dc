/** The names by which an owner knows the fields: the titles in the schema. */
import { z } from "zod";
import type { FieldMeta } from "./schema/base.ts";

/** `["services", 3, "title", "eu"]` → `Servicios › 4 › Título › Euskera` */
export function titleAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const titles: string[] = [];
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const inner: z.ZodType | undefined = current && unwrap(current);
    if (inner instanceof z.ZodArray) {
      titles.push(String(Number(key) + 1));
      current = inner.element as z.ZodType; // zod's core type has less than the class that is there
    } else {
      current =
        inner instanceof z.ZodObject ? (inner.shape[String(key)] as z.ZodType | undefined) : undefined;
      const title = current && metaOf(current).title;
      if (title) titles.push(title);
    }
  }
  return titles.join(" › ");
}

/** Without `optional`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema; // as above
}

/** Of an optional field its own or that of what is within. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const own = schema.meta() as FieldMeta | undefined; // `field` writes nothing else
  return own ?? (schema instanceof z.ZodOptional ? metaOf(schema.unwrap() as z.ZodType) : {});
}
