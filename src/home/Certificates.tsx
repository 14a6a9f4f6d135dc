import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
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
      <ul className="grid divide-y divide-hairline border-y border-hairline lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {certificates.cards.map((certificate) => (
          <li
            key={certificate.id}
            className="py-8 md:grid md:grid-cols-[2fr_3fr] md:gap-8 lg:block lg:px-8 lg:py-10 lg:first:pl-0 lg:last:pr-0"
          >
            <h3 className="figures mb-4 flex flex-col text-forest">
              <StandardTitle title={certificate.title} />
              <span className="mt-2 text-heading">{certificate.name}</span>
            </h3>
            <div>
              <p className="mb-4 text-small text-moss">{certificate.description}</p>
              <ArrowLink href={certificate.pdfPath}>
                {site.strings.home.seeCertificate}
                <span className="sr-only"> {certificate.title}</span>
              </ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** «ISO 9001:2015» with its number as large as it counts. */
function StandardTitle({ title }: { title: string }) {
  const [body, number, year] = title.split(/[\s:]/);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-small font-semibold tracking-normal">{body} </span>
      <span className="text-figure font-extrabold">{number}</span>
      <span className="text-small font-semibold tracking-normal">:{year}</span>
    </span>
  );
}
