import { memo } from "react";
import type { CategoryOption, Equipment } from "./equipment.ts";
import { groupEquipment } from "./groups.ts";

interface EquipmentGroupsProps {
  list: readonly Equipment[];
  categories: readonly CategoryOption[];
  limit: number;
}

/** One list of machines for each category. Styled in `fleet.css`: utility classes would be repeated on every card. */
export const EquipmentGroups = memo(function EquipmentGroups({
  list,
  categories,
  limit,
}: EquipmentGroupsProps) {
  return groupEquipment(list, categories, limit).map(({ category, count, shown }) => (
    <section key={category.id} className="fleet-group" aria-labelledby={category.id}>
      <h2 id={category.id}>
        {category.title} <span>{count}</span>
      </h2>
      <ul className="fleet">
        {shown.map((equipment) => (
          <EquipmentCard key={equipment.id} equipment={equipment} />
        ))}
      </ul>
    </section>
  ));
});

/** `read-cards.ts` reads it again. The picture is the type's, not this machine's, and stands beside the type's name: nothing to read aloud. */
function EquipmentCard({ equipment }: { equipment: Equipment }) {
  const { title, specs, subcategory, tonnage, picture } = equipment;
  return (
    <li data-subcategory={subcategory} data-tonnage={tonnage}>
      <img srcSet={picture} sizes="(width<30rem) 8rem,18rem" width="4" height="3" alt="" loading="lazy" />
      <h3>{title}</h3>
      <ul>
        {specs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}
