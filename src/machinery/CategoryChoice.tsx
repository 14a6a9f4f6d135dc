import { useEffect, useRef } from "react";
import { FILTER_NAMES } from "./address.ts";
import type { CategoryOption } from "./equipment.ts";
import { ALL, type Filters } from "./filters.ts";
import type { FleetStrings } from "./fleet-strings.ts";

/** What is seen of the one before it. */
const MARGIN_PX = 40;

interface CategoryChoiceProps {
  categories: readonly CategoryOption[];
  strings: FleetStrings;
  chosen: Filters["category"];
  change: (wish: Partial<Filters>) => void;
}

/** One of them all, each with the number of machines behind it. On phones the chosen one is moved into sight. */
export function CategoryChoice({ categories, strings, chosen, change }: CategoryChoiceProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ id: ALL, title: strings.allCategories, count: total } as const, ...categories];
  const line = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const label = line.current?.querySelector<HTMLElement>(`label:has([value="${chosen}"])`);
    if (line.current && label) line.current.scrollLeft = label.offsetLeft - MARGIN_PX;
  }, [chosen]);
  return (
    <fieldset ref={line} aria-label={strings.category} className="fleet-categories">
      {choices.map(({ id, title, count }) => (
        <label key={id}>
          <input
            type="radio"
            name={FILTER_NAMES.category}
            value={id}
            checked={id === chosen}
            onChange={() => change({ category: id })}
          />
          {title} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
