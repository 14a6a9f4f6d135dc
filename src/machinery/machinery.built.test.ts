/** The machinery page as it was built: the whole fleet, before any filter. */
import { expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { FLEET_PATH, PAGE_PATHS } from "../../contract/routes.ts";
import { builtPage, inALine, textOf } from "../../tests/built-page.ts";
import { content, first, machines } from "../../tests/content.ts";

/** Equal machines share a card. */
const kinds = new Set(
  machines.map(({ type, brand, model, capacity, tonnage }) =>
    JSON.stringify([type, brand, model, capacity, tonnage]),
  ),
);
const ADDRESSES = LANGUAGES.flatMap((language) =>
  [PAGE_PATHS.machinery, FLEET_PATH].map((path) => `/${language}${path}`),
);

test.each(ADDRESSES)("%s shows hero, filters, count and the whole fleet", (address) => {
  const page = builtPage(address);
  expect(textOf(page.querySelector("h1"))).not.toBe("");
  const radios = [...page.querySelectorAll('input[type="radio"]')];
  expect(radios).toHaveLength(content.machinery.categories.length + 1);
  expect(radios.map((radio) => radio.hasAttribute("checked")).indexOf(true)).toBe(0);
  expect(textOf(page.querySelector("main [role=status]"))).toContain(String(machines.length));
  expect(page.querySelectorAll(".fleet > li")).toHaveLength(kinds.size);
});

test("a card tells type, brand, model and capacity, and shows the type's model", () => {
  const withoutDecimals = machines.filter(({ capacity }) => Number.isInteger(capacity));
  const machine = first([...withoutDecimals, ...machines]);
  const cards = [...builtPage("/es/maquinaria").querySelectorAll(".fleet > li")];
  const card = first(
    cards.filter((one) => textOf(one).includes(inALine(`${machine.brand} ${machine.model}`))),
  );
  if (withoutDecimals.length > 0) expect(textOf(card)).toMatch(new RegExp(`\\D${machine.capacity}\\sTN`));
  const kind = card.closest(".fleet-kind");
  expect(kind?.querySelector("ul")?.getAttribute("aria-label")).toBe(machine.title.es);
  expect(kind?.querySelector("img")?.getAttribute("srcset")).toMatch(/^\/_astro\//);
});
