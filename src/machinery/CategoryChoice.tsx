import { FILTER_NAMES } from "./address.ts";
import type { CategoryOption } from "./equipment.ts";
import { ALL, type Filters } from "./filters.ts";
import type { FleetStrings } from "./fleet-strings.ts";

interface CategoryChoiceProps {
  categories: readonly CategoryOption[];
  strings: FleetStrings;
  chosen: Filters["category"];
  change: (wish: Partial<Filters>) => void;
}

/** One of five, each with the number of machines behind it. */
export function CategoryChoice({ categories, strings, chosen, change }: CategoryChoiceProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ id: ALL, title: strings.allCategories, count: total } as const, ...categories];
  return (
    <fieldset className="fleet-categories">
      <legend className="sr-only">{strings.category}</legend>
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
