import type { Card } from "./equipment.ts";

/** The document carries the fleet once, as cards that read without JavaScript; hydrated, the island learns it from them. */
export function readCards(page: ParentNode): Card[] {
  return [...page.querySelectorAll<HTMLElement>(".fleet > li")].map((card) => {
    const link = card.querySelector("a");
    // A text, or what a translator put in its place.
    const after = link?.nextSibling;
    const tonnes = after && after.nodeName !== "P" ? after.textContent?.trim() : null;
    const [brand, ...model] = [...(link?.childNodes ?? [])].map(({ textContent }) => textContent);
    const lines = [brand, model.join("").trim(), tonnes];
    return {
      title: card.parentElement?.getAttribute("aria-label") ?? "",
      specs: lines.filter((line) => line !== null && line !== undefined),
      // both written by `EquipmentGroups`
      subcategory: card.dataset.subcategory ?? "",
      tonnage: card.dataset.tonnage,
      units: Number(card.dataset.units ?? 1),
      picture: card.closest(".fleet-kind")?.querySelector("img")?.srcset ?? "",
    };
  });
}
