import { describe, expect, test } from "vitest";
import { addressOfFilter, filterFromAddress, filterProjects } from "./filters.ts";

const PROJECTS = [
  { slug: "a", category: "viales", sector: "infraestructuras" },
  { slug: "b", category: "viales", sector: "institucional" },
  { slug: "c", category: "movimientoTierras", sector: "infraestructuras" },
];
const ROADS = { id: "roads", title: "Viales", category: "viales" };
const INFRASTRUCTURE = { id: "infrastructure", title: "Infraestructuras", sector: "infraestructuras" };
const kept = (filter: Parameters<typeof filterProjects>[1]) =>
  filterProjects(PROJECTS, filter).map(({ slug }) => slug);

describe("filterProjects", () => {
  test("none keeps every project", () => expect(kept(undefined)).toEqual(["a", "b", "c"]));
  test("a category keeps its own", () => expect(kept(ROADS)).toEqual(["a", "b"]));
  test("a sector keeps its own", () => expect(kept(INFRASTRUCTURE)).toEqual(["a", "c"]));
});

test.each([
  ["?filtro=roads", "roads"],
  ["?filtro=other", "all"],
  ["", "all"],
])("the address %j asks for %s", (query, filter) => {
  expect(filterFromAddress(query, [ROADS, INFRASTRUCTURE])).toBe(filter);
});

test("all leaves the address bare", () => {
  expect(addressOfFilter("all", "/es/proyectos")).toBe("/es/proyectos");
  expect(addressOfFilter("roads", "/es/proyectos")).toBe("/es/proyectos?filtro=roads");
});
