// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CATEGORIES, machinerySchema, type TonnageBand } from "./schema.ts";

const { categories, types, equipment } = machinerySchema.parse(
  parse(readFileSync("content/machinery.yaml", "utf8")),
);
const typeOf = new Map(types.map((type) => [type.id, type]));

test("the catalogue holds 83 machines of 21 types over all 16 subcategories", () => {
  const filled = new Set(equipment.map(({ type }) => typeOf.get(type)?.subcategory));
  expect(equipment).toHaveLength(83);
  expect(new Set(equipment.map(({ type }) => type)).size).toBe(21);
  expect(filled).toEqual(new Set(Object.values(CATEGORIES).flat()));
});

test("categories and their subcategories stand in the order of the filter", () => {
  expect(
    categories.map(({ id, subcategories }) => [id, subcategories.map((subcategory) => subcategory.id)]),
  ).toEqual(Object.entries(CATEGORIES));
});

test("one tanker carries 13.000 litres", () => {
  const tankers = equipment.filter(({ type }) => type === "cisterna");
  expect(tankers.map(({ model }) => model)).toEqual([expect.stringContaining("13.000\u00a0L")]);
});

test("a tonnage band holds the tonnes that the card shows", () => {
  const wrong = equipment.filter(
    ({ capacity, tonnage }) =>
      capacity !== undefined && tonnage !== undefined && bandOf(capacity) !== tonnage,
  );
  expect(wrong).toEqual([]);
});

test("machines, rollers, plates and gondolas have a band; other vehicles and accessories have none", () => {
  const wrong = equipment.filter(({ type, tonnage }) => {
    const { category, subcategory } = typeOf.get(type) ?? {};
    const weighed = category === "maquinaria" || category === "compactacion" || subcategory === "gondolas";
    return weighed !== (tonnage !== undefined);
  });
  expect(wrong).toEqual([]);
});

function bandOf(tonnes: number): TonnageBand {
  if (tonnes < 5) return "0-5";
  if (tonnes < 15) return "5-15";
  return tonnes < 25 ? "15-25" : "25+";
}
