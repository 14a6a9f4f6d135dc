import { wideColumns } from "../ui/columns.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { AboutModel } from "./model.ts";

/** Cards on dark ground, each model on its own plate of limestone. */
export function Values({ values }: { values: AboutModel["values"] }) {
  return (
    <Section background="forest" labelledBy="valores">
      <h2 id="valores" className="mb-10 text-title md:mb-14">
        {values.heading}
      </h2>
      <ul
        className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 ${wideColumns(values.cards.length)} print:grid-cols-4 print:gap-x-4`}
      >
        {values.cards.map((card) => (
          <li
            key={card.title}
            className="grid max-sm:grid-cols-[min(7rem,28vw)_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-3 sm:row-span-3 sm:grid-rows-subgrid sm:gap-y-0 print:break-inside-avoid"
          >
            <div className="self-start rounded-md bg-limestone p-1 sm:p-4 print:p-0">
              <Picture
                picture={card.picture}
                sizes="(min-width: 80rem) 280px, (min-width: 30rem) 45vw, 100px"
                model
                className="aspect-[4/3] w-full object-contain"
              />
            </div>
            <h3 className="flex items-center gap-3 lg:max-xl:flex-col lg:max-xl:items-start text-heading wrap-anywhere sm:mt-5 sm:mb-2 print:text-body">
              <Icon name={card.icon} className="size-7 shrink-0 text-amber max-sm:hidden print:hidden" />
              <span>
                <Unbroken text={card.title} />
              </span>
            </h3>
            <p className="text-small text-fern max-sm:col-span-2 print:text-caption">
              <Unbroken text={card.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
