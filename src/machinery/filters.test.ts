import { describe, expect, test } from "vitest";
import { first } from "../../tests/content.ts";
import { sampleCards, sampleCatalogue } from "../../tests/parts/sample-catalogue.ts";
import { makeFleet } from "./equipment.ts";
import {
  type Filters,
  filterEquipment,
  isFiltering,
  NO_FILTERS,
  namesOf,
  nextFilters,
  tonnageApplies,
} from "./filters.ts";

const { categories } = sampleCatalogue;
const fleet = makeFleet(sampleCards, sampleCatalogue);
const models = (filters: Partial<Filters>) =>
  filterEquipment(fleet, { ...NO_FILTERS, ...filters }).map(({ specs }) => specs[1]);
const next = (filters: Partial<Filters>, change: Partial<Filters>) =>
  nextFilters({ ...NO_FILTERS, ...filters }, change, categories);

describe("choosing", () => {
  test("the filters are all, all, all and empty at first", () => {
    expect(NO_FILTERS).toEqual({ category: "all", subcategory: "all", tonnage: "all", search: "" });
    expect(isFiltering(NO_FILTERS)).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, search: " " })).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, tonnage: "25+" })).toBe(true);
  });

  test("a category resets the subcategory and keeps tonnage and search", () => {
    const before: Filters = {
      category: "vehiculos",
      subcategory: "gondolas",
      tonnage: "25+",
      search: "volvo",
    };
    expect(next(before, { category: "maquinaria" })).toEqual({
      ...before,
      category: "maquinaria",
      subcategory: "all",
    });
    expect(next(before, { category: "all" }).subcategory).toBe("all");
  });

  test("accessories always reset the tonnage", () => {
    expect(next({ tonnage: "25+" }, { category: "accesorios" }).tonnage).toBe("all");
    expect(next({ category: "accesorios" }, { tonnage: "25+" }).tonnage).toBe("all");
    expect(next({ tonnage: "25+" }, { subcategory: "pinzas" }).tonnage).toBe("all");
  });

  test("a vehicles' subcategory other than low loaders resets the tonnage", () => {
    expect(next({ category: "vehiculos", tonnage: "25+" }, { subcategory: "camiones" }).tonnage).toBe("all");
  });

  test("the low loaders keep the tonnage, and so do vehicles as a whole", () => {
    expect(next({ category: "vehiculos", tonnage: "25+" }, { subcategory: "gondolas" }).tonnage).toBe("25+");
    expect(next({ tonnage: "25+" }, { category: "vehiculos" }).tonnage).toBe("25+");
  });

  test("a subcategory of the machines keeps the tonnage", () => {
    expect(next({ category: "maquinaria", tonnage: "25+" }, { subcategory: "dumpers" }).tonnage).toBe("25+");
    expect(tonnageApplies({ ...NO_FILTERS, subcategory: "dumpers" }, categories)).toBe(true);
  });
});

test("what is chosen is told in words, and nothing of what is not", () => {
  const { id, title, subcategories } = first(categories);
  const subcategory = first(subcategories);
  const chosen = { ...NO_FILTERS, category: id, subcategory: subcategory.id, search: " volvo " };
  expect(namesOf(chosen, sampleCatalogue)).toEqual([title, subcategory.title, "«volvo»"]);
  expect(namesOf(NO_FILTERS, sampleCatalogue)).toEqual([]);
});

describe("the list", () => {
  test("without filters it is the whole fleet", () => {
    expect(filterEquipment(fleet, NO_FILTERS)).toEqual(fleet);
  });

  test("a category and a subcategory keep what belongs to them", () => {
    expect(models({ category: "maquinaria" })).toEqual(["320", "EC300E", "B25E"]);
    expect(models({ category: "vehiculos", subcategory: "gondolas" })).toEqual(["HS 105020", "OSDS-48"]);
  });

  test("a tonnage band keeps only what has that very band; what has none is left out", () => {
    expect(models({ tonnage: "25+" })).toEqual(["OSDS-48", "EC300E"]);
    expect(models({ category: "vehiculos", tonnage: "15-25" })).toEqual([]);
  });

  test("the search finds the title or any spec line, whatever the case", () => {
    expect(models({ search: "GÓNDOLA" })).toEqual(["HS 105020", "OSDS-48"]);
    expect(models({ search: "volvo" })).toEqual(["FMX 420", "EC300E"]);
    expect(models({ search: "b25e" })).toEqual(["B25E"]);
    expect(models({ search: "22 tn" })).toEqual(["320"]);
    expect(models({ search: "nothing like it" })).toEqual([]);
  });

  test("accents and spaces around may be left out", () => {
    expect(models({ search: " gondola " })).toEqual(["HS 105020", "OSDS-48"]);
  });

  test("what no line has as it was typed is sought word by word on the whole card, and in the name of its kind", () => {
    expect(models({ search: "caterpillar" })).toEqual(["320"]);
    expect(models({ search: "Caterpillar 320" })).toEqual(["320"]);
    expect(models({ search: "volvo 420" })).toEqual(["FMX 420"]);
    expect(models({ search: "Góndolas" })).toEqual(["HS 105020", "OSDS-48"]);
    expect(models({ search: "volvo nothing" })).toEqual([]);
  });

  test("a line that has it as it was typed leaves the others out", () => {
    expect(models({ search: "22 tn" })).toEqual(["320"]);
  });

  test("the filters hold together", () => {
    expect(models({ category: "maquinaria", tonnage: "25+", search: "volvo" })).toEqual(["EC300E"]);
  });
});
