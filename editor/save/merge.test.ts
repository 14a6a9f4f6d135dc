import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { z } from "zod";
import { formatDocument } from "../../src/site/content/format.ts";
import { readSources } from "../../src/site/content/read.ts";
import { schemaOf } from "../entries.ts";
import { mergeYaml } from "./merge.ts";
import { shape } from "./shape.ts";

const files = Object.keys(readSources()).map((path) => path.replace("/content/", ""));

describe.each(files)("%s", (path) => {
  // However the owner breaks its lines.
  const source = formatDocument(parseDocument(readFileSync(`content/${path}`, "utf8")));

  test("saved without a change stays as it is, letter by letter", () => {
    const schema = schemaOf(path);
    expect(schema).toBeDefined();
    expect(schema && mergeYaml(source, shape(schema, parse(source)) ?? {})).toBe(source);
  });
});

const LIST = `# Máquinas

# Camiones
machines:
  - { id: uno, brand: Volvo } # el viejo
  # de cuatro ejes
  - { id: dos, brand: MAN }

text: "1: dos" # con comillas
gaps: []
`;
const data = () => parse(LIST);

describe("only what changed differs", () => {
  test("a text", () => {
    const changed = data();
    changed.machines[1].brand = "DAF";
    expect(mergeYaml(LIST, changed)).toBe(LIST.replace("MAN", "DAF"));
  });

  test("a text that needs no quotes any more has none", () => {
    expect(mergeYaml(LIST, { ...data(), text: "dos" })).toBe(LIST.replace('"1: dos"', "dos"));
  });

  test("entries without a name are known by what they say", () => {
    const list = "days:\n  - lunes # abierto\n  - martes # cerrado\n";
    expect(mergeYaml(list, { days: ["martes", "lunes"] })).toBe(
      "days:\n  - martes # cerrado\n  - lunes # abierto\n",
    );
  });

  test("a new entry is written as the others are", () => {
    const changed = data();
    changed.machines.push({ id: "tres", brand: "DAF" });
    expect(mergeYaml(LIST, changed)).toBe(
      LIST.replace("brand: MAN }\n", "brand: MAN }\n  - { id: tres, brand: DAF }\n"),
    );
  });

  test("a new entry has the order, the style and the blank line of the others, and not their comments", () => {
    const list = `services:
  - id: uno # el primero
    title: { es: Uno, eu: Bat }
    image: a

  # el segundo
  - id: dos
    title: { es: Dos, eu: Bi }
    image: b
`;
    const changed = parse(list);
    changed.services.push({ image: "c", id: "tres", title: { es: "Tres", eu: "Hiru" }, note: "nueva" });
    expect(mergeYaml(list, changed)).toBe(
      `${list}
  - id: tres
    title: { es: Tres, eu: Hiru }
    note: nueva
    image: c
`,
    );
  });

  test("an entry that is gone or has moved takes its comments along", () => {
    const changed = data();
    const [one] = changed.machines.splice(0, 1);
    expect(mergeYaml(LIST, changed)).toBe(LIST.replace("  - { id: uno, brand: Volvo } # el viejo\n", ""));
    changed.machines.push(one);
    expect(mergeYaml(LIST, changed)).toContain(
      "  # de cuatro ejes\n  - { id: dos, brand: MAN }\n  - { id: uno, brand: Volvo } # el viejo\n",
    );
  });

  test("a field that was not there stands in its place", () => {
    const { machines, text, gaps } = data();
    expect(mergeYaml(LIST, { machines, note: "nueva", text, gaps })).toBe(
      LIST.replace("\ntext:", "note: nueva\n\ntext:"),
    );
  });

  test("a field that is gone is gone with its line, and spaces at the end of a line too", () => {
    const { gaps: _, ...changed } = data();
    expect(mergeYaml(LIST, changed)).toBe(LIST.replace("gaps: []\n", ""));
    expect(shape(z.string(), " uno \ndos\t")).toBe("uno\ndos");
  });

  test("an empty list gets a line for each entry", () => {
    const changed = data();
    changed.gaps.push({ from: "a", to: "b" });
    expect(mergeYaml(LIST, changed)).toBe(LIST.replace("gaps: []", "gaps:\n  - from: a\n    to: b"));
  });

  test("several lines become a block", () => {
    const changed = data();
    changed.text = "uno\n\ndos";
    expect(mergeYaml(LIST, changed)).toContain("text: |-");
  });
});
