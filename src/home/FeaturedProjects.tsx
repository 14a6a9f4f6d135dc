import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Figures } from "../ui/Figures.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { HomeModel } from "./model.ts";

/** Works as records: place and date, the picture, the quantities as typography. */
export function FeaturedProjects({ site, projects }: { site: Site; projects: HomeModel["projects"] }) {
  const { language, strings } = site;
  // Two columns: of an odd number one work takes two lines, so that none is left alone.
  const isTall = (index: number) => projects.cards.length % 2 === 1 && index === 1;
  return (
    <Section labelledBy="proyectos">
      <SectionHeading
        id="proyectos"
        heading={projects.heading}
        lead={projects.lead}
        action={<ArrowLink href={pageAddress(language, "projects")}>{strings.home.allProjects}</ArrowLink>}
      />
      <ul className="grid gap-x-10 gap-y-14 lg:grid-cols-2">
        {projects.cards.map((project, index) => (
          <li key={project.slug} className={isTall(index) ? "lg:row-span-2" : undefined}>
            <a href={project.href} className="group block">
              <span className={`block bg-limestone-deep p-5 md:p-8 ${isTall(index) ? "" : "lg:px-24"}`}>
                <Picture
                  picture={project.picture}
                  sizes="(min-width: 64rem) 560px, 60vw"
                  model
                  className={`w-full object-contain ${isTall(index) ? "aspect-[3/2] lg:aspect-[4/5]" : "aspect-[3/2]"}`}
                />
              </span>
              <span className="mt-4 flex flex-wrap justify-between gap-x-6 text-small text-moss">
                <span>{project.location}</span>
                <span className="figures">{project.dates}</span>
              </span>
              <span className="mt-1 mb-4 block text-heading font-bold tracking-tight underline-offset-4 group-hover:underline">
                <Unbroken text={project.title} />
              </span>
            </a>
            {project.figures.length > 0 && <Figures figures={project.figures} large={isTall(index)} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
