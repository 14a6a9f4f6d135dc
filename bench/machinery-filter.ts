/** How long the machinery filters take to answer one key or one choice, for our fleet and for much larger ones. */
import { makeFleet } from "../src/machinery/equipment.ts";
import { type Filters, filterEquipment, NO_FILTERS } from "../src/machinery/filters.ts";
import { groupEquipment, PORTION } from "../src/machinery/groups.ts";
import { cardsOf, sampleCatalogue } from "../src/machinery/sample-catalogue.ts";

const FLEET_SIZES = [83, 1_000, 10_000];
const ROUNDS = 50;

/** A visitor who types a brand letter by letter, then narrows it down. */
const STEPS: readonly Filters[] = [
  ...Array.from("marca 7", (_, index) => ({ ...NO_FILTERS, search: "marca 7".slice(0, index + 1) })),
  { ...NO_FILTERS, category: "maquinaria", search: "marca 7" },
  { category: "maquinaria", subcategory: "retroOrugas", tonnage: "25+", search: "marca 7" },
  { ...NO_FILTERS, search: "no such machine" },
  NO_FILTERS,
];

export interface FilterTiming {
  machines: number;
  medianMs: number;
  slowestMs: number;
}

export function measureMachineryFilter(): FilterTiming[] {
  return FLEET_SIZES.map((machines) => {
    const fleet = makeFleet(cardsOf(machines), sampleCatalogue);
    const times = Array.from({ length: ROUNDS }, () =>
      STEPS.map((filters) => timeOf(() => answer(filters))),
    ).flat();
    const sorted = times.sort((one, other) => one - other);
    return { machines, medianMs: sorted[sorted.length >> 1] ?? 0, slowestMs: sorted.at(-1) ?? 0 };

    function answer(filters: Filters) {
      return groupEquipment(filterEquipment(fleet, filters), sampleCatalogue.categories, PORTION);
    }
  });
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
