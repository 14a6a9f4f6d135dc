import { type Ref, useState } from "react";
import { Column } from "../ui/Section.tsx";
import { FILTER_NAMES } from "./address.ts";
import { CategoryChoice } from "./CategoryChoice.tsx";
import type { Catalogue, CategoryOption } from "./equipment.ts";
import { ALL, type Filters, isFiltering, tonnageApplies } from "./filters.ts";
import type { FleetStrings } from "./fleet-strings.ts";
import { SearchField } from "./SearchField.tsx";
import { SelectField } from "./SelectField.tsx";

const FIELDS_ID = "filtros";

interface FilterBarProps {
  catalogue: Catalogue;
  strings: FleetStrings;
  filters: Filters;
  change: (wish: Partial<Filters>) => void;
  ref: Ref<HTMLFormElement>;
}

/**
 * A form whose fields bear the names of the address, so that what is chosen before the island is awake is not lost. On
 * phones they are folded away: what stays on the screen is one row.
 */
export function FilterBar({ catalogue, strings, filters, change, ref }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { subcategory, tonnage, search } = filters;
  return (
    <form
      ref={ref}
      aria-label={strings.filters}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="fleet-filters border-t border-hairline"
    >
      <Column>
        <CategoryChoice
          categories={catalogue.categories}
          strings={strings}
          chosen={filters.category}
          change={change}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={FIELDS_ID}
          data-filters={isFiltering({ ...filters, category: ALL }) || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {strings.fields}
        </button>
        <div id={FIELDS_ID} className="fleet-fields">
          <SelectField
            name={FILTER_NAMES.subcategory}
            label={strings.subcategory}
            value={subcategory}
            choose={(subcategory) => change({ subcategory })}
          >
            <option value={ALL}>{strings.subcategory}</option>
            <SubcategoryOptions categories={catalogue.categories} within={filters.category} />
          </SelectField>
          <SelectField
            name={FILTER_NAMES.tonnage}
            label={strings.tonnage}
            value={tonnage}
            disabled={!tonnageApplies(filters, catalogue.categories)}
            choose={(tonnage) => change({ tonnage })}
          >
            <option value={ALL}>{strings.tonnage}</option>
            {catalogue.bands.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SearchField strings={strings} value={search} change={change} />
        </div>
      </Column>
    </form>
  );
}

/** Those of the chosen category, or all of them under the names of their categories. */
function SubcategoryOptions({ categories, within }: { categories: CategoryOption[]; within: string }) {
  if (within !== ALL) return <Options category={categories.find(({ id }) => id === within)} />;
  return categories.map((category) => (
    <optgroup key={category.id} label={category.title}>
      <Options category={category} />
    </optgroup>
  ));
}

function Options({ category }: { category: CategoryOption | undefined }) {
  return category?.subcategories.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}
