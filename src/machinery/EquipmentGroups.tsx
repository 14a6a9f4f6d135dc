import { memo } from "react";
import { quoteAddress } from "../../contract/contact-page.ts";
import type { Language } from "../../contract/languages.ts";
import { fill } from "../site/strings/fill.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { CategoryOption, Equipment } from "./equipment.ts";
import { groupEquipment, type Kind } from "./groups.ts";

interface EquipmentGroupsProps {
  list: readonly Equipment[];
  categories: readonly CategoryOption[];
  limit: number;
  language: Language;
  labels: { units: string; quote: string };
}

/** The machines by category and kind. Styled in `fleet.css`: utility classes would be repeated on every one of them. */
export const EquipmentGroups = memo(function EquipmentGroups({
  list,
  categories,
  limit,
  language,
  labels,
}: EquipmentGroupsProps) {
  return groupEquipment(list, categories, limit).map(({ category, count, kinds }) => (
    <section key={category.id} className="fleet-group" aria-labelledby={category.id}>
      <h2 id={category.id}>
        {category.title} <span>{count}</span>
      </h2>
      {kinds.map((kind) => (
        <KindOfMachine key={kind.machines[0]?.id} kind={kind} language={language} labels={labels} />
      ))}
    </section>
  ));
});

interface KindProps extends Pick<EquipmentGroupsProps, "language" | "labels"> {
  kind: Kind;
}

/** Its name and its picture once, beside the machines that look like it; `read-cards.ts` reads them again. */
function KindOfMachine({ kind, language, labels }: KindProps) {
  const { anchor, title, isNamed, size, isWide, picture, machines } = kind;
  const name = <Unbroken text={size ? `${title}: ${size}` : title} />;
  return (
    <div id={anchor} className={`fleet-kind draws-when-near ${isWide ? "fleet-wide" : ""}`}>
      {isNamed ? <h3>{name}</h3> : <p>{name}</p>}
      <img srcSet={picture} sizes="(width<30rem) 9rem,20rem" width="3" height="2" alt="" loading="lazy" />
      <ul className="fleet" aria-label={title}>
        {machines.map((machine) => (
          <Machine key={machine.id} machine={machine} language={language} labels={labels} />
        ))}
      </ul>
    </div>
  );
}

interface MachineProps extends Pick<EquipmentGroupsProps, "language" | "labels"> {
  machine: Equipment;
}

function Machine({ machine, language, labels }: MachineProps) {
  const { title, specs, subcategory, tonnage, units } = machine;
  const [brand = "", model = "", tonnes] = specs;
  const about = `${title} ${brand} ${model}`;
  return (
    <li data-subcategory={subcategory} data-tonnage={tonnage} data-units={units > 1 ? units : undefined}>
      <a href={quoteAddress(language, about)} aria-label={`${labels.quote}: ${about}`}>
        <b>{brand}</b> <Unbroken text={model} />
      </a>
      {tonnes && ` ${tonnes}`}
      {units > 1 && <p>{fill(labels.units, { count: units })}</p>}
    </li>
  );
}
