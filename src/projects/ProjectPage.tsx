import type { ReactNode } from "react";
import { quoteAddress } from "../../contract/contact-page.ts";
import { pageAddress } from "../../contract/routes.ts";
import { ContactBanner } from "../layout/ContactBanner.tsx";
import type { Site } from "../site/site.ts";
import { BackLink } from "../ui/BackLink.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { Comparison } from "./Comparison.tsx";
import { KeyData, LinkList } from "./KeyData.tsx";
import type { ProjectModel } from "./model.ts";
import { PlaceMap } from "./PlaceMap.tsx";
import { Quantities } from "./Quantities.tsx";

interface ProjectPageProps {
  site: Site;
  project: ProjectModel;
  /** the carousel, an island */
  children: ReactNode;
}

/** A project like an engineer's record: title, who for, where and when, then pictures, quantities and what was done. */
export function ProjectPage({ site, project, children }: ProjectPageProps) {
  const { language, strings } = site;
  const labels = strings.projectDetail;
  // Where one column has more pictures, the map stands in the other.
  const map = project.municipality && (
    <PlaceMap municipality={project.municipality} road={project.road} credit={strings.projects.mapCredit} />
  );
  return (
    <>
      <Column>
        {/* On paper the data come first and the pictures last; in one column what was done follows the pictures. */}
        <div className="max-lg:flex max-lg:flex-col max-lg:gap-y-10 print:flex print:flex-col print:gap-y-0">
          <header className="pt-6 md:pt-10 lg:pt-8 lg:pb-8 print:py-2">
            <BackLink href={pageAddress(language, "projects")}>{labels.back}</BackLink>
            <h1 className="max-w-[14.5em] text-display text-forest-deep hyphens-auto print:text-title">
              <Unbroken text={project.title} />
            </h1>
            <KeyData project={project} labels={{ ...labels, type: strings.projects.type }} />
          </header>
          <div className="grid gap-x-14 max-lg:contents lg:grid-cols-[7fr_5fr] lg:items-start print:contents">
            <div className="min-w-0 print:order-last print:mt-4">
              {project.comparison && <Comparison {...project.comparison} labels={labels.comparison} />}
              {children}
              {!project.comparison && map}
            </div>
            <div className="max-lg:not-print:order-2">
              {project.machines.length > 0 && (
                <LinkList id="maquinaria" heading={labels.machines} links={project.machines} />
              )}
              {project.certificates.length > 0 && (
                <LinkList id="certificados" heading={labels.certificates} links={project.certificates} />
              )}
              <div className="print:hidden">
                {/* Another link of that name, in the page's last band, leads to the empty form. */}
                <ButtonLink
                  href={quoteAddress(language, project.title)}
                  aria-label={`${strings.cta.requestQuote}: ${project.title}`}
                >
                  {strings.cta.requestQuote}
                </ButtonLink>
              </div>
              {project.comparison && map}
            </div>
          </div>
          <div className="max-lg:not-print:order-1 lg:mt-16 print:mt-3">
            <Quantities
              heading={labels.relevantData}
              figures={project.figures}
              furtherData={project.furtherData}
              notes={labels.scale}
            />
          </div>
          <div className="grid gap-x-14 max-lg:contents lg:mt-16 lg:grid-cols-[5fr_7fr] lg:pb-24 print:contents">
            <section aria-labelledby="descripcion" className="print:mt-4">
              <h2 id="descripcion" className="mb-4 text-heading text-forest-deep print:mb-1">
                {labels.description}
              </h2>
              <p className="measure text-lead print:max-w-none print:text-body">
                <Unbroken text={project.description} />
              </p>
            </section>
            <section
              aria-labelledby="actuaciones"
              className="max-lg:not-print:order-3 max-lg:pb-6 print:mt-3 print:pb-2"
            >
              <h2 id="actuaciones" className="mb-4 text-heading text-forest-deep print:mb-1">
                {labels.actions}
              </h2>
              <div className="measure flex flex-col gap-4 print:max-w-none print:gap-2">
                {project.actions.map((paragraph) => (
                  <p key={paragraph}>
                    <Unbroken text={paragraph} />
                  </p>
                ))}
              </div>
            </section>
          </div>
          {project.testimonial && <Testimonial label={labels.testimonial} {...project.testimonial} />}
          {project.next && <NextProject label={labels.next} {...project.next} />}
        </div>
      </Column>
      <ContactBanner site={site} heading={strings.cta.heading} lead={strings.cta.lead} />
    </>
  );
}

/** What the client said, by role. */
function Testimonial({ label, quote, role }: { label: string; quote: string; role: string }) {
  return (
    <figure className="max-lg:not-print:order-4 mb-16 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 border-t-4 border-amber pt-6 md:mb-24 lg:grid-cols-[5fr_7fr] print:mb-2">
      <h2 className="text-heading text-forest-deep">{label}</h2>
      <blockquote className="max-w-[40ch] text-heading font-semibold text-balance">«{quote}»</blockquote>
      <figcaption className="text-small text-moss lg:col-start-2">{role}</figcaption>
    </figure>
  );
}

function NextProject({ label, title, href }: { label: string; title: string; href: string }) {
  return (
    <a
      href={href}
      className="max-lg:not-print:order-5 group mb-16 flex items-center justify-between gap-6 border-y-4 border-soil py-6 md:mb-24 print:hidden"
    >
      <span className="min-w-0">
        <span className="block text-small text-moss">{label}</span>{" "}
        <span className="block hyphens-auto text-heading font-bold tracking-tight underline-offset-4 group-hover:underline">
          <Unbroken text={title} />
        </span>
      </span>
      <Icon name="arrow" className="size-8 shrink-0 eases group-hover:translate-x-2" />
    </a>
  );
}
