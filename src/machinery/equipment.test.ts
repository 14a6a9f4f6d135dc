import { expect, test } from "vitest";
import { sampleCards, sampleCatalogue } from "../../tests/parts/sample-catalogue.ts";
import { fold, makeFleet } from "./equipment.ts";

test("a machine belongs to the category of its subcategory", () => {
  const fleet = makeFleet(sampleCards, sampleCatalogue);
  expect(fleet[2]).toMatchObject({
    subcategory: "gondolas",
    category: "vehiculos",
    folded: ["gondola", "humbaur", "hs 105020", "8 tn"],
    kind: "gondolas",
  });
  expect(new Set(fleet.map(({ id }) => id)).size).toBe(sampleCards.length);
});

test("a subcategory that no category has is a mistake", () => {
  const [card] = sampleCards;
  expect(() => makeFleet(card ? [{ ...card, subcategory: "baneras" }] : [], sampleCatalogue)).toThrow(
    "baneras",
  );
});

test("folding forgets case, accents and the kind of space", () => {
  expect(fold("  Dúmper ARTICULADO\u00a024  TN ")).toBe("dumper articulado 24 tn");
});
