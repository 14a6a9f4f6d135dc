import type { CategoryOption } from "./equipment.ts";
import { ALL, type Filters } from "./filters.ts";

/** Those of the chosen category, or all of them under the names of their categories. */
export function SubcategoryOptions({
  categories,
  within,
}: {
  categories: readonly CategoryOption[];
  within: Filters["category"];
}) {
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
