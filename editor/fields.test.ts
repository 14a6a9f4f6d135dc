// @vitest-environment happy-dom
import type { ComponentSchema } from "@keystatic/core";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Language } from "../contract/languages.ts";
import { metaOf, unwrap } from "../src/site/content/field-titles.ts";
import { FILES } from "../src/site/content/files.ts";
import { eachText } from "../src/site/content/fill-facts.ts";
import { readSources } from "../src/site/content/read.ts";
import { type FieldMeta, field, localised, pictureName } from "../src/site/content/schema/base.ts";
import { projectSchema } from "../src/site/content/schema/projects.ts";
import { isOurs } from "../tests/content.ts";
import { schemaOf } from "./entries.ts";
import { fieldsOf } from "./fields.ts";
import { isEmpty } from "./save/shape.ts";

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
  expect(validate(z.number(), null)).toThrow("falta; escríbelo");
  expect(validate(z.number().optional(), Number.NaN)).toThrow("tiene que ser un número");
  expect(validate(z.number().optional(), null)).not.toThrow();
});

test("a text that names a fact which nobody knows is refused, with the names of its language", () => {
  const fieldsOfTexts = fieldsOf(localised(90, "Texto"), "folder");
  const validate = (language: Language, value: string) => () => {
    const field = fieldsOfTexts[language];
    if (field?.kind === "form" && !("formKind" in field)) field.validate(value);
  };
  expect(validate("es", "Desde {{founded}}")).not.toThrow();
  expect(validate("es", "Desde {{algo}}")).toThrow("no hay ningún dato «algo»");
  expect(validate("es", "Desde {{founded")).toThrow("llaves sin cerrar");
  expect(validate("eu", "{{foundedFrom}}")).not.toThrow();
  expect(validate("es", "{{foundedFrom}}")).toThrow("no hay ningún dato");
});

test("content as it stands has no mistake in the editor, whatever facts its file may name", () => {
  const mistakesIn = (field: ComponentSchema | undefined, value: unknown, path: string): string[] => {
    if (field?.kind === "object" && "isLeftOut" in field && isEmpty(value)) return [];
    if (field?.kind === "object")
      return Object.entries(field.fields).flatMap(([key, member]) =>
        mistakesIn(member, Object(value)[key], `${path} › ${key}`),
      );
    if (field?.kind === "array")
      return [value ?? []]
        .flat()
        .flatMap((entry, index) => mistakesIn(field.element, entry, `${path} › ${index}`));
    if (field?.kind !== "form" || field.formKind) return [];
    try {
      field.validate(field.parse(value as never)); // of the kind that the file has
      return [];
    } catch (error) {
      return [`${path}: ${error}`];
    }
  };
  for (const [path, source] of Object.entries(readSources())) {
    const name = path.replace("/content/", "");
    const schema = schemaOf(name);
    if (!schema) continue;
    const members = fieldsOf(schema, name.replace(/\/.*|\.yaml$/g, ""));
    const content = parse(source);
    for (const [key, member] of Object.entries(members))
      expect(mistakesIn(member, content[key], `${name} › ${key}`)).toEqual([]);
  }
});

test("an entry's window begins with what its owner writes, and ends with what is made by itself", () => {
  const entry = z.strictObject({
    id: field(z.string(), "Nombre interno", undefined, { madeByItself: true }),
    title: localised(48, "Título"),
  });
  expect(Object.keys(fieldsOf(entry, "services"))).toEqual(["title", "id"]);
});

test("what must be chosen may not be left out", () => {
  const validate = (schema: z.ZodType) => () => {
    const field = told(schema);
    if (field?.kind === "form" && !("formKind" in field)) field.validate("");
  };
  const choice = field(z.string(), "Categoría", undefined, { choices: "machinery.categories" });
  const photograph = field(z.string(), "Imagen", undefined, { picture: "photograph" });
  const pdf = field(z.string(), "Documento", undefined, { document: true });
  const kind = field(z.enum(["figures", "services"]), "Sección");
  for (const [schema, what] of [
    [choice, "una opción"],
    [kind, "una opción"],
    [photograph, "una imagen"],
    [pdf, "un PDF"],
  ] as const) {
    expect(validate(schema)).toThrow(`Falta: elige ${what}.`);
    expect(validate(schema.optional())).not.toThrow();
  }
});

test("a choice begins without one: nobody gets what he did not choose", () => {
  const kind = told(field(z.enum(["figures", "services"]), "Sección"));
  expect(kind?.kind === "form" && kind.defaultValue()).toBe("");
});

// An owner may break lines anywhere; the sample shows where texts want several.
test.runIf(isOurs)("a text in which lines are broken gets several lines", () => {
  for (const [path, source] of Object.entries(readSources())) {
    const schema = schemaOf(path.replace("/content/", ""));
    eachText(parse(source), (text, keys) => {
      if (schema && text.includes("\n"))
        expect([path, ...keys, metaAt(schema, keys).multiline]).toContain(true);
      return text;
    });
  }
});

function metaAt(schema: z.ZodType, keys: readonly PropertyKey[]): FieldMeta {
  const [key, ...rest] = keys;
  if (key === undefined) return metaOf(schema);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return metaAt(inner.element as z.ZodType, rest); // zod's core type has less
  return inner instanceof z.ZodObject ? metaAt(inner.shape[String(key)], rest) : {};
}

test("of a few choices several are ticked, and none is told where one is needed", () => {
  const days = z.array(z.enum(["monday", "tuesday"])).min(1);
  const boxes = told(field(days, "Días", undefined, { ticked: true }));
  if (boxes?.kind !== "form" || boxes.formKind) return expect.unreachable();
  expect(() => boxes.validate([])).toThrow("hay pocos; 1 como mínimo");
  expect(boxes.validate(["tuesday"])).toEqual(["tuesday"]);
  expect(boxes.serialize(["monday", "tuesday"])).toEqual({ value: ["monday", "tuesday"] });
});

test("a row shows its picture where each entry of the list has one", () => {
  const rows = (schema: z.ZodType) => fieldsOf(z.object({ rows: z.array(schema) }), "x").rows;
  const withPicture = rows(z.object({ image: pictureName }));
  expect(withPicture).toHaveProperty("pictureOf");
  expect(rows(z.object({ image: pictureName.optional() }))).not.toHaveProperty("pictureOf");
});

test("no help sends an owner, who works in the editor, to a folder or a file", () => {
  const helpOf = (schema: z.ZodType): string[] => {
    const inner = unwrap(schema);
    const parts = inner instanceof z.ZodObject ? Object.values<z.ZodType>(inner.shape) : [];
    const element = inner instanceof z.ZodArray ? [inner.element as z.ZodType] : []; // zod's core type has less
    return [metaOf(schema).description ?? "", ...[...parts, ...element].flatMap(helpOf)];
  };
  const help = [...Object.values(FILES), projectSchema].flatMap(helpOf);
  expect(help.filter((text) => /content\/|public\/|images\/|\.ya?ml/.test(text))).toEqual([]);
});
