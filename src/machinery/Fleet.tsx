import {
  type CSSProperties,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Language } from "../../contract/languages.ts";
import { useHydrated } from "../islands/useHydrated.ts";
import { fill } from "../site/strings/fill.ts";
import { Button } from "../ui/Button.tsx";
import { Column } from "../ui/Section.tsx";
import { EquipmentGroups } from "./EquipmentGroups.tsx";
import { type Card, type Catalogue, countUnits, makeFleet } from "./equipment.ts";
import { FilterBar } from "./FilterBar.tsx";
import { ALL, filterEquipment, isFiltering, NO_FILTERS, namesOf } from "./filters.ts";
import type { FleetStrings } from "./fleet-strings.ts";
import { mostFirst, PORTION } from "./groups.ts";
import { readCards } from "./read-cards.ts";
import { useFilters } from "./useFilters.ts";
import { showList, useLineUp } from "./useLineUp.ts";

/** How many there are, the first heading, and the first machine. */
const LEAST_SEEN_PX = 200;

export interface FleetProps {
  language: Language;
  catalogue: Catalogue;
  strings: FleetStrings;
  /** At build time, the fleet. A function does not travel to the browser: there the cards in the page tell it. */
  cards: (() => Card[]) | null;
}

/** The catalogue with its filters. As plain HTML it is the whole fleet; hydrated, it answers at once. */
export function Fleet({ language, catalogue, strings, cards }: FleetProps) {
  useHydrated("machinery");
  const form = useRef<HTMLFormElement>(null);
  const [filters, change] = useFilters(catalogue, form);
  const [fleet] = useState(() => makeFleet(cards ? cards() : readCards(document), catalogue));

  const applied = useDeferredValue(filters);
  const list = useMemo(() => filterEquipment(fleet, applied), [fleet, applied]);
  const categories = useMemo(
    () => (applied.tonnage === ALL ? catalogue.categories : mostFirst(list, catalogue.categories)),
    [applied.tonnage, list, catalogue],
  );
  const [more, setMore] = useState({ filters: NO_FILTERS, limit: Number.POSITIVE_INFINITY });
  const limit = more.filters === applied ? more.limit : PORTION;

  // Only now is the list the one that the address asked for (`document/filter-script.ts`).
  useLayoutEffect(() => {
    if (applied !== NO_FILTERS) delete document.documentElement.dataset.filtering;
  }, [applied]);

  const results = useRef<HTMLDivElement>(null);
  /** by the filters themselves: not every browser gives the focus to a choice that is pressed */
  const isAsked = useRef(false);
  const ask: typeof change = (wish) => {
    isAsked.current = true;
    change(wish);
  };
  // What was found begins under the filters, which stay in sight further down, and not below the screen or its keyboard.
  useEffect(() => {
    if (applied === NO_FILTERS || !results.current || !form.current) return;
    const { top } = results.current.getBoundingClientRect();
    const isHidden = form.current.getBoundingClientRect().bottom > top + 1;
    const isBelow = top + LEAST_SEEN_PX > (window.visualViewport?.height ?? innerHeight);
    if (isHidden || (isBelow && (isAsked.current || form.current.contains(document.activeElement))))
      showList();
    isAsked.current = false;
  }, [applied]);
  useLineUp(filters, change);

  const clear = () => {
    change(NO_FILTERS);
    form.current?.querySelector("input")?.focus();
  };

  const total = countUnits(fleet);
  return (
    <>
      <FilterBar catalogue={catalogue} strings={strings} filters={filters} change={ask} ref={form} />
      <div
        ref={results}
        className="fleet-results waits-for-filter bg-white py-3 md:py-10 print:py-0"
        // React knows no custom properties
        style={{ "--ask": `"${strings.ask}"` } as CSSProperties}
        data-filtered={isFiltering(applied) || undefined}
      >
        <Column>
          <div className="mb-5 flex print:mb-2 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="figures text-small text-moss">
              {fill(total === 1 ? strings.countOfOne : strings.count, { shown: countUnits(list), total })}
            </p>
            {list.length > 0 && <p className="text-small text-moss print:hidden">{strings.hint}</p>}
            {isFiltering(applied) && (
              <p className="hidden font-bold print:block">{namesOf(applied, catalogue).join(" · ")}</p>
            )}
            {isFiltering(filters) && list.length > 0 && (
              <Button variant="secondary" onClick={clear}>
                {strings.clear}
              </Button>
            )}
          </div>
          <EquipmentGroups
            list={list}
            categories={categories}
            limit={limit}
            language={language}
            labels={strings}
          />
          {list.length === 0 && (
            <div className="flex flex-col items-start gap-6 border-t border-hairline py-12">
              <p className="text-heading font-bold">{strings.empty}</p>
              <Button onClick={clear}>{strings.clear}</Button>
            </div>
          )}
          {list.length > limit && (
            <Button variant="secondary" onClick={() => setMore({ filters: applied, limit: limit + PORTION })}>
              {fill(strings.more, { count: countUnits(list.slice(limit, limit + PORTION)) })}
            </Button>
          )}
        </Column>
      </div>
    </>
  );
}
