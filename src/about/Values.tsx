import { isIconName } from "../site/icons.ts";
import { wideColumns } from "../ui/columns.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import type { AboutModel } from "./model.ts";

/** Cards on dark ground, each model on its own plate of limestone. */
export function Values({ values }: { values: AboutModel["values"] }) {
  return (
    <Section background="forest" labelledBy="valores">
      <h2 id="valores" className="mb-10 text-title md:mb-14">
        {values.heading}
      </h2>
      <ul className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${wideColumns(values.cards.length)}`}>
        {values.cards.map((card) => (
          <li key={card.title}>
            <div className="rounded-md bg-limestone p-4">
              <Picture
                picture={card.picture}
                sizes="(min-width: 80rem) 280px, (min-width: 30rem) 45vw, 60vw"
                model
                className="aspect-[4/3] w-full object-contain"
              />
            </div>
            <h3 className="mt-5 mb-2 flex items-center gap-3 text-heading wrap-anywhere">
              {isIconName(card.icon) && <Icon name={card.icon} className="size-7 shrink-0 text-amber" />}
              {card.title}
            </h3>
            <p className="text-small text-fern">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
