/** The names by which an owner knows the fields: the titles in the schema. */
import { z } from "zod";
import type { ContentPlace } from "../../../contract/content-problem.ts";
import { entryName } from "./entry-name.ts";
import type { FieldMeta } from "./schema/base.ts";

/** The way to a field: `Servicios`, `4` (Derribos), `Título`, `Euskera`. */
export function fieldSteps(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): ContentPlace["field"] {
  let current: z.ZodType | undefined = schema;
  let value = data;
  return path.map((key) => {
    const inner: z.ZodType | undefined = current && unwrap(current);
    value = Object(value)[key];
    if (inner instanceof z.ZodArray) {
      current = inner.element as z.ZodType; // zod's core type has less than the class that is there
      const name = entryName(value);
      return { key: Number(key), title: String(Number(key) + 1), ...(name && { name }) };
    }
    current = inner instanceof z.ZodObject ? (inner.shape[String(key)] as z.ZodType | undefined) : undefined;
    return {
      key: typeof key === "number" ? key : String(key),
      title: (current && metaOf(current).title) ?? "",
    };
  });
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
