import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseContent } from "./parse.ts";

const schema = z.strictObject({
  title: z.strictObject({ es: z.string().max(10), eu: z.string() }),
  founded: z.int().min(1800).max(2100).optional(),
  layout: z.enum(["A", "B"]).optional(),
  features: z.array(z.string()).min(2).max(3).optional(),
  phone: z
    .string()
    .regex(/^\+\d{9}$/)
    .optional(),
});

const TITLE = "title:\n  es: Uno\n  eu: Bat\n";
const parse = (source: string) => parseContent("content/x.yaml", source, schema);

test("a file without mistakes gives its data, and knows where each part stands", () => {
  const { data, place } = parse(`# a comment\n${TITLE}layout: A\n`);
  expect(data).toEqual({ title: { es: "Uno", eu: "Bat" }, layout: "A" });
  expect(place(["title", "eu"])).toBe("content/x.yaml:4");
  expect(place(["layout"])).toBe("content/x.yaml:5");
  expect(place(["title", "missing"])).toBe("content/x.yaml:3");
  expect(place([])).toBe("content/x.yaml:2");
});

describe("a mistake is told with file, line and what to do", () => {
  test.each([
    [
      "a missing Basque text",
      "title:\n  es: Uno\n",
      "content/x.yaml:2 title.eu: it is missing; add it (a text).",
    ],
    [
      "an empty text",
      "title:\n  es: Uno\n  eu:\n",
      "content/x.yaml:3 title.eu: it is missing; add it (a text).",
    ],
    [
      "an extra language",
      `${TITLE}  fr: Un\n`,
      "content/x.yaml:2 title: remove fr; nothing on the site reads it.",
    ],
    [
      "an extra key",
      `${TITLE}colour: red\n`,
      "content/x.yaml:1 the file: remove colour; nothing on the site reads it.",
    ],
    [
      "a text too long",
      "title:\n  es: Una frase larga\n  eu: Bat\n",
      "content/x.yaml:2 title.es: shorten it to at most 10 characters.",
    ],
    [
      "too few entries",
      `${TITLE}features:\n  - uno\n`,
      "content/x.yaml:5 features: it needs at least 2 entries.",
    ],
    [
      "too many entries",
      `${TITLE}features: [a, b, c, d]\n`,
      "content/x.yaml:4 features: shorten it to at most 3 entries.",
    ],
    ["an unknown choice", `${TITLE}layout: C\n`, "content/x.yaml:4 layout: it must be one of A, B."],
    [
      "a text for a number",
      `${TITLE}founded: hace mucho\n`,
      "content/x.yaml:4 founded: it must be a number.",
    ],
    ["a number too small", `${TITLE}founded: 1700\n`, "content/x.yaml:4 founded: it must be at least 1800."],
    ["a number too large", `${TITLE}founded: 3000\n`, "content/x.yaml:4 founded: it must be at most 2100."],
    [
      "a number for a text",
      "title:\n  es: 45\n  eu: Bat\n",
      "content/x.yaml:2 title.es: it must be a text; put it between quotes.",
    ],
    ["a wrong form", `${TITLE}phone: 94 600\n`, "content/x.yaml:4 phone: "],
    ["broken YAML", `${TITLE} wrong: [indentation\n`, "content/x.yaml:4 "],
    [
      "a repeated key",
      `${TITLE}layout: A\nlayout: B\n`,
      "content/x.yaml:5 DUPLICATE_KEY: mend the YAML here",
    ],
  ])("%s", (_, source, message) => {
    expect(() => parse(source)).toThrow(message);
  });

  test("all mistakes of a file at once", () => {
    expect(() => parse("title:\n  es: Una frase larga\nlayout: C\n")).toThrow(
      /The content has mistakes:\n {2}content\/x\.yaml:2 title\.es.*\n {2}content\/x\.yaml:2 title\.eu.*\n {2}content\/x\.yaml:3 layout/,
    );
  });
});
