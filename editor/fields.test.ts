// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { z } from "zod";
import { fieldsOf } from "./fields.ts";

/** What Keystatic was told about a field. */
const told = (schema: z.ZodType) => fieldsOf(z.strictObject({ one: schema }), "folder").one;

test("a list has the schema's limits, and may be empty where it may be left out", () => {
  const list = z.array(z.string()).min(2).max(5);
  expect(told(list)).toMatchObject({ validation: { length: { min: 2, max: 5 } } });
  expect(told(list.optional())).toMatchObject({ validation: { length: { min: 0, max: 5 } } });
});

test("a number outside the schema's range is refused by the editor", () => {
  const validate = (schema: z.ZodType, value: unknown) => () => {
    const field = told(schema);
    if (field?.kind === "form" && !("formKind" in field)) field.validate(value);
  };
  expect(validate(z.number().min(3).max(9), 10)).toThrow();
  expect(validate(z.number().min(3).max(9), 2)).toThrow();
  expect(validate(z.number().min(3).max(9), 9)).not.toThrow();
  expect(validate(z.number(), null)).toThrow();
  expect(validate(z.number().optional(), null)).not.toThrow();
});
