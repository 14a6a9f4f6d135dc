import { expect, test } from "vitest";
import { fold, packMachines, unpackFleet } from "./equipment.ts";
import { catalogueOf, sampleCatalogue } from "./sample-catalogue.ts";

test("a machine has its type's title, category and picture, and its specs as lines of text", () => {
  expect(unpackFleet(sampleCatalogue)[2]).toMatchObject({
    title: "Góndola",
    specs: ["Humbaur", "HS 105020", "8\u00a0TN"],
    category: "vehiculos",
    subcategory: "gondolas",
    tonnage: "5-15",
    picture: "/gondola.avif 320w",
  });
});

test("capacity and tonnage band are optional", () => {
  const clamp = unpackFleet(sampleCatalogue).at(-1);
  expect(clamp?.specs).toEqual(["Demarec", "DRG-25"]);
  expect(clamp).not.toHaveProperty("tonnage");
});

test("a type without machines has none", () => {
  const [type] = sampleCatalogue.types;
  expect(
    unpackFleet({ ...sampleCatalogue, types: type ? [{ ...type, machines: packMachines([]) }] : [] }),
  ).toEqual([]);
});

test("every machine has a key of its own", () => {
  const fleet = unpackFleet(catalogueOf(1000));
  expect(fleet).toHaveLength(1000);
  expect(new Set(fleet.map(({ key }) => key)).size).toBe(1000);
});

test("folding forgets case, accents and the kind of space", () => {
  expect(fold("  Dúmper ARTICULADO\u00a024  TN ")).toBe("dumper articulado 24 tn");
});
