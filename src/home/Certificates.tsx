import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { wideColumns } from "../ui/columns.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import type { HomeModel } from "./model.ts";

/** What a public buyer looks for, large enough to be found while scrolling. */
export function Certificates({
  site,
  certificates,
}: {
  site: Site;
  certificates: HomeModel["certificates"];
}) {
  return (
    <Section id="certificaciones" background="white" labelledBy="certificaciones-heading">
      <SectionHeading id="certificaciones-heading" heading={certificates.heading} lead={certificates.lead} />
      {/* Lines between the cards, whatever their number: those at the left edge are cut off. */}
      <div className="overflow-x-clip border-y border-hairline">
        <ul className={`grid lg:-mx-8 ${columns(certificates.cards.length)}`}>
          {certificates.cards.map((certificate) => (
            <li
              key={certificate.id}
              className="-mt-px border-t border-hairline py-4 md:py-6 print:break-inside-avoid print:py-2 md:grid md:grid-cols-[2fr_3fr] md:gap-8 lg:row-span-2 lg:-ml-px lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:border-l lg:px-8 lg:py-10"
            >
              <h3 className="figures relative mb-1 md:mb-3 flex flex-col text-forest">
                <Icon
                  name={certificate.icon}
                  className="absolute top-0 right-0 size-9 text-moss lg:max-xl:-top-5 lg:max-xl:size-7"
                />
                <StandardTitle title={certificate.title} />{" "}
                <span className="mt-1 text-heading md:mt-2">{certificate.name}</span>
              </h3>
              <div className="mt-3 flex items-center gap-5 md:mt-0 md:items-start">
                {certificate.picture && (
                  <Picture
                    picture={certificate.picture}
                    sizes="80px"
                    className="h-20 w-auto max-w-20 shrink-0 border border-hairline object-contain md:h-28"
                  />
                )}
                <div>
                  <p className="mb-2 text-small text-moss max-md:hidden">{certificate.description}</p>
                  <ArrowLink href={certificate.pdfPath}>
                    {site.strings.home.seeCertificate}
                    <span className="sr-only"> {certificate.title}</span>
                  </ArrowLink>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Their numbers are large, so three stand beside each other at most. */
const columns = (count: number) => wideColumns(count === 4 ? 2 : Math.min(count, 3));

/** «ISO 9001:2015» with its number in large type; another title as it is. */
function StandardTitle({ title }: { title: string }) {
  const [, body, number, rest] = title.match(/^(\D+?)\s*(\d+)(.*)$/) ?? [];
  if (!number) return <span className="text-title font-extrabold">{title}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-small font-semibold tracking-normal">{body}</span>{" "}
      <span className="text-figure font-extrabold">{number}</span>
      {rest && <span className="text-small font-semibold tracking-normal">{rest}</span>}
    </span>
  );
}
