import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { wideColumns } from "../ui/columns.ts";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { HomeModel } from "./model.ts";

/** Groups of machines lined up on one line of ground, each with its number. */
export function MachineryCategories({ site, machinery }: { site: Site; machinery: HomeModel["machinery"] }) {
  const { language, strings } = site;
  return (
    <Section background="stone" labelledBy="maquinaria">
      <div className="print:break-inside-avoid">
        <SectionHeading
          id="maquinaria"
          heading={machinery.heading}
          lead={machinery.lead}
          action={
            <ArrowLink href={pageAddress(language, "machinery")}>{strings.home.allMachinery}</ArrowLink>
          }
        />
        <ul
          className={`grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-6 md:gap-x-6 md:gap-y-10 ${wideColumns(machinery.cards.length)}`}
        >
          {machinery.cards.map((card) => (
            <li key={card.id}>
              <a
                href={card.href}
                className="group isolate block h-full rounded-md bg-limestone p-2 md:p-4 print:bg-transparent print:p-0"
              >
                <Picture
                  picture={card.picture}
                  sizes="(min-width: 64rem) 300px, 40vw"
                  model
                  className="aspect-[3/2] w-full scale-108 object-contain eases group-hover:scale-112"
                />
                <span className="flex flex-wrap items-baseline justify-between gap-x-3 border-t-4 border-soil pt-3 md:max-lg:flex-col print:flex-col">
                  <span className="text-body font-bold tracking-tight underline-offset-4 group-hover:underline md:text-heading">
                    <Unbroken text={card.title} />
                  </span>{" "}
                  <span className="figures text-heading font-extrabold text-forest md:text-title">
                    {card.count}
                  </span>
                </span>{" "}
                <span className="mt-1 hidden text-small text-moss md:block">
                  <Unbroken text={card.description} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
