import type { ReactNode } from "react";
import { quoteAddress } from "../../contract/contact-page.ts";
import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { BackLink } from "../ui/BackLink.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Figures } from "../ui/Figures.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { KeyData } from "./KeyData.tsx";
import type { ProjectModel } from "./model.ts";
import { Testimonial } from "./Testimonial.tsx";

interface ProjectPageProps {
  site: Site;
  project: ProjectModel;
  /** the carousel, an island */
  children: ReactNode;
}

/** A project like an engineer's record: title and place, pictures beside the data, then what was done. */
export function ProjectPage({ site, project, children }: ProjectPageProps) {
  const { language, strings } = site;
  const labels = strings.projectDetail;
  return (
    <Column>
      <header className="pt-6 pb-8 md:pt-10 md:pb-12">
        <BackLink href={pageAddress(language, "projects")}>{labels.back}</BackLink>
        <p className="figures flex flex-wrap gap-x-6 text-small text-moss">
          <span>{project.location}</span>
          <span>{project.dates}</span>
          <span>{project.type}</span>
        </p>
        <h1 className="mt-2 max-w-[14.5em] text-display text-forest-deep hyphens-auto">
          <Unbroken text={project.title} />
        </h1>
      </header>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr] lg:items-start">
        {children}
        <KeyData project={project} labels={labels} />
      </div>
      {project.figures.length > 0 ? (
        <div className="figures my-12 border-y border-hairline py-9 md:my-16">
          <Figures figures={project.figures} large />
        </div>
      ) : (
        <div className="h-12 md:h-16" />
      )}
      <div className="grid gap-x-14 gap-y-10 pb-16 md:pb-24 lg:grid-cols-[5fr_7fr] print:pb-2">
        <section aria-labelledby="descripcion">
          <h2 id="descripcion" className="mb-4 text-heading text-forest-deep">
            {labels.description}
          </h2>
          <p className="measure text-lead">
            <Unbroken text={project.description} />
          </p>
        </section>
        <section aria-labelledby="actuaciones">
          <h2 id="actuaciones" className="mb-4 text-heading text-forest-deep">
            {labels.actions}
          </h2>
          <div className="measure flex flex-col gap-4">
            {project.actions.map((paragraph) => (
              <p key={paragraph}>
                <Unbroken text={paragraph} />
              </p>
            ))}
          </div>
        </section>
      </div>
      {project.testimonial && <Testimonial label={labels.testimonial} testimonial={project.testimonial} />}
      <div className="flex flex-wrap items-center justify-between gap-6 border-t border-hairline py-10 print:hidden">
        <ButtonLink href={quoteAddress(language, project.title)}>{strings.cta.requestQuote}</ButtonLink>
        {project.next && (
          <ArrowLink href={project.next.href}>
            <span>
              <Unbroken text={project.next.title} />
            </span>
          </ArrowLink>
        )}
      </div>
    </Column>
  );
}
