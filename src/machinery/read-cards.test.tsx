// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleCards, sampleCatalogue } from "../../tests/parts/sample-catalogue.ts";
import { eu } from "../site/strings/eu.ts";
import { EquipmentGroups } from "./EquipmentGroups.tsx";
import { makeFleet } from "./equipment.ts";
import { readCards } from "./read-cards.ts";

test("what the cards show is what is read from them", () => {
  const { categories } = sampleCatalogue;
  const several = sampleCards.map((card, index) => ({ ...card, units: 1 + (index % 2) }));
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <EquipmentGroups
      list={makeFleet(several, { categories })}
      categories={categories}
      limit={96}
      language="eu"
      labels={eu.machinery}
    />,
  );
  expect(readCards(page)).toEqual(several);
});
