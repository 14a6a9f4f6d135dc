import { describe, expect, test } from "vitest";
import { addressOfFilter, filterFromAddress, filterProjects } from "./filters.ts";

const PROJECTS = [
  { slug: "a", category: "viales", sector: "infraestructuras" },
  { slug: "b", category: "viales", sector: "institucional" },
  { slug: "c", category: "movimientoTierras", sector: "infraestructuras" },
] as const;
const kept = (filter: Parameters<typeof filterProjects>[1]) =>
  filterProjects(PROJECTS, filter).map(({ slug }) => slug);

describe("filterProjects", () => {
  test("all keeps every project", () => expect(kept("all")).toEqual(["a", "b", "c"]));
  test("roads keeps the category viales", () => expect(kept("roads")).toEqual(["a", "b"]));
  test("earthMovement keeps the category movimientoTierras", () =>
    expect(kept("earthMovement")).toEqual(["c"]));
  test("infrastructure keeps the sector infraestructuras", () =>
    expect(kept("infrastructure")).toEqual(["a", "c"]));
});

test.each([
  ["?filtro=roads", "roads"],
  ["?filtro=other", "all"],
  ["", "all"],
] as const)("the address %j asks for %s", (query, filter) => {
  expect(filterFromAddress(query)).toBe(filter);
});

test("all leaves the address bare", () => {
  expect(addressOfFilter("all", "/es/proyectos")).toBe("/es/proyectos");
  expect(addressOfFilter("roads", "/es/proyectos")).toBe("/es/proyectos?filtro=roads");
});
