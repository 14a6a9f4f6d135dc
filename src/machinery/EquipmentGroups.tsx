import { memo } from "react";
import { quoteAddress } from "../../contract/contact-page.ts";
import type { Language } from "../../contract/languages.ts";
import { fill } from "../site/strings/fill.ts";
import type { CategoryOption, Equipment } from "./equipment.ts";
import { groupEquipment } from "./groups.ts";

interface EquipmentGroupsProps {
  list: readonly Equipment[];
  categories: readonly CategoryOption[];
  limit: number;
  language: Language;
  labels: { units: string; quote: string };
}

/** One list of machines for each category. Styled in `fleet.css`: utility classes would be repeated on every card. */
export const EquipmentGroups = memo(function EquipmentGroups({
  list,
  categories,
  limit,
  language,
  labels,
}: EquipmentGroupsProps) {
  return groupEquipment(list, categories, limit).map(({ category, count, shown }) => (
    <section key={category.id} className="fleet-group" aria-labelledby={category.id}>
      <h2 id={category.id}>
        {category.title} <span>{count}</span>
      </h2>
      <ul className="fleet">
        {shown.map((equipment) => (
          <EquipmentCard key={equipment.id} equipment={equipment} language={language} labels={labels} />
        ))}
      </ul>
    </section>
  ));
});

interface EquipmentCardProps extends Pick<EquipmentGroupsProps, "language" | "labels"> {
  equipment: Equipment;
}

/** `read-cards.ts` reads it again. The picture is the type's, not this machine's, and stands beside the type's name: nothing to read aloud. */
function EquipmentCard({ equipment, language, labels }: EquipmentCardProps) {
  const { title, specs, subcategory, tonnage, units, picture } = equipment;
  const [brand, model] = specs;
  const about = `${title} ${brand} ${model}`;
  return (
    <li data-subcategory={subcategory} data-tonnage={tonnage} data-units={units > 1 ? units : undefined}>
      <img srcSet={picture} sizes="(width<30rem) 8rem,18rem" width="4" height="3" alt="" loading="lazy" />
      <h3>{title}</h3>
      <ul>
        {specs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {units > 1 && <p>{fill(labels.units, { count: units })}</p>}
      <a href={quoteAddress(language, about)} aria-label={`${labels.quote}: ${about}`}>
        {labels.quote}
      </a>
    </li>
  );
}
