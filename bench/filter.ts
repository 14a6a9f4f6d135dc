/** How long the machinery filters take to answer one key or one choice, for our fleet and for much larger ones. */
import { makeFleet } from "../src/machinery/equipment.ts";
import { type Filters, filterEquipment, NO_FILTERS } from "../src/machinery/filters.ts";
import { groupEquipment, PORTION } from "../src/machinery/groups.ts";
import { cardsOf, sampleCatalogue } from "../tests/parts/sample-catalogue.ts";
import { count, finely, percentile, ratio, table } from "./report.ts";

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

/** One answer for each step of each round; the reference only looks for the text in every machine's name. */
export async function reportFilter(): Promise<string> {
  const rows = FLEET_SIZES.map((machines) => {
    const cards = cardsOf(machines);
    const fleet = makeFleet(cards, sampleCatalogue);
    const answers = timesOf(({ search }) =>
      cards.filter(({ title }) => title.toLowerCase().includes(search)),
    );
    const times = timesOf((filters) =>
      groupEquipment(filterEquipment(fleet, filters), sampleCatalogue.categories, PORTION),
    );
    const [middle, reference] = [percentile(times, 0.5), percentile(answers, 0.5)];
    return [
      count(machines),
      finely(middle),
      finely(percentile(times, 0.99)),
      finely(reference),
      ratio(middle, reference),
    ];
  });
  return `From a key or a choice to the groups that are drawn. Reference: looking for the text in every title.

${table(["machines", "p50", "p99", "reference", "ratio"], rows)}`;
}

function timesOf(answer: (filters: Filters) => unknown): number[] {
  return Array.from({ length: ROUNDS }, () =>
    STEPS.map((filters) => {
      const start = performance.now();
      answer(filters);
      return performance.now() - start;
    }),
  ).flat();
}
