import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { EquipmentGroups } from "./EquipmentGroups.tsx";
import { makeFleet } from "./equipment.ts";
import { readCards } from "./read-cards.ts";
import { sampleCards, sampleCatalogue } from "./sample-catalogue.ts";

test("what the cards show is what is read from them", () => {
  const { categories } = sampleCatalogue;
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <EquipmentGroups list={makeFleet(sampleCards, { categories })} categories={categories} limit={96} />,
  );
  expect(readCards(page)).toEqual(sampleCards);
});
