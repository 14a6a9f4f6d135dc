import type { Card } from "./equipment.ts";

/** The document carries the fleet once, as cards that read without JavaScript; hydrated, the island learns it from them. */
export function readCards(page: ParentNode): Card[] {
  return [...page.querySelectorAll<HTMLElement>(".fleet > li")].map((card) => ({
    title: card.querySelector("h3")?.textContent ?? "",
    specs: [...card.querySelectorAll("li")].map(({ textContent }) => textContent),
    // both written by `EquipmentGroups`
    subcategory: card.dataset.subcategory ?? "",
    tonnage: card.dataset.tonnage,
    units: Number(card.dataset.units ?? 1),
    picture: card.querySelector("img")?.srcset ?? "",
  }));
}
